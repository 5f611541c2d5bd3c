// On both engines a snapshot is a SQLite database, so each engine can restore snapshots of the other.
import { getTableName } from "drizzle-orm";
import type { PoolClient } from "pg";
import { keptTables } from "../audit.js";
import type { NextIds } from "../port.js";
import { serialise } from "../sqlite/backup.js";
import { openImage } from "../sqlite/image.js";
import { fillImage, fillPostgres, sequenceOf } from "./rows.js";
import { tables } from "./schema.js";

/** What copies everything takes as long as it takes. */
const WITHOUT_LIMIT = "set local statement_timeout = 0";

/** The tables that a snapshot contains. A restore does not change the other tables. */
const ofMarketplace = tables.filter((table) => !keptTables.includes(getTableName(table)));

/** Everything that a transaction sees, as the bytes of a SQLite database. */
export async function takeImage(client: PoolClient): Promise<Uint8Array> {
  const image = openImage();
  try {
    await client.query(WITHOUT_LIMIT);
    image.pragma("foreign_keys = OFF");
    image.exec("begin; delete from sqlite_sequence");
    await fillImage({ client, image, tables: ofMarketplace });
    image.exec("commit");
    return serialise(image);
  } finally {
    image.close();
  }
}

/** Replaces all rows with those of an image. The caller's transaction must be the only one that writes. */
export async function putImage(client: PoolClient, bytes: Uint8Array): Promise<void> {
  const image = openImage(bytes);
  try {
    await client.query(WITHOUT_LIMIT);
    await client.query("set constraints all deferred");
    for (const table of ofMarketplace) await client.query(`delete from "${getTableName(table)}"`);
    await fillPostgres({ client, image, tables: ofMarketplace });
  } finally {
    image.close();
  }
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
