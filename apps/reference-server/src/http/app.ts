import { createHash, timingSafeEqual } from "node:crypto";
import { ClockStatus, hasDotSegment, headerNames, UserRole, withoutEmptySegments } from "@syndikit/contract";
import { readQuery } from "@syndikit/contract/validators";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Handlers } from "../api/handlers.gen.js";
import type { Observation } from "../api/observation.js";
import { MarketplaceError, problem, raise } from "../errors.js";
import { parseRanges } from "../outbound/addresses.js";
import type { Log, Random } from "../ports.js";
import { clientAddress } from "../security/client-address.js";
import { type Allowance, createBuckets, tooManyRequests } from "../security/limits.js";
import { withoutTokens } from "../security/token.js";
import type { Services } from "../services.js";
import type { Db, Store, Tx } from "../store/port.js";
import type { Metrics } from "../telemetry/metrics.js";
import { recordRequest } from "../telemetry/record-request.js";
import type { RequestLog } from "../telemetry/request-log.js";
import { actAs } from "./as-user.js";
import { type AuthenticateOptions, type Caller, createAuthenticate } from "./authenticate.js";
import { type ApiRequest, type DispatchOptions, dispatch, routeTo } from "./dispatch.js";
import { createReadiness, queueState } from "./health.js";
import { createIdempotency } from "./idempotency.js";
import { ConnectionReset, createApplyFault } from "./incoming-faults.js";
import { errorEntries, errorResponse, toMarketplaceError } from "./responses.js";
import { addRoutes, addSandboxRoutes, type RouteActions } from "./routes.gen.js";
import type { Versions } from "./versions/versions.js";

export const API_PATH = "/api";

export interface AppOptions {
  readonly services: Services;
  /** The handlers of all operations. Without a sandbox, its handlers are missing and its paths do not exist. */
  readonly handlers: Partial<Handlers>;
  /** Makes the handlers of resources with other services: those of one transaction. */
  readonly createHandlers: (services: Services) => Partial<Handlers>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly isShuttingDown: () => boolean;
  /** Wraps everything that belongs to one request. */
  readonly within?: (<T>(run: () => Promise<T>) => Promise<T>) | undefined;
  readonly sandbox: boolean;
  readonly requestLog?: RequestLog;
  /** Called when a request has changed something. */
  readonly onChange?: DispatchOptions["onChange"];
  readonly jwt?: AuthenticateOptions["jwt"];
  /**
   * Returns the address that callers use, given the one that the request was sent to. When absent: that same address.
   */
  readonly publicAddress?: (requested: string) => string;
  /** Address ranges of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: readonly string[];
  /** Per caller. */
  readonly requestsPerMinute: number;
  readonly validateResponses: boolean;
  /** Serves the versions of the interface. When absent, all requests get the same form, whatever `apiVersion` says. */
  readonly versions?: Versions | undefined;
  /** The origins whose pages may call the API. */
  readonly corsOrigins?: readonly string[];
  /** Allows `/metrics` with this token, in addition to administrators. */
  readonly metricsToken?: string | undefined;
  /** Adds routes beside the API. */
  readonly mount?: (app: Hono<AppEnvironment>) => void;
}

/** Hono's bindings: what the platform's adapter passes with each request. */
export interface AppEnvironment {
  Bindings: {
    readonly connection?: Connection;
    /** The request target as it was sent. The URL of a `Request` has its dot segments resolved. */
    readonly target?: string;
  };
  Variables: {
    readonly observation: Observation;
    /** Of a request to the API: headers of every response. */
    readonly headers: Readonly<Record<string, string>>;
    /** Of a request to the API that is signed in. */
    readonly caller: Caller;
    readonly allowance: Allowance;
  };
}

export interface Connection {
  /** The caller's network address. */
  readonly address: string;
  /** Closes the connection without a response. */
  reset(): void;
}

/** The connection of a call within the same process, without a network. */
const IN_PROCESS: Connection = { address: "in-process", reset: () => undefined };

