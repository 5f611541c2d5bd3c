import { EventEntity, EventRecipient, EventType } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { Lane } from "../../outbound/lane.js";
import type { ClaimRequest } from "../port.js";
import { type EventRow, events } from "../tables/event.js";
import { openSqlite } from "./open.js";

const store = openSqlite({ file: ":memory:" });
afterAll(() => store.close());

const NOW = 100;
const WALL = 1_000;

/** A queued event. There are few hosts, endpoints, entities and times, so that they collide. */
const queued = fc.record({
  vendor: fc.integer({ min: 0, max: 3 }),
  host: fc.constantFrom("a.example", "b.example", "c.example"),
  path: fc.constantFrom("/one", "/two"),
  entityId: fc.integer({ min: 1, max: 3 }),
  dueAt: fc.option(fc.integer({ min: NOW - 3, max: NOW + 1 })),
  startedAt: fc.option(fc.constant(1)),
  leaseUntil: fc.option(fc.constantFrom(WALL, WALL + 1)),
});
type Queued = Omit<typeof queued extends fc.Arbitrary<infer Value> ? Value : never, "host"> & {
  readonly host: string;
};

const lane = fc
  .record({
    vendor: fc.integer({ min: 0, max: 4 }),
    host: fc.constantFrom("a.example", "b.example", "c.example", "d.example"),
    path: fc.constantFrom("/one", "/two"),
  })
  .map(({ vendor, host, path }): Lane => ({ vendor, host, endpoint: `https://${host}${path}` }));

const asked = fc.record({
  limit: fc.integer({ min: 1, max: 12 }),
  perHost: fc.integer({ min: 1, max: 4 }),
  perVendor: fc.integer({ min: 2, max: 6 }),
  shares: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constant(1)), {
      selector: ([vendor]) => vendor,
      maxLength: 2,
    })
    .map((pairs) => new Map(pairs)),
  reserve: fc.integer({ min: 0, max: 3 }),
  inFlight: fc.array(lane, { maxLength: 6 }),
  resting: fc.array(lane, { maxLength: 2 }),
  probing: fc.array(lane, { maxLength: 2 }),
});

const claim = (request: ClaimRequest) => store.claim(request, async (_db, claimed) => claimed);

async function fill(queue: readonly Queued[]): Promise<EventRow[]> {
  return store.write(async (tx) => {
    await tx.delete(events);
    const rows: EventRow[] = [];
    for (const { path, ...event } of queue) {
      const row = {
        ...event,
        endpoint: `https://${event.host}${path}`,
        entityName: EventEntity.Subscription,
        type: EventType.MODIFIED,
        recipient: EventRecipient.PRODUCT,
        date: 0,
        payload: "{}",
      };
      rows.push(...(await tx.insert(events).values(row).returning()));
    }
    return rows;
  });
}

/** The events that could be sent now if there were no limits, oldest first. */
function readyOnes(rows: readonly EventRow[]): EventRow[] {
  const isLeased = (row: EventRow): boolean => row.leaseUntil !== null && row.leaseUntil > WALL;
  const waitsFor = (row: EventRow, older: EventRow): boolean =>
    older.id < row.id &&
    older.endpoint === row.endpoint &&
    older.vendor === row.vendor &&
    older.entityId === row.entityId &&
    older.dueAt !== null &&
    (older.startedAt === null || isLeased(older));
  return rows
    .filter((row) => row.dueAt !== null && row.dueAt <= NOW && !isLeased(row))
    .filter((row) => !rows.some((older) => waitsFor(row, older)))
    .sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0) || a.id - b.id);
}

const sameLane = (a: Lane, b: Lane): boolean => a.vendor === b.vendor && a.endpoint === b.endpoint;
const countOf = (lanes: readonly Lane[], matches: (lane: Lane) => boolean): number =>
  lanes.filter(matches).length;

test("a claim keeps every limit, and what it takes may start", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(queued, { maxLength: 40, size: "max" }), asked, async (queue, limits) => {
      const rows = await fill(queue);
      const request = { now: NOW, wall: WALL, leaseUntil: WALL + 60, leaseToken: "mine", ...limits };
      const claimed = await claim(request);
      const ready = new Set(readyOnes(rows).map(({ id }) => id));
      const all = [...limits.inFlight, ...claimed];
      expect(claimed.length).toBeLessThanOrEqual(limits.limit);
      for (const row of claimed) {
        expect(ready).toContain(row.id);
        expect(limits.resting.some((lane) => sameLane(lane, row))).toBe(false);
        // On a full host, a vendor that holds nothing there may have one place, and nobody a second one.
        const there = limits.inFlight.filter(({ host }) => host === row.host);
        const holders = new Set(there.map(({ vendor }) => vendor));
        const taken = claimed.filter(({ host }) => host === row.host);
        const firsts = new Set(taken.map(({ vendor }) => vendor).filter((vendor) => !holders.has(vendor)));
        const others = taken.length - firsts.size;
        if (others > 0) expect(there.length + others).toBeLessThanOrEqual(limits.perHost);
        const share = limits.shares.get(row.vendor) ?? limits.perVendor;
        expect(countOf(all, ({ vendor }) => vendor === row.vendor)).toBeLessThanOrEqual(share);
        if (limits.probing.some((lane) => sameLane(lane, row)))
          expect(countOf(claimed, (other) => sameLane(other, row))).toBe(1);
      }
    }),
    { numRuns: 200 },
  );
});

