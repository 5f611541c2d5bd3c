import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import type { Db, Tx } from "../store/port.js";
import { claimDue } from "../store/sqlite/claim.js";
import { migrationsFolder } from "../store/sqlite/image.js";
import { readPending } from "./endpoints.js";
import { readNextDue, readQueue } from "./queue.js";

/** The plan of every query that a function makes. */
async function plansOf(work: (tx: Tx & Db) => Promise<unknown>): Promise<string[]> {
  const client = new Database(":memory:");
  migrate(drizzle(client), { migrationsFolder });
  const queries: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => queries.push({ text, values }) };
  // This driver is synchronous, while the type is asynchronous; awaiting works for both.
  await work(drizzle(client, { casing: "snake_case", logger }) as unknown as Tx);
  const plans = queries.flatMap(({ text, values }) =>
    client.prepare(`explain query plan ${text}`).all(...values),
  );
  client.close();
  return plans.map((row) => String((row as { detail: string }).detail));
}

test("a claim reads the indexes of pending events, lane by lane, and never a delivered event", async () => {
  const plans = await plansOf((tx) =>
    claimDue(tx, {
      now: 1,
      wall: 1,
      leaseUntil: 2,
      leaseToken: "token",
      limit: 4,
      perHost: 4,
      perVendor: 4,
      reserve: 1,
      shares: new Map(),
      inFlight: [{ vendor: 1, endpoint: "https://busy.example/events", host: "busy.example" }],
      resting: [],
      probing: [],
    }),
  );
  const events = plans.filter((plan) => /\b(events|waiting|older|first|next|step|event)\b/.test(plan));
  expect(events).toEqual([
    // One step from each endpoint of a vendor to the next one, and from each vendor to the next vendor.
    "SCAN first USING COVERING INDEX events_by_lane",
    "SEARCH step USING INTEGER PRIMARY KEY (rowid=?)",
    "SEARCH next USING COVERING INDEX events_by_lane (vendor=? AND endpoint>?)",
    "SEARCH next USING COVERING INDEX events_by_lane (vendor>?)",
    // The rows of the events that may be claimed.
    "SEARCH event USING INTEGER PRIMARY KEY (rowid=?)",
    // The oldest events of one endpoint of a vendor, in the order of the index.
    "SEARCH waiting USING INDEX events_by_lane (vendor=? AND endpoint=? AND host=? AND due_at<?)",
    "SEARCH older USING INDEX events_in_order (endpoint=? AND vendor=? AND entity_name=? AND entity_id=? AND id<?)",
  ]);
});

test("counting what waits for endpoints reads what waits only, however much was delivered", async () => {
  const plans = await plansOf((db) => readPending(db, [{ vendor: 1, url: "https://one.example/events" }]));
  expect(plans.filter((plan) => plan.includes("events"))).toEqual([
    // In index order, without sorting.
    "SEARCH events USING COVERING INDEX events_by_lane (vendor=? AND endpoint=?)",
    "SEARCH events USING INDEX events_paused (vendor=? AND endpoint=?)",
  ]);
});

test("reading the queue reads pending events only", async () => {
  const plans = await plansOf(async (db) => {
    await readNextDue(db, 1);
    await readQueue(db, 1);
  });
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).toMatch(/(SEARCH|SCAN) events USING (COVERING )?INDEX events_due/);
});
