import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { type Answer, empty, json, never, type Sent } from "../../test/fake-fetch.js";
import type { CallOptions } from "../options.js";
import { Aborted, ApiError, TimedOut, UnexpectedResponse, Unreachable } from "./errors.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The given answers, one after the other. */
const inTurn =
  (...answers: Answer[]): Answer =>
  (sent, count) =>
    (answers[count - 1] ?? (() => json({ id: 42 })))(sent, count);
const status =
  (code: number, headers = {}): Answer =>
  () =>
    json({ errorHolders: [] }, code, headers);
const reset: Answer = () =>
  Promise.reject(new TypeError("fetch failed", { cause: new Error("read ECONNRESET") }));

/** Lets all timers run, so that a call comes to its end. */
async function run<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

describe("what may happen twice", () => {
  test.each([500, 502, 504, 503, 429])("is sent again after %s", async (code) => {
    const { market, sent } = testClient(inTurn(status(code)));
    expect(await run(market.subscriptions.get(42))).toEqual({ id: 42 });
    expect(sent).toHaveLength(2);
  });

  test("is sent again after a reset connection, and after a timeout", async () => {
    const { market, sent } = testClient(inTurn(reset, never));
    expect(await run(market.subscriptions.markDeployed(42))).toBeUndefined();
    expect(sent).toHaveLength(3);
  });

  test("is given up after two retries, with the number of attempts on the error", async () => {
    const { market, sent } = testClient(status(500));
    const error = await failure(run(market.subscriptions.get(42)));
    expect(ApiError.is(error, 500) && error.attempts).toBe(3);
    expect(sent).toHaveLength(3);
  });

  test("waits longer each time", async () => {
    const { market, attempts } = testClient(status(500), { retries: 3 });
    await failure(run(market.subscriptions.get(42)));
    expect(attempts.map(({ wait }) => wait)).toEqual([250, 500, 1000, undefined]);
  });

  test("a DELETE that finds nothing after a lost answer has done its work", async () => {
    const { market } = testClient(inTurn(reset, status(404)));
    expect(await run(market.users.delete(7))).toBeUndefined();
  });

  test.each([404, 429, 503])("a DELETE that was only refused before does not (%s)", async (code) => {
    const { market } = testClient(inTurn(status(code), status(404)));
    expect(ApiError.is(await failure(run(market.users.delete(7))), 404)).toBe(true);
  });
});