test("each vendor that holds nothing is served before one that holds something", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(queued, { maxLength: 40, size: "max" }), asked, async (queue, limits) => {
      // A separate host per vendor, so that limits per host do not interfere.
      const rows = await fill(queue.map((event) => ({ ...event, host: `${event.vendor}.${event.host}` })));
      const request = { now: NOW, wall: WALL, leaseUntil: WALL + 60, leaseToken: "mine", ...limits };
      const claimed = await claim(request);
      const without = [...new Set(readyOnes(rows).map(({ vendor }) => vendor))].filter(
        (vendor) => !limits.inFlight.some((other) => other.vendor === vendor),
      );
      const served = without.filter((vendor) => claimed.some((row) => row.vendor === vendor));
      expect(served).toHaveLength(Math.min(without.length, limits.limit));
    }),
    { numRuns: 200 },
  );
});

test("a claim of one vendor takes the oldest that may start, to each host no more than its share", {
  timeout: 60_000,
}, async () => {
  let claims = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(queued, { maxLength: 40, size: "max" }), asked, async (queue, limits) => {
      const rows = await fill(queue.map((event) => ({ ...event, vendor: 1 })));
      const alone = { perVendor: 100, shares: new Map(), reserve: 0, resting: [], probing: [] };
      const inFlight = limits.inFlight.map((lane) => ({ ...lane, vendor: 1 }));
      const { limit, perHost } = limits;
      const request = { now: NOW, wall: WALL, leaseUntil: WALL + 60, leaseToken: "mine", limit, perHost };
      const claimed = await claim({ ...request, ...alone, inFlight });
      const taken = new Map<string, number>();
      const expected = readyOnes(rows).filter(({ host }) => {
        const count = taken.get(host) ?? countOf(inFlight, (other) => other.host === host);
        taken.set(host, count + 1);
        return count < perHost;
      });
      const ids = expected.slice(0, limit).map(({ id }) => id);
      expect(claimed.map(({ id }) => id)).toEqual(ids.sort((a, b) => a - b));
      for (const row of claimed) expect(row).toMatchObject({ leaseToken: "mine", leaseUntil: WALL + 60 });
      claims += claimed.length;
    }),
    { numRuns: 300 },
  );
  // Otherwise the property would also hold if the claims and the queues were empty.
  expect(claims).toBeGreaterThan(100);
});

test("claims that follow each other take everything, each event once, an entity's in their order", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(queued, { maxLength: 30 }), async (queue) => {
      const rows = await fill(queue.map((event) => ({ ...event, leaseUntil: null, startedAt: null })));
      const seen: EventRow[] = [];
      for (let round = 1; ; round += 1) {
        const wall = WALL * round;
        const claimed = await claim({
          now: NOW,
          wall,
          leaseUntil: wall + 1,
          leaseToken: String(round),
          limit: 5,
          perHost: 2,
          perVendor: 3,
          reserve: 1,
          shares: new Map(),
          inFlight: [],
          resting: [],
          probing: [],
        });
        if (claimed.length === 0) break;
        seen.push(...claimed);
        await store.write(async (tx) => {
          for (const { id } of claimed) await tx.update(events).set({ dueAt: null }).where(eq(events.id, id));
        });
      }
      const blocked = (row: EventRow): boolean =>
        rows.some(
          (older) =>
            older.id < row.id &&
            older.endpoint === row.endpoint &&
            older.vendor === row.vendor &&
            older.entityId === row.entityId &&
            (older.dueAt ?? 0) > NOW,
        );
      const due = rows.filter(({ dueAt }) => dueAt !== null && dueAt <= NOW).filter((row) => !blocked(row));
      expect(seen.map(({ id }) => id).sort((a, b) => a - b)).toEqual(due.map(({ id }) => id));
      for (const [at, row] of seen.entries()) {
        const later = seen.slice(at + 1);
        const overtaken = later.filter(
          ({ endpoint, vendor, entityId, id }) =>
            endpoint === row.endpoint && vendor === row.vendor && entityId === row.entityId && id < row.id,
        );
        expect(overtaken).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});
