// On both engines a snapshot is a SQLite database, so each engine can restore snapshots of the other.
import { writeFile } from "node:fs/promises";
import { getTableName } from "drizzle-orm";
import type { PoolClient } from "pg";
import { keptTables } from "../audit.js";
import type { NextIds } from "../port.js";
import { childrenFirst, serialise } from "../sqlite/backup.js";
import { emptyTables, openImage } from "../sqlite/image.js";
import { openDatabase } from "../sqlite/open-database.js";
import { fillImage, fillPostgres, type Image, sequenceOf } from "./rows.js";
import { tables } from "./schema.js";

/** What copies everything takes as long as it takes. */
const WITHOUT_LIMIT = "set local statement_timeout = 0";

/** The tables that a snapshot contains. A restore does not change the other tables. */
const ofMarketplace = tables.filter((table) => !keptTables.includes(getTableName(table)));
const namesOfMarketplace = ofMarketplace.map((table) => getTableName(table));

/** Everything that a transaction sees, as the bytes of a SQLite database. */
export async function takeImage(client: PoolClient): Promise<Uint8Array> {
  const image = openImage();
  try {
    await fill(client, image);
    return serialise(image);
  } finally {
    image.close();
  }
}

/** Like {@link takeImage}, in a file that exists, row by row: it is never in memory as a whole. */
export async function writeImage(client: PoolClient, file: string): Promise<void> {
  await writeFile(file, emptyTables());
  const image = openDatabase(file);
  try {
    // Without a log beside the file, and without waiting for the disk: the caller does when it is complete.
    image.pragma("journal_mode = MEMORY");
    image.pragma("synchronous = OFF");
    await fill(client, image);
  } finally {
    image.close();
  }
}

async function fill(client: PoolClient, image: Image): Promise<void> {
  await client.query(WITHOUT_LIMIT);
  image.pragma("foreign_keys = OFF");
  image.exec("begin; delete from sqlite_sequence");
  await fillImage({ client, image, tables: ofMarketplace });
  image.exec("commit");
}

/**
 * Replaces all rows with those of an image. The caller's transaction must be the only one that writes. Tables that refer
 * to others are emptied first: the end of a billing item, say, would change all lines of invoices that name it.
 */
export async function putImage(client: PoolClient, image: Image): Promise<void> {
  await client.query(WITHOUT_LIMIT);
  await client.query("set constraints all deferred");
  for (const name of childrenFirst(image))
    if (namesOfMarketplace.includes(name)) await client.query(`delete from "${name}"`);
  await fillPostgres({ client, image, tables: ofMarketplace });
}

/**
 * Sets the next identifier of each table: at least the requested one, greater than those of all rows, and never one
 * that was already assigned.
 */
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
