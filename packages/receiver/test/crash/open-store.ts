import { Pool } from "pg";
import type { Store } from "../../src/index.js";
import { postgresStore } from "../../src/store/postgres.js";
import { sqliteStore } from "../../src/store/sqlite.js";

/** Opens the store at an address: a file, or `postgres://...`; what follows `#` begins its names. */
export async function openStore(address: string): Promise<Store> {
  const [url = "", prefix = ""] = address.split("#");
  if (url.startsWith("postgres:")) {
    return postgresStore({ client: new Pool({ connectionString: url }), prefix });
  }
  return sqliteStore(url);
}
