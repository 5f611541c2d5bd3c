import type { Emitter } from "../emitter.js";
import type { NamedExample } from "../model.js";
import { docComment, literal } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";
import { importSchemas } from "./operation-types.js";

/** Every named example, typed by its schema. */
export const examples: Emitter = {
  name: "examples",
  target: "packages/contract/src/examples.gen.ts",
  source: "spec/examples/",
  emit: (spec) => {
    const used = spec.examples.filter((example) => example.schemas.length > 0);
    const names = used.flatMap(({ schemas }) => schemas.slice(0, 1).flatMap(namedSchemas));
    return [
      importSchemas(spec.schemas, names),
      `${docComment("The type of each named example: its schema.")}export interface Examples {\n${used.map(member).join("\n")}\n}\n`,
      `${docComment("Every named example of the interface. The same ones stand in the documentation.")}export const examples: Examples = {\n${used.map(value).join("\n")}\n};\n`,
      `${docComment("The name of an example.")}export type ExampleName = keyof Examples;\n`,
    ].join("\n");
  },
};

function member(example: NamedExample): string {
  const [schema] = example.schemas;
  return `${literal(example.name)}: ${schema ? schemaType(schema) : "unknown"};`;
}

function value(example: NamedExample): string {
  return `${docComment(example.summary)}${literal(example.name)}: ${literal(example.value)},`;
}
