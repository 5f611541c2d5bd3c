import { check } from "./check.js";
import type { EventName } from "./events.gen.js";
import type { Parameter } from "./operation.js";
import { type OperationId, operations } from "./operations.gen.js";
import type { SchemaName } from "./validators.gen.js";
import { bodies, events, headers, paths, queries, responses, schemas } from "./validators.gen.js";
import type { Violation } from "./violation.js";

export { decodeParameters, type RawParameters } from "./decode-parameters.js";
export type { SchemaName } from "./validators.gen.js";
export type { Violation } from "./violation.js";

/**
 * What is wrong with the body of a request; empty when nothing is. `undefined` stands for no body. Where a
 * body is one of several, as a PATCH by `action` is, only the one that was meant is looked at.
 *
 * @example
 * ```ts
 * validateBody("subscriptionPatch", { action: "SET_NAME" });
 * // [{ path: "/name", keyword: "required", params: { missingProperty: "name" }, message: "is required" }]
 * ```
 */
export function validateBody(operationId: OperationId, value: unknown): Violation[] {
  const { body } = operations[operationId];
  if (value === undefined) return body?.required ? [missingBody] : [];
  const schema = bodies[operationId];
  return schema ? check(schema, value) : [unexpectedBody];
}

/**
 * What is wrong with the path, query or header parameters of a request, decoded by {@link decodeParameters}; a
 * parameter that the operation does not have is a fault.
 */
export function validateParameters(
  operationId: OperationId,
  place: Parameter["in"],
  value: unknown,
): Violation[] {
  return check(byPlace[place][operationId], value);
}

const byPlace = { path: paths, query: queries, header: headers };

/** What is wrong with the body of a response; `undefined` stands for no body. */
export function validateResponse(operationId: OperationId, status: number, value: unknown): Violation[] {
  const schema = responses[operationId][status];
  if (schema === undefined) return [unknownStatus(operationId, status)];
  if (schema === null) return value === undefined ? [] : [unexpectedBody];
  return value === undefined ? [missingBody] : check(schema, value);
}

/** What is wrong with the payload of an event. */
export function validateEvent(name: EventName, value: unknown): Violation[] {
  return check(events[name], value);
}

/** What is wrong with a value that is meant to be of a schema. */
export function validateSchema(name: SchemaName, value: unknown): Violation[] {
  return check(schemas[name], value);
}

const missingBody: Violation = { path: "", keyword: "required", params: {}, message: "is required" };
const unexpectedBody: Violation = {
  path: "",
  keyword: "false schema",
  params: {},
  message: "is not expected here",
};

function unknownStatus(operationId: OperationId, status: number): Violation {
  const allowedValues = operations[operationId].statuses;
  const message = `${operationId} does not answer ${status}`;
  return { path: "", keyword: "status", params: { status, allowedValues }, message };
}
