import { EventEntity, EventRecipient, EventType } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { ClaimRequest } from "../port.js";
import { type EventRow, events } from "../tables/event.js";
import { openSqlite } from "./open.js";

const store = openSqlite({ file: ":memory:" });
afterAll(() => store.close());

const NOW = 100;
const WALL = 1_000;

/** An event of a queue: few hosts, endpoints, entities and times, so that they meet. */
const queued = fc.record({
  host: fc.constantFrom("a.example", "b.example", "c.example"),
  path: fc.constantFrom("/one", "/two"),
  entityId: fc.integer({ min: 1, max: 3 }),
  dueAt: fc.option(fc.integer({ min: NOW - 3, max: NOW + 1 })),
  startedAt: fc.option(fc.constant(1)),
  leaseUntil: fc.option(fc.constantFrom(WALL, WALL + 1)),
});
type Queued = typeof queued extends fc.Arbitrary<infer Value> ? Value : never;

const asked = fc.record({
  limit: fc.integer({ min: 1, max: 12 }),
  perHost: fc.integer({ min: 1, max: 4 }),
  inFlight: fc
    .dictionary(fc.constantFrom("a.example", "b.example", "d.example"), fc.integer({ min: 1, max: 3 }))
    .map((counts) => new Map(Object.entries(counts))),
});

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

/** What a claim must take, said as plainly as it can be. */
function expected(rows: readonly EventRow[], { limit, perHost, inFlight }: ClaimRequest): number[] {
  const isLeased = (row: EventRow): boolean => row.leaseUntil !== null && row.leaseUntil > WALL;
  const waitsFor = (row: EventRow, older: EventRow): boolean =>
    older.id < row.id &&
    older.endpoint === row.endpoint &&
    older.entityId === row.entityId &&
    older.dueAt !== null &&
    (older.startedAt === null || isLeased(older));
  const ready = rows
    .filter((row) => row.dueAt !== null && row.dueAt <= NOW && !isLeased(row))
    .filter((row) => !rows.some((older) => waitsFor(row, older)))
    .sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0) || a.id - b.id);
  const taken = new Map(inFlight);
  return ready
    .filter(({ host }) => {
      const count = taken.get(host) ?? 0;
      if (count >= perHost) return false;
      taken.set(host, count + 1);
      return true;
    })
    .slice(0, limit)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

test("a claim takes the oldest that may start, to each host no more than its share, and leases them", {
  timeout: 60_000,
}, async () => {
  let claims = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(queued, { maxLength: 40, size: "max" }), asked, async (queue, limits) => {
      const rows = await fill(queue);
      const request = { now: NOW, wall: WALL, leaseUntil: WALL + 60, leaseToken: "mine", ...limits };
      const claimed = await store.claim(request);
      expect(claimed.map(({ id }) => id)).toEqual(expected(rows, request));
      for (const row of claimed) expect(row).toMatchObject({ leaseToken: "mine", leaseUntil: WALL + 60 });
      claims += claimed.length;
    }),
    { numRuns: 300 },
  );
  // The property would hold of a claim that finds nothing in queues that hold nothing.
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
        const claimed = await store.claim({
          now: NOW,
          wall,
          leaseUntil: wall + 1,
          leaseToken: String(round),
          limit: 5,
          perHost: 2,
          inFlight: new Map(),
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
            older.entityId === row.entityId &&
            (older.dueAt ?? 0) > NOW,
        );
      const due = rows.filter(({ dueAt }) => dueAt !== null && dueAt <= NOW).filter((row) => !blocked(row));
      expect(seen.map(({ id }) => id).sort((a, b) => a - b)).toEqual(due.map(({ id }) => id));
      for (const [at, row] of seen.entries()) {
        const later = seen.slice(at + 1);
        const overtaken = later.filter(
          ({ endpoint, entityId, id }) =>
            endpoint === row.endpoint && entityId === row.entityId && id < row.id,
        );
        expect(overtaken).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});
