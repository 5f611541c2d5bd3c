import { expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { empty, json } from "../../test/fake-fetch.js";

const over = () => testClient(({ method }) => (method === "GET" ? json({ id: 42 }) : empty()));

test("the version goes with every call, and another one with one call", async () => {
  const { market, sent } = over();
  await market.users.me();
  await market.users.me({ apiVersion: "20270101" });
  expect(sent.map(({ query }) => query.get("apiVersion"))).toEqual(["20260101", "20270101"]);
  expect(await failure(market.users.me({ apiVersion: "soon" }))).toBeInstanceOf(TypeError);
});

test("without a version none is sent", async () => {
  const { market, sent } = testClient(() => json({ id: 1 }), { apiVersion: undefined });
  await market.users.me();
  await market.subscriptions.bill(42, [], { cashed: true }).catch(() => undefined);
  expect(sent.map(({ query }) => query.toString())).toEqual(["", "cashed=true"]);
});

test("a reference in any form, and an entity, lead to the same path", async () => {
  const { market, sent } = over();
  await market.subscriptions.get(42);
  await market.subscriptions.get("subscription/42");
  await market.subscriptions.get({ url: "subscription/42" });
  await market.subscriptions.get({ self: "subscription/42" });
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(["/api/subscription/42"]));
});

test("the wrong kind is refused before anything is sent", async () => {
  const { market, sent } = over();
  // @ts-expect-error an invoice is not a subscription
  expect(String(await failure(market.subscriptions.get("invoice/9")))).toContain("invoice/9");
  expect(sent).toEqual([]);
});

test("an action fills in its own fields", async () => {
  const { market, sent } = over();
  await market.subscriptions.markFailed(42);
  await market.subscriptions.setAutoRenew(42, false);
  await market.productVersions.unpublish(8);
  await market.users.patch(7, { name: "Ann" });
  expect(sent.map(({ body }) => body)).toEqual([
    { deploymentStatus: "FAILED" },
    { action: "AUTORENEW", autoRenew: false },
    { published: false },
    { name: "Ann" },
  ]);
});

test("an argument that is a reference becomes one in the body", async () => {
  const { market, sent } = testClient(() => json({ upgrade: "FREE" }));
  expect(await market.subscriptions.upgrade(42, "productVersion/8")).toEqual({ upgrade: "FREE" });
  expect(sent[0]?.body).toEqual({
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: "productVersion/8" },
  });
  // @ts-expect-error a product is not a plan
  expect(await failure(market.subscriptions.upgrade(42, "product/8"))).toBeInstanceOf(TypeError);
});

test("all that an action may carry is an argument, and what is left out is not sent", async () => {
  const { market, sent } = testClient(() => json({ upgrade: "DEFERRED" }));
  await market.subscriptions.renew(42, 5);
  await market.subscriptions.renew(42);
  await market.subscriptions.upgrade(42, "productVersion/8", {
    billingItems: { "billingItem/1": 3 },
    from: "2027-01-01T00:00:00Z",
  });
  expect(sent.map(({ body }) => body)).toEqual([
    { action: "RENEW", hours: 5 },
    { action: "RENEW" },
    {
      action: "SYNDICATED_UPGRADE",
      productVersion: { url: "productVersion/8" },
      billingItems: { "billingItem/1": 3 },
      from: "2027-01-01T00:00:00Z",
    },
  ]);
});

test("an empty list is a body", async () => {
  const { market, sent } = testClient(() => json({ id: 42 }));
  await market.subscriptions.setOneshotCosts(42, []);
  expect(sent[0]?.body).toEqual([]);
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
});

test("the query is one argument, and the options the next", async () => {
  const { market, sent } = testClient(({ method }) => (method === "GET" ? json({}) : empty(201)));
  await market.subscriptions.bill(42, [], { cashed: true }, { headers: { "x-trace": "1" } });
  await market.subscriptions
    .list({ status: ["DEPLOYED", "FAILED"], metadata: { team: "a b" } })
    .page()
    .catch(() => undefined);
  expect(sent[0]?.query.toString()).toBe("apiVersion=20260101&cashed=true");
  expect(sent[0]?.headers.get("x-trace")).toBe("1");
  expect(sent[1]?.query.get("status")).toBe("DEPLOYED,FAILED");
  expect(sent[1]?.query.get("metadata[team]")).toBe("a b");
});

