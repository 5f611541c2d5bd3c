/**
 * What openapi-fetch promises of its client, as far as it applies to a marketplace: each case is one that its own tests
 * have too, written anew for this interface. Left out is what `market.openapi` does in its own way, and says so:
 * serialisation styles of a query, `fetch` of a call, TRACE and OPTIONS, and errors without a body.
 */
import { describe, expect, test } from "vitest";
import { type Middleware, withOpenApi } from "../src/openapi.js";
import { failure, testClient as plainClient } from "./client.js";
import { type Answer, empty, json } from "./fake-fetch.js";

const over = (answer: Answer = () => json({ id: 7, name: "Ann" })) => {
  const { market, ...seen } = plainClient(answer, { retries: 0 });
  return { market: withOpenApi(market), api: withOpenApi(market).openapi, ...seen };
};
const user = { params: { path: { id: 7 } } } as const;
const input = { action: "SET_NAME", name: "Notes" } as const;

describe("parameters", () => {
  test("of the path are encoded, each in its place", async () => {
    const { api, sent } = over(() => empty());
    await api.DELETE("/user/{id}/metadata/{key}", { params: { path: { id: 7, key: "a/b ü" } } });
    expect(sent[0]?.path).toBe("/api/user/7/metadata/a%2Fb%20%C3%BC");
  });

  test("of the query are left out when they are undefined, and lists are joined", async () => {
    const { api, sent } = over(() => json([]));
    const query = { id: [1, 2], search: "a&b", pageSize: undefined as never };
    await api.GET("/subscription", { params: { query } });
    expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({ id: "1,2", search: "a&b" });
    expect(sent[0]?.query.has("pageSize")).toBe(false);
  });

  test("zero and an empty text are values", async () => {
    const { api, sent } = over(() => json([]));
    await api.GET("/user", { params: { query: { idAfter: 0, search: "" } } });
    expect([sent[0]?.query.get("idAfter"), sent[0]?.query.get("search")]).toEqual(["0", ""]);
  });

  test("are not shared between calls", async () => {
    const { api, sent } = over(() => json([]));
    await api.GET("/user", { params: { query: { search: "a" } } });
    await api.GET("/user");
    expect(sent[1]?.query.has("search")).toBe(false);
  });
});

describe("headers", () => {
  test("of a call are sent, numbers as texts, and null or undefined are none", async () => {
    const { api, sent } = over();
    const headers = { "x-a": "1", "x-n": 2, "x-null": null, "x-none": undefined };
    await api.GET("/user/me", { headers } as never);
    const { headers: received } = sent[0] ?? { headers: new Headers() };
    expect([received.get("x-a"), received.get("x-n")]).toEqual(["1", "2"]);
    expect([received.has("x-null"), received.has("x-none")]).toEqual([false, false]);
  });

  test("may be a Headers, and replace those of the client", async () => {
    const { market, sent } = over();
    const mine = market.withOptions({ headers: { "x-a": "client", "x-b": "client" } });
    await mine.openapi.GET("/user/me", { headers: new Headers({ "X-A": "call" }) } as never);
    expect([sent[0]?.headers.get("x-a"), sent[0]?.headers.get("x-b")]).toEqual(["call", "client"]);
  });

  test("a body is JSON, and a call without one has no content-type", async () => {
    const { api, sent } = over(() => empty());
    await api.PATCH("/subscription/{id}", { params: { path: { id: 42 } }, body: input });
    await api.DELETE("/user/{id}", user);
    expect(sent[0]).toMatchObject({ method: "PATCH", body: input });
    expect(sent.map(({ headers }) => headers.get("content-type"))).toEqual(["application/json", null]);
  });
});

test.each(["PUT", "POST", "PATCH", "DELETE"] as const)(
  "%s sends a body that is falsy, and none for undefined",
  async (method) => {
    const { api, sent } = over(() => empty());
    const send = api[method] as (path: string, input: object) => Promise<unknown>;
    for (const body of [null, false, 0, "", undefined]) await send("/user/{id}", { ...user, body });
    expect(sent.map(({ body }) => body)).toEqual([null, false, 0, "", undefined]);
  },
);

