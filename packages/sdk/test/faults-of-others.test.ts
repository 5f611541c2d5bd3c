/** Faults that were reported of other clients, played on this one. */
import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { watchChanges } from "../src/changes.js";
import { withOpenApi } from "../src/openapi.js";
import { failure, testClient } from "./client.js";
import { json } from "./fake-fetch.js";
import { numberHeaders } from "./shelf.js";

const busy = (): Response => json({ errors: ["Busy."] }, 503, { "retry-after": "0" });

test("what a middleware sets in the headers is there once in every attempt, in whatever case", async () => {
  const { market, sent } = testClient((_, count) => (count < 3 ? busy() : json({ id: 7 })));
  market.use((request, next) => {
    request.headers.set("X-CSRFToken", "abcd");
    return next(request);
  });
  await market.users.me({ headers: { "x-csrftoken": "old" } });
  expect(sent.map(({ headers }) => headers.get("x-csrftoken"))).toEqual(["abcd", "abcd", "abcd"]);
});

test("the body of a request that a middleware of openapi-fetch made is sent again whole", async () => {
  const { market, sent } = testClient((_, count) => (count < 3 ? busy() : json({})));
  const byPath = withOpenApi(market);
  byPath.openapi.use({ onRequest: ({ request }) => new Request(request, { headers: { "x-mine": "1" } }) });
  await byPath.openapi.PUT("/user/{id}/metadata", { params: { path: { id: 7 } }, body: { a: "b" } });
  expect(sent.map(({ body, headers }) => [body, headers.get("x-mine")])).toEqual(
    Array.from({ length: 3 }, () => [{ a: "b" }, "1"]),
  );
});

test("headers in a Headers object are sent, those of the client and those of the call", async () => {
  const headers = new Headers({ "x-client": "1" }) as unknown as Record<string, string>;
  const { market, sent } = testClient(() => json({ id: 7 }), { headers });
  const more = new Headers({ "x-call": "2" }) as unknown as Record<string, string>;
  await market.withOptions({ headers: new Headers({ "x-more": "3" }) as never }).users.me({ headers: more });
  const [request] = sent;
  expect(["x-client", "x-more", "x-call"].map((name) => request?.headers.get(name))).toEqual(["1", "3", "2"]);
});

test("a list that is refused rejects once, and ends no process", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const { market } = testClient(() => json({ errors: ["No."] }, 403));
  const list = market.subscriptions.list();
  const readings = [list.first(1), list.all(), list.page(), list[Symbol.asyncIterator]().next()];
  for (const reading of readings) expect(await failure(reading)).toMatchObject({ status: 403 });
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("entries that are asked for at the same time come once each, and a page is loaded once", async () => {
  const { market, sent } = testClient(({ query }) => {
    const after = Number(query.get("idAfter") ?? 0);
    const items = [1, 2, 3, 4].filter((id) => id > after).slice(0, 2);
    return json(
      items.map((id) => ({ id })),
      200,
      numberHeaders(1, 2, 4 - after),
    );
  });
  const entries = market.subscriptions.list({ pageSize: 2 })[Symbol.asyncIterator]();
  const answers = await Promise.all(Array.from({ length: 5 }, () => entries.next()));
  expect(answers.map(({ value }) => value?.id)).toEqual([1, 2, 3, 4, undefined]);
  expect(sent).toHaveLength(2);
});

test("a list ends where the totals promise more than the caller may see", async () => {
  const { market, sent } = testClient(({ query }) => {
    const isFirst = !query.has("idAfter") && (query.get("pageNumber") ?? "1") === "1";
    return json(
      isFirst ? [{ id: 1 }, { id: 2 }] : [],
      200,
      numberHeaders(Number(query.get("pageNumber") ?? 1), 50, 1_000),
    );
  });
  const reading = market.subscriptions.list().all();
  const outcome = await reading.then(
    (all) => all.length,
    (error: unknown) => String(error),
  );
  expect(String(outcome)).toMatch(/^2$|page \d+ of 20 is empty/);
  expect(sent.length).toBeLessThan(60);
});

test.each([2 ** 31, 2 ** 40, Number.POSITIVE_INFINITY])(
  "a limit of %d ms is no limit of one, as a timer beyond its range would be",
  async (limit) => {
    const { market, sent } = testClient(
      (_, count) =>
        new Promise((resolve) => setTimeout(() => resolve(count === 1 ? busy() : json({ id: 7 })), 20)),
      { timeout: limit, deadline: limit },
    );
    await market.users.me();
    expect(sent).toHaveLength(2);
  },
);

test("a Retry-After of years fails at once, whatever the deadline, and is not sent again", async () => {
  const { market, sent } = testClient(() =>
    json({ errors: ["Later."] }, 429, { "retry-after": "9999999999" }),
  );
  const error = await failure(market.users.me());
  expect(error).toMatchObject({ status: 429, retryAfter: 9_999_999_999_000 });
  expect(sent).toHaveLength(1);
});

test("a silence without an end does not open the stream of changes again and again", async () => {
  const { market, sent } = testClient(
    () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } }),
  );
  const stop = new AbortController();
  const next = watchChanges(market, { silence: Number.POSITIVE_INFINITY, signal: stop.signal }).next();
  await new Promise((resolve) => setTimeout(resolve, 600));
  stop.abort();
  await next;
  expect(sent).toHaveLength(1);
});

test("a caller's mistake in the options of watchChanges is thrown, and not tried for ever", async () => {
  const { market, sent } = testClient(() => json({}));
  const next = watchChanges(market, { lastEventId: "a\nb" }).next();
  await expect(next).rejects.toBeInstanceOf(TypeError);
  expect(sent).toHaveLength(0);
});

test.each([0, -1, Number.NaN])("a silence of %d is refused", async (silence) => {
  const { market } = testClient(() => json({}));
  await expect(watchChanges(market, { silence }).next()).rejects.toBeInstanceOf(TypeError);
});

test("calls leave no listener on the caller's signal, also those by their path and those that failed", async () => {
  const { signal } = new AbortController();
  const { market } = testClient((_, count) => (count % 2 ? busy() : json({ id: 7 })));
  const byPath = withOpenApi(market);
  for (let call = 0; call < 3; call++) {
    await market.users.me({ signal });
    await byPath.openapi.GET("/user/me", { signal });
    await failure(market.users.me({ signal, retries: 0 }));
    await market.users.me({ signal, retries: 0 });
  }
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
