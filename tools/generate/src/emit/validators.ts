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
      `${docComment("A fault as the compiled code tells it.")}export interface CompiledError {\n  readonly keyword: string;\n  readonly instancePath: string;\n  readonly params: Readonly<Record<string, unknown>>;\n  /** The name of a property, where a rule for names is broken. */\n  readonly propertyName?: string | undefined;\n}\n`,
      `${docComment("A compiled schema: false when the value breaks it, and then `errors` holds why.")}export interface CompiledSchema {\n  (value: unknown): boolean;\n  readonly errors?: readonly CompiledError[] | null;\n}\n`,
      `${docComment("The name of a schema.")}export type SchemaName = ${schemaNames.join(" | ")};\n`,
      "/** Every schema of the spec. */\nexport declare const schemas: Readonly<Record<SchemaName, CompiledSchema>>;",
      "/** The request body of each operation that has one. */\nexport declare const bodies: Readonly<Partial<Record<OperationId, CompiledSchema>>>;",
      "/** The path parameters of each operation, as one object. */\nexport declare const paths: Readonly<Record<OperationId, CompiledSchema>>;",
      "/** The query parameters of each operation, as one object. */\nexport declare const queries: Readonly<Record<OperationId, CompiledSchema>>;",
      "/** The header parameters of each operation, as one object. */\nexport declare const headers: Readonly<Record<OperationId, CompiledSchema>>;",
      "/** The body of each response, by status; `null` where there is none. */\nexport declare const responses: Readonly<Record<OperationId, Readonly<Record<number, CompiledSchema | null>>>>;",
      "/** The payload of each event. */\nexport declare const events: Readonly<Record<EventName, CompiledSchema>>;",
    ].join("\n");
  },
};
