import { closeSync, existsSync, lstatSync, openSync, readdirSync, readSync, rmSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { openDatabase } from "./open-database.js";

/** The endings of the files and folders that belong to a database. */
const PARTS = [
  "-wal",
  "-shm",
  "-journal",
  ".lock",
  ".key",
  ".snapshots",
  ".dry-run",
  ".copying",
  ".restoring",
  ".restore",
  ".restore-taken",
  ".restore-result",
] as const;

/** The database to which a path belongs, by its name; absent when it belongs to none. */
export function databaseOfPart(path: string): string | undefined {
  for (const part of PARTS) {
    if (!path.endsWith(part)) continue;
    const database = path.slice(0, -part.length);
    if (isServed(database) || isDatabase(database)) return database;
  }
  return undefined;
}

const HEADER = "SQLite format 3\0";

/**
 * Whether a file is a SQLite database. An empty file is one too. Ask {@link isServed} first: if this process itself
 * serves the database, closing its file here would release SQLite's locks on it.
 */
export function isDatabase(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return false;
  if (found.size === 0) return true;
  const start = Buffer.alloc(HEADER.length);
  const file = openSync(path, "r");
  try {
    readSync(file, start, 0, start.length, 0);
  } finally {
    closeSync(file);
  }
  return start.toString("latin1") === HEADER;
}

/** Whether a server has taken the lock beside its database. */
export function isServed(path: string): boolean {
  const lock = `${path}.lock`;
  return existsSync(lock) && isBusy(lock, "NORMAL");
}

/**
 * Whether a server or any other program has a database open, as far as this machine can tell.
 *
 * @param lockIsOurs - whether this process has taken the lock beside the database.
 */
export function isInUse(
  path: string,
  { lockIsOurs = false }: { readonly lockIsOurs?: boolean } = {},
): boolean {
  // A connection to a database with a write-ahead log shares a lock as long as it is open, also when it is idle.
  return (
    (!lockIsOurs && isServed(path)) ||
    (isDatabase(path) && (isBusy(path, "EXCLUSIVE") || isOpenInProcess(path)))
  );
}

/** Whether another connection has a lock on a file. Closing it folds the log of a database that nobody has open. */
function isBusy(path: string, lockingMode: "NORMAL" | "EXCLUSIVE"): boolean {
  let client: Database.Database | undefined;
  try {
    client = openDatabase(path, { fileMustExist: true });
    client.pragma("busy_timeout = 0");
    client.pragma(`locking_mode = ${lockingMode}`);
    client.exec("begin exclusive; rollback");
    return false;
  } catch (error) {
    // What is no database, is damaged, or may not be written, cannot be asked.
    return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
  } finally {
    client?.close();
  }
}

/** Without a write-ahead log an idle connection has no lock. Linux says which files a process has open. */
function isOpenInProcess(path: string): boolean {
  const wanted = statSync(path, { throwIfNoEntry: false });
  if (wanted === undefined || process.platform !== "linux") return false;
  return listed("/proc")
    .filter((name) => /^\d+$/.test(name))
    .some((pid) =>
      listed(`/proc/${pid}/fd`).some((fd) => {
        const found = statOrNothing(`/proc/${pid}/fd/${fd}`);
        return found?.ino === wanted.ino && found.dev === wanted.dev;
      }),
    );
}

/** Processes end meanwhile, and those of others cannot be looked at. */
function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function statOrNothing(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Keeps servers away from a database, as a server does, while its file is renamed.
 *
 * @returns `in use` when a server has it; absent when there is no database.
 */
export function takeLockBeside(path: string): { release(): void } | "in use" | undefined {
  if (isServed(path)) return "in use";
  if (!isDatabase(path)) return undefined;
  const lock = `${path}.lock`;
  const wasThere = lstatSync(lock, { throwIfNoEntry: false }) !== undefined;
  if (wasThere && !isDatabase(lock)) return undefined;
  const client = openDatabase(lock);
  try {
    client.pragma("busy_timeout = 0");
    client.exec("begin exclusive");
  } catch {
    client.close();
    return "in use";
  }
  return {
    release() {
      if (client.inTransaction) client.exec("rollback");
      client.close();
      if (!wasThere) rmSync(lock, { force: true });
    },
  };
}
