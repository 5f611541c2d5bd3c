import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testClient } from "../test/client.js";
import { json } from "../test/fake-fetch.js";
import { type ChangeNotice, watchChanges } from "./changes.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const date = "2026-01-31T08:15:00Z";
const event = (id: string, kind: string, entity?: number): string =>
  `id: ${id}\ndata: ${JSON.stringify({ kind, date, ...(entity === undefined ? {} : { id: entity }) })}\n\n`;

/** A stream of pieces of text, which ends after them, or stays open. */
function streamOf(pieces: readonly string[], end: "ends" | "stays open" = "ends"): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      if (end === "ends") controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Takes notices until there are so many, while time passes. */
async function take(watching: AsyncGenerator<ChangeNotice, void>, count: number): Promise<ChangeNotice[]> {
  const found: ChangeNotice[] = [];
  while (found.length < count) {
    const next = watching.next();
    const { value, done } = await Promise.race([next, passing().then(() => next)]);
    if (done || value === undefined) break;
    found.push(value);
  }
  return found;
}

async function passing(): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

test("notices come as they are written, however the bytes are cut", async () => {
  const text = event("a.1", "everything") + event("a.2", "subscription", 42) + event("a.3", "clock");
  const bytes = [...new TextEncoder().encode(text)];
  const pieces = bytes.map((byte) => String.fromCharCode(byte));
  const { market, sent } = testClient(() => streamOf(pieces, "stays open"));
  expect(await take(watchChanges(market), 3)).toEqual([
    { kind: "everything", date, eventId: "a.1" },
    { kind: "subscription", id: 42, date, eventId: "a.2" },
    { kind: "clock", date, eventId: "a.3" },
  ]);
  expect(
    sent.map(({ path, headers }) => [path, headers.get("accept"), headers.get("last-event-id")]),
  ).toEqual([["/api/sandbox/changes", "text/event-stream", null]]);
});

test("a stream that ends is opened again after the last notice, or the last sign of life", async () => {
  const { market, sent } = testClient((_, count) =>
    count === 1
      ? streamOf([event("a.1", "everything"), "id: a.7\n\n"])
      : count === 2
        ? Promise.reject(new TypeError("fetch failed"))
        : streamOf([event("a.8", "order", 3)], "stays open"),
  );
  const states: string[] = [];
  const watching = watchChanges(market, { onState: (state) => states.push(state) });
  expect((await take(watching, 2)).map(({ kind }) => kind)).toEqual(["everything", "order"]);
  expect(sent.map(({ headers }) => headers.get("last-event-id"))).toEqual([null, "a.7", "a.7"]);
  expect(states).toEqual(["open", "waiting", "waiting", "open"]);
});

test("onState that fails changes nothing, at once or later", async () => {
  const { market } = testClient(() => streamOf([event("a.1", "everything")], "stays open"));
  const onStates = [() => Promise.reject(new Error("later")), () => JSON.parse("{")];
  for (const onState of onStates) expect(await take(watchChanges(market, { onState }), 1)).toHaveLength(1);
});

test("a stream that is silent, as after a sleep of the machine, is opened again", async () => {
  const { market, sent } = testClient((_, count) =>
    streamOf(count === 1 ? [event("a.1", "everything")] : [event("a.2", "clock")], "stays open"),
  );
  expect(await take(watchChanges(market), 2)).toHaveLength(2);
  expect(sent).toHaveLength(2);
});

test("a marketplace that is away is asked again and again, ever more seldom", async () => {
  const { market, sent } = testClient((_, count) =>
    count <= 8 ? json({}, 503) : streamOf([event("a.1", "everything")], "stays open"),
  );
  expect(await take(watchChanges(market), 1)).toHaveLength(1);
  expect(sent).toHaveLength(9);
});

test.each([401, 403, 404])("a refusal of %i is thrown", async (status) => {
  const { market } = testClient(() => json({ errorHolders: [{ key: "no", error: "No." }] }, status));
  await expect(watchChanges(market).next()).rejects.toMatchObject({ kind: "api", status });
});

test("the signal ends the loop, on the wire and in a wait, and lets go of the stream", async () => {
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({ cancel: cancelled });
  const { market } = testClient(
    () => new Response(body, { headers: { "content-type": "text/event-stream" } }),
  );
  const reading = new AbortController();
  const next = watchChanges(market, { signal: reading.signal }).next();
  await new Promise((resolve) => setImmediate(resolve));
  reading.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(cancelled).toHaveBeenCalledOnce();

  const waiting = new AbortController();
  const away = testClient(() => json({}, 503));
  const second = watchChanges(away.market, { signal: waiting.signal }).next();
  await new Promise((resolve) => setImmediate(resolve));
  waiting.abort();
  expect(await second).toEqual({ done: true, value: undefined });
});

test("a loop that is left lets go of the stream", async () => {
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(event("a.1", "everything"))),
    cancel: cancelled,
  });
  const { market } = testClient(
    () => new Response(body, { headers: { "content-type": "text/event-stream" } }),
  );
  for await (const { kind } of watchChanges(market)) {
    expect(kind).toBe("everything");
    break;
  }
  expect(cancelled).toHaveBeenCalledOnce();
});
