import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "../ports.js";
import type { Store } from "../store/port.js";
import { openSqlite } from "../store/sqlite/open.js";
import { attempts, events } from "../store/tables/event.js";
import { createPruner, DEFAULT_RETENTION, type PrunerOptions } from "./retention.js";

const NOW = Date.UTC(2026, 5, 1);
const OLD = NOW - DEFAULT_RETENTION - 1;
const DELIVERED = { notified: true, dueAt: null };

let store: Store;
beforeEach(() => {
  store = openSqlite({ file: ":memory:" });
});
afterEach(() => store.close());

const pruner = (options: Partial<PrunerOptions> = {}) =>
  createPruner({ store, clock: { now: () => NOW, mode: "real" }, log: silentLog, ...options });

async function addEvents(...rows: readonly Partial<typeof events.$inferInsert>[]): Promise<void> {
  const common = { entityName: "Subscription", type: "MODIFIED", recipient: "PLATFORM" } as const;
  const where = { endpoint: "https://a.example", host: "a.example", payload: "{}" };
  await store.write(async (tx) => {
    for (const [index, row] of rows.entries()) {
      const event = { ...common, ...where, entityId: index + 1, date: OLD, ...row };
      const [added] = await tx.insert(events).values(event).returning({ id: events.id });
      await tx.insert(attempts).values({
        eventId: added?.id ?? 0,
        number: 1,
        date: OLD,
        duration: 1,
        outcome: "DELIVERED",
        reason: "",
        requestHeaders: {},
      });
    }
  });
}

/** By the number of the row given to `addEvents`, from 1. */
const left = (): Promise<number[]> =>
  store.read(async (db) =>
    (await db.select().from(events).orderBy(events.id)).map(({ entityId }) => entityId),
  );

test("old delivered events are deleted, with their attempts, and young ones stay", async () => {
  await addEvents(DELIVERED, { ...DELIVERED, date: NOW });
  expect(await pruner().prune()).toBe(1);
  expect(await left()).toEqual([2]);
  expect(await store.read((db) => db.$count(attempts))).toBe(1);
});

test("old events that are not delivered, due again or in flight stay", async () => {
  await addEvents(
    { notified: false, dueAt: OLD },
    { notified: true, dueAt: NOW },
    { ...DELIVERED, leaseToken: "x", leaseUntil: NOW },
    { notified: false, dueAt: null },
  );
  expect(await pruner().prune()).toBe(0);
  expect(await left()).toEqual([1, 2, 3, 4]);
});

test("many events are deleted in several transactions, and those between them stay", async () => {
  const rows = Array.from({ length: 900 }, (_, index) => (index % 3 === 0 ? { dueAt: OLD } : DELIVERED));
  await addEvents(...rows);
  let commits = 0;
  store.onCommit([events], () => {
    commits += 1;
  });
  expect(await pruner().prune()).toBe(600);
  expect(commits).toBeGreaterThan(3);
  expect(await store.read((db) => db.$count(events))).toBe(300);
});

test("nothing is deleted when the retention is 0", async () => {
  await addEvents(DELIVERED);
  expect(await pruner({ retention: 0 }).prune()).toBe(0);
  expect(await left()).toEqual([1]);
});

test("nothing is deleted while the clock is moved", async () => {
  await addEvents(DELIVERED);
  expect(await pruner({ clock: { now: () => NOW, mode: "shifted" } }).prune()).toBe(0);
  expect(await left()).toEqual([1]);
});
