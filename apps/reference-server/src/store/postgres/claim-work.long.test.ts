import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestStore } from "../../test-support/open-test-store.js";
import {
  claimRequest,
  deliverRounds,
  queueWaiting,
  recordDelivered,
} from "../../test-support/waiting-events.js";
import type { Db } from "../port.js";
import { claimDue } from "./claim.js";

const ROUNDS = 10;

/** The rows of a table that the connection has read, whether it has used them or not. */
async function rowsRead(db: Db, table: string): Promise<number> {
  const [row] = await db.select({ read: sql<string>`read` }).from(
    sql`(select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read from pg_stat_xact_user_tables
        where relname = ${table}) as work`,
  );
  return Number(row?.read);
}

async function workWith(waiting: Parameters<typeof queueWaiting>[1]) {
  const store = openTestStore();
  await queueWaiting(store, waiting);
  // The first one takes up what was queued.
  await deliverRounds(store, 1);
  // As the engine does by itself after a while.
  await store.write(async (tx) => {
    await tx.run(sql`analyze`);
  });
  const rows = { events: 0, lanes: 0, waiting_vendors: 0 };
  const tables = ["events", "lanes", "waiting_vendors"] as const;
  const claimed: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await store.write(async (tx) => {
      for (const table of tables) rows[table] -= await rowsRead(tx, table);
      claimed.push((await claimDue(tx, claimRequest(round))).length);
      for (const table of tables) rows[table] += await rowsRead(tx, table);
    });
    await recordDelivered(store);
  }
  return { rows, claimed };
}

test("a claim reads as much with 5,000 vendors waiting as with 100", async () => {
  const few = await workWith({ vendors: 100, each: 20, entities: 20 });
  const many = await workWith({ vendors: 5_000, each: 2, entities: 2 });
  expect(many.claimed).toEqual(Array(ROUNDS).fill(32));
  expect(few.claimed).toEqual(many.claimed);
  // Read through once, the 5,000 lanes or vendors would be 50,000 rows.
  expect(many.rows.events).toBeLessThan(3 * few.rows.events);
  expect(many.rows.lanes).toBeLessThan(5_000);
  expect(many.rows.waiting_vendors).toBeLessThan(5_000);
});

test("of one subscription's events only the oldest is read, however many wait", async () => {
  const few = await workWith({ vendors: 1, each: 2_000 });
  const many = await workWith({ vendors: 1, each: 20_000 });
  expect(many.claimed).toEqual(Array(ROUNDS).fill(1));
  expect(many.rows.events).toBeLessThan(1.25 * few.rows.events);
});
