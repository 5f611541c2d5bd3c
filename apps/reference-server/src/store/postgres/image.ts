// Snapshots are SQLite databases on both engines: what one takes the other restores.
import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { PoolClient } from "pg";
import { keptTables } from "../audit.js";
import type { NextIds } from "../port.js";
import { serialise } from "../sqlite/backup.js";
import { openImage } from "../sqlite/image.js";
import { columnsOf, tables } from "./schema.js";

type Image = ReturnType<typeof openImage>;

/** The tables that a snapshot holds. The others stay as they are when one is restored. */
const ofMarketplace = tables.filter((table) => !keptTables.includes(getTableName(table)));

/** Parameters of one statement; the engine allows 65,535. */
const MAX_PARAMS = 30_000;

/** Everything that a transaction sees, as the bytes of a SQLite database. */
export async function takeImage(client: PoolClient): Promise<Uint8Array> {
  const image = openImage();
  try {
    image.pragma("foreign_keys = OFF");
    image.exec("begin; delete from sqlite_sequence");
    for (const table of ofMarketplace) {
      await readTable(client, table, image);
      await readCounter(client, table, image);
    }
    image.exec("commit");
    return serialise(image);
  } finally {
    image.close();
  }
}

/** Rows at a time: a table may be larger than what fits into memory twice. */
const BATCH = 5_000;

async function readTable(client: PoolClient, table: SQLiteTable, image: Image): Promise<void> {
  const name = getTableName(table);
  const columns = columnsOf(table);
  const insert = image.prepare(
    `insert into "${name}" (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
  );
  await client.query(`declare image no scroll cursor for select ${columns.join(", ")} from "${name}"`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${BATCH} from image`, rowMode: "array" });
    for (const row of rows) insert.run(...row);
    if (rows.length < BATCH) break;
  }
  await client.query("close image");
}

async function readCounter(client: PoolClient, table: SQLiteTable, image: Image): Promise<void> {
  const sequence = sequenceOf(table);
  if (sequence === undefined) return;
  const { rows } = await client.query<{ last: number; used: boolean }>(
    `select last_value as last, is_called as used from ${sequence}`,
  );
  const [counter] = rows;
  if (counter === undefined) return;
  const last = counter.used ? counter.last : counter.last - 1;
  image.prepare("delete from sqlite_sequence where name = ?").run(getTableName(table));
  if (last > 0)
    image.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(getTableName(table), last);
}

/** The sequence that gives a table its identifiers. */
export function sequenceOf(table: SQLiteTable): string | undefined {
  const [first = ""] = columnsOf(table);
  const id = first === '"id"';
  return id ? `"${getTableName(table)}_id_seq"` : undefined;
}

/** Puts the rows of an image in place of all there are. The caller's transaction is the only one that writes. */
export async function putImage(client: PoolClient, bytes: Uint8Array): Promise<void> {
  const image = openImage(bytes);
  try {
    await client.query("set constraints all deferred");
    for (const table of ofMarketplace) await client.query(`delete from "${getTableName(table)}"`);
    for (const table of ofMarketplace) await writeTable(client, table, image);
    for (const table of ofMarketplace) await writeCounter(client, table, image);
    await client.query("set constraints all immediate");
  } finally {
    image.close();
  }
}

async function writeTable(client: PoolClient, table: SQLiteTable, image: Image): Promise<void> {
  const columns = columnsOf(table);
  const name = getTableName(table);
  const most = Math.floor(MAX_PARAMS / columns.length);
  let batch: unknown[][] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const rows = batch.map((row, index) => {
      const marks = row.map((_, column) => `$${index * columns.length + column + 1}`);
      return `(${marks.join(", ")})`;
    });
    await client.query(
      `insert into "${name}" (${columns.join(", ")}) values ${rows.join(", ")}`,
      batch.flat(),
    );
    batch = [];
  };
  const select = image.prepare<[], unknown[]>(`select ${columns.join(", ")} from "${name}"`).raw();
  for (const row of select.iterate()) {
    batch.push(row);
    if (batch.length >= most) await flush();
  }
  await flush();
}

async function writeCounter(client: PoolClient, table: SQLiteTable, image: Image): Promise<void> {
  const sequence = sequenceOf(table);
  if (sequence === undefined) return;
  const last = image
    .prepare<[string], number>("select seq from sqlite_sequence where name = ?")
    .pluck()
    .get(getTableName(table));
  await client.query("select setval($1, $2, $3)", [sequence, last ?? 1, last !== undefined]);
}

/** The next identifier of each table is one that no row has, at least the one that is asked for, and none that was given. */
export async function continueIds(client: PoolClient, next: NextIds): Promise<void> {
  const first: ReadonlyMap<string, number> = new Map(Object.entries(next));
  for (const table of tables) {
    const sequence = sequenceOf(table);
    if (sequence === undefined) continue;
    const name = getTableName(table);
    await client.query(
      `select setval('${sequence}', greatest(
         $1::bigint,
         (select coalesce(max("id"), 0) + 1 from "${name}"),
         (select last_value + case when is_called then 1 else 0 end from ${sequence})
       ), false)`,
      [first.get(name) ?? 1],
    );
  }
}
