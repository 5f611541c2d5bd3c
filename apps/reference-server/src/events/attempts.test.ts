import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countStatements } from "../../test/support/count-statements.js";
import { silentLog } from "../ports.js";
import { onVendors } from "../store/keys.js";
import { endpoints } from "../store/tables/endpoint.js";
import { type EventRow, events } from "../store/tables/event.js";
import { type DeliveryBench, openBench, START } from "../test-support/deliveries.js";
import { type Outcome, recordOutcomes } from "./attempts.js";
import { judge } from "./retries.js";

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const DAY = 86_400_000;

/** The outcome of an event that was sent once and answered. */
function answered(event: EventRow, status: number, startedAt = START): Outcome {
  const result = {
    kind: "answer",
    status,
    headers: { "content-type": "text/plain" },
    body: `"${status}" \\ \u{1F600}`,
    truncated: false,
    duration: 7,
  } as const;
  const verdict = judge(result);
  const best = { result, verdict, headers: { accept: "application/json" }, startedAt };
  const nextAt = verdict.delivered ? null : startedAt + 5_000;
  return { kind: "attempted", event, sends: [best], best, nextAt };
}

/** Leases all events, as a dispatcher does. */
async function leased(leaseToken = "mine"): Promise<readonly EventRow[]> {
  await bench.store.write((tx) => tx.update(events).set({ leaseToken, leaseUntil: START + 30_000 }));
  return bench.events();
}

function record(outcomes: readonly Outcome[]): Promise<void> {
  return bench.store.write(
    (tx) => recordOutcomes(tx, outcomes, { now: START, log: silentLog, pauseAfter: 0 }),
    onVendors([bench.companyId]),
  );
}

describe("what became of several events", () => {
  test("takes as many statements as what became of one", async () => {
    await bench.emit(...Array.from({ length: 20 }, () => ({})));
    const [first, ...others] = (await leased()).map((event) => answered(event, 204));
    const texts = countStatements();
    // Between them, the store looks after its file.
    const ofDeliveries = () => texts.filter((text) => /"(events|attempts|endpoints)"/.test(text));
    await record(first === undefined ? [] : [first]);
    const ofOne = ofDeliveries();
    await record(others);
    expect(ofDeliveries()).toHaveLength(2 * ofOne.length);
    expect(await bench.attempts()).toHaveLength(20);
  });

  test("stands in the log, each with its own answer", async () => {
    await bench.emit({}, {}, {});
    const [one, two, three] = await leased();
    if (one === undefined || two === undefined || three === undefined) throw new Error("Three were emitted.");
    const copies = answered(two, 500);
    if (copies.kind !== "attempted") throw new Error("It was sent.");
    await record([
      answered(one, 204),
      { ...copies, sends: [copies.best, copies.best], note: "It was copied." },
      answered(three, 302),
    ]);
    expect(await bench.attempts()).toMatchObject([
      {
        eventId: one.id,
        number: 1,
        date: START,
        duration: 7,
        outcome: "DELIVERED",
        status: 204,
        requestHeaders: { accept: "application/json" },
        responseHeaders: { "content-type": "text/plain" },
        responseBody: '"204" \\ \u{1F600}',
      },
      { eventId: two.id, number: 1, status: 500 },
      { eventId: two.id, number: 2, status: 500 },
      { eventId: three.id, number: 1, status: 302 },
    ]);
    expect(await bench.events()).toMatchObject([
      { notified: true, attempts: 1, rounds: 1, dueAt: null, lastError: null, leaseToken: null },
      {
        ...{ notified: false, attempts: 2, rounds: 1, dueAt: START + 5_000, startedAt: START },
        lastError: "The endpoint answered 500. It was copied.",
      },
      { notified: false, attempts: 1, lastError: expect.stringContaining("302"), leaseUntil: null },
    ]);
  });

  test("is recorded only of those whose lease is still held", async () => {
    await bench.emit({}, {});
    const [kept, lost] = await leased();
    if (kept === undefined || lost === undefined) throw new Error("Two were emitted.");
    await record([answered(kept, 204), answered({ ...lost, leaseToken: "of somebody else" }, 204)]);
    expect(await bench.attempts()).toMatchObject([{ eventId: kept.id }]);
    expect(await bench.events()).toMatchObject([
      { notified: true, leaseToken: null },
      { notified: false, attempts: 0, leaseToken: "mine" },
    ]);
  });

  test("is recorded by the last lease of one that was claimed twice meanwhile", async () => {
    await bench.emit({});
    const [event] = await leased();
    if (event === undefined) throw new Error("One was emitted.");
    const before = { ...event, leaseToken: "lost", leaseUntil: START };
    await record([answered(before, 500), answered(event, 204)]);
    expect(await bench.attempts()).toMatchObject([{ number: 1, status: 204 }]);
    expect(await bench.events()).toMatchObject([{ notified: true, attempts: 1 }]);
  });
});

test("an endpoint is as well after attempts that are recorded together as after the same one by one", async () => {
  const answers = fc.record({
    status: fc.constantFrom(204, 500),
    days: fc.constantFrom(0, 0, 1, 3),
    isLast: fc.boolean(),
    endpoint: fc.constantFrom("https://a.example/events", "https://b.example/events"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 12 }), async (given) => {
      const health = async (together: boolean) => {
        await bench.store.write(async (tx) => {
          await tx.delete(endpoints);
          await tx.delete(events);
        });
        await bench.emit(...given.map(() => ({})));
        const rows = await leased();
        let at = START;
        let batch: Outcome[] = [];
        for (const [index, { status, days, endpoint, isLast }] of given.entries()) {
          const event = rows[index];
          if (event === undefined) throw new Error("One was emitted for each.");
          at += days * DAY + 1_000;
          batch.push(answered({ ...event, endpoint }, status, at));
          if (together && !isLast && index < given.length - 1) continue;
          await record(batch);
          batch = [];
        }
        const found = await bench.store.read(async (db) =>
          db.select().from(endpoints).orderBy(endpoints.url),
        );
        return found.map(({ id: _, ...row }) => row);
      };
      expect(await health(true)).toEqual(await health(false));
    }),
    { numRuns: 25 },
  );
});
