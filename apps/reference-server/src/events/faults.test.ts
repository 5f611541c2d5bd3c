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

/** Each action happens to one event, in the order of asking. */
function faults(...actions: OutgoingFaultRule["action"][]): OutgoingFaults {
  return { outgoing: async () => actions.shift() };
}

const sent = (): number[] => bench.received.map(({ eventId }) => eventId);

test("a duplicate arrives as often as it says, with the same bytes, and each is in the log", async () => {
  await bench.emit({});
  await (await bench.dispatcher({ faults: faults({ kind: "duplicate", copies: 3 }) })).settle(1_000);
  expect(sent()).toEqual([1, 1, 1]);
  expect(new Set(bench.received.map(({ body }) => body)).size).toBe(1);
  expect((await bench.attempts()).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(await bench.events()).toMatchObject([{ notified: true, attempts: 3, dueAt: null }]);
});

test("a duplicate is two when the rule does not say", async () => {
  await bench.emit({});
  await (await bench.dispatcher({ faults: faults({ kind: "duplicate" }) })).settle(1_000);
  expect(sent()).toEqual([1, 1]);
});

test("a bad signature has the right form, and does not match", async () => {
  await bench.emit({});
  await (await bench.dispatcher({ faults: faults({ kind: "badSignature" }) })).settle(1_000);
  const [got] = bench.received;
  const header = got?.request.headers.get(headerNames.eventSignature) ?? null;
  expect(header).toMatch(/^sha1=[0-9a-f]{40}$/);
  expect(verify({ body: got?.body ?? "", header, secrets: SECRET })).toEqual({
    ok: false,
    reason: "mismatch",
  });
});

test("after a bad signature the retry is signed well", async () => {
  bench.respond = ({ request, body }) => {
    const header = request.headers.get(headerNames.eventSignature);
    return new Response(null, { status: verify({ body, header, secrets: SECRET }).ok ? 204 : 401 });
  };
  await bench.emit({});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "badSignature" }) });
  await dispatcher.settle(1_000);
  bench.clock.elapse(5_000);
  await dispatcher.settle(1_000);
  expect((await bench.attempts()).map(({ status }) => status)).toEqual([401, 204]);
});

test("a delay holds an event back once, and those behind it, so the order stays", async () => {
  const rules = faults({ kind: "delay", milliseconds: 1_500 }, { kind: "delay", milliseconds: 1_500 });
  await bench.emit({}, {});
  const dispatcher = await bench.dispatcher({ faults: rules });
  expect(await dispatcher.settle(1_000)).toBe(true);
  expect(sent()).toEqual([]);
  expect(await bench.events()).toMatchObject([
    { held: "DELAY", dueAt: START + 1_500, attempts: 0, leaseToken: null },
    { dueAt: START, attempts: 0 },
  ]);
  expect(await bench.attempts()).toEqual([]);
  bench.clock.elapse(1_500);
  await dispatcher.settle(1_000);
  expect(sent()).toEqual([1]);
  bench.clock.elapse(1_500);
  await dispatcher.settle(1_000);
  expect(sent()).toEqual([1, 2]);
});

test("a reordered event goes out after the next newer one", async () => {
  await bench.emit({}, {}, {});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "reorder" }) });
  await dispatcher.settle(1_000);
  expect(sent()[0]).toBe(2);
  expect(sent().toSorted()).toEqual([1, 2, 3]);
  expect((await bench.events()).every(({ notified, held }) => notified && held === null)).toBe(true);
});

test("a reordered event without a newer one goes out at its next retry", async () => {
  await bench.emit({});
  const dispatcher = await bench.dispatcher({ faults: faults({ kind: "reorder" }) });
  await dispatcher.settle(1_000);
  expect(sent()).toEqual([]);
  bench.clock.elapse(5_000);
  await dispatcher.settle(1_000);
  expect(sent()).toEqual([1]);
});
