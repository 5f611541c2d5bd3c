import type { Store } from "@syndikit/receiver";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { Pool } from "pg";

/** Opens the kit's store at an address: a file, or a PostgreSQL URL. */
export function openStore(address: string): Store {
  if (!address.startsWith("postgres:")) return sqliteStore(address);
  // Two more than the subscriptions that are worked on at once.
  const pool = new Pool({ connectionString: address, max: 34 });
  pool.on("error", (error) => console.error(error.message));
  return { ...postgresStore({ client: pool }), close: () => pool.end() };
}
