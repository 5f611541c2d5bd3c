import Database from "better-sqlite3";
import { StoreInUse } from "../store-error.js";

/**
 * Keeps other processes off a database file. The lock is the operating system's, so it ends with the process,
 * also when that is killed; there is nothing stale to clean up.
 *
 * @throws StoreInUse when another process has it.
 */
export function lockFile(file: string): () => void {
  const lock = new Database(`${file}.lock`);
  try {
    lock.pragma("busy_timeout = 0");
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new StoreInUse(file, { cause });
  }
  return () => {
    lock.exec("rollback");
    lock.close();
  };
}
