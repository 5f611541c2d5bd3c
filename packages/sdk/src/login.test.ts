import { expect, test } from "vitest";
import { failure, testClient } from "../test/client.js";
import { json } from "../test/fake-fetch.js";
import { SignInFailed, UnexpectedResponse } from "./core/errors.js";
import { withOpenApi } from "./openapi.js";

const auth = { username: "vendor", password: "vendor-demo" };

test("a permanent token is asked for only by its own method", async () => {
  const { market, sent } = testClient(() => json("t1"), { auth });
  expect(await market.login.token()).toBe("t1");
  expect(await market.login.permanentToken({ revokesPrevious: true })).toBe("t1");
  expect(sent.map(({ query }) => query.get("expire"))).toEqual([null, "false"]);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/login", "GET /api/login"]);
});

test("not by the way", async () => {
  const { market, sent } = testClient(() => json("t1"), { auth });
  expect(await failure(market.login.token({ expire: false } as object))).toBeInstanceOf(TypeError);
  expect(await failure(market.request("get", "/login", { query: { expire: false } }))).toBeInstanceOf(
    TypeError,
  );
  const query = { expire: false };
  expect(await failure(withOpenApi(market).openapi.GET("/login", { params: { query } }))).toBeInstanceOf(
    TypeError,
  );
  expect(await failure(market.login.tokenByPost({ expire: false } as object))).toBeInstanceOf(TypeError);
  expect(await failure(market.login.permanentToken({} as { revokesPrevious: true }))).toBeInstanceOf(
    TypeError,
  );
  expect(sent).toEqual([]);
});

test("a permanent token is never asked for twice, and a short-lived one may be", async () => {
  const { market, sent } = testClient(
    (_, count) => (count < 3 ? json({ errors: ["Broken."] }, 500) : json("t1")),
    {
      auth,
      deadline: 1000,
    },
  );
  await failure(market.login.permanentToken({ revokesPrevious: true }));
  expect(sent).toHaveLength(1);
  expect(await market.login.token()).toBe("t1");
});

test("a client without a password cannot sign in", async () => {
  const { market, sent } = testClient(() => json("t1"));
  expect(SignInFailed.is(await failure(market.login.token()))).toBe(true);
  expect(sent).toEqual([]);
});

test("an answer that may hold a token is not quoted", async () => {
  const { market } = testClient(
    () => new Response("plain-secret", { headers: { "content-type": "text/plain" } }),
    {
      auth,
    },
  );
  const error = await failure(market.login.token());
  expect(UnexpectedResponse.is(error)).toBe(true);
  expect(UnexpectedResponse.is(error) && error.body).toBe("");
  expect(`${error} ${JSON.stringify(error)}`).not.toContain("plain-secret");
});
