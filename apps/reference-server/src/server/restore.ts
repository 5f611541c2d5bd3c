import { constants, existsSync, realpathSync } from "node:fs";
import { copyFile, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { ConfigError } from "../errors.js";
import { nameForKept } from "../store/files/new-file.js";
import { StoreInUse } from "../store/port.js";
import { openWriter } from "../store/sqlite/connection.js";
import { type DatabaseFile, takeFile } from "../store/sqlite/database-file.js";
import { isTooNew } from "../store/sqlite/image.js";
import { isDatabase, isInUse } from "../store/sqlite/in-use.js";
import { openDatabase } from "../store/sqlite/open-database.js";
import { askToRestore } from "./online-restore.js";
import { placeOf, RESTORING } from "./unfinished.js";

interface Restored {
  /** A copy of the previous state; absent when there was none. */
  readonly kept: string | undefined;
}

interface RestoreOptions {
  /** Part of the copy's name. */
  readonly now: Date;
  /** Milliseconds to wait for a server that uses the database to begin; 30,000 when absent. */
  readonly patience?: number;
}

/**
 * Replaces a database with a backup. The previous one is kept next to it. A running server loads the backup itself, in
 * one transaction; without a server the file is replaced in one step. After a power cut there is either the old or the
 * new one.
 *
 * @throws {ConfigError} when the backup cannot be used. Nothing was changed then.
 * @throws {StoreInUse} when another process has the database and does not load the backup.
 */
export async function restoreDatabase(
  database: string,
  backup: string,
  { now, patience = 30_000 }: RestoreOptions,
): Promise<Restored> {
  if (database === ":memory:") throw new ConfigError("A database in memory cannot be restored. Name a file.");
  if (!existsSync(backup)) throw new ConfigError(`There is no backup ${backup}.`);
  const wasThere = existsSync(database);
  if (wasThere && realpathSync(backup) === realpathSync(database)) {
    throw new ConfigError(`${backup} is the database itself. Name a backup of it.`);
  }
  if (realpathSync(backup) === placeOf(database) + RESTORING) {
    throw new ConfigError(
      `${backup} has the name under which restore writes the database. Rename it, and name it again.`,
    );
  }
  const file = takeOrInUse(database);
  if (file instanceof StoreInUse) return restoreOnline(database, backup, { inUse: file, patience });
  const restoring = `${file.path}${RESTORING}`;
  try {
    // Anything else that has it open would go on with the old file, and with the log of the new one.
    if (wasThere && isInUse(file.path, { lockIsOurs: true })) throw new StoreInUse(file.path);
    await rm(restoring, { force: true });
    // Only the copy is checked and changed, so the backup stays as it was.
    await copyPrivate(backup, restoring);
    prepare(restoring, backup);
    await flush(restoring);
    const kept = wasThere ? await nameForKept(file.path, now) : undefined;
    if (kept !== undefined) await keep(file.path, kept);
    await rename(restoring, file.path);
    await flush(dirname(file.path));
    return { kept };
  } catch (error) {
    // The lock has made it, and a server would begin with it.
    if (!wasThere && (await stat(file.path)).size === 0) await rm(file.path);
    throw error;
  } finally {
    await rm(restoring, { force: true });
    file.release();
  }
}

function takeOrInUse(database: string): DatabaseFile | StoreInUse {
  try {
    return takeFile(database);
  } catch (error) {
    if (error instanceof StoreInUse) return error;
    throw error;
  }
}

/** @throws {StoreInUse} when no server loads the backup. */
async function restoreOnline(
  database: string,
  backup: string,
  { inUse, patience }: { readonly inUse: StoreInUse; readonly patience: number },
): Promise<Restored> {
  const path = realpathSync(database);
  const copy = `${path}.restoring-${process.pid}`;
  try {
    await rm(copy, { force: true });
    await copyPrivate(backup, copy);
    prepare(copy, backup);
    await flush(copy);
    const restored = await askToRestore(path, copy, patience);
    if (restored === undefined) throw inUse;
    return restored;
  } finally {
    await rm(copy, { force: true });
  }
}

/** Shares the file's blocks if the file system supports it. */
async function copyPrivate(from: string, to: string): Promise<void> {
  const created = await open(to, "wx", 0o600);
  await created.close();
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}

async function flush(path: string): Promise<void> {
  const opened = await open(path, "r");
  await opened.sync().finally(() => opened.close());
}

/** Keeps what is there, with what a killed process left in its log. */
async function keep(path: string, kept: string): Promise<void> {
  if (isDatabase(path)) foldLog(path);
  // The log of what is damaged must not lie beside the new one. Maybe somebody can save something from both.
  for (const ending of ["-wal", "-shm", "-journal"]) {
    if (existsSync(path + ending)) await rename(path + ending, kept + ending);
  }
  await copyPrivate(path, kept);
  await flush(kept);
}

/** Makes the write-ahead log a part of the file, unless it is damaged. */
function foldLog(path: string): void {
  let client: Database.Database | undefined;
  try {
    ({ client } = openWriter(path, "full"));
    client.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    const isDamaged = error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
    if (!isDamaged) throw error;
  } finally {
    client?.close();
  }
}

/** @throws {ConfigError} when the copy of the backup is not a complete database of a known version. */
function prepare(copy: string, backup: string): void {
  let client: Database.Database | undefined;
  try {
    client = openDatabase(copy);
    const problem = backupProblem(client);
    if (problem !== undefined) throw new ConfigError(`${backup} cannot be restored: ${problem}.`);
    // Tokens that were revoked or replaced since the backup must not work again, so everybody has to sign in again.
    client.exec("delete from tokens");
    // Not all events: they would all be written again.
    client.exec("update events set lease_token = null, lease_until = null where lease_until is not null");
    client.pragma("journal_mode = DELETE");
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${backup} cannot be restored: it is not a database, or is damaged.`, { cause });
  } finally {
    client?.close();
  }
}

/** Why a database is not a complete one of a known version; absent when it is. */
export function backupProblem(client: Database.Database): string | undefined {
  const integrity = String(client.pragma("integrity_check(1)", { simple: true }));
  if (integrity !== "ok") return `it is damaged (${integrity})`;
  const tables = client
    .prepare("select count(*) from sqlite_master where name in ('settings', 'tokens', 'users', 'events')")
    .pluck()
    .get();
  if (tables !== 4) return "it is not the database of a marketplace";
  const orphans = client.pragma("foreign_key_check") as unknown[];
  if (orphans.length > 0) return `${orphans.length} of its rows refer to rows that are missing`;
  return isTooNew(client) ? "a newer version of the server made it: install that version" : undefined;
}
