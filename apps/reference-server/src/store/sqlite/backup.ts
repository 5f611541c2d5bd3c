import { constants } from "node:fs";
import { copyFile, open, rename, rm, writeFile } from "node:fs/promises";
import type Database from "better-sqlite3";
import { keptTables } from "../audit.js";
import { openMemory } from "./connection.js";
import { dropTriggers, ensureKeptByTriggers, keptByTriggers } from "./kept-by-triggers.js";
import { openDatabase } from "./open-database.js";
import { pause } from "./pauses.js";

/**
 * Writes a file of the program's own, which may replace an earlier one. Only its owner may read it. It is flushed to the
 * disk before it gets its name. What a user names is written by `writeNew`.
 */
export function writeBytes(destination: string, bytes: Uint8Array): Promise<void> {
  return writeOwn(destination, (draft) => writeFile(draft, bytes));
}

/** Like {@link writeBytes}: `write` fills a draft, which exists and is empty. */
export async function writeOwn(destination: string, write: (draft: string) => Promise<void>): Promise<void> {
  const partial = `${destination}.partial`;
  try {
    await rm(partial, { force: true });
    // Sets the permissions before the file has any content.
    await (await open(partial, "wx", 0o600)).close();
    await write(partial);
    const written = await open(partial, "r+");
    await written.sync().finally(() => written.close());
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

/**
 * Writes what {@link serialiseWithoutKept} returns to a file.
 *
 * @param copy - copies the database to a file, which exists and is empty.
 */
export function writeWithoutKept(
  destination: string,
  copy: (draft: string) => Promise<unknown>,
): Promise<void> {
  return writeOwn(destination, async (draft) => {
    await copy(draft);
    await removeKept(draft);
  });
}

/** Copies a snapshot beside itself, to be brought up to date there. Shares its blocks if the file system can. */
export async function copyToUpgrade(snapshot: string, copy: string): Promise<void> {
  await rm(copy, { force: true });
  await copyFile(snapshot, copy, constants.COPYFILE_FICLONE);
}

async function removeKept(file: string): Promise<void> {
  const copy = openDatabase(file);
  try {
    // Without a log beside the file, and without waiting for the disk: it is flushed when it is complete.
    copy.pragma("journal_mode = MEMORY");
    copy.pragma("synchronous = OFF");
    copy.pragma("secure_delete = ON");
    for (const table of keptTables) await emptyTable(copy, table);
    copy.exec(`delete from "${COUNTERS}" where name in (${KEPT})`);
  } finally {
    copy.close();
  }
}

/** How many rows one statement deletes between which others are served. */
const DELETED_AT_ONCE = 200;

async function emptyTable(client: Database.Database, table: string): Promise<void> {
  const some = deletion(client, table, DELETED_AT_ONCE);
  while (some.run().changes > 0) await pause();
}

/** Deletes so many rows of a table at most. */
function deletion(client: Database.Database, table: string, rows: number): Database.Statement {
  return client.prepare(
    `delete from main."${table}" where rowid in (select rowid from main."${table}" limit ${rows})`,
  );
}

/**
 * Replaces the rows of every table, except the kept ones, with those of another database with the same tables. All
 * tables are emptied before any is filled: emptying a table cascades to the tables that refer to it, and would delete
 * what they had just received. Those that refer to others are emptied first, so that no single row takes a million along,
 * and filled last: for each row that others refer to already, SQLite would look through all of them.
 */
export async function copyRows(from: Database.Database, to: Database.Database): Promise<void> {
  to.pragma("defer_foreign_keys = ON");
  const names = copiedTables(to);
  for (const table of names) await emptyTable(to, table);
  for (const table of names.toReversed()) await copyTable({ from, to }, table);
  await copyCounters({ from, to });
}

/** SQLite keeps something for each row that one statement deletes. With all at once, 3.5 GB took 20 MiB more. */
const DELETED_IN_A_THREAD = 100_000;

/** In KiB, which the minus says. What is read and written once from end to end needs no cache of 16 MiB for each file. */
const CACHE = -1_000;

/**
 * Likewise, in as few statements as possible. None of them gives way, so it is for a thread: copying 347 MB takes a fifth
 * of the processor time.
 *
 * @param begin - begins the transaction in which everything happens: within one, no file can be attached.
 */
export async function copyRowsAtOnce(
  from: Database.Database,
  to: Database.Database,
  begin: () => void,
): Promise<void> {
  if (!from.memory) {
    to.prepare("attach ? as source").run(from.name);
    to.pragma(`source.cache_size = ${CACHE}`);
  }
  to.pragma(`main.cache_size = ${CACHE}`);
  begin();
  to.pragma("defer_foreign_keys = ON");
  dropTriggers(to);
  const names = copiedTables(to);
  for (const table of names) {
    const some = deletion(to, table, DELETED_IN_A_THREAD);
    while (some.run().changes > 0);
  }
  for (const table of names.toReversed()) {
    if (from.memory) await copyTable({ from, to }, table);
    else copyAttached(to, table);
  }
  await copyCounters({ from, to });
  ensureKeptByTriggers(to);
}

/** Filling a table changes its counter, so the counters come last. */
async function copyCounters({ from, to }: Copying): Promise<void> {
  const others = `where name not in (${KEPT})`;
  to.exec(`delete from main.${COUNTERS} ${others}`);
  await copyTable({ from, to }, COUNTERS, others);
}

function copyAttached(client: Database.Database, table: string): void {
  const columns = (database: string): string =>
    client
      .prepare<[string, string], string>("select name from pragma_table_info(?, ?)")
      .pluck()
      .all(table, database)
      .map((name) => `"${name}"`)
      .join(", ");
  const names = columns("main");
  // Without names of columns SQLite copies the pages of a table as they are, where it can.
  const isAlike = names === columns("source");
  client.exec(
    isAlike
      ? `insert into main."${table}" select * from source."${table}"`
      : `insert into main."${table}" (${names}) select ${names} from source."${table}"`,
  );
}

/** The tables that are copied, those that refer to others first. */
function copiedTables(client: Database.Database): readonly string[] {
  return childrenFirst(client).filter((name) => !keptTables.includes(name) && !keptByTriggers.includes(name));
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
  for (const row of select.raw().iterate()) {
    insert.run(...row);
    await pause();
  }
}

/** The tables in an order in which nothing refers to a table that was emptied before it, as far as there is one. */
export function childrenFirst(client: Database.Database): readonly string[] {
  const left = new Set(tables(client));
  const parents = new Map(
    [...left].map((table) => [
      table,
      client
        .prepare<[string], string>('select distinct "table" from pragma_foreign_key_list(?)')
        .pluck()
        .all(table)
        .filter((parent) => parent !== table),
    ]),
  );
  const ordered: string[] = [];
  while (left.size > 0) {
    const referred = new Set([...left].flatMap((table) => parents.get(table) ?? []));
    const free = [...left].filter((table) => !referred.has(table));
    // In a circle of references any order is as good.
    for (const table of free.length > 0 ? free : [...left]) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}

function tables(client: Database.Database): string[] {
  return client
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
    .filter((name) => name !== "__drizzle_migrations");
}
