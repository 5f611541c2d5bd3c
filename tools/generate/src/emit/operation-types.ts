import type { Emitter } from "../emitter.js";
import type { Operation, Response, Spec } from "../model.js";
import { docComment, propertyName } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";
import { isEnum } from "./types.js";

const REFUSAL = "ErrorResponse";

/** The types of each operation's parameters, body, answers and result. */
export const operationTypes: Emitter = {
  name: "operation types",
  target: "packages/contract/src/operation-types.gen.ts",
  source: "spec/paths/",
  emit: (spec) => {
    const common = refusedByAll(spec);
    return (
      `${imports(spec)}\n` +
      docComment("The statuses with which any operation refuses a request, and those that only some have.") +
      `export type Refusals<Body = ${REFUSAL}, More extends number = never> = Record<${[...common, "More"].join(" | ")}, Body>;\n\n` +
      docComment(
        "What goes into an operation, and what comes out: `answers` by status, and `result` when it succeeds.",
      ) +
      `export interface OperationTypes {\n${spec.operations.map((operation) => print(operation, common)).join("\n")}}\n`
    );
  },
};

function print(operation: Operation, common: number[]): string {
  return (
    `${docComment(operation.summary)}${propertyName(operation.id)}: {\n` +
    `path: ${parameters(operation, "path")};\n` +
    `query: ${parameters(operation, "query")};\n` +
    `body: ${operation.body ? schemaType(operation.body.schema) : "undefined"};\n` +
    `answers: ${answers(operation, common)};\n` +
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

function answers(operation: Operation, common: number[]): string {
  const refused = refusals(operation);
  const others = operation.responses.filter(({ status }) => !refused.includes(status));
  const own = `{ ${others.map((response) => `${response.status}: ${bodyOf(operation, response)}`).join("; ")} }`;
  const more = refused.filter((status) => !common.includes(status));
  const body = refusalOf(operation);
  if (more.length > 0) return `${own} & Refusals<${body}, ${more.join(" | ")}>`;
  return body === REFUSAL ? `${own} & Refusals` : `${own} & Refusals<${body}>`;
}

function refusedByAll({ operations }: Spec): number[] {
  const [first = [], ...others] = operations.map(refusals);
  return first.filter((status) => others.every((refused) => refused.includes(status)));
}

function refusals(operation: Operation): number[] {
  return operation.responses
    .filter((response) => response.status >= 400 && bodyOf(operation, response) === refusalOf(operation))
    .map(({ status }) => status);
}

/** An answer to HEAD has no body. */
function refusalOf({ method }: Operation): string {
  return method === "HEAD" ? "undefined" : REFUSAL;
}

function result(operation: Operation): string {
  const bodies = operation.responses
    .filter(({ status }) => status < 300)
    .map((response) => bodyOf(operation, response));
  return [...new Set(bodies)].join(" | ") || "undefined";
}

function bodyOf({ method }: Operation, { schema }: Response): string {
  return schema && method !== "HEAD" ? schemaType(schema) : "undefined";
}

function imports({ operations, schemas }: Spec): string {
  const used = operations.flatMap((operation) => [
    ...operation.parameters.map((parameter) => parameter.schema),
    ...(operation.body ? [operation.body.schema] : []),
    ...operation.responses.flatMap(({ schema }) => (schema ? [schema] : [])),
  ]);
  return importSchemas(schemas, [...used.flatMap(namedSchemas), REFUSAL]);
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
