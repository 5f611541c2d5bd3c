import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";
import { withOpenApi } from "../openapi.js";
import { withResponse } from "./call.js";

const page = { "cmw-pagenumber": "1", "cmw-pagesize": "20", "cmw-totalitems": "0", "cmw-totalpages": "0" };
const over = (): ReturnType<typeof testClient> =>
  testClient(({ method }) => (method === "GET" ? json([], 200, page) : json({ id: 1 })));

class Empty {}

/** Values that no JSON writes as what they are. */
const unsendable: Readonly<Record<string, unknown>> = {
  "not a number": Number("abc"),
  infinite: Number.POSITIVE_INFINITY,
  "an invalid date": new Date("31.12.2030"),
  "a function": () => 1,
  "a symbol": Symbol("x"),
  "a bigint": 1n,
  "a promise": Promise.resolve(1),
  // biome-ignore lint/suspicious/noThenProperty: a promise that is no Promise.
  "a promise of a library": { _bits: 1, then: () => undefined },
  "a map": new Map([["a", 1]]),
  "a set": new Set([1]),
  headers: new Headers({ a: "b" }),
  "an expression": /x/,
  "what says of itself that it is nothing": { toJSON: () => null },
  "what says nothing of itself": { toJSON: () => undefined },
  "a number in an object": Object(Number.NaN),
};
const alone: Readonly<Record<string, unknown>> = {
  ...unsendable,
  null: null,
  "an empty map": {},
  "an object of a class without fields": new Empty(),
  "a map with nothing in it": { tenant: undefined },
  "a map with null": { tenant: null },
  "a list with nothing in it": [undefined],
  "a list with null": [null],
  "a list with a hole": Array(1),
  "a list of lists": [[1]],
  "a list of maps": [{ a: 1 }],
};

describe("a filter that says nothing is a TypeError, and nothing is sent, when it is", () => {
  test.each(Object.entries(alone))("%s", async (_, value) => {
    const { market, sent } = over();
    const byPath = withOpenApi(market);
    const query = { status: value as never };
    const map = { metadata: { tenant: value as never } };
    const list = { id: [1, value as never] };
    for (const call of [
      market.subscriptions.list(query).all(),
      market.subscriptions.list(query).page(),
      market.subscriptions.count(query),
      market.subscriptions.count(map),
      market.subscriptions.count(list),
      market.request("GET", "/subscription", { query }),
      byPath.openapi.GET("/subscription", { params: { query } }),
      byPath.openapi.HEAD("/subscription", { params: { query: list } }),
    ]) {
      expect(await failure(call)).toBeInstanceOf(TypeError);
    }
    expect(sent).toEqual([]);
  });

  test.each([null, 5, "DEPLOYED", ["DEPLOYED"], new Map([["status", "DEPLOYED"]]), Promise.resolve({})])(
    "the whole query: %s",
    async (query) => {
      const { market, sent } = over();
      expect(await failure(market.subscriptions.count(query as never))).toBeInstanceOf(TypeError);
      expect(await failure(market.subscriptions.list(query as never).all())).toBeInstanceOf(TypeError);
      expect(await failure(market.subscriptions.list(query as never).page())).toBeInstanceOf(TypeError);
      expect(await failure(market.request("GET", "/subscription", { query: query as never }))).toBeInstanceOf(
        TypeError,
      );
      expect(sent).toEqual([]);
    },
  );
});

test("the message names the filter and its value, but no text", async () => {
  const { market } = over();
  const said = async (query: object): Promise<string> =>
    String(await failure(market.subscriptions.count(query)));
  expect(await said({ product: Number.NaN })).toBe("TypeError: product cannot be sent: NaN");
  expect(await said({ metadata: { tenant: undefined } })).toBe("TypeError: tenant cannot be sent: Undefined");
  expect(await said({ id: [1, new Date(Number.NaN)] })).toBe("TypeError: id cannot be sent: Invalid Date");
  expect(await said({ search: () => "secret" })).toBe("TypeError: search cannot be sent: Function");
});

test("undefined as a whole filter is as if it was left out; 0, false, an empty text and a date are values", async () => {
  const { market, sent } = over();
  const foreign: { readonly tenant: string } = runInContext("({ tenant: 'a' })", createContext());
  await market.subscriptions.count({ search: undefined, metadata: foreign }).catch(() => undefined);
  await market
    .request("GET", "/x", { query: { a: 0, b: false, c: "", d: new Date(0), e: undefined } })
    .catch(() => undefined);
  expect(sent.map(({ query }) => query.toString())).toEqual([
    "apiVersion=20260101&metadata%5Btenant%5D=a",
    "apiVersion=20260101&a=0&b=false&c=&d=1970-01-01T00%3A00%3A00.000Z",
  ]);
});