test("what is undefined stays out of the query, and no key of a map can add to it", async () => {
  const { market, sent } = over();
  const metadata = { "a]&expire": "1", "cost centre": "ä,b" };
  await market.subscriptions
    .list({ search: undefined, metadata })
    .page()
    .catch(() => undefined);
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    apiVersion: "20260101",
    pageNumber: "1",
    "metadata[a]&expire]": "1",
    "metadata[cost centre]": "ä,b",
  });
});

test("a new invoice is named by the Location, and by nothing when there is none", async () => {
  const { market } = testClient((_, count) =>
    empty(201, count === 1 ? { location: "https://market.example/api/invoice/310" } : {}),
  );
  expect(await market.subscriptions.bill(42, [])).toEqual({ invoice: "invoice/310" });
  expect(await market.subscriptions.bill(42, [], { cashed: true })).toEqual({ invoice: undefined });
});

test("a second argument in the path is encoded, and cannot leave its place", async () => {
  const { market, sent } = over();
  await market.users.removeMetadataKey(7, "cost/centre");
  expect(sent[0]?.path).toBe("/api/user/7/metadata/cost%2Fcentre");
  expect(await failure(market.users.removeMetadataKey(7, ".."))).toBeInstanceOf(TypeError);
  expect(sent).toHaveLength(1);
});

test.each([".", "..", "", "\0", "a\ud83d"])("a path is not made of %j", async (key) => {
  const { market, sent } = over();
  const error = await failure(market.users.removeMetadataKey(7, key));
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain("key");
  expect(sent).toEqual([]);
});

test.each([
  { search: "a\ud83d" },
  { search: "\0" },
  { metadata: { site: "\udc00" } },
  { metadata: { "s\ud83d": "a" } },
])("a query is not made of what no text may contain: %j", async (query) => {
  const { market, sent } = over();
  const error = await failure(market.subscriptions.list(query).page());
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain(Object.keys(query)[0]);
  expect(sent).toEqual([]);
});

test("a name that a query does not have is refused, so that no filter and no option is lost", async () => {
  const { market, sent } = over();
  // @ts-expect-error a typing error
  const typo = await failure(market.users.list({ serach: "ann" }).page());
  expect(String(typo)).toContain("users.list has no parameter serach: it has pageNumber");
  // @ts-expect-error an option in the place of the query
  expect(String(await failure(market.subscriptions.get(42, { timeout: 5 })))).toContain(
    "no parameter timeout",
  );
  expect(sent).toEqual([]);
});

test("the query of somebody else's request sends no header and sets no option", async () => {
  const { market, sent } = over();
  const theirs: Record<string, string> = { search: "ann", headers: "x", apiVersion: "20200101" };
  expect(await failure(market.users.list(theirs).page())).toBeInstanceOf(TypeError);
  expect(sent).toEqual([]);
});

test("an option that no call has is refused", async () => {
  const { market, sent } = over();
  // @ts-expect-error a typing error
  expect(String(await failure(market.users.me({ timeOut: 5 })))).toContain("users.me has no option timeOut");
  // @ts-expect-error a parameter in the place of the options
  expect(String(await failure(market.users.list({}, { search: "ann" }).page()))).toContain(
    "no option search",
  );
  expect(sent).toEqual([]);
});

test.each([
  { timeout: 0 },
  { timeout: Number.NaN },
  { deadline: -1 },
  { retries: -1 },
  { retries: Number.NaN },
  { timeout: "5" as unknown as number },
])("%o of a call cannot work, and is refused before anything is sent", async (options) => {
  const { market, sent } = over();
  expect(await failure(market.users.me(options))).toBeInstanceOf(TypeError);
  expect(sent).toEqual([]);
});

test("a reference in a body may have any form", async () => {
  const { market, sent } = testClient(() => json({ id: 1 }));
  await market.orders.create({ type: "NORMAL", productVersion: "productVersion/8" });
  await market.comments.create({ product: 2, text: "Good." } as never);
  expect(sent.map(({ body }) => body)).toEqual([
    { type: "NORMAL", productVersion: { url: "productVersion/8" } },
    { product: { url: "product/2" }, text: "Good." },
  ]);
});