/**
 * Headers of every response. They tell browsers not to guess types, not to show responses in frames of other sites, and
 * not to share anything with other origins.
 */
const SECURITY_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=15552000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-XSS-Protection": "0",
} as const;

/** A shared cache does not know the token's header, and would give one caller's response to another. */
const API_HEADERS = { ...SECURITY_HEADERS, "Cache-Control": "no-store" } as const;

/**
 * The path of a request. It is not decoded: what only looks like a path when it is decoded is another one. Clients often
 * join paths carelessly: repeated slashes count as one, and a trailing slash below the API is ignored.
 */
function pathOf({ url }: Request): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.slice(start).search(/[?#]/);
  const path = withoutEmptySegments(end < 0 ? url.slice(start) : url.slice(start, start + end));
  return path.endsWith("/") && path.startsWith(`${API_PATH}/`) ? path.slice(0, -1) : path;
}

/** The path as it was sent, if it has a dot segment. */
function dottedPath(target = ""): string | undefined {
  return hasDotSegment(target) ? target.replace(/[?#].*$/s, "") : undefined;
}

/** The pages of links that need no account. */
export const SHARED_PATH = "/shared";

/** Whoever has such a link is let in, so no log may have it, however it is encoded, nor where it stands by mistake. */
function withoutLink(path: string): string {
  return path.startsWith(`${SHARED_PATH}/`) ? `${SHARED_PATH}/…` : withoutTokens(path);
}

/** Creates the web application. It does nothing until a request arrives. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { services, metrics, log, isShuttingDown, publicAddress = (requested) => requested } = options;
  const { store, clock, random } = services;
  const authenticate = createAuthenticate({ ...options, ...services });
  const dispatchOptions = createDispatchOptions(options);
  const requests = createBuckets({
    perMinute: options.requestsPerMinute,
    refill: "evenly",
    elapsed: clock.elapsed,
  });
  const trustedProxies = parseRanges(options.trustProxy ?? []);
  const nextRequestId = createRequestIds(random);

  const startObservation = ({ req, env }: Context<AppEnvironment>): Observation => ({
    requestId: nextRequestId(),
    method: req.method,
    path: withoutLink(dottedPath(env?.target) ?? req.path),
    address: clientAddress(
      (env?.connection ?? IN_PROCESS).address,
      req.header("X-Forwarded-For") ?? null,
      trustedProxies,
    ),
    isFromPage: req.header("sec-fetch-site") === "same-origin",
    startedAt: clock.elapsed(),
  });
  const endObservation = (observation: Observation, request: Request, status: number): void => {
    const duration = clock.elapsed() - observation.startedAt;
    recordRequest({ log, metrics }, observation, { request, status, duration });
  };
  const failureResponse = (thrown: unknown, observation: Observation, headers = {}): Response => {
    const { error, unexpected } = toMarketplaceError(thrown);
    if (unexpected) observation.failure = thrown;
    observation.errors = errorEntries(error, observation.requestId);
    return errorResponse(error, observation.requestId, {
      headers,
      earlierForm: observation.fault === "oldErrors",
    });
  };

  const refusalOf = (context: Context<AppEnvironment>): MarketplaceError | undefined => {
    if (dottedPath(context.env?.target) !== undefined) return dotSegment();
    if (overriddenMethod(context.req.raw) !== undefined) {
      const reason = `a POST can stand for ${OVERRIDABLE.join(", ")}`;
      return new MarketplaceError([problem("fieldInvalid", { field: METHOD_OVERRIDE, reason })]);
    }
    if (!isShuttingDown()) return undefined;
    return new MarketplaceError([problem("shuttingDown", {})], { [headerNames.retryAfter]: "1" });
  };
  const apiRequest = (context: Context<AppEnvironment>): ApiRequest => {
    const { req } = context;
    const { origin, search } = new URL(req.url);
    const observation = context.get("observation");
    const caller = context.get("caller");
    return {
      request: req.raw,
      path: req.path.slice(API_PATH.length),
      query: readQuery(search),
      baseUrl: `${publicAddress(origin)}${API_PATH}`,
      address: observation.address,
      observation,
      headers: context.get("headers"),
      caller,
      allowance: context.get("allowance"),
      charge: (tokens) => requests.charge(bucketOf(caller), tokens),
    };
  };

  const app = new Hono<AppEnvironment>({ getPath: pathOf });
  const observePage: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    const observation = startObservation(context);
    context.set("observation", observation);
    if (dottedPath(context.env?.target) === undefined) await next();
    else context.res = failureResponse(dotSegment(), observation);
    const { headers, status } = context.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    headers.set(headerNames.requestId, observation.requestId);
    endObservation(observation, context.req.raw, status);
  };
  const { corsOrigins = [] } = options;
  if (corsOrigins.length > 0) {
    const exposeHeaders = Object.values(headerNames);
    // Preflight requests are answered by `cors` and never reach an operation.
    app.on("OPTIONS", `${API_PATH}/*`, observePage);
    const allow = cors({ origin: [...corsOrigins], exposeHeaders, maxAge: 600 });
    app.use(`${API_PATH}/*`, (context, next) => {
      const isPreflight = context.req.header("Access-Control-Request-Method") !== undefined;
      return context.req.method === "OPTIONS" && !isPreflight ? next() : allow(context, next);
    });
  }

  // The API comes before the middleware of the pages, which sets headers on a finished response: the platform's adapter
  // would then rebuild all headers. Creating the response with its headers takes half of that time.
  const api = app.basePath(API_PATH);
  api.use("*", async (context, next) => {
    const method = overriddenMethod(context.req.raw);
    if (method === undefined || !OVERRIDABLE.includes(method)) return next();
    context.res = await app.fetch(withMethod(context.req.raw, method), context.env);
    return undefined;
  });
  const { within } = options;
  if (within !== undefined) api.use("*", (_, next) => within(next));
  api.use("*", async (context, next) => {
    const observation = startObservation(context);
    context.set("observation", observation);
    context.set("headers", { [headerNames.requestId]: observation.requestId, ...API_HEADERS });
    const refusal = refusalOf(context);
    if (refusal === undefined) await next();
    else context.res = failureResponse(refusal, observation, context.var.headers);
    const { status } = context.res;
    options.requestLog?.add(observation, { status, duration: clock.elapsed() - observation.startedAt });
    endObservation(observation, context.req.raw, status);
    if (observation.noted !== true) await services.audit.noteEnd(observation, status);
  });
  api.use("*", async (context, next) => {
    // It tells nothing that the document does not.
    if (context.req.method === "OPTIONS") return next();
    const observation = context.get("observation");
    const caller = await authenticate(context.req.raw.headers, observation.address, observation);
    observation.principal = caller.principal;
    context.set("caller", caller);
    const allowance = requests.take(bucketOf(caller));
    if (!allowance.allowed) throw tooManyRequests(allowance);
    context.set("allowance", allowance);
    return next();
  });
  const actions: RouteActions<AppEnvironment> = {
    serve(id) {
      const route = routeTo(id);
      return (context) => dispatch(dispatchOptions, apiRequest(context), route);
    },
    refuse: (allowed) => (context) => refuseMethod(context, allowed),
  };
  addRoutes(api, actions);
  if (options.sandbox) addSandboxRoutes(api, actions);
  api.all("*", ({ req }) =>
    raise("pathUnknown", { path: withoutTokens(req.path.slice(API_PATH.length)) || "/" }),
  );
  app.use(observePage);

  app.get("/livez", (context) => context.json({ alive: true }));
  app.get("/readyz", createReadiness(store, isShuttingDown));
  app.get("/metrics", async (context) => {
    const { headers } = context.req.raw;
    if (!hasMetricsToken(headers, options.metricsToken)) {
      const { principal } = await authenticate(headers, context.var.observation.address);
      if (principal.role !== UserRole.ROLE_ADMIN) {
        raise("forbidden", { operation: "metrics", role: principal.role });
      }
    }
    const text = await metrics.render(await queueState(store, clock));
    return context.body(text, 200, { "Content-Type": metrics.contentType });
  });
  for (const path of ["/livez", "/readyz", "/metrics"]) {
    app.all(path, (context) => refuseMethod(context, "GET, HEAD"));
  }
  options.mount?.(app);

  app.notFound((context) => {
    const error = new MarketplaceError([problem("pathUnknown", { path: withoutTokens(context.req.path) })]);
    return errorResponse(error, context.var.observation.requestId);
  });
  app.onError((thrown, context) => {
    if (thrown instanceof ConnectionReset) {
      (context.env?.connection ?? IN_PROCESS).reset();
      // The connection is closed: no response can be sent.
      throw thrown;
    }
    return failureResponse(thrown, context.var.observation, context.var.headers);
  });
  return app;
}

/** The name of a caller's bucket of requests. */
function bucketOf({ principal }: Caller): string {
  return String(principal.userId);
}

/** The answer for a method that a path does not have: OPTIONS asks for those that it has. */
export function refuseMethod(
  { req, body, var: { headers } }: Context<AppEnvironment>,
  allowed: string,
): Response {
  if (req.method === "OPTIONS") {
    return body(null, 204, { ...headers, [headerNames.allow]: `${allowed}, OPTIONS` });
  }
  return raise("methodNotAllowed", { method: req.method, allowed }, { [headerNames.allow]: allowed });
}

const OVERRIDABLE: readonly string[] = ["PATCH", "PUT", "DELETE"];

/** The method that a POST stands for: some clients, such as Java's `HttpURLConnection`, cannot send PATCH. */
function overriddenMethod({ method, headers }: Request): string | undefined {
  const wanted = headers.get(METHOD_OVERRIDE)?.toUpperCase() ?? method;
  return method === "POST" && wanted !== method ? wanted : undefined;
}

const METHOD_OVERRIDE = "X-HTTP-Method-Override";

function withMethod({ url, headers: sent, body }: Request, method: string): Request {
  const headers = new Headers(sent);
  headers.delete(METHOD_OVERRIDE);
  return new Request(url, { method, headers, ...(body === null ? {} : { body, duplex: "half" }) });
}

/**
 * Makes identifiers of requests: a random part for this server, and a number. An identifier is no secret, and random
 * bytes for each would take 4 % of the time of a PATCH.
 */
function createRequestIds(random: Random): () => string {
  const server = Buffer.from(random.bytes(6)).toString("base64url");
  let last = 0;
  return () => {
    last += 1;
    return `req_${server}${last.toString(36).padStart(4, "0")}`;
  };
}

function dotSegment(): MarketplaceError {
  return new MarketplaceError([problem("pathWithDotSegment", {})]);
}

/** Compares digests, so that the timing reveals neither the token's length nor its first characters. */
function hasMetricsToken(headers: Headers, token: string | undefined): boolean {
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.get(headerNames.authorization) ?? "") ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** A read-only view of the store inside a transaction. */
function readingIn(store: Store, tx: Tx): Store {
  return Object.create(store, { read: { value: (work: (db: Db) => Promise<unknown>) => work(tx) } });
}

function createDispatchOptions(options: AppOptions): DispatchOptions {
  const { services, handlers, validateResponses } = options;
  const { store, seals, clock, devices, faults, quotas } = services;
  return {
    handlers,
    devices,
    applyFault: createApplyFault(faults, options.sleep),
    write: (work, options) => store.write(work, options),
    audit: services.audit,
    idempotency: createIdempotency({ store, seals, clock, limit: quotas.answers }),
    handlersWithin: (tx) => options.createHandlers({ ...services, store: readingIn(store, tx) }),
    actAs: (caller, headers) => actAs(store, caller, headers),
    isAdvancing: () => clock.status === ClockStatus.advancing,
    onChange: options.onChange ?? (() => undefined),
    validateResponses,
    versions: options.versions,
  };
}
