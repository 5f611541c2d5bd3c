import { check } from "./check.js";
import type { EventName } from "./events.gen.js";
import { withoutNulls } from "./null-is-absent.js";
import type { Parameter } from "./operation.js";
import { type OperationId, operations } from "./operations.gen.js";
import type { SchemaName } from "./validators.gen.js";
import { bodies, events, headers, paths, queries, responses, schemas } from "./validators.gen.js";
import type { Violation } from "./violation.js";

export { decodeParameters, decodeSegment, type RawParameters, readQuery } from "./decode-parameters.js";
export { isText } from "./find-broken-text.js";
export { withoutNulls } from "./null-is-absent.js";
export type { SchemaName } from "./validators.gen.js";
export type { Violation } from "./violation.js";

/**
 * Checks the body of a request, and returns its violations; empty when it is valid. `undefined` means no body. For a
 * PATCH with an `action`, only the schema of that action is checked. An optional field that is `null` counts as absent,
 * see {@link withoutNulls}.
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
  return schema ? check(schema, withoutNulls(operationId, value)) : [unexpectedBody];
}

/**
 * Checks the path, query or header parameters of a request, decoded by {@link decodeParameters}, and returns their
 * violations. An unknown parameter is a violation.
 */
export function validateParameters(
  operationId: OperationId,
  place: Parameter["in"],
  value: unknown,
): Violation[] {
  return check(byPlace[place][operationId], value);
}

const byPlace = { path: paths, query: queries, header: headers };

/** Checks the body of a response, and returns its violations; `undefined` means no body. */
export function validateResponse(operationId: OperationId, status: number, value: unknown): Violation[] {
  const schema = responses[operationId][status];
  if (schema === undefined) return [unknownStatus(operationId, status)];
  if (schema === null) return value === undefined ? [] : [unexpectedBody];
  // Each list in an answer has a bound of its own. In all, 50 invoices of 500 lines hold more than any request.
  return value === undefined ? [missingBody] : check(schema, value, Number.POSITIVE_INFINITY);
}

/** Checks the payload of an event, and returns its violations. */
export function validateEvent(name: EventName, value: unknown): Violation[] {
  return check(events[name], value);
}

/** Checks a value against a schema, and returns its violations. */
export function validateSchema(name: SchemaName, value: unknown): Violation[] {
  return check(schemas[name], value);
}

/**
 * Checks the texts in a value, and the names of its properties, and returns what is wrong: U+0000, and half of a
 * surrogate pair. All other functions here check it too.
 */
export function validateTexts(value: unknown): Violation[] {
  return check(anything, value);
}

const anything = (): boolean => true;

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
