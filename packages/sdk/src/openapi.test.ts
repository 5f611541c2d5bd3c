import { expect, test } from "vitest";
import { failure, testClient as plainClient } from "../test/client.js";
import { empty, json, never } from "../test/fake-fetch.js";
import { ApiError, UnexpectedResponse, Unreachable } from "./core/errors.js";
import { withOpenApi } from "./openapi.js";

const testClient = (...given: Parameters<typeof plainClient>) => {
  const { market, ...seen } = plainClient(...given);
  return { market: withOpenApi(market), ...seen };
};

test("an operation by its path answers as openapi-fetch does, and is signed in", async () => {
  const { market, sent } = testClient(() => json({ a: "1" }));
  const { data, response } = await market.openapi.GET("/user/{id}/metadata", { params: { path: { id: 7 } } });
  expect([data, response.status]).toEqual([{ a: "1" }, 200]);
  expect(sent[0]).toMatchObject({ path: "/api/user/7/metadata" });
  expect(sent[0]?.query.get("apiVersion")).toBe("20260101");
  expect(sent[0]?.headers.get("cmw-auth-token")).toBe("secret-token");
});

test("a document by its path is the bytes that came", async () => {
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x80]);
  const headers = { "content-type": "application/pdf" };
  const { market } = testClient(() => new Response(bytes, { headers }));
  const params = { path: { id: 310 } };
  // @ts-expect-error: openapi-fetch would read it as JSON.
  await market.openapi.GET("/invoice/{id}/pdf", { params }).catch(() => undefined);
  const { data } = await market.openapi.GET("/invoice/{id}/pdf", { params, parseAs: "blob" });
  expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(bytes);
});

test("a stream by its path is read as it comes, and a refused one is its error", async () => {
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("id: a.1\n\n")),
  });
  const { market } = testClient(
    (_, count) =>
      count === 1
        ? new Response(endless, { headers: { "content-type": "text/event-stream" } })
        : json({ errors: ["No."] }, 403),
    { timeout: 1_000, retries: 0 },
  );
  const { data } = await market.openapi.GET("/sandbox/changes", { parseAs: "stream" });
  const { value } = (await data?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("id: a.1\n\n");
  const refused = await market.openapi.GET("/sandbox/changes", { parseAs: "stream" });
  expect([refused.data, refused.error?.errors]).toEqual([undefined, ["No."]]);
});

test("without an answer there is no stream", async () => {
  const { market } = testClient(() => empty());
  expect((await market.openapi.POST("/logout", { parseAs: "stream" })).data).toBeUndefined();
});

test("a refusal by the marketplace is its error, with the body that came", async () => {
  const holder = { key: "user-%id%-not-found", error: "No user %id%.", extraFields: { id: "7" } };
  const { market, attempts } = testClient(() => json({ errorHolders: [holder] }, 404));
  const answer = await market.openapi.DELETE("/user/{id}", { params: { path: { id: 7 } } });
  expect([answer.error?.errorHolders, answer.data, answer.response.status]).toEqual([
    [holder],
    undefined,
    404,
  ]);
  expect(attempts).toMatchObject([{ operation: "DELETE /user/{id}", path: "/user/{id}", status: 404 }]);
});

test("a refused sign-in has an error too, without the body, which may hold a token", async () => {
  const holder = { key: "login-%name%-locked", error: "%name% is locked.", extraFields: { name: "vendor" } };
  const { market } = testClient(() => json({ errorHolders: [holder], token: "new" }, 423), {
    auth: { username: "vendor", password: "vendor-demo" },
  });
  const { error } = await market.openapi.GET("/login");
  expect(error).toEqual({ errorHolders: [{ ...holder, error: "vendor is locked." }] });
});

test("whatever else goes wrong is thrown, so no failure is without an error", async () => {
  const { market } = testClient(() => empty(404), { retries: 0 });
  const error = await failure(market.openapi.DELETE("/user/{id}", { params: { path: { id: 7 } } }));
  expect(UnexpectedResponse.is(error) && error.operation).toBe("DELETE /user/{id}");
  const offline = testClient(() => Promise.reject(new TypeError("fetch failed")), { retries: 0 });
  expect(Unreachable.is(await failure(offline.market.openapi.GET("/user/me")))).toBe(true);
});

