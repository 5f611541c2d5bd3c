import {
  type ErrorResponseEntry,
  headerNames,
  type Operation,
  type OperationId,
  operations,
  toErrorEntry,
} from "@syndikit/contract";
import {
  decodeParameters,
  readQuery,
  type Violation,
  validateBody,
  validateParameters,
  withoutNulls,
} from "@syndikit/contract/validators";
import { tellViolations } from "../invalid-value-error.js";
import { matchOperation, methodsAt, type OperationMatch } from "./match-operation.js";

/** A request that the spec allows, as values. */
export interface AllowedRequest {
  readonly kind: "allowed";
  readonly id: OperationId;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface ForbiddenRequest {
  readonly kind: "forbidden";
  /** What the marketplace answers. */
  readonly status: number;
  readonly entry: ErrorResponseEntry;
  readonly headers: Readonly<Record<string, string>>;
  /** What is wrong, as text. */
  readonly reason: string;
}

type Values = Omit<AllowedRequest, "kind" | "id">;

/** The request id in every answer of a mock. */
export const MOCK_REQUEST_ID = "req_mock";

/**
 * Checks a request against the spec: its path, its method, its credentials, its parameters, its body.
 *
 * @param path below the address of the interface, with a leading slash.
 */
export async function checkRequest(
  request: Request,
  path: string,
): Promise<AllowedRequest | ForbiddenRequest> {
  const { method } = request;
  const match = matchOperation(method, path);
  if (match === undefined) return forbidPlace(method, path);
  const { id } = match;
  const { security }: Operation = operations[id];
  if (security.length > 0 && !schemesOf(request.headers).some((scheme) => security.includes(scheme))) {
    const entry = toErrorEntry("unauthenticated", {}, MOCK_REQUEST_ID);
    return forbid(401, entry, `${id} asks for ${security.join(" or ")}`);
  }
  const values = await readValues(request, match);
  if ("kind" in values) return values;
  const faults = findFaults(id, values);
  if (faults.length === 0) return { kind: "allowed", id, ...values };
  const reason = faults.join("; ");
  return forbid(400, toErrorEntry("fieldInvalid", { field: "request", reason }, MOCK_REQUEST_ID), reason);
}

function forbid(status: number, entry: ErrorResponseEntry, reason: string): ForbiddenRequest {
  return { kind: "forbidden", status, entry, headers: {}, reason };
}

function forbidPlace(method: string, path: string): ForbiddenRequest {
  const methods = methodsAt(path);
  if (methods.length === 0) {
    const entry = toErrorEntry("pathUnknown", { path }, MOCK_REQUEST_ID);
    return forbid(404, entry, "the interface has no such path");
  }
  const allowed = methods.join(", ");
  const entry = toErrorEntry("methodNotAllowed", { method, allowed }, MOCK_REQUEST_ID);
  const forbidden = forbid(405, entry, `the path takes ${allowed}`);
  return { ...forbidden, headers: { [headerNames.allow]: allowed } };
}

async function readValues(
  request: Request,
  { id, parameters }: OperationMatch,
): Promise<Values | ForbiddenRequest> {
  const path = decodeParameters(id, "path", Object.entries(parameters));
  const query = decodeParameters(id, "query", readQuery(new URL(request.url).search));
  const text = await request.clone().text();
  if (text === "") return { path, query, body: undefined };
  const contentType = request.headers.get("content-type") ?? "no type";
  if (!/^application\/json\b/i.test(contentType)) {
    const entry = toErrorEntry("contentType", { contentType }, MOCK_REQUEST_ID);
    return forbid(400, entry, `the body is ${contentType}, not application/json`);
  }
  try {
    return { path, query, body: withoutNulls(id, JSON.parse(text)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unexpected text";
    const entry = toErrorEntry("invalidJson", { reason }, MOCK_REQUEST_ID);
    return forbid(400, entry, `the body is not JSON: ${reason}`);
  }
}

function findFaults(id: OperationId, { path, query, body }: Values): readonly string[] {
  const places: readonly (readonly [string, readonly Violation[]])[] = [
    ["path", validateParameters(id, "path", path)],
    ["query", validateParameters(id, "query", query)],
    ["body", validateBody(id, body)],
  ];
  return places.flatMap(([place, violations]) =>
    violations.length === 0 ? [] : [`the ${place} is wrong: ${tellViolations(violations)}`],
  );
}

/** The ways in which a request signs in, by their names in the spec. */
function schemesOf(headers: Headers): readonly string[] {
  const [scheme = ""] = (headers.get(headerNames.authorization) ?? "").toLowerCase().split(" ");
  return [
    ...(scheme === "basic" ? ["basicAuth"] : []),
    ...(scheme === "bearer" ? ["bearerAuth"] : []),
    ...(headers.has(headerNames.authToken) ? ["authToken"] : []),
  ];
}
