import { Pool } from "pg";
import { createClient } from "redis";
import type { Store } from "../../src/index.js";
import { postgresStore } from "../../src/store/postgres.js";
import { redisStore } from "../../src/store/redis.js";
import { sqliteStore } from "../../src/store/sqlite.js";

/** Opens the store at an address: a file, `postgres://...` or `redis://...`; what follows `#` begins its names. */
export async function openStore(address: string): Promise<Store> {
  const [url = "", prefix = ""] = address.split("#");
  if (url.startsWith("postgres:")) {
    return postgresStore({ client: new Pool({ connectionString: url }), prefix });
  }
  if (url.startsWith("redis:")) {
    const client = createClient({ url });
    client.on("error", (error) => console.error(error));
    return redisStore({ client: await client.connect(), prefix });
  }
  return sqliteStore(url);
}
