/** The ten situations that clients of REST services fail in, over real sockets. */
import { inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { createMarketplace, type Marketplace } from "../src/client.js";
import { Aborted, ApiError, isCallError, TimedOut, UnexpectedResponse } from "../src/core/errors.js";
import type { MarketplaceOptions } from "../src/options.js";
import { failure } from "./client.js";
import { type Handler, listen, type Server } from "./server.js";

const token = "very-secret-token";
let server: Server;

async function market(handler: Handler, options: Partial<MarketplaceOptions> = {}): Promise<Marketplace> {
  server = await listen(handler);
  return createMarketplace({ baseUrl: server.url, apiVersion: "20260101", auth: { token }, ...options });
}

afterEach(() => server.close());

const found = JSON.stringify({ id: 42, name: "Notes" });
const refusal = JSON.stringify({ errorHolders: [{ key: "too-many-requests", error: "Later." }] });
const busy =
  (status: number, seconds: number): Handler =>
  (_, response, count) => {
    if (count > 1) response.setHeader("content-type", "application/json").end(found);
    else
      response
        .writeHead(status, { "content-type": "application/json", "retry-after": String(seconds) })
        .end(refusal);
  };

test.each([429, 503])("%s with Retry-After: 1 is sent again after a second", async (status) => {
  const waits: unknown[] = [];
  const client = await market(busy(status, 1), { onAttempt: ({ wait }) => waits.push(wait) });
  const start = performance.now();
  expect(await client.subscriptions.get(42)).toMatchObject({ name: "Notes" });
  expect(performance.now() - start).toBeGreaterThan(990);
  expect(waits).toEqual([1000, undefined]);
  expect(server.seen()).toBe(2);
});

test("an abort ends a wait of a minute", async () => {
  const client = await market(busy(429, 60), { deadline: 300_000 });
  const controller = new AbortController();
  const call = failure(client.subscriptions.get(42, {}, { signal: controller.signal }));
  await expect.poll(() => server.seen()).toBe(1);
  controller.abort();
  expect(Aborted.is(await call)).toBe(true);
  // Ended by the abort: nothing was sent after the wait.
  expect(server.seen()).toBe(1);
});

test("Retry-After: 3600 fails without a wait", async () => {
  const waits: unknown[] = [];
  const client = await market(busy(503, 3600), { onAttempt: ({ next, wait }) => waits.push([next, wait]) });
  const error = await failure(client.subscriptions.get(42));
  expect(ApiError.is(error, 503) && error.retryAfter).toBe(3_600_000);
  expect(String(error)).toContain("would pass the deadline");
  expect(waits).toEqual([["fail", undefined]]);
  expect(server.seen()).toBe(1);
});

const doomed: readonly (readonly [string, Handler])[] = [
  [
    "is answered 500",
    (_, response) => response.writeHead(500, { "content-type": "application/json" }).end(refusal),
  ],
  ["is on a connection that is reset", (request) => request.socket.resetAndDestroy()],
];

test.each(doomed)("a POST that %s is sent again with one key", async (_, handler) => {
  const keys = new Set<unknown>();
  const client = await market((request, ...rest) => {
    keys.add(request.headers["idempotency-key"]);
    handler(request, ...rest);
  });
  expect(isCallError(await failure(client.subscriptions.bill(42, [])))).toBe(true);
  expect([server.seen(), keys.size, keys.has(undefined)]).toEqual([3, 1, false]);
});

test.each(doomed)("a POST that %s is sent once without a key", async (_, handler) => {
  const client = await market(handler, { idempotencyKey: false });
  expect(isCallError(await failure(client.subscriptions.bill(42, [])))).toBe(true);
  expect(server.seen()).toBe(1);
});

test("a body that stalls runs into the timeout", async () => {
  const stall: Handler = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
  };
  const client = await market(stall, { timeout: 150, retries: 0 });
  expect(TimedOut.is(await failure(client.subscriptions.get(42)))).toBe(true);
});

test("a body that breaks off is no answer, and is asked for again", async () => {
  const client = await market((request, response, count) => {
    response.writeHead(200, { "content-type": "application/json" });
    if (count > 1) response.end(found);
    else response.write('{"id":', () => request.socket.resetAndDestroy());
  });
  expect(await client.subscriptions.get(42)).toMatchObject({ id: 42 });
  expect(server.seen()).toBe(2);
});

test("an HTML page at status 200 is a typed error", async () => {
  const client = await market((_, response) => response.setHeader("content-type", "text/html").end("<html>"));
  expect(UnexpectedResponse.is(await failure(client.subscriptions.get(42)))).toBe(true);
});

test("a printed error hides the token", async () => {
  const client = await market((request) => request.socket.resetAndDestroy(), { retries: 0 });
  const error = await failure(client.subscriptions.bill(42, []));
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(token);
});

test("a printed client hides the token", async () => {
  const client = await market((_, response) => response.end());
  expect(inspect(client, { depth: 20, showHidden: true })).not.toContain(token);
  expect(JSON.stringify(client)).not.toContain(token);
});

test("50 calls that are refused over real sockets sign in once", async () => {
  let valid = "t1";
  let logins = 0;
  let calls = 0;
  const client = await market(
    (request, response) => {
      response.setHeader("content-type", "application/json");
      if (request.url?.startsWith("/api/login")) {
        logins++;
        response.end(JSON.stringify(valid));
        return;
      }
      calls++;
      if (request.headers["cmw-auth-token"] === valid) response.end(found);
      else response.writeHead(401).end('{"errorHolders":[]}');
    },
    { auth: { username: "vendor", password: "vendor-demo" } },
  );
  await client.users.me();
  [valid, logins, calls] = ["t2", 0, 0];
  const all = await Promise.all(Array.from({ length: 50 }, () => client.subscriptions.get(42)));
  expect([all.length, logins, calls]).toEqual([50, 1, 100]);
});
