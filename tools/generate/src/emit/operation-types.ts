import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import { docComment, propertyName } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";
import { isEnum } from "./types.js";

/** The types of each operation's parameters, body and result. */
export const operationTypes: Emitter = {
  name: "operation types",
  target: "packages/contract/src/operation-types.gen.ts",
  source: "spec/paths/",
  emit: (spec) =>
    `${imports(spec)}\n${docComment("What goes into an operation, and what comes out when it succeeds.")}` +
    `export interface OperationTypes {\n${spec.operations.map(print).join("\n")}}\n`,
};

function print(operation: Operation): string {
  return (
    `${docComment(operation.summary)}${propertyName(operation.id)}: {\n` +
    `path: ${parameters(operation, "path")};\n` +
    `query: ${parameters(operation, "query")};\n` +
    `body: ${operation.body ? schemaType(operation.body.schema) : "undefined"};\n` +
    `result: ${result(operation)};\n};\n`
  );
}

function parameters(operation: Operation, place: string): string {
  const members = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(
      ({ name, required, schema }) => `${propertyName(name)}${required ? "" : "?"}: ${schemaType(schema)}`,
    );
  return members.length === 0 ? "Record<never, never>" : `{ ${members.join("; ")} }`;
}

function result({ method, responses }: Operation): string {
  const bodies = responses
    .filter(({ status }) => status < 300)
    .map(({ schema }) => (schema && method !== "HEAD" ? schemaType(schema) : "undefined"));
  return [...new Set(bodies)].join(" | ") || "undefined";
}

function imports({ operations, schemas }: Spec): string {
  const used = operations.flatMap((operation) => [
    ...operation.parameters.map((parameter) => parameter.schema),
    ...(operation.body ? [operation.body.schema] : []),
    ...operation.responses
      .filter(({ status }) => status < 300)
      .flatMap(({ schema }) => (schema ? [schema] : [])),
  ]);
  return importSchemas(schemas, used.flatMap(namedSchemas));
}

/** The imports of named schemas, from the file that each one stands in. */
export function importSchemas(schemas: Spec["schemas"], names: string[]): string {
  const sorted = [...new Set(names)].sort();
  const isEnumName = (name: string): boolean => isEnum(schemas[name] ?? {});
  const groups = [
    { file: "./enums.gen.js", names: sorted.filter(isEnumName) },
    { file: "./types.gen.js", names: sorted.filter((name) => !isEnumName(name)) },
  ];
  return groups
    .filter((group) => group.names.length > 0)
    .map((group) => `import type { ${group.names.join(", ")} } from "${group.file}";\n`)
    .join("");
}
