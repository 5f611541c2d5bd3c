import { headerNames, type Operation, type OperationId, operations, scopesOf } from "@syndikit/contract";
import {
  decodeParameters,
  validateBody,
  validateParameters,
  validateResponse,
} from "@syndikit/contract/validators";
import type { ApiVersion } from "@syndikit/contract/versions";
import type { Change } from "../changes/change.js";
import { noteChange } from "../changes/note.js";
import { changeOf } from "../changes/visibility.js";
import { isRefusal, raise } from "../errors.js";
import type { Store } from "../store/port.js";
import type { Audit } from "./audit.js";
import type { Authenticate } from "./authenticate.js";
import { readJson } from "./body.js";
import { type Call, type Principal, type Reply, takesPasswordOnly } from "./call.js";
import type { Devices } from "./devices.js";
import { type Idempotency, readOnceKey } from "./idempotency.js";
import type { ApplyFault } from "./incoming-faults.js";
import { type Buckets, tooManyRequests } from "./limits.js";
import type { Observation } from "./observe.js";
import { assertObject, etagOfReply, type HandlersWithin, readPrecondition } from "./preconditions.js";
import { successResponse } from "./responses.js";
import type { RouteMatch } from "./route-table.js";
import type { Handlers, Route } from "./routes.gen.js";
import type { Versions } from "./versions/versions.js";
import { assertValid } from "./violations.js";

/** The parts that serve the API. */
export interface DispatchOptions {
  readonly match: (method: string, path: string) => RouteMatch;
  readonly handlers: Partial<Handlers>;
  readonly authenticate: Authenticate;
  readonly devices: Devices;
  readonly requests: Buckets;
  readonly applyFault: ApplyFault;
  readonly write: Store["write"];
  readonly audit: Audit;
  readonly idempotency: Idempotency;
  readonly handlersWithin: HandlersWithin;
  /** Whom a caller acts as. */
  readonly actAs: (caller: Principal, headers: Headers) => Promise<Principal>;
  readonly isAdvancing: () => boolean;
  /** Called when a request has changed something outside of a transaction of its own. */
  readonly onChange: (change: Change) => void;
  /** Serves the versions of the interface; absent: one form, whatever `apiVersion` says. */
  readonly versions: Versions | undefined;
  /** Whether each response is checked against the contract. An invalid one becomes a 500, and is logged. */
  readonly validateResponses: boolean;
}

interface ApiRequest {
  readonly request: Request;
  /** Below `/api`, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As in `https://market.example/api`. */
  readonly baseUrl: string;
  /** The caller's network address. */
  readonly address: string;
  /** Of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The caller and the operation are added to it. */
  readonly observation: Observation;
}

/**
 * Serves a request to the API. The order of the checks is part of the interface: 401, 404 or 405 for the path,
 * 403, 400, 404 for the object, 423 while the clock advances, 409 and 422. The handler looks for the object. While the
 * clock advances no handler runs, so the object is looked for here.
 *
 * @throws {MarketplaceError} when the response is an error.
 */
