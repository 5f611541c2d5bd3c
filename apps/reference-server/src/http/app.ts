import { headerNames } from "@syndikit/contract";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { MarketplaceError, problem } from "../marketplace-error.js";
import type { Log } from "../ports.js";
import type { Services } from "../services.js";
import { type ApiOptions, answer } from "./api.js";
import { type AuthenticateOptions, createAuthenticate } from "./authenticate/authenticate.js";
import { errorResponse, toMarketplaceError } from "./error-response.js";
import type { ResourceHandlers } from "./handlers.js";
import { queueState, readiness } from "./health.js";
import { ConnectionReset, createApplyFault } from "./incoming-fault.js";
import type { Metrics } from "./metrics.js";
import { type Observation, recordRequest } from "./observe.js";
import { routeTable } from "./route-table.js";
import { type Handlers, routes } from "./routes.gen.js";
import { createBuckets } from "./token-bucket.js";

/** What surrounds a request, as the adapter of the platform knows it. */
export interface Surroundings {
  /** The caller's network address. */
  readonly address: string;
  /** Breaks the connection off without an answer. */
  reset(): void;
}

/** What the app is made of. */
export interface AppOptions {
  readonly services: Services;
  /** Those of every operation; an app without a sandbox has no handlers for it, and its paths do not exist. */
  readonly handlers: Handlers | ResourceHandlers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly isShuttingDown: () => boolean;
  readonly sandbox: boolean;
  readonly jwt?: AuthenticateOptions["jwt"];
  /** The address that the marketplace is known by; the one that a request was sent to when absent. */
  readonly publicUrl?: string | undefined;
  /** How many requests a minute a caller may make. */
  readonly requestsPerMinute: number;
  readonly failedLoginsPerMinute: number;
  readonly validateResponses: boolean;
  /** `/metrics` without signing in: for a server that only this machine reaches. */
  readonly openMetrics: boolean;
  /** Adds what stands beside the API: the console, the reference. */
  readonly mount?: (app: Hono<AppEnvironment>) => void;
}

/** What the app asks of the platform's adapter, as Hono's bindings. */
export interface AppEnvironment {
  Bindings: { readonly surroundings?: Surroundings };
  Variables: { readonly observation: Observation };
}

/** Where the API begins. */
export const API_PATH = "/api";

/** Used where there is no network: a call in the same process. */
const inProcess: Surroundings = { address: "in-process", reset: () => undefined };

/** Makes the web application. It listens to nothing and reads nothing until a request comes. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { services, metrics, log, isShuttingDown } = options;
  const { store, clock, random } = services;
  const authenticate = createAuthenticate({ ...options, ...services });
  const api = apiOptions(options, authenticate);

  const app = new Hono<AppEnvironment>();
  app.use(async (context, next) => {
    const start = clock.elapsed();
    const { address } = context.env?.surroundings ?? inProcess;
    const requestId = `req_${Buffer.from(random.bytes(9)).toString("base64url")}`;
    const observation: Observation = {
      requestId,
      method: context.req.method,
      path: context.req.path,
      address,
    };
    context.set("observation", observation);
    await next();
    context.res.headers.set(headerNames.requestId, requestId);
    const { status } = context.res;
    recordRequest({ log, metrics }, observation, {
      request: context.req.raw,
      status,
      duration: clock.elapsed() - start,
    });
  });
  app.use(secureHeaders());

  app.get("/livez", (context) => context.json({ alive: true }));
  app.get("/readyz", () => readiness({ store, isShuttingDown }));
  app.get("/metrics", async (context) => {
    if (!options.openMetrics) {
      const { principal } = await authenticate(
        context.req.raw.headers,
        context.env?.surroundings?.address ?? "",
      );
      if (principal.role !== "ROLE_ADMIN") {
        throw new MarketplaceError([problem("forbidden", { operation: "metrics", role: principal.role })]);
      }
    }
    const text = await metrics.render(await queueState(store, clock));
    return context.body(text, 200, { "Content-Type": metrics.contentType });
  });
  app.all(`${API_PATH}/*`, (context) => {
    if (isShuttingDown()) {
      throw new MarketplaceError([problem("shuttingDown", {})], { [headerNames.retryAfter]: "1" });
    }
    const origin = options.publicUrl ?? new URL(context.req.url).origin;
    return answer(api, {
      request: context.req.raw,
      path: new URL(context.req.url).pathname.slice(API_PATH.length),
      baseUrl: `${origin}${API_PATH}`,
      address: (context.env?.surroundings ?? inProcess).address,
      observation: context.var.observation,
    });
  });
  options.mount?.(app);

  app.notFound((context) => {
    const error = new MarketplaceError([problem("pathUnknown", { path: context.req.path })]);
    return errorResponse(error, context.var.observation.requestId);
  });
  app.onError((thrown, context) => {
    if (thrown instanceof ConnectionReset) {
      (context.env?.surroundings ?? inProcess).reset();
      throw thrown;
    }
    const { error, unexpected } = toMarketplaceError(thrown);
    if (unexpected) context.var.observation.failure = thrown;
    return errorResponse(error, context.var.observation.requestId);
  });
  return app;
}

function apiOptions(options: AppOptions, authenticate: ApiOptions["authenticate"]): ApiOptions {
  const { services, handlers, sandbox, validateResponses } = options;
  const { clock, faults } = services;
  const offered = routes.filter(
    ({ handler, path }) => handler in handlers && (sandbox || !path.startsWith("/sandbox/")),
  );
  return {
    match: routeTable(offered),
    handlers,
    authenticate,
    requests: createBuckets({ perMinute: options.requestsPerMinute, elapsed: clock.elapsed }),
    applyFault: createApplyFault(faults, options.sleep),
    isAdvancing: () => clock.status === "advancing",
    validateResponses,
  };
}
