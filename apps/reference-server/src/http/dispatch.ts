import {
  headerNames,
  type Operation,
  type OperationId,
  operations,
  scopesOf,
  secretFields,
} from "@syndikit/contract";
import { decodeSegment, validateResponse } from "@syndikit/contract/validators";
import type { ApiVersion } from "@syndikit/contract/versions";
import { type Call, type Principal, type Reply, takesPasswordOnly } from "../api/call.js";
import type { ChangedFields } from "../api/changed-fields.js";
import type { Handlers } from "../api/handlers.gen.js";
import type { Observation } from "../api/observation.js";
import { noteChange } from "../changes/note.js";
import { changeOf } from "../changes/visibility.js";
import { isRefusal, raise } from "../errors.js";
import type { Audit } from "../security/audit.js";
import { changedFields } from "../security/changed-fields.js";
import type { Devices } from "../security/devices.js";
import type { Allowance } from "../security/limits.js";
import { ofCaller } from "../shares/owner.js";
import { COST } from "../shares/table.js";
import type { Change } from "../store/change.js";
import { type Store, StoreBeingReplaced } from "../store/port.js";
import type { Caller } from "./authenticate.js";
import { type Idempotency, readOnceKey } from "./idempotency.js";
import type { ApplyFault } from "./incoming-faults.js";
import { readInput } from "./input.js";
import {
  assertObject,
  etagOfReply,
  type HandlersWithin,
  isNotModified,
  readAudited,
  readPrecondition,
} from "./preconditions.js";
import { successResponse } from "./responses.js";
import type { Query, Versions } from "./versions/versions.js";

/** The dependencies of {@link dispatch}. */
export interface DispatchOptions {
  readonly handlers: Partial<Handlers>;
  readonly devices: Devices;
  readonly applyFault: ApplyFault;
  readonly write: Store["write"];
  readonly audit: Audit;
  readonly idempotency: Idempotency;
  readonly handlersWithin: HandlersWithin;
  /** Finds the user that a caller acts as. */
  readonly actAs: (caller: Principal, headers: Headers) => Promise<Principal>;
  readonly isAdvancing: () => boolean;
  /** Called when a request has changed something outside its write transaction. */
  readonly onChange: (change: Change) => void;
  /** Serves the versions of the interface. When absent, all requests get the same form, whatever `apiVersion` says. */
  readonly versions: Versions | undefined;
  /** Whether each response is checked against the contract. An invalid response becomes a 500, and is logged. */
  readonly validateResponses: boolean;
}

/** A request of a caller who is known. */
export interface ApiRequest {
  readonly request: Request;
  readonly caller: Caller;
  /** The caller's requests of this minute. */
  readonly allowance: Allowance;
  /** Takes more of the caller's requests of this minute, for what this one costs. */
  readonly charge: (tokens: number) => Allowance;
  /** Below `/api`, with a leading slash. */
  readonly path: string;
  readonly query: Query;
  /** As in `https://market.example/api`. */
  readonly baseUrl: string;
  /** The caller's network address. */
  readonly address: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Receives the caller and the operation. */
  readonly observation: Observation;
}

/** An operation, and where its parameters stand in a path. */
export interface Route {
  readonly id: keyof Handlers;
  readonly operation: Operation;
  readonly parameters: readonly { readonly name: string; readonly segment: number }[];
}

export function routeTo(id: keyof Handlers): Route {
  const operation: Operation = operations[id];
  const parameters = operation.path.split("/").flatMap((text, segment) => {
    const [, name] = /^\{(\w+)\}$/.exec(text) ?? [];
    return name === undefined ? [] : [{ name, segment }];
  });
  return { id, operation, parameters };
}

/**
 * Serves a request to the API. The order of the checks is part of the interface: 401, 404 or 405 for the path, 403,
 * 400, 404 for the object, 423 while the clock advances, 409 and 422. Normally the handler looks up the object. While
 * the clock advances no handler runs, so the object is looked up here.
 *
 * @throws {MarketplaceError} when the response is an error.
 */
export async function dispatch(options: DispatchOptions, api: ApiRequest, route: Route): Promise<Response> {
  const admitted = await admit(options, api, route);
  const { operation, parameters, principal, scopes } = admitted;
  const { request, query, baseUrl, address, observation } = api;
  let { allowance } = api;
  const charge = (tokens: number): void => {
    if (tokens > 0) allowance = api.charge(tokens);
  };
  const { deprecatedBy, version, ...input } = await readInput(operation, {
    request,
    query,
    parameters,
    versions: options.versions,
    onRead: (bytes) => charge(Math.floor(bytes / COST.bytes)),
  });
  charge(costOf(route.id));
  const call = {
    operationId: route.id,
    ...input,
    principal,
    scopes,
    baseUrl,
    address,
    requestId: observation.requestId,
    header: (name: string) => request.headers.get(name),
    signal: () => request.signal,
    tellAudit: (fields: ChangedFields) => {
      observation.fields = fields;
    },
  };
  const assertUnchanged = readPrecondition(operation, call, {
    headers: request.headers,
    handlersWithin: options.handlersWithin,
  });
  await assertReady(options, operation, { call, handlers: () => options.handlers });
  const result = await perform(options, api, { admitted, call, assertUnchanged }).catch((error: unknown) => {
    if (error instanceof StoreBeingReplaced) return refuse(operation, call, options.handlers);
    throw error;
  });
  return answer(options, { ...api, allowance }, { admitted, call, ...result, version, deprecatedBy });
}

