import { expect, test } from "vitest";
import type { Db, Tx } from "../store/port.js";
import { claimDue } from "../store/sqlite/claim.js";
import { openImage } from "../store/sqlite/image.js";
import { plansOf } from "../test-support/query-plans.js";
import { readPending } from "./endpoints.js";
import { readNextDue, readQueue } from "./queue.js";

/** Each step in which SQLite runs the queries of work. */
async function stepsOf(work: (db: Tx & Db) => Promise<unknown>): Promise<string[]> {
  const client = openImage();
  const plans = await plansOf(client, work);
  client.close();
  return plans.flatMap((plan) => plan.split("\n"));
}

test("a claim reads as many lanes as it takes deliveries, by their indexes, and never a delivered event", async () => {
  const plans = await stepsOf((tx) =>
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
  const read = plans.filter((plan) => /^(SCAN|SEARCH) (?!json_each|asked|lane$)/.test(plan));
  expect(read).toEqual([
    // What is in flight.
    "SCAN events USING INDEX events_in_flight",
    // The vendors whose turn it is, each with a step to see that one of its lanes does not rest.
    "SEARCH waiting_vendors USING COVERING INDEX waiting_vendors_by_time (next_at<?)",
    "SEARCH lane USING INDEX lanes_by_time (vendor=? AND next_at<?)",
    "SEARCH lane USING COVERING INDEX lanes_by_time (vendor=? AND next_at<?)",
    // The first lanes of such a vendor.
    "SEARCH lane USING INTEGER PRIMARY KEY (rowid=?)",
    "SEARCH own USING INDEX lanes_by_time (vendor=? AND next_at<?)",
    // The oldest events of a lane, in the order of the index, without those that wait for an older one.
    "SEARCH event USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
    "SEARCH waiting USING INDEX events_by_lane (vendor=? AND endpoint=? AND behind=? AND due_at<?)",
    "SEARCH first USING COVERING INDEX events_by_lane (vendor=? AND endpoint=? AND behind=? AND due_at>?)",
    "SEARCH older USING INDEX events_in_order (endpoint=? AND vendor=? AND entity_name=? AND entity_id=? AND id<?)",
    "SEARCH flying USING INDEX events_in_flight (endpoint=? AND vendor=? AND rowid<?)",
  ]);
});

test("counting what waits for endpoints reads what waits only, however much was delivered", async () => {
  const plans = await stepsOf((db) => readPending(db, [{ vendor: 1, url: "https://one.example/events" }]));
  expect(plans.filter((plan) => plan.includes("events"))).toEqual([
    // In index order, without sorting.
    "SEARCH events USING COVERING INDEX events_by_lane (vendor=? AND endpoint=?)",
    "SEARCH events USING INDEX events_paused (vendor=? AND endpoint=?)",
  ]);
});

test("reading the queue reads pending events only", async () => {
  const plans = await stepsOf(async (db) => {
    await readNextDue(db, 1);
    await readQueue(db, 1);
  });
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).toMatch(/(SEARCH|SCAN) events USING (COVERING )?INDEX events_due/);
});
