import { openReferenceServer } from "./open-reference-server.js";
import type { ReferenceServer, ReferenceServerOptions } from "./reference-server.js";

/**
 * Sets up a marketplace: opens the store, plants the seed, and starts to send events and to run what falls due.
 *
 * @example
 * ```ts
 * const server = await createReferenceServer();
 * const response = await server.fetch(new Request("http://market.example/api/user/me", { headers }));
 * await server.close();
 * ```
 * @throws StoreInUse when another process has the database; ConfigError when a setting is unsafe in production.
 */
export function createReferenceServer(options: ReferenceServerOptions = {}): Promise<ReferenceServer> {
  return openReferenceServer(options);
}
