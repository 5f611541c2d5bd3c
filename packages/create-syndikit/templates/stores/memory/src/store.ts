import { memoryStore, type Store } from "@syndikit/receiver";

/**
 * Where the state is kept: only in this process. A restart forgets which tenants were made, which steps of an order
 * were done, and what was given up. No event is lost, because each is acknowledged only when its work is done, and
 * is sent again until then. But a tenant can be made twice, so use SQLite or PostgreSQL before customers order.
 */
export function openStore(_environment: NodeJS.ProcessEnv): Store {
  return memoryStore();
}
