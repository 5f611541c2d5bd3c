import type { Store } from "@syndikit/receiver";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";

/**
 * Where the state is kept: in a file, so an acknowledged event survives a crash and a power failure. Several processes
 * of one machine may share it. For several machines use PostgreSQL.
 */
export function openStore(environment: NodeJS.ProcessEnv): Store {
  return sqliteStore(environment.DATABASE_FILE ?? "./receiver.sqlite");
}
