import { rename, rm, writeFile } from "node:fs/promises";
import type Database from "better-sqlite3";
import { nextTurn } from "../../ports.js";
import { keptTables } from "../audit.js";
import { openMemory } from "./connection.js";
import { keptByTriggers } from "./lanes.js";

/**
 * Writes a file of the program's own, which may replace an earlier one. Only its owner may read it. It is flushed to the
 * disk before it gets its name. What a user names is written by `writeNew`.
 */
export async function writeBytes(destination: string, bytes: Uint8Array): Promise<void> {
  const partial = `${destination}.partial`;
  try {
    await rm(partial, { force: true });
    // Sets the permissions before the file has any content.
    await writeFile(partial, bytes, { mode: 0o600, flag: "wx", flush: true });
    await rename(partial, destination);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * The bytes of a database that can be opened without its write-ahead log. A database in memory cannot have a log, so
 * the two bytes of the header that stand for WAL mode are reset.
 */
export function serialise(client: Database.Database): Uint8Array {
  const bytes = client.serialize();
  bytes[18] = 1;
  bytes[19] = 1;
  return bytes;
}

/** SQLite's table of the last identifier of each table. */
const COUNTERS = "sqlite_sequence";

/** The names of the kept tables, as a list of SQL texts. */
const KEPT = keptTables.map((name) => `'${name}'`).join(", ");

/** Like {@link serialise}, without the rows of the kept tables. `secure_delete` removes all traces of them. */
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

/** After this many rows the event loop gets a turn, so that a restore of millions of rows does not block reads. */
const ROWS_IN_A_TURN = 2_000;

/**
 * Replaces the rows of every table, except the kept ones, with those of another database with the same tables. All
 * tables are emptied before any is filled: emptying a table cascades to the tables that refer to it, and would delete
 * what they had just received.
 */
export async function copyRows(from: Database.Database, to: Database.Database): Promise<void> {
  to.pragma("defer_foreign_keys = ON");
  const names = tables(to).filter((name) => !keptTables.includes(name) && !keptByTriggers.includes(name));
  for (const table of names) to.exec(`delete from "${table}"`);
  for (const table of names) await copyTable({ from, to }, table);
  // Filling a table changes its counter, so the counters come last.
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
