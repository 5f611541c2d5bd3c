import { EventAttemptOutcome, headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../ports.js";
import { rotate } from "../security/rotation.js";
import { AT_ONCE } from "../store/rows.js";
import { endpoints } from "../store/tables/endpoint.js";
import { events } from "../store/tables/event.js";
import { messages } from "../store/tables/message.js";
import { products } from "../store/tables/product.js";
import { users } from "../store/tables/user.js";
import { type DeliveryBench, ENDPOINT, openBench, SECRET, START } from "../test-support/deliveries.js";
import { watchSizes } from "../test-support/statement-sizes.js";
import { createRates, noteAttempts, pauseEndpoint, resumeEndpoint } from "./endpoints.js";

const DAY = 86_400_000;

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const rows = () => bench.store.read(async (db) => db.select().from(endpoints));

async function theEndpoint() {
  const [row] = await rows();
  if (row === undefined) throw new Error("Nothing was sent yet.");
  return row;
}

describe("the health of an endpoint", () => {
  test("counts attempts, successes and failures, and since when it fails", async () => {
    const answers = [500, 500, 204, 503];
    bench.respond = () => new Response(null, { status: answers.shift() ?? 204 });
    const dispatcher = await bench.dispatcher();
    for (const _ of [1, 2, 3]) {
      await bench.emit({});
      await dispatcher.settle(10_000);
    }
    const { companyId } = bench;
    expect(await rows()).toMatchObject([
      {
        vendor: companyId,
        companyId,
        url: ENDPOINT,
        attempts: 3,
        delivered: 1,
        failures: 0,
        lastError: null,
      },
    ]);
    bench.clock.elapse(1_000);
    await bench.emit({ id: 2 });
    await dispatcher.settle(10_000);
    expect(await rows()).toMatchObject([
      { failures: 1, failingSince: START + 1_000, lastError: "The endpoint answered 503." },
    ]);
  });

  test("says nothing of test events", async () => {
    const [vendor] = await bench.vendors(1);
    await bench.send(vendor, `${ENDPOINT}/test`);
    await (await bench.dispatcher()).settle(10_000);
    expect(bench.received).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});

describe("an endpoint that fails", () => {
  test("on five days without one success is paused, and everybody of the vendor is told", async () => {
    await bench.store.write(async (tx) => {
      const user = { userName: "vendor", name: "V", email: "v@acme.example", environment: "staging" };
      const { companyId } = bench;
      await tx.insert(users).values({ ...user, userRole: "ROLE_VENDOR", companyId, creationDate: START });
    });
    bench.respond = () => new Response(null, { status: 500 });
    const dispatcher = await bench.dispatcher();
    for (let day = 1; day <= 5; day += 1) {
      expect((await rows()).every(({ pausedAt }) => pausedAt === null)).toBe(true);
      await bench.emit({ id: day });
      await dispatcher.settle(10_000);
      if (day < 5) bench.clock.elapse(DAY);
    }
    const [{ probeAt } = { probeAt: null }] = await rows();
    expect(await rows()).toMatchObject([{ failingDays: 5, pauseReason: expect.stringContaining("5 days") }]);
    expect(probeAt).toBe(bench.clock.now() + DAY);
    const told = await bench.store.read(async (db) => db.select().from(messages));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(ENDPOINT);
    // Nothing more is sent; all events wait.
    const sent = bench.received.length;
    await bench.emit({ id: 9 });
    bench.clock.elapse(DAY - 1);
    await dispatcher.settle(10_000);
    expect(bench.received).toHaveLength(sent);
    const waiting = await bench.events();
    expect(waiting).toHaveLength(6);
    for (const event of waiting)
      expect(event).toMatchObject({ held: "PAUSED", dueAt: probeAt, notified: false });
  });

  test("and is paused is tried once a day, and gets all that waited when it answers", async () => {
    bench.respond = () => new Response(null, { status: 500 });
    const dispatcher = await bench.dispatcher({ pauseAfter: 1 });
    await bench.emit({ id: 1 });
    await dispatcher.settle(10_000);
    for (let day = 1; day <= 40; day += 1) {
      const sent = bench.received.length;
      bench.clock.elapse(DAY - 1);
      await dispatcher.settle(10_000);
      expect(bench.received.length - sent).toBe(0);
      bench.clock.elapse(1);
      await dispatcher.settle(10_000);
      expect(bench.received.length - sent).toBe(1);
    }
    await bench.emit({ id: 2 }, { id: 3 });
    await dispatcher.settle(10_000);
    expect(bench.received).toHaveLength(41);
    bench.respond = () => new Response(null, { status: 204 });
    bench.clock.elapse(DAY);
    await dispatcher.settle(10_000);
    expect((await bench.events()).map(({ notified }) => notified)).toEqual([true, true, true]);
    expect(await rows()).toMatchObject([{ pausedAt: null, probeAt: null, failingDays: 0 }]);
  });

  test("after it was paused by hand is not tried again before it is resumed", async () => {
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    const endpoint = await theEndpoint();
    await bench.store.write((tx) => pauseEndpoint(tx, endpoint, { reason: "By hand.", now: START }));
    await bench.emit({});
    await dispatcher.settle(10_000);
    bench.clock.elapse(40 * DAY);
    await dispatcher.settle(10_000);
    expect(bench.received).toHaveLength(1);
  });

  test("for a moved clock has failed on one day more, however far it was moved", async () => {
    bench.respond = () => new Response(null, { status: 500 });
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    bench.clock.elapse(100 * DAY);
    await dispatcher.settle(10_000);
    expect(await rows()).toMatchObject([{ failingDays: 2, pausedAt: null }]);
  });

  test("is never paused where that is turned off", async () => {
    bench.respond = () => new Response(null, { status: 500 });
    const dispatcher = await bench.dispatcher({ pauseAfter: 0 });
    await bench.emit({});
    for (let day = 1; day <= 7; day += 1) {
      await dispatcher.settle(10_000);
      bench.clock.elapse(2 * DAY);
    }
    expect((await theEndpoint()).pausedAt).toBeNull();
  });
});

test("a paused endpoint that is resumed gets everything that waited, in order", async () => {
  await bench.emit({});
  const dispatcher = await bench.dispatcher();
  await dispatcher.settle(10_000);
  const endpoint = await theEndpoint();
  await bench.store.write((tx) => pauseEndpoint(tx, endpoint, { reason: "By hand.", now: START }));
  await bench.emit({}, {}, {});
  await dispatcher.settle(10_000);
  expect(bench.received).toHaveLength(1);
  expect((await bench.events())[1]?.lastError).toContain("The endpoint is paused. By hand.");
  await bench.store.write((tx) => resumeEndpoint(tx, endpoint, bench.clock.now()));
  await dispatcher.settle(10_000);
  expect(bench.received.map(({ eventId }) => eventId)).toEqual([1, 2, 3, 4]);
});

test("an endpoint with a rate gets no more than that, and the others wait for their time", async () => {
  await bench.emit({});
  const dispatcher = await bench.dispatcher();
  await dispatcher.settle(10_000);
  await bench.store.write((tx) =>
    tx.update(endpoints).set({ rateLimit: 6 }).where(eq(endpoints.url, ENDPOINT)),
  );
  await bench.emit(...Array.from({ length: 4 }, (_, index) => ({ id: index + 2 })));
  await dispatcher.settle(10_000);
  expect(bench.received).toHaveLength(2);
  const waits = (await bench.events()).flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt - START]));
  expect(waits).toEqual([10_000, 20_000, 30_000]);
  bench.clock.elapse(10_000);
  await dispatcher.settle(10_000);
  expect(bench.received).toHaveLength(3);
});