test("it is sent again, but for a POST and a PATCH, which may bill somebody", async () => {
  const broken = (): Response => json({ errors: ["Broken."] }, 500);
  const { market, sent } = testClient((_, count) => (count === 1 ? broken() : json({ id: 7 })));
  await market.openapi.GET("/user/me");
  expect(sent).toHaveLength(2);
  const once = testClient(broken);
  const body = { action: "SET_NAME", name: "Notes" } as const;
  await once.market.openapi.PATCH("/subscription/{id}", { params: { path: { id: 42 } }, body });
  await once.market.openapi.POST("/subscription/{id}/invoice", { params: { path: { id: 42 } }, body: [] });
  expect(once.sent.map((request) => request.body)).toEqual([body, []]);
});

test("a refused token is renewed here too, and the body is sent again with it", async () => {
  const { market, sent } = testClient(
    ({ path, headers }) => {
      if (path === "/api/login") return json(`t${sent.length}`);
      return headers.get("cmw-auth-token") === "t3" ? empty() : json({ errors: ["Expired."] }, 401);
    },
    { auth: { username: "vendor", password: "vendor-demo" } },
  );
  const body = { name: "Acme" };
  await market.openapi.PATCH("/company/{id}", { params: { path: { id: 7 } }, body });
  expect(sent.map((request) => request.body)).toEqual([undefined, body, undefined, body]);
});

test("options of a call stand beside the parameters", async () => {
  const { market, sent } = testClient(() => json({ errors: ["Broken."] }, 500));
  await market.openapi.GET("/user/me", { retries: 0, apiVersion: "20270101", headers: { "x-trace": "1" } });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.query.get("apiVersion")).toBe("20270101");
  expect(sent[0]?.headers.get("x-trace")).toBe("1");
});

test("middleware of openapi-fetch works, and another host gets no credential", async () => {
  const { market, sent } = testClient(() => json({ id: 7 }));
  const seen: number[] = [];
  market.openapi.use({
    onRequest: ({ request }) => void request.headers.set("x-mine", "1"),
    onResponse: ({ response }) => void seen.push(response.status),
  });
  await market.openapi.GET("/user/me");
  await market.openapi.GET("/user/me", { baseUrl: "https://elsewhere.example" });
  expect(seen).toEqual([200, 200]);
  expect(sent.map(({ headers }) => [headers.get("x-mine"), headers.get("cmw-auth-token")])).toEqual([
    ["1", "secret-token"],
    ["1", null],
  ]);
});

test("lists and maps are written as the methods write them", async () => {
  const { market, sent } = testClient(() => json([]));
  const query = { status: ["DEPLOYED", "FAILED"], metadata: { "a]&b": "c d" } };
  await market.openapi.GET("/subscription", { params: { query } });
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    status: "DEPLOYED,FAILED",
    "metadata[a]&b]": "c d",
    apiVersion: "20260101",
  });
});

test("a body that is not JSON is the same error, and none is none", async () => {
  const { market } = testClient((_, count) =>
    count === 1 ? new Response("<html>", { status: 200 }) : empty(),
  );
  expect(UnexpectedResponse.is(await failure(market.openapi.GET("/user/me")))).toBe(true);
  const { data } = await market.openapi.POST("/logout");
  expect(data).toBeUndefined();
});

test("no body is no error where the interface promises only a status", async () => {
  const { market } = testClient(() => empty(200));
  const params = { path: { id: 42 } };
  const { data, error } = await withOpenApi(market).openapi.POST("/subscription/{id}/invoice/oneshot", {
    params,
    body: [],
  });
  expect([data, error]).toEqual([undefined, undefined]);
});

test("a path parameter cannot leave its place here either", async () => {
  const { market, sent } = testClient(() => json({}));
  const id = ".." as unknown as number;
  expect(await failure(market.openapi.GET("/user/{id}", { params: { path: { id } } }))).toBeInstanceOf(
    TypeError,
  );
  expect(sent).toEqual([]);
});

test("a refused HEAD is thrown: it has no body that could be the error", async () => {
  const { market } = testClient(() => empty(404, { "cmw-request-id": "r-1" }), { retries: 0 });
  const error = await failure(market.openapi.HEAD("/subscription"));
  expect(ApiError.is(error, 404) && error.requestId).toBe("r-1");
});

test("the client with other options has them by path too", async () => {
  const { market, sent } = testClient(() => json({ errors: ["Broken."] }, 500));
  await market.withOptions({ retries: 0, headers: { "x-trace": "1" } }).openapi.GET("/user/me");
  expect(sent.map(({ headers }) => headers.get("x-trace"))).toEqual(["1"]);
});

