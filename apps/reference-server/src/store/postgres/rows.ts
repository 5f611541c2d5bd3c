// Copies rows between PostgreSQL and a SQLite database with the same tables: for snapshots, and for changing the
// engine.
import { getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ClientBase } from "pg";
import type { openMemory } from "../sqlite/connection.js";
import { pause } from "../sqlite/pauses.js";
import { dialect } from "./dialect.js";
import { columnsOf } from "./schema.js";

/** A SQLite database with up-to-date tables. */
export type Image = ReturnType<typeof openMemory>;

/** What to copy between the two sides. */
export interface Carrying {
  readonly client: ClientBase;
  readonly image: Image;
  readonly tables: readonly SQLiteTable[];
  /** Called repeatedly with the number of rows of a table that were copied since the last call. */
  readonly onRows?: (table: string, rows: number) => void;
}

/** Fills the empty tables of a SQLite database with what a PostgreSQL transaction sees. The caller commits. */
export async function fillImage({ client, image, tables, onRows }: Carrying): Promise<void> {
  for (const table of tables) {
    const columns = columnsOf(table);
    const insert = image.prepare(
      `insert into "${getTableName(table)}" (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
    for await (const rows of readPostgres(client, table)) {
      for (const row of rows) {
        insert.run(...row);
        await pause();
      }
      onRows?.(getTableName(table), rows.length);
    }
    await readCounter({ client, image }, table);
  }
}

/**
 * Fills the empty tables of PostgreSQL with the rows of a SQLite database. The caller runs the transaction and commits.
 */
export async function fillPostgres({ client, image, tables, onRows }: Carrying): Promise<void> {
  // Tables refer to one another in cycles.
  await client.query("set constraints all deferred");
  for (const table of tables) {
    const name = getTableName(table);
    const columns = columnsOf(table);
    const most = Math.floor(MAX_PARAMS / columns.length);
    let batch: unknown[][] = [];
    let size = 0;
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return;
      const rows = batch.map((row, index) => {
        const marks = row.map((_, column) => `$${index * columns.length + column + 1}`);
        return `(${marks.join(", ")})`;
      });
      const into = `insert into "${name}" (${columns.join(", ")}) values ${rows.join(", ")}`;
      await client.query(into, batch.flat());
      onRows?.(name, batch.length);
      batch = [];
      size = 0;
    };
    for (const row of readImage(image, table)) {
      batch.push(row);
      size += row.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
      if (batch.length >= most || size >= MAX_CHARACTERS) await flush();
      await pause();
    }
    await flush();
  }
  for (const table of tables) await writeCounter({ client, image }, table);
  await client.query("set constraints all immediate");
}

/** The most parameters of a statement. PostgreSQL allows 65,535; these are written in a few milliseconds. */
const MAX_PARAMS = 5_000;

/** A statement with more characters of text than this gets no other row. */
const MAX_CHARACTERS = 256 * 1024;

/** Rows per batch. A table may not fit into memory, and a row can be as large as a request. */
const BATCH = 200;

/** The rows of a table in the order of its primary key, in batches. */
export async function* readPostgres(client: ClientBase, table: SQLiteTable): AsyncGenerator<unknown[][]> {
  await client.query(`declare image no scroll cursor for ${selectAll(table)}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${BATCH} from image`, rowMode: "array" });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await client.query("close image");
}

/** Like {@link readPostgres}, for a SQLite database and row by row. */
export function readImage(image: Image, table: SQLiteTable): IterableIterator<unknown[]> {
  return image.prepare<[], unknown[]>(selectAll(table)).raw().iterate();
}

function selectAll(table: SQLiteTable): string {
  return `select ${columnsOf(table).join(", ")} from "${getTableName(table)}" order by ${keyOf(table).join(", ")}`;
}

function keyOf(table: SQLiteTable): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key.map((column) => dialect.nameOf(column));
}

type Sides = Pick<Carrying, "client" | "image">;

async function readCounter({ client, image }: Sides, table: SQLiteTable): Promise<void> {
  const sequence = sequenceOf(table);
  if (sequence === undefined) return;
  const { rows } = await client.query<{ last: number; used: boolean }>(
    `select last_value as last, is_called as used from ${sequence}`,
  );
  const [counter] = rows;
  if (counter === undefined) return;
  const name = getTableName(table);
  const last = counter.used ? counter.last : counter.last - 1;
  image.prepare("delete from sqlite_sequence where name = ?").run(name);
  if (last > 0) image.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, last);
}

/** The sequence of a table's identifiers. */
export function sequenceOf(table: SQLiteTable): string | undefined {
  const [first = ""] = columnsOf(table);
  return first === '"id"' ? `"${getTableName(table)}_id_seq"` : undefined;
}

async function writeCounter({ client, image }: Sides, table: SQLiteTable): Promise<void> {
  const sequence = sequenceOf(table);
  if (sequence === undefined) return;
  const last = lastIdOf(image, table);
  await client.query("select setval($1, $2, $3)", [sequence, Math.max(last, 1), last > 0]);
}

/** The last identifier that was assigned in a table; 0 if none was. */
function lastIdOf(image: Image, table: SQLiteTable): number {
  const last = image
    .prepare<[string], number>("select seq from sqlite_sequence where name = ?")
    .pluck()
    .get(getTableName(table));
  return last ?? 0;
}