test("headers of a call do not replace those that sign in", async () => {
  const { market, sent } = over();
  await market.users.me({ headers: { "CMW-Auth-Token": "other" } });
  expect(sent[0]?.headers.get("cmw-auth-token")).toBe("secret-token");
});

test.each([false, true])(
  "a header of a call replaces the SDK's own, in any case (a middleware: %s)",
  async (around) => {
    const { market, sent } = over();
    if (around) market.use((request, next) => next(request));
    await market.users.me({ headers: { ACCEPT: "text/plain", "X-Trace": " a b " } });
    expect(sent[0]?.headers.get("accept")).toBe("text/plain");
    expect(sent[0]?.headers.get("x-trace")).toBe("a b");
  },
);

test("a header that cannot be sent is a mistake of the program, and nothing is sent", async () => {
  const { market, sent } = over();
  expect(await failure(market.users.me({ headers: { "x-trace": "a\nb" } }))).toBeInstanceOf(TypeError);
  expect(sent).toHaveLength(0);
});

test("a name of the application that no header can hold makes no client", () => {
  expect(() => testClient(() => json({}), { app: "acme\nnotes" })).toThrow(TypeError);
});

test("the application is named to the marketplace", async () => {
  const { market, sent } = testClient(() => json({}), { app: "acme-notes/1.4" });
  await market.users.me();
  expect(sent[0]?.headers.get("user-agent")).toMatch(/^acme-notes\/1\.4 syndikit-sdk\/\S+ Node\.js\/\d+/);
});

test("a date in a query is written as in a body, and a name cannot add to it", async () => {
  const { market, sent } = testClient(() => json([]));
  const from = new Date("2026-02-10T09:00:00Z");
  await market.request("GET", "/invoice", { query: { from, "a&b": [1, 2] } });
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    apiVersion: "20260101",
    from: "2026-02-10T09:00:00.000Z",
    "a&b": "1,2",
  });
});

const half = "\ud83d";

test.each<[string, (market: ReturnType<typeof over>["market"]) => Promise<unknown>]>([
  ["a value of a query", (market) => market.users.list({ search: half }).all()],
  ["a value of a map", (market) => market.subscriptions.list({ metadata: { tenant: half } }).all()],
  ["a key of a map", (market) => market.subscriptions.list({ metadata: { [half]: "a" } }).all()],
  ["a name in a query", (market) => market.request("GET", "/user", { query: { [half]: "a" } })],
  ["a segment of a path", (market) => market.users.removeMetadataKey(7, half)],
  ["a value by its path", (market) => market.request("GET", "/thing/{name}", { path: { name: half } })],
])("half a surrogate pair as %s is a TypeError, and nothing is sent", async (_, call) => {
  const { market, sent } = over();
  const error = await failure(call(market));
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain("in a URL");
  expect(sent).toEqual([]);
});

test("a header that is undefined is as one that is not there: of a call, of a client, of withOptions", async () => {
  const { market, sent } = testClient(() => json({}), { headers: { "x-team": undefined, "x-app": "notes" } });
  await market.users.me({ headers: { "x-trace": undefined, "X-App": undefined } });
  await market.withOptions({ headers: { "x-app": undefined, "x-more": "1" } }).users.me();
  for (const { headers } of sent) {
    expect(headers.get("x-app")).toBe("notes");
    expect([headers.has("x-team"), headers.has("x-trace")]).toEqual([false, false]);
  }
  expect(sent[1]?.headers.get("x-more")).toBe("1");
});

test.each([null, {}, ["a"], () => "a"])("a header that is %s is a TypeError", async (value) => {
  const { market, sent } = over();
  const headers = { "x-trace": value as unknown as string };
  expect(String(await failure(market.users.me({ headers })))).toContain("The header x-trace is no text");
  expect(() => market.withOptions({ headers })).toThrow(TypeError);
  expect(sent).toEqual([]);
});

test("headers that are a list of pairs, as those of a polyfill, are sent", async () => {
  const { market, sent } = over();
  const headers = new Map([["x-trace", "1"]]) as unknown as Record<string, string>;
  await market.users.me({ headers });
  expect(sent[0]?.headers.get("x-trace")).toBe("1");
});
