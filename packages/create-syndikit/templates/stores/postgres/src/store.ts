import type { Store } from "@syndikit/receiver";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { Pool } from "pg";
import { SettingsError } from "./settings-error.ts";

/**
 * Where the state is kept: in PostgreSQL, so any number of processes may share it. The tables are created on first use.
 *
 * @throws {SettingsError} when DATABASE_URL is not set.
 */
export function openStore(environment: NodeJS.ProcessEnv): Store {
  const connectionString = environment.DATABASE_URL;
  if (!connectionString) {
    throw new SettingsError(
      "DATABASE_URL is not set. It looks like postgres://user:password@127.0.0.1:5432/database. For development, " +
        "docker compose up -d starts PostgreSQL from compose.yaml, and .env.example has its address.",
    );
  }
  const pool = new Pool({ connectionString });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on("error", (error) => console.error(error.message));
  const store = postgresStore({ client: pool });
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
