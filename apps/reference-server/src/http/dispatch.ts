import { headerNames, type Operation, type OperationId, operations, scopesOf } from "@syndikit/contract";
import {
  decodeParameters,
  validateBody,
  validateParameters,
  validateResponse,
} from "@syndikit/contract/validators";
import { MarketplaceError, problem, raise } from "../errors.js";
import type { Authenticate } from "./authenticate.js";
import { readJson } from "./body.js";
import type { Call, Reply } from "./call.js";
import type { ApplyFault } from "./incoming-faults.js";
import { type Buckets, tooManyRequests } from "./limits.js";
import type { Observation } from "./observe.js";
import { successResponse } from "./responses.js";
import type { RouteMatch } from "./route-table.js";
import type { Handlers, Route } from "./routes.gen.js";
import { assertValid } from "./violations.js";

/** What the API is made of. */
export interface ApiOptions {
  readonly match: (method: string, path: string) => RouteMatch;
  readonly handlers: Partial<Handlers>;
  readonly authenticate: Authenticate;
  readonly requests: Buckets;
  readonly applyFault: ApplyFault;
  /** True while the clock advances. */
  readonly isAdvancing: () => boolean;
  /** Check each answer against the contract; a wrong one becomes 500 and a line in the log. */
  readonly validateResponses: boolean;
}

/** A request to the API, and what surrounds it. */
interface ApiRequest {
  readonly request: Request;
  /** Below `/api`, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As in `https://market.example/api`. */
  readonly baseUrl: string;
  /** The caller's network address. */
  readonly address: string;
  /** Those that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is found out on the way is written here. */
  readonly observation: Observation;
}

/** An answer of the API that breaks the contract. Only thrown where responses are validated. */
class WrongResponse extends Error {
  constructor(operationId: OperationId, violations: readonly { path: string; message: string }[]) {
    const list = violations.map(({ path, message }) => `${path} ${message}`.trim()).join("; ");
    super(`${operationId} answered what the contract does not allow: ${list}`);
    this.name = "WrongResponse";
  }
}

/**
 * Answers a request to the API. The order of the checks is part of the interface: 401, 404 or 405 for the path,
 * 403, 400, 423 while the clock advances; the object's own 404, 409 and 422 are the handler's.
 *
 * @throws MarketplaceError for whatever is not a success.
 */
export async function answer(options: ApiOptions, api: ApiRequest): Promise<Response> {
  const { request, observation } = api;
  const { principal, scheme } = await options.authenticate(request.headers, api.address);
  observation.principal = principal;
  const allowance = options.requests.take(String(principal.userId));
  if (!allowance.allowed) throw tooManyRequests(allowance);

  const { route, parameters } = findRoute(options.match(request.method, api.path), api);
  const operation: Operation = operations[route.operationId];
  observation.operationId = route.operationId;
  if (!operation.security.includes(scheme)) raise("unauthenticated", {});
  await options.applyFault({ operationId: route.operationId, method: request.method, path: api.path });

  const scopes = scopesOf(route.operationId, principal.role);
  if (scopes.length === 0) raise("forbidden", { operation: route.operationId, role: principal.role });

  const shape = await readShape(operation, api, parameters);
  if (operation.idempotency !== "safe" && options.isAdvancing()) {
    throw new MarketplaceError([problem("clockAdvancing", {})], { [headerNames.retryAfter]: "1" });
  }

  const { requestId } = observation;
  const reply = await callHandler(options.handlers, route, {
    ...shape,
    operationId: route.operationId,
    principal,
    scopes,
    baseUrl: api.baseUrl,
    requestId,
  });
  // Written once: what is checked is what is sent.
  const text = reply.status === 204 || reply.body === undefined ? undefined : JSON.stringify(reply.body);
  if (options.validateResponses) assertReply(operation, reply.status, text);
  return successResponse(reply, {
    text,
    headers: { ...api.headers, [headerNames.rateLimitRemaining]: String(allowance.remaining) },
    baseUrl: api.baseUrl,
    head: request.method === "HEAD",
  });
}

type Found = Extract<RouteMatch, { kind: "route" }>;

function findRoute(match: RouteMatch, { request, path }: ApiRequest): Found {
  switch (match.kind) {
    case "route":
      return match;
    case "none":
      return raise("pathUnknown", { path });
    case "method": {
      const allowed = match.allowed.join(", ");
      return raise("methodNotAllowed", { method: request.method, allowed }, { [headerNames.allow]: allowed });
    }
  }
}

/** Path, query and body, with every violation of their shape told at once. */
async function readShape(
  operation: Operation,
  { request, query: search }: ApiRequest,
  parameters: Readonly<Record<string, string>>,
): Promise<Pick<Call<OperationId>, "path" | "query" | "body">> {
  const id = operation.id as OperationId;
  assertApiVersion(search.get("apiVersion"));
  const path = decodeParameters(id, "path", Object.entries(parameters));
  const query = decodeParameters(id, "query", relevant(operation, search));
  const body = operation.body === null ? undefined : inUpperCase(await readJson(request));
  assertValid([
    ...validateParameters(id, "path", path),
    ...validateParameters(id, "query", query),
    ...(operation.body === null ? [] : validateBody(id, body)),
  ]);
  // The validators have just proved that the three have the types of the contract.
  return { path, query, body } as Pick<Call<OperationId>, "path" | "query" | "body">;
}

/**
 * A list refuses names that it does not know, because a filter that does nothing answers with too much. Any
 * other operation ignores them.
 */
function relevant(
  { pagination, method, parameters }: Operation,
  search: URLSearchParams,
): [string, string][] {
  const list = pagination !== null || method === "HEAD";
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return [...search].filter(([name]) => list || known.has(name.replace(/\[.*$/, "")));
}

/** Actions are named in any case. */
function inUpperCase(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("action" in body)) return body;
  return typeof body.action === "string" ? { ...body, action: body.action.toUpperCase() } : body;
}

async function callHandler(
  handlers: Partial<Handlers>,
  route: Route,
  call: Call<OperationId>,
): Promise<Reply<OperationId>> {
  const handler = handlers[route.handler];
  if (handler === undefined) return raise("pathUnknown", { path: route.path });
  // The table of routes pairs each operation with its handler; the compiler only sees the union of all of them.
  const untyped = handler as unknown as (call: Call<OperationId>) => Promise<Reply<OperationId>>;
  return untyped(call);
}

/** Holds what arrives, which is without the fields that are `undefined`, against the contract. */
function assertReply({ id, method }: Operation, status: number, text: string | undefined): void {
  if (method === "HEAD") return;
  const operationId = id as OperationId;
  const violations = validateResponse(operationId, status, text === undefined ? undefined : JSON.parse(text));
  if (violations.length > 0) throw new WrongResponse(operationId, violations);
}

/**
 * Checks the `apiVersion` of a request: absent, or eight digits that are a real date.
 *
 * @throws MarketplaceError `apiVersionInvalid`.
 */
function assertApiVersion(value: string | null): void {
  if (value === null || isDate(value)) return;
  raise("apiVersionInvalid", { value });
}

function isDate(text: string): boolean {
  const parts = /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(text);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day > 0 && day <= days;
}
