import { expect, test } from "vitest";
import { systemClock } from "../ports.js";
import { createInProcessOutbound, type InProcessOptions, type Receive } from "./in-process.js";
import type { Outbound } from "./outbound.js";

const ORIGIN = "https://app.example";
const call = {
  method: "POST",
  url: `${ORIGIN}/events`,
  headers: { accept: "text/plain" },
  body: "{}",
} as const;

function outbound(receive: Receive, options: Partial<InProcessOptions> = {}): Outbound {
  return createInProcessOutbound({
    routes: new Map([[ORIGIN, receive]]),
    elapsed: systemClock.elapsed,
    ...options,
  });
}

test("a function receives the request in place of a server", async () => {
  const sender = outbound(async (request) =>
    Response.json({
      method: request.method,
      path: new URL(request.url).pathname,
      body: await request.text(),
    }),
  );
  const result = await sender.send(call);
  expect(result).toMatchObject({ kind: "answer", status: 200, truncated: false });
  expect(result.kind === "answer" && JSON.parse(result.body)).toEqual({
    method: "POST",
    path: "/events",
    body: "{}",
  });
});

test("an answer that is too long is truncated, and not inside of a character", async () => {
  const sender = outbound(() => new Response("äöü"));
  expect(await sender.send({ ...call, maxBytes: 3 })).toMatchObject({ body: "ä", truncated: true });
});

test("a function that throws is RESET", async () => {
  const sender = outbound(() => {
    throw new Error("out of coffee");
  });
  expect(await sender.send(call)).toMatchObject({
    outcome: "RESET",
    reason: expect.stringContaining("out of coffee"),
  });
});

test("no answer in time is TIMEOUT", async () => {
  const sender = outbound(() => new Promise(() => undefined), { totalTimeout: 20 });
  expect(await sender.send(call)).toMatchObject({ outcome: "TIMEOUT" });
});

test("a request that its caller aborts is INTERRUPTED", async () => {
  const sender = outbound(() => new Promise(() => undefined));
  expect(await sender.send({ ...call, signal: AbortSignal.abort() })).toMatchObject({
    outcome: "INTERRUPTED",
  });
});

test("an origin without a route is REFUSED", async () => {
  const sender = outbound(() => new Response());
  expect(await sender.send({ ...call, url: "https://other.example/" })).toMatchObject({ outcome: "REFUSED" });
});

test("requests to other origins can be passed to another outbound client", async () => {
  const other = createInProcessOutbound({
    routes: new Map([["https://other.example", () => new Response("other")]]),
    elapsed: systemClock.elapsed,
  });
  const sender = outbound(() => new Response("first"), { otherwise: other });
  expect(await sender.send({ ...call, url: "https://other.example/" })).toMatchObject({ body: "other" });
  expect(await sender.send(call)).toMatchObject({ body: "first" });
});
