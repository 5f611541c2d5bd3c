import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import { docComment, literal, propertyName } from "../print.js";
import { schemaType } from "../schema-type.js";
import { parameterEntry } from "./parameter-entry.js";

/** The table of operations. */
export const operations: Emitter = {
  name: "operations",
  target: "packages/contract/src/operations.gen.ts",
  source: "spec/paths/",
  emit: (spec) =>
    [
      'import type { Operation } from "./operation.js";\nimport type * as types from "./types.gen.js";\n',
      `${docComment("Every operation, by its id.")}export const operations = {`,
      ...spec.operations.map(
        (operation) => `${comment(operation)}${propertyName(operation.id)}: ${entry(spec, operation)},\n`,
      ),
      "} as const satisfies Record<string, Operation>;\n",
      `${docComment("Every operation as openapi-typescript sees it; the type beside the table of the same name.")}export type operations = types.operations;\n`,
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
      ? { required: operation.body.required, schema: schemaType(operation.body.schema) }
      : null,
    statuses,
    success: statuses.filter((status) => status < 300),
    sdk: operation.sdk ?? null,
  });
}
