import type { Emitter } from "../../emitter.js";
import type { Operation, Spec } from "../../model.js";
import type { ParameterObject, Schema } from "../../openapi-document.js";
import { docComment, literal, propertyName } from "../../print.js";
import { isBinary, namedSchemas, schemaType } from "../../schema-type.js";
import { referenceLiteral, referredKind } from "./references.js";

/** Every operation by its path, as openapi-fetch wants to be told of it, with the named types of the SDK. */
export const sdkPaths: Emitter = {
  name: "SDK paths",
  target: "packages/sdk/src/generated/paths.gen.ts",
  source: "the operations in spec/paths/",
  emit: (spec) => {
    const paths = [...new Set(spec.operations.map(({ path }) => path))];
    const members = paths.map((path) => {
      const operations = spec.operations.filter((operation) => operation.path === path);
      return `${literal(path)}: {\n${operations.map((operation) => printOperation(spec, operation)).join("\n")}\n};`;
    });
    const text = "Every operation by its path, for openapi-fetch.";
    return [
      `import type { ${names(spec).join(", ")} } from "./models.gen.js";\n`,
      `${docComment(text)}export interface paths {\n${members.join("\n")}\n}\n`,
    ].join("\n");
  },
};

function printOperation(spec: Spec, operation: Operation): string {
  const { method, summary, body, mayBeEmpty } = operation;
  const places = (["path", "query"] as const).flatMap((place) => printParameters(operation, place));
  const content = body && `{ content: { "application/json": ${bodyType(spec, body.schema)} } }`;
  return [
    `${docComment(summary)}${method.toLowerCase()}: {`,
    `parameters: { ${places.join("; ")} };`,
    content && `requestBody${body.required ? "" : "?"}: ${content};`,
    `responses: {`,
    ...successes(operation).map(
      ({ status, schema, mediaType }) =>
        `${status}: ${schema && method !== "HEAD" ? `{ content: { ${literal(mediaType ?? "")}: ${isBinary(schema) ? "Blob" : schemaType(schema)}${mayBeEmpty ? " | undefined" : ""} } }` : "{ content?: never }"};`,
    ),
    method === "HEAD" ? "" : `default: { content: { "application/json": ErrorResponse } };`,
    "};\n};",
  ]
    .filter(Boolean)
    .join("\n");
}

function printParameters(operation: Operation, place: "path" | "query"): string[] {
  const parameters = shown(operation).filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return [];
  const members = parameters.map(
    ({ name, required, schema }) =>
      `${propertyName(name)}${required ? "" : "?"}: ${schema.type === "array" ? "readonly " : ""}${schemaType(schema)}`,
  );
  return [`${place}${parameters.some(({ required }) => required) ? "" : "?"}: { ${members.join("; ")} }`];
}

/** What is written here is what is sent: a field that the methods take in any form is a reference. */
function bodyType(spec: Spec, schema: Schema): string {
  const type = schemaType(schema);
  const fields = schema.$ref ? referenceFields(spec, type) : [];
  if (fields.length === 0) return type;
  const written = fields.map(
    ([name, kind, list]) => `${propertyName(name)}?: ${list ? `{ url: ${kind} }[]` : `{ url: ${kind} }`}`,
  );
  return `Omit<${type}, ${fields.map(([name]) => literal(name)).join(" | ")}> & { ${written.join("; ")} }`;
}

function referenceFields(spec: Spec, type: string): [name: string, url: string, list: boolean][] {
  const { properties = {}, allOf = [] } = spec.schemas[type] ?? {};
  const inherited = allOf.flatMap((part) => (part.$ref ? referenceFields(spec, schemaType(part)) : []));
  const own = Object.entries(properties).flatMap(([name, property]): [string, string, boolean][] => {
    const kind = referredKind(spec, property.items ?? property);
    return kind ? [[name, referenceLiteral(kind), property.items !== undefined]] : [];
  });
  return [...inherited, ...own];
}

function successes({ responses }: Operation): Operation["responses"] {
  return responses.filter(({ status }) => status < 300);
}

/** The client sends its version with every call. */
function shown({ parameters }: Operation): ParameterObject[] {
  return parameters.filter(({ name }) => name !== "apiVersion");
}

function names({ operations }: Spec): string[] {
  const schemas = operations.flatMap((operation) => [
    ...shown(operation).map(({ schema }) => schema),
    ...(operation.body ? [operation.body.schema] : []),
    ...successes(operation).flatMap(({ schema }) => (schema && operation.method !== "HEAD" ? [schema] : [])),
  ]);
  return [...new Set([...schemas.flatMap(namedSchemas), "ErrorResponse"])].sort();
}