export async function dispatch(options: DispatchOptions, api: ApiRequest): Promise<Response> {
  const { request, observation, baseUrl } = api;
  const caller = await options.authenticate(request.headers, api.address, observation);
  const { principal: signedIn, scheme } = caller;
  observation.principal = signedIn;
  const allowance = options.requests.take(String(signedIn.userId));
  if (!allowance.allowed) throw tooManyRequests(allowance);

  const { route, parameters } = findRoute(options.match(request.method, api.path), api);
  const { operationId } = route;
  const operation: Operation = operations[operationId];
  observation.operationId = operationId;
  if (parameters["id"] !== undefined) observation.object = `${operation.owner}/${parameters["id"]}`;
  if (!operation.security.includes(scheme)) raise("passwordRequired", {});
  const principal = await options.actAs(signedIn, request.headers);
  observation.principal = principal;
  // A token would outlive the request, and whoever uses it would no longer be named.
  if (principal.actor !== undefined && takesPasswordOnly(operation)) {
    raise("actionForbidden", { action: operationId, role: headerNames.asUser });
  }
  observation.fault = await options.applyFault({ operationId, method: request.method, path: api.path });

  const scopes = scopesOf(operationId, principal.role);
  if (scopes.length === 0) raise("forbidden", { operation: operationId, role: principal.role });
  if (caller.readOnly === true && operation.idempotency !== "safe") {
    raise("tokenReadOnly", { operation: operationId });
  }

  const { deprecatedBy, version, ...input } = await readInput(operation, api, {
    parameters,
    versions: options.versions,
  });
  const { requestId } = observation;
  const { address } = api;
  const header = (name: string): string | null => request.headers.get(name);
  const call = { ...input, operationId, principal, scopes, baseUrl, address, requestId, header };
  if (operation.idempotency !== "safe" && options.isAdvancing()) {
    await assertObject(operation, call, options.handlers);
    raise("clockAdvancing", {}, { [headerNames.retryAfter]: "1" });
  }
  const key = readOnceKey(operation, call, request.headers);
  const { headers } = request;
  const assertUnchanged = readPrecondition(operation, call, {
    headers,
    handlersWithin: options.handlersWithin,
  });
  const changed = (reply: Reply<OperationId>): Change | undefined =>
    operation.idempotency === "safe"
      ? undefined
      : changeOf(operation, { id: idOf(reply, parameters), principal });
  const perform = (write: Call<OperationId>["write"]) =>
    callHandler(options.handlers, route, {
      ...call,
      async write(work, concerned) {
        const result = await write(async (tx) => {
          await assertUnchanged?.(tx);
          const result = await work(tx);
          if (isRefusal(result)) return result;
          await options.audit.noteChange(tx, observation, result);
          const change = changed(result);
          if (change !== undefined) noteChange(tx, change);
          return result;
        }, concerned);
        observation.noted = !isRefusal(result);
        return result;
      },
    });
  const { reply, replayed } =
    key === undefined
      ? { reply: await perform(options.write), replayed: false }
      : await options.idempotency.once(key, perform);
  // What was done before is in the audit since then.
  if (replayed) observation.noted = true;
  // Serialised once: what is checked is what is sent.
  const text = reply.status === 204 || reply.body === undefined ? undefined : JSON.stringify(reply.body);
  if (options.validateResponses && !isBytes(reply)) assertResponse(operation, reply.status, text);
  // What a transaction has changed is told of by its commit.
  const change = observation.noted === true ? undefined : changed(reply);
  if (change !== undefined) options.onChange(change);
  // Of the answer without version, so that a precondition holds whatever version it is sent with.
  const etag = etagOfReply(operation, text);
  const sent =
    version === undefined || text === undefined
      ? text
      : await options.versions?.toAnswer(operationId, version, { text, validate: options.validateResponses });
  return successResponse(reply, {
    text: sent,
    mediaType: operation.mediaType,
    headers: {
      ...api.headers,
      [headerNames.rateLimitRemaining]: String(allowance.remaining),
      ...(replayed ? { [headerNames.idempotencyReplayed]: "true" } : {}),
      ...(takesPasswordOnly(operation) && caller.isKnownDevice === false
        ? {
            [headerNames.setCookie]: options.devices.issue(principal.userId, {
              secure: baseUrl.startsWith("https:"),
            }),
          }
        : {}),
      ...(etag === undefined ? {} : { [headerNames.eTag]: etag }),
      ...deprecation(deprecatedBy),
    },
    baseUrl,
    head: request.method === "HEAD",
  });
}

function isBytes(reply: Reply<OperationId>): boolean {
  return reply.status === 200 && reply.bytes !== undefined;
}

/** The object that a request was about, or that it has created. */
function idOf(reply: Reply<OperationId>, parameters: Readonly<Record<string, string>>): number | undefined {
  const created = reply.status === 201 ? /\/(\d+)$/.exec(reply.location)?.[1] : undefined;
  const digits = created ?? parameters["id"];
  return digits === undefined ? undefined : Number(digits);
}

/** What a success says of inputs that a later version took away, and that are served all the same. */
function deprecation(deprecatedBy: readonly string[]): Record<string, string> {
  const [first] = [...deprecatedBy].sort();
  return first === undefined ? {} : { [headerNames.deprecatedByVersion]: first };
}

