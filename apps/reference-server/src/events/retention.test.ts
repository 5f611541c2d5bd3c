import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Log, type LogFields, silentLog } from "../ports.js";
import type { Store } from "../store/port.js";
import { openImage } from "../store/sqlite/image.js";
import { openSqlite } from "../store/sqlite/open.js";
import { attempts, events } from "../store/tables/event.js";
import { openTestStore } from "../test-support/open-test-store.js";
import { explain } from "../test-support/query-plans.js";
import { createPruner, DEFAULT_RETENTION, type PrunerOptions } from "./retention.js";

const NOW = Date.UTC(2026, 5, 1);
const OLD = NOW - DEFAULT_RETENTION - 1;
const DELIVERED = { notified: true, dueAt: null };

const EVENT = {
  entityName: "Subscription",
  type: "MODIFIED",
  recipient: "PLATFORM",
  endpoint: "https://a.example",
  host: "a.example",
  payload: "{}",
} as const;

let store: Store;
beforeEach(() => {
  store = openTestStore();
});
afterEach(() => store.close());

const pruner = (options: Partial<PrunerOptions> = {}) =>
  createPruner({ store, clock: { now: () => NOW, wall: () => 0, mode: "real" }, log: silentLog, ...options });

async function addEvents(...rows: readonly Partial<typeof events.$inferInsert>[]): Promise<void> {
  await store.write(async (tx) => {
    for (const [index, row] of rows.entries()) {
      const event = { ...EVENT, entityId: index + 1, date: OLD, ...row };
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

function keptWarnings(): { readonly log: Log; readonly warnings: LogFields[] } {
  const warnings: LogFields[] = [];
  return { log: { ...silentLog, warn: (fields) => warnings.push(fields) }, warnings };
}

/** The remaining rows, by their number in `addEvents`, from 1. */
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

test("old events that are in flight, or sent once more, stay", async () => {
  await addEvents(
    { notified: true, dueAt: NOW },
    { ...DELIVERED, leaseToken: "x", leaseUntil: NOW },
    { notified: false, dueAt: OLD, leaseToken: "x", leaseUntil: NOW },
  );
  expect(await pruner().prune()).toBe(0);
  expect(await left()).toEqual([1, 2, 3]);
});

test("old events that were never delivered are deleted too, and the log says so", async () => {
  await addEvents(
    { notified: false, dueAt: OLD },
    { notified: false, dueAt: null },
    { date: NOW, dueAt: NOW },
  );
  const { log, warnings } = keptWarnings();
  expect(await pruner({ log }).prune()).toBe(2);
  expect(await left()).toEqual([3]);
  expect(warnings).toEqual([{ count: 2 }]);
});

test("undelivered events may be kept for ever", async () => {
  await addEvents({ notified: false, dueAt: OLD });
  expect(await pruner({ undeliveredRetention: 0 }).prune()).toBe(0);
});

test("a vendor's log that is too large loses its oldest events, delivered ones first, and the log says so", async () => {
  const young = { date: NOW, bytes: 100 };
  await addEvents(
    { ...young, vendor: 1, notified: false, dueAt: NOW },
    { ...young, vendor: 1, notified: false, dueAt: NOW },
    { ...young, vendor: 1, ...DELIVERED },
    { ...young, vendor: 1, notified: false, dueAt: NOW },
    { ...young, vendor: 2, ...DELIVERED },
  );
  const { log, warnings } = keptWarnings();
  // A shifted clock keeps old events, but not more than the size limit.
  const clock = { now: () => NOW, wall: () => 0, mode: "shifted" } as const;
  expect(await pruner({ log, clock, logSize: 250 }).prune()).toBe(2);
  expect(await left()).toEqual([2, 4, 5]);
  expect(warnings).toEqual([{ vendor: 1, count: 2, undelivered: 1, limit: 250 }]);
  expect(await pruner({ log, clock, logSize: 0 }).prune()).toBe(0);
});

/** A store that says what is asked of it. */
function countingStore(): {
  readonly counted: Store;
  readonly asked: { readonly text: string; readonly rows: number }[];
  readonly stepsOf: (text: string) => readonly string[];
} {
  const image = openImage();
  const prepare = image.prepare.bind(image);
  const asked: { readonly text: string; readonly rows: number }[] = [];
  image.prepare = ((text: string) => {
    const statement = prepare(text);
    const all = statement.all.bind(statement);
    statement.all = (...params: unknown[]) => {
      const rows = all(...params);
      asked.push({ text, rows: rows.length });
      return rows;
    };
    return statement;
  }) as typeof image.prepare;
  const counted = openSqlite({ file: ":memory:", content: image });
  onTestFinished(() => counted.close());
  return { counted, asked, stepsOf: (text) => explain(image, text) };
}

/** Adds as many events without attempts. */
async function addMany(to: Store, count: number, row: Partial<typeof events.$inferInsert>): Promise<void> {
  const values = Array.from({ length: 500 }, () => ({ ...EVENT, entityId: 1, date: OLD, ...row }));
  await to.write(async (tx) => {
    for (let at = 0; at < count; at += 500) await tx.insert(events).values(values);
  });
}

test("a log that is too large is read once, however many of its events have to go", async () => {
  const { counted, asked, stepsOf } = countingStore();
  await addMany(counted, 5_000, { vendor: 1, bytes: 100, ...DELIVERED, date: NOW });
  asked.length = 0;
  const clock = { now: () => NOW, wall: () => 0, mode: "shifted" } as const;
  expect(await createPruner({ store: counted, clock, log: silentLog, logSize: 100_000 }).prune()).toBe(4_000);
  const reads = asked.filter(({ text }) => text.startsWith("select"));
  // Sorted anew for each batch, all that is left would be read again for each.
  const paged = reads.map(({ text }) => text).filter((text) => text.includes('order by "events"."id"'));
  expect([...new Set(paged)].flatMap(stepsOf)).toEqual(["SEARCH events USING INTEGER PRIMARY KEY (rowid>?)"]);
  // All of them once, and the sizes.
  expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(5_100);
});

const pairs = [
  ["delivered events for ever", { retention: 0 }, DELIVERED, { notified: false, dueAt: null }],
  ["undelivered events for ever", { undeliveredRetention: 0 }, { notified: false, dueAt: OLD }, DELIVERED],
] as const;

test.each(pairs)(
  "where a marketplace keeps %s, no run writes for those that stay",
  async (_, kept, many, few) => {
    const { counted, asked } = countingStore();
    await addMany(counted, 2_500, many);
    await addMany(counted, 500, few);
    await addMany(counted, 2_500, many);
    const clock = { now: () => NOW, wall: () => 0, mode: "real" } as const;
    const prune = (): Promise<number> =>
      createPruner({ store: counted, clock, log: silentLog, ...kept }).prune();
    asked.length = 0;
    expect(await prune()).toBe(500);
    const written = (): number => asked.filter(({ text }) => text.startsWith('delete from "events"')).length;
    expect(written()).toBe(3);
    expect(await prune()).toBe(0);
    expect(written()).toBe(3);
  },
);

test("undelivered events that are too old are found without reading the delivered ones", async () => {
  const { counted, asked, stepsOf } = countingStore();
  await addMany(counted, 2_500, DELIVERED);
  await addMany(counted, 500, { notified: false, dueAt: null });
  asked.length = 0;
  const clock = { now: () => NOW, wall: () => 0, mode: "real" } as const;
  expect(await createPruner({ store: counted, clock, log: silentLog, retention: 0 }).prune()).toBe(500);
  const paged = asked
    .map(({ text }) => text)
    .filter((text) => /^select.*from "events".*order by/s.test(text));
  expect(paged.length).toBeLessThan(10);
  expect([...new Set(paged)].flatMap(stepsOf).join("\n")).toMatch(/USING INDEX events_undelivered \(date>/);
  expect(asked.filter(({ text }) => paged.includes(text)).every(({ rows }) => rows <= 500)).toBe(true);
});

test("while a log in a file is read, others get their turns", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-retention-"));
  const inFile = openSqlite({ file: join(folder, "market.sqlite"), durability: "fast" });
  onTestFinished(async () => {
    await inFile.close();
    rmSync(folder, { recursive: true });
  });
  // Nothing of the vendor whose log is small is deleted, and all of it is read.
  await addMany(inFile, 10_000, { vendor: 1, bytes: 1, ...DELIVERED, date: NOW });
  await addMany(inFile, 500, { vendor: 2, bytes: 1_000, ...DELIVERED, date: NOW });
  const read = vi.spyOn(inFile, "read");
  let most = 0;
  let before = 0;
  const look = (): void => {
    most = Math.max(most, read.mock.calls.length - before);
    before = read.mock.calls.length;
    turn = setImmediate(look);
  };
  let turn = setImmediate(look);
  const clock = { now: () => NOW, wall: () => 0, mode: "shifted" } as const;
  const { prune } = createPruner({ store: inFile, clock, log: silentLog, logSize: 400_000 });
  expect(await prune()).toBe(100);
  clearImmediate(turn);
  expect(read.mock.calls.length).toBeGreaterThan(5);
  expect(most).toBeLessThan(3);
});

test("many events are deleted in several transactions, and those between them stay", async () => {
  // Those between them were delivered, and are being sent again.
  const again = { notified: true, dueAt: OLD };
  const rows = Array.from({ length: 900 }, (_, index) => (index % 3 === 0 ? again : DELIVERED));
  await addEvents(...rows);
  let commits = 0;
  store.onCommit([events], () => {
    commits += 1;
  });
  expect(await pruner().prune()).toBe(600);
  expect(commits).toBe(3);
  expect(await store.read((db) => db.$count(events))).toBe(300);
});

test("nothing is deleted when the retention is 0", async () => {
  await addEvents(DELIVERED);
  expect(await pruner({ retention: 0 }).prune()).toBe(0);
  expect(await left()).toEqual([1]);
});

test("nothing is deleted while the clock is moved", async () => {
  await addEvents(DELIVERED);
  expect(await pruner({ clock: { now: () => NOW, wall: () => 0, mode: "shifted" } }).prune()).toBe(0);
  expect(await left()).toEqual([1]);
});
