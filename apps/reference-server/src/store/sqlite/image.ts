import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type SnapshotContent, StoreOfOthers, StoreTooNew } from "../port.js";
import type { SettingName } from "../settings.js";
import { copyToUpgrade, serialise } from "./backup.js";
import { LOCK_TIMEOUT, openMemory } from "./connection.js";
import { ensurePrivate } from "./database-file.js";
import { ensureKeptByTriggers } from "./kept-by-triggers.js";
import { openDatabase } from "./open-database.js";

/** The generated migrations: a folder of the package, beside `src` and `dist`. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve("@syndikit/reference-server/package.json")),
  "drizzle",
);

/**
 * Opens a snapshot in memory, also one of an earlier version. Opens an empty database if there is no snapshot.
 *
 * @throws {StoreTooNew} when a newer version took it.
 * @throws {Error} when the bytes are no snapshot.
 */
export function openImage(snapshot?: Uint8Array): Database.Database {
  if (snapshot === undefined) return openMemory(emptyTables());
  const image = openMemory(snapshot);
  try {
    if (lastMigration(image) === 0) throw new Error("The snapshot has no tables.");
    upgrade(image);
    return image;
  } catch (error) {
    image.close();
    throw error;
  }
}

/** A snapshot, open to be read. */
interface OpenSnapshot {
  readonly client: Database.Database;
  close(): Promise<void>;
}

/**
 * Opens a snapshot in memory or in a file.
 *
 * @throws {StoreTooNew} when a newer version took it.
 * @throws {Error} when it is no snapshot.
 */
export async function openSnapshot(snapshot: SnapshotContent): Promise<OpenSnapshot> {
  if (!(snapshot instanceof Uint8Array)) return openImageFile(snapshot.file);
  const client = openImage(snapshot);
  return { client, close: async () => void client.close() };
}

/**
 * Opens a snapshot in a file without changing it. One of an earlier version is copied first, to `${file}.upgraded`, and
 * brought up to date there.
 *
 * @throws {StoreTooNew} when a newer version took it.
 * @throws {Error} when the file is no snapshot.
 */
async function openImageFile(file: string): Promise<OpenSnapshot> {
  const beside = [`${file}-wal`, `${file}-shm`].filter((path) => !existsSync(path));
  const client = openDatabase(file, { readonly: true, fileMustExist: true });
  const copy = `${file}.upgraded`;
  const closeFile = async (): Promise<void> => {
    client.close();
    // A file in WAL mode gets them to be read, and whoever may not write leaves them behind.
    for (const path of beside) await rm(path, { force: true });
  };
  try {
    if (lastMigration(client) === 0) throw new Error("The snapshot has no tables.");
    if (isTooNew(client)) throw new StoreTooNew();
    if (!isBehind(client)) return { client, close: closeFile };
  } catch (error) {
    await closeFile();
    throw error;
  }
  await closeFile();
  await copyToUpgrade(file, copy);
  const upgraded = openDatabase(copy);
  const close = async (): Promise<void> => {
    upgraded.close();
    await rm(copy, { force: true });
  };
  try {
    upgraded.pragma("journal_mode = MEMORY");
    upgrade(upgraded);
    return { client: upgraded, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Empty tables, created once in a process: to create them takes about ten times as long as to open them. */
let empty: Uint8Array | undefined;

/** A snapshot with no rows. */
export function emptyTables(): Uint8Array {
  empty ??= makeEmpty();
  return empty;
}

function makeEmpty(): Uint8Array {
  const image = openMemory();
  try {
    upgrade(image);
    return serialise(image);
  } finally {
    image.close();
  }
}

/** Brings the tables up to date. No requests are served yet, so this may use SQLite's blocking wait for a lock. */
export function upgrade(client: Database.Database): void {
  client.pragma(`busy_timeout = ${LOCK_TIMEOUT}`);
  const [last, newest] = [lastMigration(client), newestMigration()];
  if (last > newest) throw new StoreTooNew();
  if (last < newest) migrate(drizzle(client), { migrationsFolder });
  ensureKeptByTriggers(client);
  forgetStatistics(client);
  client.pragma("busy_timeout = 0");
}

/**
 * Opens a file that is empty, or a database of this server.
 *
 * @throws {StoreOfOthers} when there are tables of something else. Nothing was changed: ours would be made among them.
 */
export function openOwn(file: string): Database.Database {
  const client = openDatabase(file);
  try {
    const table = client
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' limit 1")
      .pluck()
      .get();
    // The table of migrations is made before all others, and outside of their transaction.
    const isOurs = table === undefined || hasMigrations(client);
    if (!isOurs) throw new StoreOfOthers(file, String(table));
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

function hasMigrations(client: Database.Database): boolean {
  return (
    client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get() !== undefined
  );
}

/**
 * Deletes the statistics of `ANALYZE`. Queries and indexes are designed for SQLite's defaults for tables without
 * statistics. With statistics from a time when nothing waited, each claim of deliveries reads the whole table: 716
 * instead of 5 ms at 20,000 events.
 */
function forgetStatistics(client: Database.Database): void {
  const kept = client
    .prepare<[], string>("select name from sqlite_schema where name like 'sqlite_stat_'")
    .pluck()
    .all();
  if (kept.length === 0) return;
  for (const table of kept) client.exec(`delete from ${table}`);
  // Makes SQLite load the statistics again.
  client.exec("analyze sqlite_schema");
}

/** Whether a newer version made the tables. This version would write to tables that it does not know. */
export function isTooNew(client: Database.Database): boolean {
  return lastMigration(client) > newestMigration();
}

/** Whether an earlier version made the tables, and they were not brought up to date yet. */
export function isBehind(client: Database.Database): boolean {
  return lastMigration(client) < newestMigration();
}

/** The date of the last applied migration; 0 for a database without tables. */
function lastMigration(client: Database.Database): number {
  if (!hasMigrations(client)) return 0;
  return Number(client.prepare("select max(created_at) from __drizzle_migrations").pluck().get());
}

let newest: number | undefined;

function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
}

/** Creates a file with empty tables that only its owner may read. */
export function createImageFile(file: string): Database.Database {
  ensurePrivate(file);
  const image = openDatabase(file);
  try {
    upgrade(image);
    return image;
  } catch (error) {
    image.close();
    throw error;
  }
}

/** The fingerprint of the key of the secrets, as stored in a database. */
export function fingerprintIn(client: Database.Database): string | undefined {
  const name = "keyFingerprint" satisfies SettingName;
  const value = client.prepare("select value from settings where name = ?").pluck().get(name);
  const fingerprint: unknown = typeof value === "string" ? JSON.parse(value) : undefined;
  return typeof fingerprint === "string" ? fingerprint : undefined;
}