test("an empty list of values finds nothing, and needs no request", async () => {
  const { market, sent, attempts } = testClient(() => json({ errors: ["No."] }, 400), {
    auth: { username: "vendor", password: "vendor-demo" },
  });
  const nothing = { totalItems: 0, totalPages: 0 };
  expect(await market.subscriptions.list({ id: [] }).all()).toEqual([]);
  expect(await market.subscriptions.list({ status: [] }).first(3)).toEqual([]);
  expect(await market.subscriptions.list({ id: [], pageNumber: 2, pageSize: 5 }).page()).toEqual({
    ...nothing,
    items: [],
    pageNumber: 2,
    pageSize: 5,
  });
  expect(await market.subscriptions.count({ status: [], search: "ann" })).toEqual({
    ...nothing,
    pageNumber: 1,
    pageSize: 20,
  });
  expect(await market.request("GET", "/subscription", { query: { id: [] } })).toEqual([]);
  const { data, response, attempts: requests } = await withResponse(market.subscriptions.count({ id: [] }));
  expect([data.totalItems, response.status, requests]).toEqual([0, 200, 0]);
  const { openapi } = withOpenApi(market);
  const byPath = await openapi.GET("/subscription", { params: { query: { id: [] } } });
  expect([byPath.data, byPath.response.headers.get("cmw-totalitems")]).toEqual([[], "0"]);
  const head = await openapi.HEAD("/subscription", { params: { query: { status: [] } } });
  expect([head.error, head.response.headers.get("cmw-totalitems")]).toEqual([undefined, "0"]);
  expect([sent, attempts]).toEqual([[], []]);
});

test("an empty list in the query of a call that changes something changes nothing", async () => {
  const { market, sent } = over();
  expect(await market.request("DELETE", "/x", { query: { id: [] } })).toEqual([]);
  expect(sent).toEqual([]);
});

describe("in a body it is a TypeError, and nothing is sent:", () => {
  test.each(Object.entries(unsendable))("%s", async (_, value) => {
    const { market, sent } = over();
    const { openapi } = withOpenApi(market);
    const path = { id: 42 };
    for (const call of [
      market.subscriptions.setName(42, value as never),
      market.users.patch(42, { address: { city: value as never } }),
      market.subscriptions.bill(42, [
        { description: "Storage", quantity: value as never, price: { price: "1" } },
      ]),
      market.request("POST", "/x", { body: value }),
      openapi.POST("/subscription/{id}/invoice", { params: { path }, body: value as never }),
      openapi.PATCH("/user/{id}", { params: { path }, body: { name: value as never } }),
    ]) {
      expect(await failure(call)).toBeInstanceOf(TypeError);
    }
    expect(sent).toEqual([]);
  });
});

test("in a body, an undefined field is left out, null and empty lists are sent, and undefined in a list is refused", async () => {
  const { market, sent } = over();
  await market.request("POST", "/x", {
    body: { a: undefined, b: null, c: [], d: {}, e: new Date(0), f: [null] },
  });
  await market.request("POST", "/x", { body: undefined });
  expect(sent.map(({ body }) => body)).toEqual([
    { b: null, c: [], d: {}, e: "1970-01-01T00:00:00.000Z", f: [null] },
    undefined,
  ]);
  const lines: unknown[] = [undefined];
  expect(String(await failure(market.subscriptions.bill(42, lines as never)))).toBe(
    "TypeError: body cannot be sent: Undefined",
  );
  const circle: { self?: object } = {};
  circle.self = circle;
  expect(await failure(market.request("POST", "/x", { body: circle }))).toBeInstanceOf(TypeError);
  expect(await failure(market.request("GET", "/x", { query: circle as never }))).toBeInstanceOf(TypeError);
  expect(sent).toHaveLength(2);
});

describe("in a path it is a TypeError, and nothing is sent:", () => {
  test.each(Object.entries({ ...alone, undefined: undefined, "a number that is no id": 1.5 }))(
    "%s",
    async (_, value) => {
      const { market, sent } = over();
      const { openapi } = withOpenApi(market);
      for (const call of [
        market.subscriptions.get(value as never),
        market.users.removeMetadataKey(7, value as never),
        market.request("GET", "/subscription/{id}", { path: { id: value } }),
        openapi.GET("/subscription/{id}", { params: { path: { id: value as never } } }),
        openapi.DELETE("/user/{id}/metadata/{key}", { params: { path: { id: 7, key: value as never } } }),
      ]) {
        expect(await failure(call)).toBeInstanceOf(TypeError);
      }
      expect(sent).toEqual([]);
    },
  );
});