test("nobody waits longer than a minute to be looked at, for the clock may be moved meanwhile", async () => {
  const rates = createRates(() => 0);
  const event = { vendor: 1, endpoint: ENDPOINT };
  const waits = await Promise.all(Array.from({ length: 20 }, () => rates.ask(event, 6)));
  expect(waits[0]).toBe(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(70_000);
});

test("while a replaced secret is valid, a receiver that knows only one of the two gets every event", async () => {
  await bench.store.write(async (tx) => {
    const [before] = await tx.select().from(products);
    if (before === undefined) throw new Error("There is no product.");
    const change = { notificationSecretToken: "new", previousSecretValidFor: "P1D" };
    await tx.update(products).set(rotate(before, change, { seals: bench.seals, now: START }));
  });
  for (const known of [SECRET, "new"]) {
    bench.respond = ({ request, body }) => {
      const header = request.headers.get(headerNames.eventSignature);
      return new Response(null, { status: verify({ body, header, secrets: known }).ok ? 204 : 401 });
    };
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    bench.clock.elapse(5_000);
    await dispatcher.settle(10_000);
    await dispatcher.stop();
  }
  // The endpoint that was not changed yet misses nothing; the other waits for the first retry.
  expect(await bench.events()).toMatchObject([
    { notified: true, attempts: 1 },
    { notified: true, attempts: 2 },
  ]);
});

test("an endpoint with very many paused events is resumed in small writes, and whoever delivers some releases more", async () => {
  const many = 2 * AT_ONCE + 1;
  const dispatcher = await bench.dispatcher();
  await bench.emit({});
  await dispatcher.settle(10_000);
  await dispatcher.stop(0);
  const endpoint = await theEndpoint();
  await bench.store.write(async (tx) => {
    const [{ id: _, ...sent } = raise()] = await tx.select().from(events);
    const held = Array.from({ length: many }, () => ({ ...sent, held: "PAUSED" as const, dueAt: null }));
    for (let at = 0; at < many; at += 500) await tx.insert(events).values(held.slice(at, at + 500));
  });
  const [event = raise()] = await bench.events();
  const left = () => bench.store.read((db) => db.$count(events, eq(events.held, "PAUSED")));
  const verdict = { outcome: EventAttemptOutcome.DELIVERED, delivered: true, reason: "" } as const;
  const answer = {
    kind: "answer",
    status: 204,
    headers: {},
    body: "",
    truncated: false,
    duration: 1,
  } as const;
  const best = { result: answer, verdict, headers: {}, startedAt: START + 1_000 };
  const deliverOne = () =>
    bench.store.write((tx) =>
      noteAttempts(tx, [{ event, best, sends: [best], lastError: null }], { log: silentLog, pauseAfter: 0 }),
    );
  const sizes = watchSizes();
  await bench.store.write((tx) => resumeEndpoint(tx, endpoint, START));
  // Each with what the triggers of the table write, and the endpoint itself.
  expect(sizes.sum).toBeLessThanOrEqual(3 * AT_ONCE + 1);
  expect(await left()).toBe(many - AT_ONCE);
  await deliverOne();
  expect(await left()).toBe(1);
  expect(await theEndpoint()).toMatchObject({ releasingSince: START });
  await deliverOne();
  expect(await left()).toBe(0);
  expect(await theEndpoint()).toMatchObject({ releasingSince: null });
});

function raise(): never {
  throw new Error("Nothing was sent yet.");
}