const costs: Readonly<Partial<Record<OperationId, number>>> = COST.operations;

function costOf(id: OperationId): number {
  return costs[id] ?? 0;
}

/** A request whose caller may call the operation. */
interface Admitted {
  readonly route: Route;
  readonly operation: Operation;
  /** The parameters in the path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The user that the caller acts as. */
  readonly principal: Principal;
  readonly scopes: ReturnType<typeof scopesOf>;
}

/** Checks that the caller may call the operation. */
async function admit(options: DispatchOptions, api: ApiRequest, route: Route): Promise<Admitted> {
  const { request, observation, caller } = api;
  const { principal: signedIn, scheme } = caller;
  const { id: operationId, operation } = route;
  const parameters = parametersOf(route, api.path);
  observation.operationId = operationId;
  if (parameters["id"] !== undefined) observation.object = `${operation.owner}/${parameters["id"]}`;
  if (!operation.security.includes(scheme)) raise("passwordRequired", {});
  const principal = await options.actAs(signedIn, request.headers);
  observation.principal = principal;
  // The token would outlive the request, and its later use would no longer name the administrator.
  if (principal.actor !== undefined && takesPasswordOnly(operation)) {
    raise("actionForbidden", { action: operationId, role: headerNames.asUser });
  }
  observation.fault = await options.applyFault({ operationId, method: request.method, path: api.path });

  const scopes = scopesOf(operationId, principal.role);
  if (scopes.length === 0) raise("forbidden", { operation: operationId, role: principal.role });
  if (caller.readOnly === true && operation.idempotency !== "safe") {
    raise("tokenReadOnly", { operation: operationId });
  }
  return { route, operation, parameters, principal, scopes };
}

function parametersOf({ parameters }: Route, path: string): Record<string, string> {
  if (parameters.length === 0) return {};
  const segments = path.split("/");
  return Object.fromEntries(
    parameters.map(({ name, segment }) => [name, decodeSegment(segments[segment] ?? "")]),
  );
}

/**
 * Refuses requests that write while the clock advances.
 *
 * @param handlers - look up the object.
 */
async function assertReady(
  { isAdvancing }: DispatchOptions,
  operation: Operation,
  { call, handlers }: { call: Omit<Call<OperationId>, "write">; handlers: () => Partial<Handlers> },
): Promise<void> {
  if (operation.idempotency === "safe" || !isAdvancing()) return;
  await refuse(operation, call, handlers());
}

/** @throws {MarketplaceError} 404 when there is no such object, else 423. */
async function refuse(...asked: Parameters<typeof assertObject>): Promise<never> {
  await assertObject(...asked);
  return raise("clockAdvancing", {}, { [headerNames.retryAfter]: "1" });
}

interface Performed {
  readonly reply: Reply<OperationId>;
  /** Whether this is the stored reply of an earlier request with the same key. */
  readonly replayed: boolean;
}

/** Runs the handler. Its write also checks the precondition, and records the audit entry and the change. */
async function perform(
  options: DispatchOptions,
  { request: { headers }, observation }: ApiRequest,
  {
    admitted,
    call,
    assertUnchanged,
  }: {
    readonly admitted: Admitted;
    readonly call: Omit<Call<OperationId>, "write">;
    readonly assertUnchanged: ReturnType<typeof readPrecondition>;
  },
): Promise<Performed> {
  const { operation, route } = admitted;
  const key = readOnceKey(operation, call, headers);
  const handle = (writeStore: Call<OperationId>["write"]) => {
    const write: Call<OperationId>["write"] = async (work, concerned) => {
      const result = await writeStore(
        async (tx) => {
          // Made once for a write, which reads its object before and after: they are the handlers of every resource.
          let made: Partial<Handlers> | undefined;
          const handlers = (): Partial<Handlers> => (made ??= options.handlersWithin(tx));
          // An advance of the clock may have begun while the write waited.
          await assertReady(options, operation, { call, handlers });
          await assertUnchanged?.(tx);
          const read = () => readAudited(operation, call, handlers);
          const before = await read();
          const result = await work(tx);
          if (isRefusal(result)) return result;
          const fields = changedFields(before, await read(), secretsIn(call.body));
          await options.audit.noteChange(tx, observation, { reply: result, fields });
          const change = changed(result, admitted);
          if (change !== undefined) noteChange(tx, change);
          return result;
        },
        { owner: ofCaller(admitted.principal), ...concerned },
      );
      observation.noted = !isRefusal(result);
      return result;
    };
    return callHandler(options.handlers, route, { write, ...call });
  };
  if (key === undefined) return { reply: await handle(options.write), replayed: false };
  const performed = await options.idempotency.once(key, handle);
  // The first request already has an audit entry.
  if (performed.replayed) observation.noted = true;
  return performed;
}

