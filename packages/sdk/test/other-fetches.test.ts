/** What stands in for `fetch`: libraries, polyfills, and the mocks of tests. */
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createMarketplace, isCallError, type MarketplaceOptions, withResponse } from "../src/index.js";
import { failure } from "./client.js";
import { options } from "./fake-fetch.js";
import { numberHeaders } from "./shelf.js";

const user = { id: 7, name: "Ann" };

/** A client whose `fetch` answers what a library or a test answers, and what it was called with. */
function clientOf(answer: () => unknown) {
  const inits: unknown[] = [];
  const fetch = (_: string, init: unknown) => {
    inits.push(init);
    return Promise.resolve(answer());
  };
  const market = createMarketplace({
    ...options,
    retries: 0,
    // A program in JavaScript gives what it has.
    fetch: fetch as unknown as NonNullable<MarketplaceOptions["fetch"]>,
  });
  return { market, inits };
}

const asJson = { "content-type": "application/json" };
const text = JSON.stringify(user);
const bytes = (content: string) => new TextEncoder().encode(content).buffer;

/** As node-fetch 2 and 3 answer: a stream of Node, and methods that read it. */
class NodeFetchResponse {
  readonly status = 200;
  readonly ok = true;
  readonly statusText = "OK";
  readonly headers = new Headers(asJson);
  readonly body = Readable.from([text]);
  readonly #content = text;
  arrayBuffer = async () => bytes(this.#content);
  text = async () => this.#content;
}

/** As the polyfill of React Native answers: no stream at all. */
class PolyfillResponse {
  readonly status = 200;
  readonly ok = true;
  readonly headers = new Headers(asJson);
  readonly _bodyInit = text;
  async text() {
    return this._bodyInit;
  }
  async json() {
    return JSON.parse(this._bodyInit);
  }
}

test.each<[string, () => unknown]>([
  ["node-fetch", () => new NodeFetchResponse()],
  ["the polyfill of React Native", () => new PolyfillResponse()],
  ["a mock with only json()", () => ({ ok: true, status: 200, json: async () => user })],
  ["a mock with only text()", () => ({ ok: true, status: 200, text: async () => text })],
  ["a mock with json() alone, not even a status", () => ({ json: async () => user })],
  ["a mock with plain headers", () => ({ status: 200, headers: asJson, json: async () => user })],
])("an answer of %s is read", async (_, answer) => {
  const { market } = clientOf(answer);
  const { data, response } = await withResponse(market.users.get(7));
  expect(data).toEqual(user);
  expect(response).toBeInstanceOf(Response);
});

test("an error and an empty answer of such a fetch are what they are", async () => {
  const refusal = { errorHolders: [{ key: "x", error: "No.", extraFields: {} }] };
  const refused = clientOf(() => ({ ok: false, status: 403, json: async () => refusal }));
  expect(await failure(refused.market.users.get(7))).toMatchObject({ kind: "api", status: 403, code: "x" });
  const empty = clientOf(() => ({ ok: true, status: 204, headers: {}, arrayBuffer: async () => bytes("") }));
  expect(await empty.market.users.delete(7)).toBeUndefined();
});

test("a list needs the headers of its page, and says so", async () => {
  const page = clientOf(() => ({ status: 200, headers: numberHeaders(1, 20, 1), json: async () => [user] }));
  expect((await page.market.users.list().page()).items).toEqual([user]);
  const bare = clientOf(() => ({ status: 200, json: async () => [user] }));
  expect(String(await failure(bare.market.users.list().page()))).toContain("without the header CMW-");
});

test.each([
  ["nothing", undefined],
  ["the value itself", user],
])("a fetch that answers %s is told as that", async (_, answer) => {
  const error = await failure(clientOf(() => answer).market.users.get(7));
  expect(isCallError(error) && error.message).toContain("the client's fetch gave no Response");
});

test("no answer is kept by a fetch that would keep it, as that of Next.js, unless the program wants that", async () => {
  const { market, inits } = clientOf(() => new Response(text, { headers: asJson }));
  await market.users.get(7);
  expect(inits).toEqual([expect.objectContaining({ cache: "no-store" })]);
  const kept: unknown[] = [];
  const keeping = createMarketplace({
    ...options,
    fetchOptions: { cache: "force-cache" },
    fetch: async (_, init) => {
      kept.push(init.cache);
      return new Response(text, { headers: asJson });
    },
  });
  await keeping.users.get(7);
  expect(kept).toEqual(["force-cache"]);
});

/** A `Response` as React Native has it, where it is the global one: it knows no streams. */
class NativeResponse extends Response {
  override get body(): never {
    return undefined as never;
  }
  override arrayBuffer(): never {
    throw new Error("FileReader.readAsArrayBuffer is not implemented");
  }
}

test("an answer of React Native is read as what it is, up to maxAnswerBytes", async () => {
  const { market } = clientOf(() => new NativeResponse(text, { headers: asJson }));
  expect(await market.users.get(7)).toEqual(user);
  const pdf = clientOf(() => new NativeResponse("%PDF", { headers: { "content-type": "application/pdf" } }));
  expect(await (await pdf.market.invoices.pdf(310)).text()).toBe("%PDF");
  const long = createMarketplace({
    ...options,
    maxAnswerBytes: 10,
    fetch: async () => new NativeResponse(text, { headers: asJson }),
  });
  expect(String(await failure(long.users.get(7)))).toContain("more than 10 bytes; see maxAnswerBytes");
});
