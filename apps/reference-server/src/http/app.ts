import { headerNames, UserRole } from "@syndikit/contract";
import { type Context, Hono } from "hono";
import { MarketplaceError, problem } from "../errors.js";
import type { Log } from "../ports.js";
import type { ResourceHandlers } from "../resources/handlers.js";
import type { Services } from "../services.js";
import { type AuthenticateOptions, createAuthenticate } from "./authenticate.js";
import { type ApiOptions, answer } from "./dispatch.js";
import { type Metrics, queueState, readiness } from "./health.js";
import { ConnectionReset, createApplyFault } from "./incoming-faults.js";
import { createBuckets } from "./limits.js";
import { type Observation, recordRequest } from "./observe.js";
import { errorResponse, toMarketplaceError } from "./responses.js";
import { routeTable } from "./route-table.js";
import { type Handlers, routes } from "./routes.gen.js";

/** What surrounds a request, as the adapter of the platform knows it. */
interface Surroundings {
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

  const begin = ({ req, env }: Context<AppEnvironment>): Observation => ({
    requestId: `req_${Buffer.from(random.bytes(9)).toString("base64url")}`,
    method: req.method,
    path: req.path,
    address: (env?.surroundings ?? inProcess).address,
    startedAt: clock.elapsed(),
  });
  const end = (observation: Observation, request: Request, status: number): void => {
    const duration = clock.elapsed() - observation.startedAt;
    recordRequest({ log, metrics }, observation, { request, status, duration });
  };
  const fail = (thrown: unknown, observation: Observation, headers = {}): Response => {
    const { error, unexpected } = toMarketplaceError(thrown);
    if (unexpected) observation.failure = thrown;
    return errorResponse(error, observation.requestId, headers);
  };

  const app = new Hono<AppEnvironment>();
  // Before the rest, and past it: its answers are made with all their headers, which costs half of adding them.
  app.all(`${API_PATH}/*`, async (context) => {
    const request = context.req.raw;
    const observation = begin(context);
    const headers = { ...SECURITY_HEADERS, [headerNames.requestId]: observation.requestId };
    let response: Response;
    try {
      if (isShuttingDown()) {
        throw new MarketplaceError([problem("shuttingDown", {})], { [headerNames.retryAfter]: "1" });
      }
      const { origin, pathname, searchParams: query } = new URL(request.url);
      response = await answer(api, {
        request,
        path: pathname.slice(API_PATH.length),
        query,
        baseUrl: `${options.publicUrl ?? origin}${API_PATH}`,
        address: observation.address,
        headers,
        observation,
      });
    } catch (thrown) {
      if (thrown instanceof ConnectionReset) {
        (context.env?.surroundings ?? inProcess).reset();
        throw thrown;
      }
      response = fail(thrown, observation, headers);
    }
    end(observation, request, response.status);
    return response;
  });
  app.use(async (context, next) => {
    const observation = begin(context);
    context.set("observation", observation);
    await next();
    const { headers, status } = context.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    headers.set(headerNames.requestId, observation.requestId);
    end(observation, context.req.raw, status);
  });

  app.get("/livez", (context) => context.json({ alive: true }));
  app.get("/readyz", () => readiness({ store, isShuttingDown }));
  app.get("/metrics", async (context) => {
    if (!options.openMetrics) {
      const { principal } = await authenticate(
        context.req.raw.headers,
        context.env?.surroundings?.address ?? "",
      );
      if (principal.role !== UserRole.ROLE_ADMIN) {
        throw new MarketplaceError([problem("forbidden", { operation: "metrics", role: principal.role })]);
      }
    }
    const text = await metrics.render(await queueState(store, clock));
    return context.body(text, 200, { "Content-Type": metrics.contentType });
  });
  options.mount?.(app);

  app.notFound((context) => {
    const error = new MarketplaceError([problem("pathUnknown", { path: context.req.path })]);
    return errorResponse(error, context.var.observation.requestId);
  });
  app.onError((thrown, context) => {
    // There is no answer, and no connection that it could go to.
    if (thrown instanceof ConnectionReset) throw thrown;
    return fail(thrown, context.var.observation);
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

/**
 * What every answer tells a browser: to guess no types, to show nothing in a foreign frame, and to share nothing
 * with other origins. Set with the answer itself, for a header that is added to a finished answer makes the
 * adapter of the platform build all of them anew.
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
