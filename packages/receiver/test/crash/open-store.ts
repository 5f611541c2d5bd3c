import { createPool } from "mysql2/promise";
import { Pool } from "pg";
import type { Store } from "../../src/index.js";
import { mysqlStore } from "../../src/store/mysql.js";
import { postgresStore } from "../../src/store/postgres.js";
import { sqliteStore } from "../../src/store/sqlite.js";

/** Opens the store at an address: a file, `postgres://...` or `mysql://...`; what follows `#` begins its names. */
export async function openStore(address: string): Promise<Store> {
  const [url = "", prefix = ""] = address.split("#");
  if (url.startsWith("postgres:")) {
    return postgresStore({ client: new Pool({ connectionString: url }), prefix });
  }
  if (url.startsWith("mysql:")) return mysqlStore({ client: createPool(url), prefix });
  return sqliteStore(url);
}
