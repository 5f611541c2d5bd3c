import { open, rename, rm, writeFile } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type Database from "better-sqlite3";
import { keptTables } from "../audit.js";
import { openMemory } from "./connection.js";
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

/** The names of the tables that are kept, as a list of texts. */
const KEPT = keptTables.map((name) => `'${name}'`).join(", ");

/** As {@link serialise}, without the rows of the tables that are kept at a restore, and without a trace of them. */
export function serialiseWithoutKept(client: Database.Database): Uint8Array {
  const copy = openMemory(serialise(client));
  try {
    copy.pragma("secure_delete = ON");
    for (const table of keptTables) copy.exec(`delete from "${table}"`);
    copy.exec(`delete from "${COUNTERS}" where name in (${KEPT})`);
    return serialise(copy);
  } finally {
    copy.close();
  }
}

/** After so many rows everybody else has a turn: a restore of millions must not stop the reads. */
const ROWS_IN_A_TURN = 2_000;

/**
 * Replaces the rows of every table, but those that are kept, by those of another database with the same tables.
 * Everything is emptied before anything is filled: emptying a table cascades to those that refer to it, and would take
 * what they had just got.
 */
export async function copyRows(from: Database.Database, to: Database.Database): Promise<void> {
  to.pragma("defer_foreign_keys = ON");
  const names = tables(to).filter((name) => !keptTables.includes(name));
  for (const table of names) to.exec(`delete from "${table}"`);
  for (const table of names) await copyTable({ from, to }, table);
  // Filling a table moves its counter, so they come last.
  const others = `where name not in (${KEPT})`;
  to.exec(`delete from "${COUNTERS}" ${others}`);
  await copyTable({ from, to }, COUNTERS, others);
}

interface Copying {
  readonly from: Database.Database;
  readonly to: Database.Database;
}

async function copyTable({ from, to }: Copying, table: string, where = ""): Promise<void> {
  const select = from.prepare<[], unknown[]>(`select * from "${table}" ${where}`);
  const columns = select.columns().map(({ name }) => `"${name}"`);
  const marks = columns.map(() => "?").join(", ");
  const insert = to.prepare(`insert into "${table}" (${columns.join(", ")}) values (${marks})`);
  let count = 0;
  for (const row of select.raw().iterate()) {
    insert.run(...row);
    count += 1;
    if (count % ROWS_IN_A_TURN === 0) await nextTurn();
  }
}

function tables(client: Database.Database): string[] {
  return client
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
    .filter((name) => name !== "__drizzle_migrations");
}