function findRoute(match: RouteMatch, { request, path }: ApiRequest): Extract<RouteMatch, { kind: "route" }> {
  switch (match.kind) {
    case "route":
      return match;
    case "none":
      return raise("pathUnknown", { path: path === "" ? "/" : path });
    case "method": {
      const allowed = match.allowed.join(", ");
      return raise("methodNotAllowed", { method: request.method, allowed }, { [headerNames.allow]: allowed });
    }
  }
}

/**
 * Reads path, query and body.
 *
 * @throws {MarketplaceError} when they break the contract, with all violations: 400.
 */
async function readInput(
  operation: Operation,
  { request, query: sent }: ApiRequest,
  { parameters, versions }: InputOptions,
): Promise<Input> {
  const id = operation.id as OperationId;
  const version = readApiVersion(sent.get("apiVersion"), versions);
  const { query: search, deprecatedBy: oldNames } =
    version === undefined || versions === undefined
      ? { query: sent, deprecatedBy: [] }
      : versions.toQuery(id, version, sent);
  const path = decodeParameters(id, "path", Object.entries(parameters));
  const query = decodeParameters(id, "query", queryEntries(operation, search));
  const given = operation.body === null ? undefined : withActionInUpperCase(await readJson(request));
  const { body, violations, deprecatedBy } =
    version === undefined || versions === undefined
      ? { body: given, violations: [], deprecatedBy: [] }
      : versions.toRequest(id, version, given);
  const bodyViolations = operation.body === null ? [] : validateBody(id, body);
  assertValid([
    ...validateParameters(id, "path", path),
    ...validateParameters(id, "query", query),
    // In the words of the version, if it finds anything.
    ...(violations.length > 0 ? violations : bodyViolations),
  ]);
  const oldParameters = operation.parameters.flatMap(({ name, until }) =>
    until !== undefined && search.has(name) ? [until] : [],
  );
  // The validators have just proved that the three have the types of the contract.
  const proven = { path, query, body } as Pick<Call<OperationId>, "path" | "query" | "body">;
  return { ...proven, version, deprecatedBy: [...oldNames, ...oldParameters, ...deprecatedBy] };
}

interface InputOptions {
  readonly parameters: Readonly<Record<string, string>>;
  readonly versions: Versions | undefined;
}

interface Input extends Pick<Call<OperationId>, "path" | "query" | "body"> {
  /** The version that the answer is to have; `undefined`: the form without one. */
  readonly version: ApiVersion | undefined;
  /** The versions that took away what the request has all the same. */
  readonly deprecatedBy: readonly string[];
}

function readApiVersion(value: string | null, versions: Versions | undefined): ApiVersion | undefined {
  if (value === null) return undefined;
  if (!isDate(value)) raise("apiVersionInvalid", { value });
  return versions?.read(value);
}

/** Whether a text is eight digits that are a real date. */
function isDate(text: string): boolean {
  const parts = /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(text);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day > 0 && day <= days;
}

/**
 * The query parameters to validate. An unknown one is left out, so that it is ignored, except with a list: a filter
 * that is ignored would return too much, so the validation refuses it.
 */
function queryEntries(
  { pagination, method, parameters }: Operation,
  search: URLSearchParams,
): [string, string][] {
  const isStrict = pagination !== null || method === "HEAD";
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return [...search].filter(([name]) => isStrict || known.has(name.replace(/\[.*$/, "")));
}

/** The interface accepts actions in any case. */
function withActionInUpperCase(body: unknown): unknown {
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

/** @throws {InvalidResponse} when the body, as it is sent, breaks the contract. */
function assertResponse({ id, method }: Operation, status: number, text: string | undefined): void {
  if (method === "HEAD") return;
  const operationId = id as OperationId;
  const violations = validateResponse(operationId, status, text === undefined ? undefined : JSON.parse(text));
  if (violations.length > 0) throw new InvalidResponse(operationId, violations);
}

/** A response that breaks the contract: a bug of the server. */
class InvalidResponse extends Error {
  constructor(operationId: OperationId, violations: readonly { path: string; message: string }[]) {
    const list = violations.map(({ path, message }) => `${path} ${message}`.trim()).join("; ");
    super(`The response of ${operationId} breaks the contract: ${list}`);
    this.name = "InvalidResponse";
  }
}