/** The names of the fields of a body that hold a secret, and that it sets. */
function secretsIn(body: unknown): readonly string[] {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  return Object.keys(body).filter((name) => secretFields.has(name));
}

/** What a call changed; `undefined` for a call that only reads. */
function changed(
  reply: Reply<OperationId>,
  { operation, parameters, principal }: Admitted,
): Change | undefined {
  if (operation.idempotency === "safe") return undefined;
  return changeOf(operation, { id: idOf(reply, parameters), principal });
}

interface Answer extends Performed {
  readonly admitted: Admitted;
  readonly call: Pick<Call<OperationId>, "path">;
  readonly version: ApiVersion | undefined;
  readonly deprecatedBy: readonly string[];
}

async function answer(
  options: DispatchOptions,
  { request, caller, allowance, observation, baseUrl, headers }: ApiRequest,
  { reply, replayed, admitted, call, version, deprecatedBy }: Answer,
): Promise<Response> {
  const { route, operation, principal } = admitted;
  // Serialised once, so that the checked text is the sent text.
  const text = reply.status === 204 || reply.body === undefined ? undefined : JSON.stringify(reply.body);
  if (options.validateResponses && !isBytes(reply)) assertResponse(operation, reply.status, text);
  // Changes made in the write transaction were announced with its commit.
  const change = observation.noted === true ? undefined : changed(reply, admitted);
  if (change !== undefined) options.onChange(change);
  // Computed from the response without a version, so that it matches in `If-Match` with any version.
  const etag = etagOfReply(operation, text);
  const isRead = operation.idempotency === "safe" && etag !== undefined;
  if (isRead && isNotModified(operation, call, { headers: request.headers, etag })) {
    const current = { [headerNames.rateLimitRemaining]: String(allowance.remaining), ...headers };
    return new Response(null, { status: 304, headers: { ...current, [headerNames.eTag]: etag } });
  }
  const validate = options.validateResponses;
  const sent =
    version === undefined || text === undefined
      ? text
      : await options.versions?.toAnswer(route.id, version, { text, validate, owner: ofCaller(principal) });
  const device =
    takesPasswordOnly(operation) && caller.isKnownDevice === false
      ? options.devices.issue(principal.userId, { secure: baseUrl.startsWith("https:") })
      : undefined;
  return successResponse(reply, {
    text: sent,
    mediaType: operation.mediaType,
    headers: {
      [headerNames.rateLimitRemaining]: String(allowance.remaining),
      ...headers,
      ...(replayed ? { [headerNames.idempotencyReplayed]: "true" } : {}),
      ...(device === undefined ? {} : { [headerNames.setCookie]: device }),
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

/** The identifier of the object that a request was about, or that it created. */
function idOf(reply: Reply<OperationId>, parameters: Readonly<Record<string, string>>): number | undefined {
  const created = reply.status === 201 ? /\/(\d+)$/.exec(reply.location)?.[1] : undefined;
  const digits = created ?? parameters["id"];
  return digits === undefined ? undefined : Number(digits);
}

/** The headers of a successful request that used inputs which a later version removed. */
function deprecation(deprecatedBy: readonly string[]): Record<string, string> {
  const [first] = [...deprecatedBy].sort();
  return first === undefined ? {} : { [headerNames.deprecatedByVersion]: first };
}

async function callHandler(
  handlers: Partial<Handlers>,
  route: Route,
  call: Call<OperationId>,
): Promise<Reply<OperationId>> {
  const handler = handlers[route.id];
  if (handler === undefined) return raise("pathUnknown", { path: route.operation.path });
  // A route pairs each operation with its handler. The compiler only sees the union of all handlers.
  const untyped = handler as unknown as (call: Call<OperationId>) => Promise<Reply<OperationId>>;
  return untyped(call);
}

/** @throws {InvalidResponse} when the sent body breaks the contract. */
function assertResponse({ id, method }: Operation, status: number, text: string | undefined): void {
  if (method === "HEAD") return;
  const operationId = id as OperationId;
  const violations = validateResponse(operationId, status, text === undefined ? undefined : JSON.parse(text));
  if (violations.length > 0) throw new InvalidResponse(operationId, violations);
}

/** A response that breaks the contract: a bug in the server. */
class InvalidResponse extends Error {
  constructor(operationId: OperationId, violations: readonly { path: string; message: string }[]) {
    const list = violations.map(({ path, message }) => `${path} ${message}`.trim()).join("; ");
    super(`The response of ${operationId} breaks the contract: ${list}`);
    this.name = "InvalidResponse";
  }
}
