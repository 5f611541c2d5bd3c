import { componentName } from "../dereference.js";
import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import type { ParameterObject, Schema } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";
import { schemaType } from "../schema-type.js";

export const operations: Emitter = {
  name: "operations",
  target: "packages/contract/src/operations.gen.ts",
  source: "spec/paths/",
  emit: (spec) =>
    [
      'import type { Operation } from "./operation.js";\n',
      `${docComment("Every operation, by its id.")}export const operations = {`,
      ...spec.operations.map(
        (operation) => `${comment(operation)}${propertyName(operation.id)}: ${entry(spec, operation)},\n`,
      ),
      "} as const satisfies Record<string, Operation>;\n",
      `${docComment("The id of an operation.")}export type OperationId = keyof typeof operations;\n`,
    ].join("\n"),
};

function comment({ method, path, summary }: Operation): string {
  return docComment(`\`${method} ${path}\`: ${summary}`);
}

function entry({ schemas }: Spec, operation: Operation): string {
  const { id, method, path, tag, summary, origin, roles, owner, idempotency, pagination, emits, security } =
    operation;
  const statuses = operation.responses.map((response) => response.status);
  return literal({
    id,
    method,
    path,
    tag,
    summary,
    origin,
    roles,
    owner,
    idempotency,
    pagination,
    emits,
    security,
    parameters: operation.parameters.map((parameter) => parameterEntry(schemas, parameter)),
    body: operation.body
      ? {
          required: operation.body.required,
          schema: schemaType(operation.body.schema),
          maxBytes: operation.body.maxBytes,
        }
      : null,
    statuses,
    success: statuses.filter((status) => status < 300),
    ...mediaTypeOf(operation),
    sdk: operation.sdk ?? null,
  });
}

/** What a success comes as, where that is not JSON. */
function mediaTypeOf({ responses }: Operation): { mediaType?: string } {
  const { mediaType } = responses.find(({ status }) => status < 300) ?? {};
  return mediaType === undefined || mediaType === "application/json" ? {} : { mediaType };
}

/** A parameter as the tables hold it: enough to write it into a URL, and to read it from one. */
interface ParameterEntry {
  name: string;
  in: string;
  required: boolean;
  type: string;
  items?: string;
  until?: string;
}

/** The entry of a parameter, with the type of a schema that it refers to. */
function parameterEntry(schemas: Record<string, Schema>, parameter: ParameterObject): ParameterEntry {
  const { name, in: place, required = false, style, schema } = parameter;
  const type = wireType(schemas, schema);
  if (type === "object" && style !== "deepObject")
    throw new Error(`The parameter ${name} needs style deepObject.`);
  if (type === "array" && place === "query" && parameter.explode !== false) {
    throw new Error(`The parameter ${name} needs explode: false, for lists are written with commas.`);
  }
  const until = schema["x-until"];
  const entry = { name, in: place, required, type, ...(until === undefined ? {} : { until: String(until) }) };
  return type === "array" ? { ...entry, items: wireType(schemas, schema.items ?? {}) } : entry;
}

function wireType(schemas: Record<string, Schema>, schema: Schema): string {
  if (schema.$ref) return wireType(schemas, schemas[componentName(schema.$ref)] ?? {});
  if (typeof schema.type !== "string")
    throw new Error(`A parameter needs one type: ${JSON.stringify(schema)}.`);
  return schema.type;
}
