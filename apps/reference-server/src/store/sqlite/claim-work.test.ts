import type Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { claimRequest, deliverRounds, queueWaiting } from "../../test-support/waiting-events.js";
import { openImage } from "./image.js";
import { openSqlite } from "./open.js";

/** A store that counts the rows which its statements return. */
function countingStore() {
  const client = openImage();
  const prepare = client.prepare.bind(client) as (text: string) => Database.Statement;
  const counted = { rows: 0, statements: 0 };
  client.prepare = ((text: string) => {
    const statement = prepare(text);
    const all = statement.all.bind(statement);
    statement.all = (...params: unknown[]) => {
      const rows = all(...params);
      counted.rows += rows.length;
      counted.statements += 1;
      return rows;
    };
    return statement;
  }) as typeof client.prepare;
  const store = openSqlite({ file: ":memory:", content: client });
  onTestFinished(() => store.close());
  return { store, client, counted };
}

const ROUNDS = 10;

async function workWith(waiting: Parameters<typeof queueWaiting>[1]) {
  const { store, client, counted } = countingStore();
  await queueWaiting(store, waiting);
  counted.rows = 0;
  counted.statements = 0;
  const claimed = await deliverRounds(store, ROUNDS);
  return { ...counted, claimed: claimed.map(({ length }) => length), client };
}

test("a claim reads as much with 5,000 vendors waiting as with 100", { timeout: 60_000 }, async () => {
  const few = await workWith({ vendors: 100, each: 20, entities: 20 });
  const many = await workWith({ vendors: 5_000, each: 2, entities: 2 });
  expect(many.claimed).toEqual(Array(ROUNDS).fill(32));
  expect(few.claimed).toEqual(many.claimed);
  // One row more for each lane that is served for the first time: its time is put right.
  expect(many.rows).toBeLessThan(2 * few.rows);
  expect(many.statements).toBeLessThanOrEqual(2 * few.statements);
});

/** How many events a claim has to look at: those that are due and wait for no older one. */
function inSight(client: Database.Database): unknown {
  return client.prepare("select count(*) from events where due_at is not null and behind = 0").pluck().get();
}

test("of one subscription's events only the oldest is read, however many wait", {
  timeout: 60_000,
}, async () => {
  const few = await workWith({ vendors: 1, each: 2_000 });
  const many = await workWith({ vendors: 1, each: 20_000 });
  expect(many.claimed).toEqual(Array(ROUNDS).fill(1));
  expect(many.rows).toBe(few.rows);
  expect(inSight(many.client)).toBe(1);
});

test("retries of one subscription that are due are put in a line once, and never read through again", {
  timeout: 60_000,
}, async () => {
  const { store, client, counted } = countingStore();
  await queueWaiting(store, { vendors: 1, each: 20_000, started: true });
  const [first] = await deliverRounds(store, 1);
  // They are retries: none of them waits for another one that is not in flight.
  expect(first).toHaveLength(4);
  await store.claim(claimRequest(2), async (_db, rows) => expect(rows).toHaveLength(4));
  counted.rows = 0;
  for (let round = 3; round < 3 + ROUNDS; round += 1) {
    await store.claim(claimRequest(round), async (_db, rows) => expect(rows).toEqual([]));
  }
  // Each once to be read, and once to be put in the line.
  expect(counted.rows).toBeLessThan(45_000);
  expect(inSight(client)).toBe(4);
});
