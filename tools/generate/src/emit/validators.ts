import type { Emitter } from "../emitter.js";
import { docComment } from "../print.js";
import { bundleValidators } from "../validators/bundle-validators.js";
import { compileSchemas } from "../validators/compile-schemas.js";
import { planValidators } from "../validators/validator-names.js";

/** The compiled schemas: every body, parameter, response, event and named schema. */
export const validators: Emitter = {
  name: "validators",
  target: "packages/contract/src/validators.gen.js",
  source: "spec/",
  emit: async (spec) => {
    const plan = planValidators(spec);
    return bundleValidators(compileSchemas(plan.schemas), plan);
  },
};

/** The types of the compiled schemas. */
export const validatorTypes: Emitter = {
  name: "validator types",
  target: "packages/contract/src/validators.gen.d.ts",
  source: "spec/",
  emit: (spec) => {
    const schemaNames = Object.keys(spec.schemas).map((name) => JSON.stringify(name));
    return [
      'import type { EventName } from "./events.gen.js";\nimport type { OperationId } from "./operations.gen.js";\n',
      `${docComment("A fault as the compiled code tells it.")}export interface CompiledError {\n  readonly keyword: string;\n  readonly instancePath: string;\n  readonly params: Readonly<Record<string, unknown>>;\n  readonly message?: string;\n  readonly propertyName?: string;\n}\n`,
      `${docComment("A compiled schema: false when the value breaks it, and then `errors` holds why.")}export interface CompiledSchema {\n  (value: unknown): boolean;\n  readonly errors?: readonly CompiledError[] | null;\n}\n`,
      `${docComment("The name of a schema.")}export type SchemaName = ${schemaNames.join(" | ")};\n`,
      "export declare const schemas: Readonly<Record<SchemaName, CompiledSchema>>;",
      "export declare const bodies: Readonly<Partial<Record<OperationId, CompiledSchema>>>;",
      "export declare const paths: Readonly<Record<OperationId, CompiledSchema>>;",
      "export declare const queries: Readonly<Record<OperationId, CompiledSchema>>;",
      "export declare const responses: Readonly<Record<OperationId, Readonly<Record<number, CompiledSchema | null>>>>;",
      "export declare const events: Readonly<Record<EventName, CompiledSchema>>;",
    ].join("\n");
  },
};
