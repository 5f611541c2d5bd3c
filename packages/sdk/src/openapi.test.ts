import { expect, test } from "vitest";
import { failure, testClient } from "../test/client.js";
import { empty, json } from "../test/fake-fetch.js";
import { ApiError, UnexpectedResponse } from "./errors.js";

test("an operation by its path answers as openapi-fetch does, and is signed in", async () => {
  const { market, sent } = testClient(() => json({ a: "1" }));
  const { data, response } = await market.openapi.GET("/user/{id}/metadata", { params: { path: { id: 7 } } });
  expect([data, response.status]).toEqual([{ a: "1" }, 200]);
  expect(sent[0]).toMatchObject({ path: "/api/user/7/metadata" });
  expect(sent[0]?.query.get("apiVersion")).toBe("20260101");
  expect(sent[0]?.headers.get("cmw-auth-token")).toBe("secret-token");
});

test("it throws as the methods do", async () => {
  const { market, attempts } = testClient(() => json({}, 404));
  const error = await failure(market.openapi.DELETE("/user/{id}", { params: { path: { id: 7 } } }));
  expect(ApiError.is(error, 404) && error.operation).toBe("DELETE /user/{id}");
  expect(attempts).toHaveLength(1);
});

test("it is sent again where that is safe for every action of the path", async () => {
  const { market, sent } = testClient((_, count) => (count === 1 ? json({}, 500) : json({ id: 7 })));
  await market.openapi.GET("/user/me");
  expect(sent).toHaveLength(2);
  const once = testClient(() => json({}, 500));
  const body = { action: "SET_NAME", name: "Notes" } as const;
  await failure(once.market.openapi.PATCH("/subscription/{id}", { params: { path: { id: 42 } }, body }));
  expect(once.sent).toHaveLength(1);
});

test("a body that is not JSON is the same error, and none is none", async () => {
  const { market } = testClient((_, count) =>
    count === 1 ? new Response("<html>", { status: 200 }) : empty(),
  );
  expect(UnexpectedResponse.is(await failure(market.openapi.GET("/user/me")))).toBe(true);
  const { data } = await market.openapi.POST("/logout");
  expect(data).toBeUndefined();
});

test("a path parameter cannot leave its place here either", async () => {
  const { market, sent } = testClient(() => json({}));
  const id = ".." as unknown as number;
  expect(await failure(market.openapi.GET("/user/{id}", { params: { path: { id } } }))).toBeInstanceOf(
    TypeError,
  );
  // @ts-expect-error there is no such path
  expect(await failure(market.openapi.GET("/secrets"))).toBeInstanceOf(TypeError);
  expect(sent).toEqual([]);
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

test("a permanent token is asked for here as carefully as by its own method", async () => {
  const auth = { username: "vendor", password: "vendor-demo" };
  const { market, sent } = testClient(() => json({}, 500), { auth });
  const ask = (query: object): Promise<unknown> =>
    market.openapi.GET("/login", { params: { query } } as object);
  expect(await failure(ask({ expire: false }))).toBeInstanceOf(TypeError);
  expect(sent).toEqual([]);
  await failure(ask({ expire: false, revokesPrevious: true }));
  expect(sent.map(({ query }) => query.toString())).toEqual(["apiVersion=20260101&expire=false"]);
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
