import { expect, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";
import type { Marketplace } from "../client.js";
import { ApiError, Unreachable } from "./errors.js";

test("a middleware stands around every attempt, and never sees the credential", async () => {
  const { market, sent } = testClient((_, count) =>
    json({ id: 42 }, count === 1 ? 429 : 200, { "retry-after": "0" }),
  );
  const seen: unknown[] = [];
  market.use(async (request, next) => {
    request.headers.set("x-attempt", String(request.attempt));
    const response = await next(request);
    seen.push([request.operation, response.status, request.headers.has("cmw-auth-token")]);
    return response;
  });
  await market.subscriptions.get(42);
  expect(seen).toEqual([
    ["subscriptions.get", 429, false],
    ["subscriptions.get", 200, false],
  ]);
  expect(sent.map(({ headers }) => headers.get("x-attempt"))).toEqual(["1", "2"]);
});

test("the first one is outermost, and one that is taken away is gone", async () => {
  const { market } = testClient(() => json({}));
  const order: string[] = [];
  const name = (label: string): (() => void) =>
    market.use(async (request, next) => {
      order.push(label);
      return next(request);
    });
  name("outer");
  const remove = name("inner");
  await market.users.me();
  remove();
  remove();
  await market.users.me();
  expect(order).toEqual(["outer", "inner", "outer"]);
});

test("no request follows a redirect, whatever a middleware passes on", async () => {
  const followed: unknown[] = [];
  const { market } = testClient(() => json({}), {
    fetch: (_, { redirect }) => {
      followed.push(redirect);
      return json({});
    },
  });
  await market.users.me();
  market.use((request, next) => next(Object.assign(request, { redirect: "follow" })));
  await market.users.me();
  expect(followed).toEqual(["manual", "manual"]);
});

test("no middleware replaces the credential, by whatever form of headers", async () => {
  const { market, sent } = testClient(() => json({}));
  await market.users.me();
  market.use((request, next) => next(Object.assign(request, { headers: { "cmw-auth-token": "planted" } })));
  await market.users.me();
  const [usual, changed] = sent.map(({ headers }) => headers.get("cmw-auth-token"));
  expect(usual).toBeTruthy();
  expect(changed).toBe(usual);
});

test("a middleware may answer by itself", async () => {
  const { market, sent } = testClient(() => json({}));
  market.use(async () => json({ errorHolders: [] }, 403));
  expect(ApiError.is(await failure(market.users.me()), 403)).toBe(true);
  expect(sent).toEqual([]);
});

test("one that throws counts as a network failure", async () => {
  const { market } = testClient(() => json({}), { retries: 0 });
  market.use(() => {
    throw new Error("offline");
  });
  expect(Unreachable.is(await failure(market.users.me()))).toBe(true);
});

test("a listener that fails later is a warning, and does not end the process", async () => {
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const warn = vi.fn();
  const { market } = testClient(() => json({ id: 1 }), {
    onAttempt: async () => {
      throw new Error("metrics are down");
    },
    logger: { warn, info: vi.fn(), debug: vi.fn() },
  });
  expect(await market.users.me()).toEqual({ id: 1 });
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([["A listener failed: Error: metrics are down"]]);
});

test("a listener that throws does not spoil the call", async () => {
  const print = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { market } = testClient(() => json({ id: 1 }), {
    onAttempt: () => {
      throw new Error("metrics are down");
    },
  });
  expect(await market.users.me()).toEqual({ id: 1 });
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

/** A body that never ends. */
const endless = (cancelled: () => void): ReadableStream => new ReadableStream({ cancel: cancelled });

test("a body that an attempt gave up is cancelled, also where fetch ignores its signal", async () => {
  const cancelled = vi.fn();
  const { market, sent } = testClient(
    (_, count) => (count === 1 ? new Response(endless(cancelled), { status: 500 }) : json({ id: 42 })),
    { timeout: 100 },
  );
  await market.subscriptions.get(42);
  expect(sent).toHaveLength(2);
  expect(cancelled).toHaveBeenCalledOnce();
});

test.each<[string, (market: Marketplace) => Promise<unknown>]>([
  ["a body", (market) => market.users.me()],
  ["a stream", (market) => market.sandbox.changes()],
])("%s that comes after its attempt was given up is cancelled", async (_, call) => {
  const cancelled = vi.fn();
  let answer = (_: Response): void => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { market } = testClient(() => late, { timeout: 10, retries: 0 });
  expect(await failure(call(market))).toMatchObject({ kind: "timeout" });
  answer(new Response(endless(cancelled)));
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
});

test("a body that will not be cancelled changes nothing", async () => {
  const stubborn = (): never => {
    throw new Error("no");
  };
  const long = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(20)),
    cancel: stubborn,
  });
  const { market } = testClient(() => new Response(long), { maxAnswerBytes: 10, retries: 0 });
  expect(String(await failure(market.users.me()))).toContain("an answer of more than 10 bytes");
  const { market: slow } = testClient(() => new Response(endless(stubborn)), { timeout: 10, retries: 0 });
  expect(await failure(slow.users.me())).toMatchObject({ kind: "timeout" });
});

test("a listener's failure is a warning, whatever it throws", async () => {
  const warn = vi.fn();
  const { market } = testClient(() => json({ id: 1 }), {
    onAttempt: () => {
      throw Object.create(null);
    },
    logger: { warn, info: warn, debug: warn },
  });
  await market.users.me();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith("A listener failed: [object Object]"));
});