describe("what must not happen twice", () => {
  const created = (): Response => empty(201, { location: "https://market.example/api/invoice/310" });
  const keysOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers.get("idempotency-key"));

  test.each([
    ["a reset connection", reset],
    ["a time-out", never],
    ["a 500", status(500)],
    ["a 503", status(503)],
    ["one that is still being worked on", status(409, { "retry-after": "1" })],
  ])("is sent again after %s, with the key of the first", async (_, first) => {
    const { market, sent } = testClient(inTurn(first, first, created), { timeout: 400 });
    expect(await run(market.subscriptions.bill(42, []))).toEqual({ invoice: "invoice/310" });
    const [key, ...others] = keysOf(sent);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(others).toEqual([key, key]);
  });

  test("has another key in another call, and none where twice is once", async () => {
    const { market, sent } = testClient(({ method }) => (method === "POST" ? created() : json({})));
    await market.subscriptions.bill(42, []);
    await market.subscriptions.bill(42, []);
    await market.subscriptions.get(42);
    await market.subscriptions.replaceMetadata(42, {});
    const [first, second, ...others] = keysOf(sent);
    expect(first).not.toBe(second);
    expect(others).toEqual([null, null]);
  });

  test("takes the key of its caller, as an option or as a header", async () => {
    const { market, sent } = testClient(inTurn(reset, created));
    await run(market.subscriptions.bill(42, [], {}, { idempotencyKey: "order-7" }));
    await market.subscriptions.bill(42, [], {}, { headers: { "Idempotency-Key": "order-8" } });
    await market.request("POST", "/thing", {}, { idempotencyKey: "order-9" });
    expect(keysOf(sent)).toEqual(["order-7", "order-7", "order-8", "order-9"]);
  });

  test("is not sent again with a key that was used for something else", async () => {
    const { market, sent } = testClient(() => json({ errors: ["Used."] }, 422));
    expect(ApiError.is(await failure(run(market.subscriptions.bill(42, []))), 422)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test.each(["", "two words", "é", "x".repeat(256), 7 as never])(
    "takes no key like %j",
    async (idempotencyKey) => {
      const { market, sent } = testClient(created);
      expect(await failure(market.subscriptions.bill(42, [], {}, { idempotencyKey }))).toBeInstanceOf(
        TypeError,
      );
      expect(sent).toEqual([]);
    },
  );

  test("has a key for each call: a client takes none", () => {
    const idempotencyKey = "order-7" as never;
    expect(() => testClient(created, { idempotencyKey })).toThrow("idempotencyKey");
    expect(() => testClient(created).market.withOptions({ idempotencyKey })).toThrow("idempotencyKey");
  });

  test("is sent once where the operation takes no key", async () => {
    const { market, sent } = testClient(status(500));
    await failure(run(market.sandbox.reset({})));
    await failure(run(market.request("POST", "/thing")));
    expect(keysOf(sent)).toEqual([null, null]);
  });
});

describe("what must not happen twice, without a key", () => {
  const bill = (answer: Answer, retries = 2) => {
    const client = testClient(answer, { retries, idempotencyKey: false });
    return { ...client, call: run(client.market.subscriptions.bill(42, [])) };
  };

  test("carries none, for the client or for one call", async () => {
    const { call, sent, market } = bill(() => empty(201));
    await call;
    await market.withOptions({ retries: 0 }).subscriptions.bill(42, []);
    const keyed = testClient(reset);
    await failure(run(keyed.market.subscriptions.bill(42, [], {}, { idempotencyKey: false })));
    expect([...sent, ...keyed.sent].map(({ headers }) => headers.get("idempotency-key"))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([500, 502, 504, 503])("is sent once when it is answered %s", async (code) => {
    const { call, sent } = bill(status(code));
    await failure(call);
    expect(sent).toHaveLength(1);
  });

  test("is sent once on a reset connection", async () => {
    const { call, sent } = bill(reset);
    expect(Unreachable.is(await failure(call))).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test("is sent once when no answer comes in time", async () => {
    const { call, sent } = bill(never);
    expect(TimedOut.is(await failure(call))).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test("is sent again when it was plainly refused", async () => {
    const created = (): Response => empty(201, { location: "https://market.example/api/invoice/310" });
    const { call, sent } = bill(inTurn(status(429), status(503, { "retry-after": "1" }), created));
    expect(await call).toEqual({ invoice: "invoice/310" });
    expect(sent).toHaveLength(3);
  });

  test("an upgrade is one of these, and the actions beside it on the same path are not", async () => {
    const first = testClient(status(500), { idempotencyKey: false });
    await failure(run(first.market.subscriptions.upgrade(42, 8)));
    expect(first.sent).toHaveLength(1);
    const second = testClient(status(500));
    await failure(run(second.market.subscriptions.setName(42, "Notes")));
    expect(second.sent).toHaveLength(3);
  });
});

describe("a time that the marketplace names", () => {
  test("is waited for", async () => {
    const { market, attempts } = testClient(inTurn(status(429, { "retry-after": "7" })));
    await run(market.subscriptions.get(42));
    expect(attempts[0]).toMatchObject({ status: 429, next: "retry", wait: 7000 });
  });

  test("as a date too", async () => {
    vi.setSystemTime("2026-01-01T00:00:00Z");
    const { market, attempts } = testClient(
      inTurn(status(503, { "retry-after": "Thu, 01 Jan 2026 00:00:03 GMT" })),
    );
    await run(market.subscriptions.get(42));
    expect(attempts[0]?.wait).toBe(3000);
  });

  test("beyond the deadline fails at once, and is on the error", async () => {
    const { market, sent } = testClient(status(503, { "retry-after": "3600" }));
    const error = await failure(market.subscriptions.get(42));
    expect(ApiError.is(error, 503) && error.retryAfter).toBe(3_600_000);
    expect(sent).toHaveLength(1);
  });
});

describe("limits", () => {
  test("the timeout is for one attempt, the deadline for all", async () => {
    const { market, sent, attempts } = testClient(never, { timeout: 400, deadline: 1000 });
    const error = await failure(run(market.subscriptions.get(42)));
    expect(String(error)).toContain("GET subscription/42 passed its deadline");
    expect(sent).toHaveLength(2);
    expect(attempts.at(-1)).toMatchObject({ ms: 350, next: "fail" });
  });

  test("options of a call win over those of the client", async () => {
    const { market, sent } = testClient(never, { timeout: 400 });
    const error = await failure(run(market.subscriptions.get(42, {}, { timeout: 20, retries: 0 })));
    expect(TimedOut.is(error) && error.elapsed).toBe(20);
    expect(sent).toHaveLength(1);
  });

  test("an abort ends a call on the wire, with its reason as the cause", async () => {
    const controller = new AbortController();
    const { market, sent } = testClient(never);
    const call = failure(market.subscriptions.get(42, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort("enough");
    const error = await call;
    expect(Aborted.is(error) && error.cause).toBe("enough");
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("an abort ends a wait", async () => {
    const controller = new AbortController();
    const { market } = testClient(status(429, { "retry-after": "3" }));
    const call = failure(market.subscriptions.get(42, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(200);
    controller.abort();
    expect(Aborted.is(await call)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a signal that has fired already sends nothing", async () => {
    const { market, sent, attempts } = testClient(() => json({}));
    const error = await failure(market.subscriptions.get(42, {}, { signal: AbortSignal.abort() }));
    expect(Aborted.is(error) && error.attempts).toBe(0);
    expect([sent, attempts]).toEqual([[], []]);
  });

  test("300 calls on one signal leave no listener", async () => {
    const { signal } = new AbortController();
    const { market } = testClient((_, count) => (count % 3 ? json({ id: 42 }) : json({}, 404)));
    const calls = Array.from({ length: 300 }, () =>
      market.subscriptions.get(42, {}, { signal }).catch(() => undefined),
    );
    await Promise.all(calls);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  test("a call that has ended leaves no timer, however it ended", async () => {
    const { market } = testClient(inTurn(status(429, { "retry-after": "0" }), () => json({}), status(404)));
    await run(market.subscriptions.get(42));
    expect(vi.getTimerCount()).toBe(0);
    await failure(market.subscriptions.get(42));
    await failure(market.subscriptions.get(42, {}, { headers: { "x-trace": "a\nb" } }));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("an outage is not multiplied: the retries of all calls share a budget, and its end is said", async () => {
    const { market, sent } = testClient(status(500), { retryBudget: 30 });
    const errors = await run(
      Promise.all(Array.from({ length: 100 }, () => failure(market.subscriptions.get(42)))),
    );
    expect(sent).toHaveLength(130);
    expect(String(errors[99])).toMatch(/ms\); the retry budget of 30 is spent$/);
  });

  test("an answer that says when to come back is outside the budget", async () => {
    // Every second answer is 429, and may come back at once.
    const { market } = testClient((_, count) =>
      count % 2 ? json({}, 429, { "retry-after": "0" }) : json({ id: 42 }),
    );
    let failed = 0;
    for (let call = 0; call < 1000; call++) {
      await run(market.subscriptions.get(42)).catch(() => failed++);
    }
    expect(failed).toBe(0);
  });

  test("the time of a call is that of a clock that never goes back", async () => {
    const { market } = testClient(inTurn(status(500)));
    vi.setSystemTime("2026-01-01T12:00:00Z");
    const calling = market.subscriptions.get(42);
    vi.setSystemTime("2020-01-01T00:00:00Z");
    expect(await run(calling)).toEqual({ id: 42 });
  });
});

describe("an error", () => {
  test.each([
    ["a refusal", status(404), {}],
    ["a network failure", reset, { retries: 0 }],
    ["a timeout", never, { timeout: 50, retries: 0 }],
    ["a page", () => new Response("<html>"), {}],
  ] as const)("holds the caller's line: %s", async (_, answer, options) => {
    const { market } = testClient(answer as Answer, options);
    async function lineOfMine(): Promise<void> {
      await market.subscriptions.get(42);
    }
    const error = await failure(run(lineOfMine()));
    expect(Object(error).stack).toContain("lineOfMine");
  });

  test("an abort holds it too", async () => {
    const controller = new AbortController();
    const { market } = testClient(never);
    async function lineOfMine(): Promise<void> {
      await market.subscriptions.get(42, {}, { signal: controller.signal });
    }
    const calling = failure(lineOfMine());
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(Object(await calling).stack).toContain("lineOfMine");
  });
});

describe("an answer that is not the interface's", () => {
  const page =
    (code: number): Answer =>
    () =>
      new Response("<html>Back soon</html>", { status: code, headers: { "content-type": "text/html" } });

  test("a page at status 200 is an error that shows its start", async () => {
    const error = await failure(testClient(page(200)).market.subscriptions.get(42));
    expect(UnexpectedResponse.is(error) && error.status).toBe(200);
    expect(String(error)).toContain("GET subscription/42 → 200, no JSON: text/html <html>Back soon");
  });

  test.each([402, 403, 404, 413, 429, 500, 503])(
    "a page at %s is a proxy's, whatever the status",
    async (code) => {
      const { market } = testClient(page(code), { retries: 0 });
      const error = await failure(market.subscriptions.get(42));
      if (!UnexpectedResponse.is(error)) throw error;
      expect([error.status, error.headers.get("content-type"), error.body]).toEqual([
        code,
        "text/html",
        "<html>Back soon</html>",
      ]);
      expect(error.message).toContain(
        `→ ${code}, not an error of the interface: text/html <html>Back soon</html>`,
      );
    },
  );

  test.each([402, 404, 413, 418])(
    "the interface's body makes it the marketplace's error, at %s too",
    async (code) => {
      const { market } = testClient(() => json({ errors: ["Too much."] }, code));
      const error = await failure(market.subscriptions.get(42));
      expect(ApiError.is(error, code) && error.holders).toEqual([{ text: "Too much.", extraFields: {} }]);
    },
  );

  test("the message is of the form that is filled, where a marketplace sends both", async () => {
    const answer = { errors: ["A"], errorHolders: [] };
    const error = await failure(testClient(() => json(answer, 400)).market.subscriptions.get(42));
    expect(ApiError.is(error, 400) && error.message).toContain("GET subscription/42 → 400 A (attempt 1");
  });

  test("an error without a body is not the interface's", async () => {
    const error = await failure(testClient(() => empty(404)).market.subscriptions.get(42));
    expect(UnexpectedResponse.is(error) && error.status).toBe(404);
  });

  test("an error that counts is the interface's by its headers, for HEAD has no body", async () => {
    const { market } = testClient((_, count) =>
      count === 1 ? empty(403, { "cmw-request-id": "r-1" }) : empty(403),
    );
    expect(ApiError.is(await failure(market.users.count()), 403)).toBe(true);
    expect(UnexpectedResponse.is(await failure(market.users.count()))).toBe(true);
  });

  test("a DELETE that a proxy answers with 404 is not done", async () => {
    const { market } = testClient(inTurn(reset, page(404)));
    expect(UnexpectedResponse.is(await failure(run(market.users.delete(7))))).toBe(true);
  });

  test("only the first 2,048 characters of a body are kept, and the request's id", async () => {
    const long = (): Response =>
      new Response("x".repeat(5000), { status: 404, headers: { "cmw-request-id": "r-9" } });
    const error = await failure(testClient(long).market.subscriptions.get(42));
    expect(UnexpectedResponse.is(error) && [error.body.length, error.requestId]).toEqual([2048, "r-9"]);
  });

  test.each([
    ["null for an entity", () => json(null)],
    ["a list for an entity", () => json([])],
    ["a text for an entity", () => json("42")],
  ])("%s is an error of the family", async (_, answer) => {
    const error = await failure(testClient(answer).market.subscriptions.get(42));
    expect(UnexpectedResponse.is(error) && error.message).toContain("→ 200, no object: application/json");
  });

  test("an entity for a list, and an entity for a token, are too", async () => {
    expect(UnexpectedResponse.is(await failure(testClient(() => json({})).market.countryCodes.list()))).toBe(
      true,
    );
    const auth = { username: "u", password: "p" };
    expect(
      UnexpectedResponse.is(await failure(testClient(() => json({}), { auth }).market.login.token())),
    ).toBe(true);
  });

  test("JSON that breaks off is asked for again where that is safe", async () => {
    const cut: Answer = () => new Response('{"id": 4', { headers: { "content-type": "application/json" } });
    const { market, sent } = testClient(inTurn(cut));
    expect(await run(market.subscriptions.get(42))).toEqual({ id: 42 });
    expect(sent).toHaveLength(2);
    const once = testClient(cut, { idempotencyKey: false });
    expect(UnexpectedResponse.is(await failure(run(once.market.orders.create({} as never))))).toBe(true);
    expect(once.sent).toHaveLength(1);
  });

  test("an answer of more bytes than the client takes is not read to its end, and not asked for again", async () => {
    let pulled = 0;
    const endless: Answer = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            pulled++;
            controller.enqueue(new Uint8Array(1000));
          },
        }),
      );
    const { market, sent } = testClient(endless, { maxAnswerBytes: 10_000 });
    const error = await failure(market.subscriptions.get(42));
    expect(UnexpectedResponse.is(error) && error.message).toContain("an answer of more than 10000 bytes");
    expect(pulled).toBeLessThan(15);
    expect(sent).toHaveLength(1);
  });

  test("no body where one belongs is an error, and no body where none belongs is not", async () => {
    const { market } = testClient(() => empty(200));
    expect(UnexpectedResponse.is(await failure(market.subscriptions.get(42)))).toBe(true);
    expect(await market.subscriptions.markDeployed(42)).toBeUndefined();
  });

  test.each(["setOneshotCosts", "setRecurringCosts"] as const)(
    "no body is no error where the interface promises only a status: %s",
    async (name) => {
      const bytes = { headers: { "content-type": "application/octet-stream" } };
      const answers = [empty(200), empty(204), new Response(new Uint8Array(), bytes)];
      for (const answer of answers) {
        const { market } = testClient(() => answer);
        expect(await market.subscriptions[name](42, [])).toBeUndefined();
      }
    },
  );

  test.each([
    ["a page", page(200), "no JSON: text/html <html>Back soon"],
    ["a list", () => json([]), "no object: application/json []"],
    ["JSON that breaks off", () => new Response('{"id": 4'), "no JSON:"],
    ["bytes", () => new Response("PK", { headers: { "content-type": "application/zip" } }), "no JSON"],
  ] as const)("%s is an error there too", async (_, answer, message) => {
    const { market, sent } = testClient(answer, { retries: 0 });
    const error = await failure(market.subscriptions.setOneshotCosts(42, []));
    expect(UnexpectedResponse.is(error) && error.message).toContain(`→ 200, ${message}`);
    expect(sent).toHaveLength(1);
  });

  test("no body of what was created or replaced is an error", async () => {
    const { market } = testClient(({ method }) => empty(method === "POST" ? 201 : 200));
    const created = await failure(market.comments.create({ product: 7, rating: 4 }));
    expect(UnexpectedResponse.is(created) && created.status).toBe(201);
    const replaced = await failure(market.users.update(7, { userName: "ann", name: "Ann" }));
    expect(UnexpectedResponse.is(replaced) && replaced.status).toBe(200);
  });

  test("a status that is not documented is one, retried where it may have been a proxy's", async () => {
    const { market, sent } = testClient(page(502));
    const error = await failure(run(market.subscriptions.get(42)));
    expect(UnexpectedResponse.is(error) && error.status).toBe(502);
    expect(sent).toHaveLength(3);
  });

  test("it keeps the time to come back that a proxy names", async () => {
    const busy = (): Response => new Response("busy", { status: 502, headers: { "retry-after": "3600" } });
    const error = await failure(testClient(busy).market.subscriptions.get(42));
    expect(UnexpectedResponse.is(error) && error.retryAfter).toBe(3_600_000);
  });

  test("a redirect is not followed, for the token would go along", async () => {
    const { market } = testClient(() => empty(302, { location: "https://elsewhere.example/" }));
    const error = await failure(market.subscriptions.get(42));
    expect(String(error)).toContain("→ 302, a redirect to https://elsewhere.example/ (attempt 1");
  });
});

describe("the limits of a method that may take long", () => {
  const limitOf = async (more: object, options?: CallOptions): Promise<string | undefined> => {
    const { market } = testClient(never, { retries: 0, ...more });
    const error = await failure(run(market.sandbox.advanceClock({ advance: "P1M" }, {}, options)));
    return /passed its (.*) \(/.exec(String(error))?.[1];
  };

  test("are its own", async () => {
    expect(await limitOf({})).toBe("deadline of 300000 ms");
  });

  test("are those of the client, or of the call, where one sets them", async () => {
    expect(await limitOf({ timeout: 20_000 })).toBe("timeout of 20000 ms");
    expect(await limitOf({ timeout: 20_000 }, { timeout: 5 })).toBe("timeout of 5 ms");
    expect(await limitOf({ deadline: 40_000 })).toBe("deadline of 40000 ms");
  });

  test("are of no other method", async () => {
    const { market } = testClient(never, { retries: 0 });
    expect(String(await failure(run(market.sandbox.clock())))).toContain("passed its timeout of 10000 ms");
  });
});

test("an answer 304 is no redirect to null", async () => {
  const { market } = testClient(() => new Response(null, { status: 304 }));
  const error = String(await failure(market.users.me()));
  expect(error).toContain("→ 304, no answer of the interface");
  expect(error).not.toContain("null");
});

test("a reason is named where each address of localhost refuses, and the error that says so has no message", async () => {
  const refusals = ["::1", "127.0.0.1"].map((host) => new Error(`connect ECONNREFUSED ${host}:8081`));
  const failed = new TypeError("fetch failed", { cause: new AggregateError(refusals) });
  const { market } = testClient(() => Promise.reject(failed), { retries: 0 });
  expect(String(await failure(market.users.me()))).toContain(
    "got no answer: connect ECONNREFUSED ::1:8081, connect ECONNREFUSED 127.0.0.1:8081 (",
  );
});