test("what a method makes of an answer is left out", async () => {
  const { market } = testClient(({ method }) =>
    method === "GET"
      ? json([{ id: 42 }])
      : empty(201, { location: "https://market.example/api/invoice/310" }),
  );
  expect((await market.openapi.GET("/subscription")).data).toEqual([{ id: 42 }]);
  const billed = { params: { path: { id: 42 } }, body: [] };
  const { data, response } = await market.openapi.POST("/subscription/{id}/invoice", billed);
  expect([data, response.headers.get("location")]).toEqual([
    undefined,
    "https://market.example/api/invoice/310",
  ]);
});

test("an action that answers nothing does not hide a page that is not JSON", async () => {
  const page = (): Response => new Response("<html>", { headers: { "content-type": "text/html" } });
  const { market } = testClient((_, count) => (count === 1 ? empty() : page()));
  const params = { path: { id: 42 } };
  const body = { deploymentStatus: "DEPLOYED" } as const;
  expect((await market.openapi.PATCH("/subscription/{id}", { params, body })).data).toBeUndefined();
  const error = await failure(market.openapi.PATCH("/subscription/{id}", { params, body }));
  expect(UnexpectedResponse.is(error)).toBe(true);
});

/** The documented way to change a request: a new one, which has no property of the old one. */
const renewing = { onRequest: ({ request }: { request: Request }) => new Request(request.url, request) };

test("a middleware that returns a new request loses no option of the call", async () => {
  const { market, sent, attempts } = testClient(() => json({ errors: ["Broken."] }, 500));
  market.openapi.use(renewing);
  const body = { type: "NORMAL", productVersion: { url: "productVersion/8" } } as const;
  const own = { idempotencyKey: "bill-7", retries: 1, apiVersion: "20270101" };
  await market.openapi.POST("/order", { body, ...own });
  expect(sent.map(({ headers, query }) => [headers.get("idempotency-key"), query.get("apiVersion")])).toEqual(
    [
      ["bill-7", "20270101"],
      ["bill-7", "20270101"],
    ],
  );
  await market.openapi.GET("/user/{id}", { params: { path: { id: 7 } }, retries: 0 });
  expect(attempts.map(({ path }) => path)).toEqual(["/order", "/order", "/user/{id}"]);
});

test("a middleware that returns a new request loses neither the limits nor the signal", async () => {
  const { market } = testClient(never, { retries: 0 });
  market.openapi.use({ onRequest: ({ request }) => new Request(request.url, { method: request.method }) });
  expect(await failure(market.openapi.GET("/user/me", { timeout: 5 }))).toMatchObject({ kind: "timeout" });
  const controller = new AbortController();
  const call = failure(market.openapi.GET("/user/me", { signal: controller.signal }));
  controller.abort();
  expect(await call).toMatchObject({ kind: "aborted" });
});

test("a middleware that sends a request to another path is told by that path", async () => {
  const { market, attempts } = testClient(() => json({ id: 7 }));
  market.openapi.use({
    onRequest: ({ request }) => new Request(request.url.replace("/user/me", "/company/7"), request),
  });
  await market.openapi.GET("/user/me");
  expect(attempts).toMatchObject([{ path: "/company/7" }]);
});

test("the content type of the client is sent here too, unless the call has its own", async () => {
  const headers = { "content-type": "application/json; charset=utf-8" };
  const { market, sent } = testClient(() => empty(), { headers });
  const body = { name: "Acme" };
  const params = { path: { id: 7 } };
  await market.openapi.PATCH("/company/{id}", { params, body });
  await market.openapi.PATCH("/company/{id}", {
    params,
    body,
    headers: { "Content-Type": "application/json" },
  });
  expect(sent.map((request) => request.headers.get("content-type"))).toEqual([
    "application/json; charset=utf-8",
    "application/json",
  ]);
});

test("an answer that is asked for as text is the text that came", async () => {
  const text = '{ "id": 12345678901234567890, "price": 1.10 }';
  const { market } = testClient(
    () => new Response(text, { headers: { "content-type": "application/json" } }),
  );
  const { data } = await market.openapi.GET("/user/me", { parseAs: "text" });
  expect(data).toBe(text);
});

test("options in an argument of their own are refused: they would be ignored", async () => {
  const { market, sent } = testClient(() => json({}));
  const get = market.openapi.GET as (...given: unknown[]) => Promise<unknown>;
  expect(await failure(get("/user/me", {}, { deadline: 500 }))).toBeInstanceOf(TypeError);
  expect(sent).toEqual([]);
});
