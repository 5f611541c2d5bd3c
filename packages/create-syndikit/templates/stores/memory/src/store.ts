import { memoryStore, type Store } from "@syndikit/receiver";

/**
 * Where the state is kept: in this process only. A restart forgets which tenants were made, which steps of an order
 * were done, and what was given up. No event is lost all the same: it is acknowledged only when its work is done, and
 * comes again until then. But a tenant can be made twice, so take SQLite or PostgreSQL before customers order.
 */
export function openStore(_environment: NodeJS.ProcessEnv): Store {
  return memoryStore();
}
