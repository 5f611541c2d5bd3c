import type { Emitter } from "../emitter.js";
import type { Operation } from "../model.js";
import type { ParameterObject } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";

/** The types of `openapi`: every operation by its path, resolved, so that a key that is not there does not compile. */
export const sdkOpenapi: Emitter = {
  name: "SDK paths",
  target: "packages/sdk/src/openapi.gen.ts",
  source: "the operations in spec/paths/",
  emit: ({ operations }) => {
    const methods = [...new Set(operations.map(({ method }) => method))];
    const names = [...new Set(operations.flatMap(mentioned))].sort();
    const members = methods.map((method) => {
      const type = interfaceName(method);
      return `${method}<Path extends keyof ${type}>(path: Path, ...init: ${type}[Path]["init"]): Promise<OpenApiAnswer<${type}[Path]["data"]>>;`;
    });
    return [
      `import type { ${names.join(", ")} } from "@syndikit/contract";`,
      `import type { CallOptions } from "./options.js";\n`,
      `${docComment("What an operation answered. A failure is thrown, so there is always data where there is a body.")}export interface OpenApiAnswer<Data> {\nreadonly data: Data;\nreadonly response: Response;\n}\n`,
      ...methods.map((method) => printMethod(method, operations)),
      `${docComment("Every operation by its path, as openapi-fetch takes it. It throws as the methods do.")}export interface OpenApiClient {\n${members.join("\n")}\n}\n`,
    ].join("\n");
  },
};

function printMethod(method: string, operations: Operation[]): string {
  const members = operations
    .filter((operation) => operation.method === method)
    .map(
      (operation) =>
        `${docComment(operation.summary)}${literal(operation.path)}: { init: ${init(operation)}; data: ${data(operation)} };`,
    );
  return `${docComment(`The paths of ${method}.`)}export interface ${interfaceName(method)} {\n${members.join("\n")}\n}\n`;
}

function interfaceName(method: string): string {
  return `OpenApi${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

/** A tuple: where nothing is required, the argument may be left away. */
function init(operation: Operation): string {
  const path = parameters(operation, "path");
  const query = parameters(operation, "query");
  const needsQuery = query.some(({ required }) => required);
  const needsParams = path.length > 0 || needsQuery;
  const parts = [
    path.length > 0 && `path: ${object(path)}`,
    query.length > 0 && `query${needsQuery ? "" : "?"}: ${object(query)}`,
  ].filter(Boolean);
  const members = [
    parts.length > 0 && `params${needsParams ? "" : "?"}: { ${parts.join("; ")} }`,
    operation.body && `body${operation.body.required ? "" : "?"}: ${schemaType(operation.body.schema)}`,
  ].filter(Boolean);
  const optional = needsParams || operation.body?.required ? "" : "?";
  return `[init${optional}: ${[members.length > 0 && `{ ${members.join("; ")} }`, "CallOptions"].filter(Boolean).join(" & ")}]`;
}

/** The client sends its version with every call. */
function parameters({ parameters: all }: Operation, place: string): ParameterObject[] {
  return all.filter((parameter) => parameter.in === place && parameter.name !== "apiVersion");
}

function object(members: ParameterObject[]): string {
  const printed = members.map(
    ({ name, required, schema }) => `${propertyName(name)}${required ? "" : "?"}: ${schemaType(schema)}`,
  );
  return `{ ${printed.join("; ")} }`;
}

function data({ method, responses }: Operation): string {
  const bodies = responses
    .filter(({ status }) => status < 300)
    .map(({ schema }) => (schema && method !== "HEAD" ? schemaType(schema) : "undefined"));
  return [...new Set(bodies)].join(" | ");
}

function mentioned(operation: Operation): string[] {
  const { body, responses, parameters: all } = operation;
  const schemas = [
    ...all.filter(({ name }) => name !== "apiVersion").map(({ schema }) => schema),
    ...(body ? [body.schema] : []),
    ...responses.filter(({ status }) => status < 300).flatMap(({ schema }) => (schema ? [schema] : [])),
  ];
  return schemas.flatMap((schema) => namedSchemas(schema));
}
