/** The client: options in, the groups of methods out. */
// biome-ignore-all assist/source/organizeImports: the methods first; a bundle with them in one place is 1 % smaller when compressed.
import { createResources, type Resources } from "./generated/resources/index.gen.js";
import { createRequest, type SendRequest } from "./core/call-by-path.js";
import type { Clock } from "./core/clock.js";
import { type Connection, createConnection } from "./core/connection.js";
import { LoginWithPermanentToken } from "./login.js";
import type { ClientDefaults, MarketplaceOptions, Middleware } from "./options.js";

/** A client of one marketplace. It holds no secret that could be printed. */
export interface Marketplace extends Resources {
  readonly login: LoginWithPermanentToken;
  /** The connection below the client, for your own groups of methods and for extensions of the client. */
  readonly connection: Connection;
  /**
   * Sends a request that no method describes, and returns its JSON. A POST or a PATCH is not retried when the
   * marketplace may already have acted on it.
   */
  readonly request: SendRequest;
  /** Puts a middleware around every attempt, inside the earlier ones. The function returned removes it. */
  use(middleware: Middleware): () => void;
  /**
   * The same client with other defaults: it shares the credential, the retry budget and the middlewares.
   *
   * @example
   * const patient = market.withOptions({ timeout: 60_000, deadline: 300_000 });
   */
  withOptions(defaults: ClientDefaults): Marketplace;
}

/**
 * A client of the marketplace.
 *
 * @throws {TypeError} when an option cannot work.
 * @example
 * const market = createMarketplace({
 *   baseUrl: "https://market.example",
 *   auth: { token },
 * });
 * const subscription = await market.subscriptions.get(42);
 */
export function createMarketplace(options: MarketplaceOptions): Marketplace;
// Tests give a clock too.
export function createMarketplace(options: MarketplaceOptions, clock?: Clock): Marketplace {
  const open = createConnection as (client: MarketplaceOptions, clock?: Clock) => Connection;
  return toMarketplace(open(options, clock));
}

function toMarketplace(connection: Connection): Marketplace {
  return {
    connection,
    ...createResources(connection),
    login: new LoginWithPermanentToken(connection),
    request: createRequest(connection),
    use: connection.use,
    withOptions: (defaults) => toMarketplace(connection.withOptions(defaults)),
  };
}
