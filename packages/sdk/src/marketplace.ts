/** The client: options in, the groups of methods out. */
import { sourceOf } from "./auth.js";
import { type Clock, systemClock } from "./clock.js";
import type { LoginWithPermanentToken } from "./login.js";
import { createMethod, type Method } from "./methods.js";
import type { OpenApiClient } from "./openapi.gen.js";
import { createOpenApiClient } from "./openapi.js";
import { checkOptions, type MarketplaceOptions, type Middleware } from "./options.js";
import { createPipeline } from "./pipeline.js";
import { readPlans } from "./plan.js";
import type { Resources } from "./resources.gen.js";
import { createSession } from "./session.js";
import { table } from "./table.gen.js";

/** A client of one marketplace. It holds no secret that could be printed. */
export interface Marketplace extends Resources {
  readonly login: LoginWithPermanentToken;
  /** Every operation by its path, over the same signing in, retries and errors. For what no method offers. */
  readonly openapi: OpenApiClient;
  /** Puts a middleware around every attempt, inside those that are there; the answer takes it away again. */
  use(middleware: Middleware): () => void;
}

/**
 * A client of the marketplace.
 *
 * @throws TypeError when an option cannot work.
 * @example
 * const market = createMarketplace({
 *   baseUrl: "https://market.example",
 *   apiVersion: "20260101",
 *   auth: { token },
 * });
 * const subscription = await market.subscriptions.get(42);
 */
export function createMarketplace(options: MarketplaceOptions): Marketplace;
// Tests give a clock too.
export function createMarketplace(client: MarketplaceOptions, clock: Clock = systemClock): Marketplace {
  const base = checkOptions(client);
  const middlewares = new Set<Middleware>();
  const plans = readPlans(table);
  const send = createPipeline({
    ...{ client, base, clock, middlewares },
    session: createSession(sourceOf(client.auth, () => resources.login.token())),
  });

  const groups: Record<string, Record<string, Method>> = {};
  for (const plan of plans) {
    // A group and a name, as `readPlans` joined them.
    const [group, name] = plan.operation.split(".") as [string, string];
    groups[group] ??= {};
    groups[group][name] = createMethod(plan, send);
  }
  // The table and the signatures are generated from the same operations; a test holds them together.
  const resources = groups as unknown as Resources;
  // One operation gives both kinds of token; which one is asked for is a parameter.
  const permanentToken = (query: object): Promise<string> =>
    resources.login.token({ ...query, expire: false } as object);

  return {
    ...resources,
    login: { ...resources.login, permanentToken },
    openapi: createOpenApiClient(plans, send),
    use(middleware) {
      // One that is used twice stands there twice.
      const own: Middleware = (request, next) => middleware(request, next);
      middlewares.add(own);
      return () => void middlewares.delete(own);
    },
  };
}
