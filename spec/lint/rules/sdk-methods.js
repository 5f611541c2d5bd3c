import { schemaName } from "../named-schema.js";
import { follow, walkSchema } from "../walk-schema.js";

/** The methods of an operation with several actions name a body, fields and an answer that the operation has. */
export function sdkMethods() {
  return {
    Paths: {
      PathItem: {
        Operation(operation, ctx) {
          for (const [at, method] of (operation["x-sdk"]?.methods ?? []).entries()) {
            const location = ctx.location.child(["x-sdk", "methods", at]);
            for (const [field, message] of [
              ...bodyFaults(method, operation, ctx),
              ...answerFaults(method, operation, ctx),
            ]) {
              ctx.report({ message, location: location.child([field]) });
            }
          }
        },
      },
    },
  };
}

function bodyFaults(method, operation, ctx) {
  const body = namedSchemas(operation.requestBody, ["requestBody"], ctx);
  const schema = body.get(method.schema);
  if (schema === undefined)
    return [["schema", `The body of ${operation.operationId} has no schema ${method.schema}.`]];
  const properties = new Set();
  for (const { schema: part } of walkComposition(schema, ctx.resolve)) {
    for (const name of Object.keys(part.properties ?? {})) properties.add(name);
  }
  const missing = (names, field) =>
    names
      .filter((name) => !properties.has(name))
      .map((name) => [field, `${method.schema} has no property \`${name}\`.`]);
  return [
    ...missing(Object.keys(method.fixed ?? {}), "fixed"),
    ...missing(method.args ?? [], "args"),
    ...missing(method.details ?? [], "details"),
  ];
}

function answerFaults(method, operation, ctx) {
  const status = String(method.status);
  const response = operation.responses?.[status];
  if (response === undefined) return [["status", `${operation.operationId} does not answer ${status}.`]];
  if (method.result === undefined) return [];
  const known = namedSchemas(response, ["responses", status], ctx).has(method.result);
  return known
    ? []
    : [["result", `${operation.operationId} does not answer a ${method.result} with ${status}.`]];
}

/** Every named schema in the content of a request or a response. */
function namedSchemas(holder, path, { location, resolve }) {
  const found = new Map();
  const target = follow(holder ?? {}, location.child(path), resolve);
  for (const [type, media] of Object.entries(target?.schema.content ?? {})) {
    const at = target.location.child(["content", type, "schema"]);
    for (const entry of walkSchema(media.schema, at, resolve)) {
      const name = schemaName(entry.location);
      if (name !== undefined) found.set(name, entry);
    }
  }
  return found;
}

/** A schema and what it is composed of, without the schemas of its properties. */
function* walkComposition({ schema, location }, resolve) {
  yield { schema };
  for (const key of ["allOf", "oneOf", "anyOf"]) {
    for (const [at, child] of (schema[key] ?? []).entries()) {
      const target = follow(child, location.child([key, at]), resolve);
      if (target !== undefined) yield* walkComposition(target, resolve);
    }
  }
}