describe("answers", () => {
  test("are data and a response, without an error", async () => {
    const { data, error, response } = await over().api.GET("/user/{id}", user);
    expect(data).toEqual({ id: 7, name: "Ann" });
    expect(error).toBeUndefined();
    expect([response.status, response instanceof Response]).toEqual([200, true]);
  });

  test.each([204, 205])("%s has neither data nor an error", async (status) => {
    const { data, error, response } = await over(() => empty(status)).api.DELETE("/user/{id}", user);
    expect([data, error, response.status]).toEqual([undefined, undefined, status]);
  });

  test("without content, as content-length says, have no data", async () => {
    const answer = await over(() => empty(200, { "content-length": "0" })).api.DELETE("/user/{id}", user);
    expect([answer.data, answer.error]).toEqual([undefined, undefined]);
  });

  test("in chunks have data, whatever their content-length says", async () => {
    const headers = { "content-length": "0", "transfer-encoding": "chunked" };
    const { data } = await over(() => json({ id: 7 }, 200, headers)).api.GET("/user/me");
    expect(data).toEqual({ id: 7 });
  });

  test("to HEAD have headers alone", async () => {
    const { api } = over(() => empty(200, { "cmw-totalitems": "3" }));
    const { data, response } = await api.HEAD("/user");
    expect([data, response.headers.get("cmw-totalitems")]).toEqual([undefined, "3"]);
  });

  test("that refuse have the body as error, whatever the status", async () => {
    const body = { errorHolders: [], errors: ["No."] };
    for (const status of [400, 403, 404, 409, 422, 500]) {
      const answer = await over(() => json(body, status)).api.GET("/user/{id}", user);
      expect([answer.error, answer.data, answer.response.status]).toEqual([body, undefined, status]);
    }
  });

  test("are read as text, as bytes and as a stream, when that is asked for", async () => {
    const { api } = over(() => json({ big: 1 }));
    const text = await api.GET("/user/me", { parseAs: "text" });
    expect(text.data).toBe('{"big":1}');
    const { data: buffer } = await api.GET("/user/me", { parseAs: "arrayBuffer" });
    expect(new TextDecoder().decode(buffer)).toBe('{"big":1}');
    const { data: blob } = await api.GET("/user/me", { parseAs: "blob" });
    expect(await blob?.text()).toBe('{"big":1}');
    const { data: stream } = await api.GET("/user/me", { parseAs: "stream" });
    expect(await new Response(stream).text()).toBe('{"big":1}');
  });
});

describe("middlewares", () => {
  const noting = (notes: string[], name: string): Middleware => ({
    onRequest: () => void notes.push(`${name} request`),
    onResponse: () => void notes.push(`${name} response`),
  });

  test("see a request in their order, and the response in the opposite one", async () => {
    const { api } = over();
    const notes: string[] = [];
    api.use(noting(notes, "a"), noting(notes, "b"));
    await api.GET("/user/me");
    expect(notes).toEqual(["a request", "b request", "b response", "a response"]);
  });

  test("of a call are for it alone", async () => {
    const { api } = over();
    const notes: string[] = [];
    await api.GET("/user/me", { middleware: [noting(notes, "a")] });
    await api.GET("/user/me");
    expect(notes).toEqual(["a request", "a response"]);
  });

  test("are taken out again by eject", async () => {
    const { api } = over();
    const notes: string[] = [];
    const middleware = noting(notes, "a");
    api.use(middleware);
    api.eject(middleware);
    await api.GET("/user/me");
    expect(notes).toEqual([]);
  });

  test("change the headers of a request, and return a new one", async () => {
    const { api, sent } = over();
    api.use({ onRequest: ({ request }) => void request.headers.set("x-a", "1") });
    api.use({
      onRequest: ({ request }) =>
        new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-b": "2" } }),
    });
    await api.GET("/user/me");
    expect([sent[0]?.headers.get("x-a"), sent[0]?.headers.get("x-b")]).toEqual(["1", "2"]);
  });

  test("answer by themselves, and nothing is sent", async () => {
    const { api, sent } = over();
    api.use({ onRequest: () => json({ id: 8 }) });
    const { data } = await api.GET("/user/me");
    expect([data, sent]).toEqual([{ id: 8 }, []]);
  });

  test("return another response", async () => {
    const { api } = over();
    api.use({ onResponse: async ({ response }) => json({ ...(await response.json()), name: "Bob" }) });
    const { data } = await api.GET("/user/me");
    expect(data).toMatchObject({ id: 7, name: "Bob" });
  });

  test("know the path of the spec, the parameters and an id of the call", async () => {
    const { api } = over();
    const seen: unknown[] = [];
    api.use({
      onRequest: ({ schemaPath, params, id }) => void seen.push(schemaPath, params.path, typeof id),
    });
    await api.GET("/user/{id}", user);
    expect(seen).toEqual(["/user/{id}", { id: 7 }, "string"]);
  });

  test("that return something else are a mistake that is told", async () => {
    const { api } = over();
    api.use({ onRequest: () => "wrong" as never });
    expect(String(await failure(api.GET("/user/me")))).toContain("onRequest");
  });

  test("hear of a failure of the network, and may turn it into another error or an answer", async () => {
    const down = () => over(() => Promise.reject(new TypeError("fetch failed")));
    const renamed = down();
    renamed.api.use({ onError: ({ error }) => new Error("renamed", { cause: error }) });
    expect(await failure(renamed.api.GET("/user/me"))).toMatchObject({ message: "renamed" });
    const saved = down();
    saved.api.use({ onError: () => json({ id: 9 }) });
    expect((await saved.api.GET("/user/me")).data).toEqual({ id: 9 });
  });

  test("of one client are not those of another", async () => {
    const { market } = over();
    const notes: string[] = [];
    market.openapi.use(noting(notes, "a"));
    await withOpenApi(market.withOptions({})).openapi.GET("/user/me");
    expect(notes).toEqual([]);
  });
});

test("a call goes to another address, which gets no credential", async () => {
  const { api, sent } = over();
  await api.GET("/user/me", { baseUrl: "https://other.example/api" });
  expect(sent[0]?.headers.has("cmw-auth-token")).toBe(false);
});

test("a signal stops a call", async () => {
  const { api, sent } = over();
  const error = await failure(api.GET("/user/me", { signal: AbortSignal.abort() }));
  expect(Object(error).name).toMatch(/^Abort/);
  expect(sent).toEqual([]);
});
