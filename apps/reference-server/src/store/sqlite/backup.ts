import { open, rename, rm, writeFile } from "node:fs/promises";
import type Database from "better-sqlite3";
import { translate } from "./errors.js";

/** Fills a new file that only its owner may read, forces it to the disk, and only then gives it its name. */
export async function writeWhole(
  destination: string,
  fill: (partial: string) => Promise<unknown>,
): Promise<void> {
  const partial = `${destination}.partial`;
  try {
    await rm(partial, { force: true });
    // Before anything is in it.
    await writeFile(partial, "", { mode: 0o600, flag: "wx" });
    await fill(partial);
    const file = await open(partial, "r+");
    await file.sync().finally(() => file.close());
    await rename(partial, destination);
  } catch (error) {
    await rm(partial, { force: true });
    throw translate(error);
  }
}

/** As {@link writeWhole}, for bytes that are at hand. */
export function writeBytes(destination: string, bytes: Uint8Array): Promise<void> {
  return writeWhole(destination, (partial) => writeFile(partial, bytes));
}

/**
 * The bytes of a database, readable without its log: a copy in memory cannot have one, so the two bytes of the
 * header that say "there is a log" are set back.
 */
export function serialise(client: Database.Database): Uint8Array {
  const bytes = new Uint8Array(client.serialize());
  bytes[18] = 1;
  bytes[19] = 1;
  return bytes;
}

/** The counters of identifiers. */
const COUNTERS = "sqlite_sequence";

/**
 * Replaces the rows of every table by those of another database with the same tables. Everything is emptied before
 * anything is filled: emptying a table cascades to those that refer to it, and would take what they had just got.
 */
export function copyRows(from: Database.Database, to: Database.Database): void {
  to.pragma("defer_foreign_keys = ON");
  const names = tables(to);
  for (const table of names) to.exec(`delete from "${table}"`);
  for (const table of names) copyTable(from, to, table);
  // Filling a table moves its counter, so they come last.
  to.exec(`delete from "${COUNTERS}"`);
  copyTable(from, to, COUNTERS);
}

function copyTable(from: Database.Database, to: Database.Database, table: string): void {
  const select = from.prepare<[], unknown[]>(`select * from "${table}"`);
  const columns = select.columns().map(({ name }) => `"${name}"`);
  const marks = columns.map(() => "?").join(", ");
  const insert = to.prepare(`insert into "${table}" (${columns.join(", ")}) values (${marks})`);
  for (const row of select.raw().iterate()) insert.run(...row);
}

function tables(client: Database.Database): string[] {
  return client
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
    .filter((name) => name !== "__drizzle_migrations");
}
