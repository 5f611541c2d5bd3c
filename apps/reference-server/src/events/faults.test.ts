import { headerNames, type OutgoingFaultRule } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DeliveryBench, openBench, SECRET, START } from "../test-support/deliveries.js";
import type { OutgoingFaults } from "./delivery.js";

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

/** Applies each action to one event, in the order of the deliveries. */
function faults(...actions: OutgoingFaultRule["action"][]): OutgoingFaults {
  return { outgoing: async () => actions.shift() };
}

const sent = (): number[] => bench.received.map(({ eventId }) => eventId);

test("a duplicate is sent as often as the rule says, with the same bytes, and each copy is in the log", async () => {
  await bench.emit({});
  await (await bench.dispatcher({ faults: faults({ kind: "duplicate", copies: 3 }) })).settle(10_000);
  expect(sent()).toEqual([1, 1, 1]);
  expect(new Set(bench.received.map(({ body }) => body)).size).toBe(1);
  expect((await bench.attempts()).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(await bench.events()).toMatchObject([{ notified: true, attempts: 3, dueAt: null }]);
});

test("copies that fail skip no step of the retry schedule", async () => {
  bench.respond = () => new Response(null, { status: 500 });
  await bench.emit({});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "duplicate", copies: 3 }) });
  await dispatcher.settle(10_000);
  expect(await bench.events()).toMatchObject([{ attempts: 3, rounds: 1, dueAt: START + 5_000 }]);
  bench.clock.elapse(5_000);
  await dispatcher.settle(10_000);
  expect(await bench.events()).toMatchObject([{ attempts: 4, rounds: 2, dueAt: START + 35_000 }]);
});

test("a duplicate is sent twice when the rule gives no number", async () => {
  await bench.emit({});
  await (await bench.dispatcher({ faults: faults({ kind: "duplicate" }) })).settle(10_000);
  expect(sent()).toEqual([1, 1]);
});

test("a bad signature has a valid form, and does not match", async () => {
  await bench.emit({});
  await (await bench.dispatcher({ faults: faults({ kind: "badSignature" }) })).settle(10_000);
  const [got] = bench.received;
  const header = got?.request.headers.get(headerNames.eventSignature) ?? null;
  expect(header).toMatch(/^sha1=[0-9a-f]{40}$/);
  expect(verify({ body: got?.body ?? "", header, secrets: SECRET })).toEqual({
    ok: false,
    reason: "mismatch",
  });
});

test("after a bad signature the retry has a valid one", async () => {
  bench.respond = ({ request, body }) => {
    const header = request.headers.get(headerNames.eventSignature);
    return new Response(null, { status: verify({ body, header, secrets: SECRET }).ok ? 204 : 401 });
  };
  await bench.emit({});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "badSignature" }) });
  await dispatcher.settle(10_000);
  bench.clock.elapse(5_000);
  await dispatcher.settle(10_000);
  expect((await bench.attempts()).map(({ status }) => status)).toEqual([401, 204]);
});

test("a delay holds an event back once, and newer ones of its entity too, so that their order stays", async () => {
  const rules = faults({ kind: "delay", milliseconds: 1_500 }, { kind: "delay", milliseconds: 1_500 });
  await bench.emit({}, {});
  const dispatcher = await bench.dispatcher({ faults: rules });
  expect(await dispatcher.settle(10_000)).toBe(true);
  expect(sent()).toEqual([]);
  expect(await bench.events()).toMatchObject([
    { held: "DELAY", dueAt: START + 1_500, attempts: 0, leaseToken: null },
    { dueAt: START, attempts: 0 },
  ]);
  expect(await bench.attempts()).toEqual([]);
  bench.clock.elapse(1_500);
  await dispatcher.settle(10_000);
  expect(sent()).toEqual([1]);
  bench.clock.elapse(1_500);
  await dispatcher.settle(10_000);
  expect(sent()).toEqual([1, 2]);
});

test("a reordered event is sent after the next newer one", async () => {
  await bench.emit({}, {}, {});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "reorder" }) });
  await dispatcher.settle(10_000);
  expect(sent()[0]).toBe(2);
  expect(sent().toSorted()).toEqual([1, 2, 3]);
  expect((await bench.events()).every(({ notified, held }) => notified && held === null)).toBe(true);
});

test("a reordered event is sent after a newer one that another process sends", async () => {
  await bench.emit({});
  const one = await bench.dispatcher({ shared: true, faults: faults({ kind: "reorder" }) });
  await one.settle(10_000);
  await one.stop();
  await bench.emit({});
  await (await bench.dispatcher({ shared: true })).settle(10_000);
  expect(sent()).toEqual([2, 1]);
});

test("a reordered event does not wait for another vendor's, though both have one endpoint", async () => {
  const [one, other] = await bench.vendors(2);
  const endpoint = "https://shared.example/events";
  const got: number[] = [];
  bench.routes.set("https://shared.example", async (request) => {
    got.push(((await request.json()) as { eventId: number }).eventId);
    return new Response(null, { status: 204 });
  });
  await bench.send(one, endpoint);
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "reorder" }) });
  await dispatcher.settle(10_000);
  await bench.send(other, endpoint);
  expect(await dispatcher.settle(10_000)).toBe(true);
  expect(got).toEqual([2]);
  await bench.send(one, endpoint);
  await dispatcher.settle(10_000);
  expect(got).toEqual([2, 3, 1]);
});

test("a reordered event without a newer one is sent at its next retry", async () => {
  await bench.emit({});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "reorder" }) });
  await dispatcher.settle(10_000);
  expect(sent()).toEqual([]);
  bench.clock.elapse(5_000);
  await dispatcher.settle(10_000);
  expect(sent()).toEqual([1]);
});
