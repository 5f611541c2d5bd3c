import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "../store/tables/endpoint.js";
import { events } from "../store/tables/event.js";
import { type DeliveryBench, ENDPOINT, openBench, START } from "../test-support/deliveries.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const failing = (headers: Record<string, string> = {}) => new Response(null, { status: 429, headers });

const dueAt = async (): Promise<number | null | undefined> => (await bench.events())[0]?.dueAt;

describe("the machine's clock was ahead by an hour, and is set back", () => {
  test("a retry comes after its step", async () => {
    bench.respond = () => failing();
    const dispatcher = await bench.dispatcher();
    await bench.emit({});
    await dispatcher.settle(5_000);
    expect(await dueAt()).toBe(START + 5_000);
    bench.setBack(HOUR);
    await dispatcher.settle(5_000);
    expect(await dueAt()).toBe(START - HOUR + 5_000);
    bench.clock.elapse(4_999);
    await dispatcher.settle(5_000);
    expect(bench.received).toHaveLength(1);
    bench.clock.elapse(1);
    await dispatcher.settle(5_000);
    expect(bench.received).toHaveLength(2);
  });

  test("a wait that the endpoint asked for is kept, and not prolonged", async () => {
    bench.respond = () => failing({ "Retry-After": "7200" });
    const dispatcher = await bench.dispatcher();
    await bench.emit({});
    await dispatcher.settle(5_000);
    bench.setBack(HOUR);
    await dispatcher.settle(5_000);
    expect(await dueAt()).toBe(START - HOUR + 2 * HOUR);
  });

  test("what was scheduled before it was ahead stays as it is", async () => {
    bench.respond = () => failing({ "Retry-After": "7200" });
    const dispatcher = await bench.dispatcher();
    await bench.emit({});
    await dispatcher.settle(5_000);
    bench.clock.elapse(HOUR);
    await dispatcher.settle(5_000);
    bench.setBack(HOUR / 2);
    await dispatcher.settle(5_000);
    expect(await dueAt()).toBe(START + 2 * HOUR);
  });

  test("while the server is stopped, its next start finds it", async () => {
    bench.respond = () => failing();
    const dispatcher = await bench.dispatcher();
    await bench.emit({});
    await dispatcher.settle(5_000);
    await dispatcher.stop();
    await bench.emit({ id: 2 });
    bench.setBack(HOUR);
    const next = await bench.dispatcher({ shared: true });
    await next.settle(5_000);
    expect(bench.received.map(({ eventId }) => eventId)).toEqual([1, 2]);
    expect(await dueAt()).toBe(START - HOUR + 5_000);
  });

  test("a lease of a process that has died ends in its time", async () => {
    await bench.emit({});
    await bench.store.write((tx) =>
      tx.update(events).set({ leaseToken: "dead", leaseUntil: START + 30_000 }),
    );
    bench.setBack(HOUR);
    const dispatcher = await bench.dispatcher({ shared: true });
    bench.clock.elapse(30_000);
    dispatcher.wake();
    await dispatcher.settle(5_000);
    expect(bench.received).toHaveLength(1);
  });

  test("an endpoint that is paused is tried again a day after its last attempt", async () => {
    bench.respond = () => failing();
    const dispatcher = await bench.dispatcher({ pauseAfter: 1 });
    await bench.emit({});
    await dispatcher.settle(5_000);
    bench.clock.elapse(5_000);
    // Is claimed, and held back.
    await dispatcher.settle(5_000);
    expect(await dueAt()).toBe(START + DAY);
    bench.setBack(HOUR);
    await dispatcher.settle(5_000);
    const now = bench.clock.now();
    const [row] = await bench.store.read(async (db) =>
      db.select().from(endpoints).where(eq(endpoints.url, ENDPOINT)),
    );
    expect(row?.probeAt).toBe(now + DAY);
    expect(await dueAt()).toBe(now + DAY);
  });
});
