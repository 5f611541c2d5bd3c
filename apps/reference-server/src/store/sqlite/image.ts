import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StoreTooNew } from "../port.js";
import type { SettingName } from "../settings.js";
import { LOCK_TIMEOUT, openMemory } from "./connection.js";
import { ensurePrivate } from "./database-file.js";

/** The generated migrations: a folder of the package, beside `src` and `dist`. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve("@syndikit/reference-server/package.json")),
  "drizzle",
);

/**
 * Opens a snapshot, of an earlier version too, in memory; an empty one when there is none.
 *
 * @throws {StoreTooNew} when a newer version took it.
 */
export function openImage(snapshot?: Uint8Array): Database.Database {
  const image = openMemory(snapshot);
  try {
    upgrade(image);
    return image;
  } catch (error) {
    image.close();
    throw error;
  }
}

/** Brings tables up to date. Nobody is served yet, so this may wait for a lock in the engine's way. */
export function upgrade(client: Database.Database): void {
  client.pragma(`busy_timeout = ${LOCK_TIMEOUT}`);
  const [last, newest] = [lastMigration(client), newestMigration()];
  if (last > newest) throw new StoreTooNew();
  if (last < newest) migrate(drizzle(client), { migrationsFolder });
  forgetStatistics(client);
  client.pragma("busy_timeout = 0");
}

/**
 * Queries and indexes are made for what the engine assumes of a table that `ANALYZE` never saw. With statistics from
 * a time when nothing waited, each claim of deliveries reads the whole table: 716 instead of 5 ms at 20,000 events.
 */
function forgetStatistics(client: Database.Database): void {
  const kept = client
    .prepare<[], string>("select name from sqlite_schema where name like 'sqlite_stat_'")
    .pluck()
    .all();
  if (kept.length === 0) return;
  for (const table of kept) client.exec(`delete from ${table}`);
  // Makes the engine read them again.
  client.exec("analyze sqlite_schema");
}

/** Whether a newer version made the tables: this one would write to what it does not know. */
export function isTooNew(client: Database.Database): boolean {
  return lastMigration(client) > newestMigration();
}

/** Whether an earlier version made the tables, and this one has not brought them up to date yet. */
export function isBehind(client: Database.Database): boolean {
  return lastMigration(client) < newestMigration();
}

/** Of a database without tables: 0. */
function lastMigration(client: Database.Database): number {
  const table = client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (table === undefined) return 0;
  return Number(client.prepare("select max(created_at) from __drizzle_migrations").pluck().get());
}

let newest: number | undefined;

function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
}

/** Makes a file with empty tables, which only its owner may read. */
export function createImageFile(file: string): Database.Database {
  ensurePrivate(file);
  const image = new Database(file);
  try {
    upgrade(image);
    return image;
  } catch (error) {
    image.close();
    throw error;
  }
}

/** The fingerprint that a database keeps of the key of its secrets. */
export function fingerprintIn(client: Database.Database): string | undefined {
  const name = "keyFingerprint" satisfies SettingName;
  const value = client.prepare("select value from settings where name = ?").pluck().get(name);
  const fingerprint: unknown = typeof value === "string" ? JSON.parse(value) : undefined;
  return typeof fingerprint === "string" ? fingerprint : undefined;
}
