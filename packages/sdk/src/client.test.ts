import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { failure, testClient } from "../test/client.js";
import { fakeFetch, json, options } from "../test/fake-fetch.js";
import { createConnection, Subscriptions } from "./index.js";

test("headers of the client go with every call, below those of the call", async () => {
  const { market, sent } = testClient(() => json({}), { headers: { "x-team": "a", "x-trace": "1" } });
  await market.users.me({ headers: { "X-Trace": "2" } });
  expect([sent[0]?.headers.get("x-team"), sent[0]?.headers.get("x-trace")]).toEqual(["a", "2"]);
});

test("the same client with other defaults shares the token, the middlewares and the budget", async () => {
  const auth = { username: "vendor", password: "p" };
  const { market, sent } = testClient(
    ({ path }) => (path === "/api/login" ? json("t1") : json({ errors: ["Down."] }, 500)),
    {
      auth,
      headers: { "x-team": "a" },
    },
  );
  const seen: string[] = [];
  const impatient = market.withOptions({ retries: 0, headers: { "x-part": "b" }, apiVersion: "20270101" });
  market.use((request, next) => {
    seen.push(request.operation);
    return next(request);
  });
  await failure(impatient.users.me());
  await failure(impatient.withOptions({ retries: undefined }).subscriptions.get(42));
  expect(sent.map(({ path }) => path)).toEqual(["/api/login", "/api/user/me", "/api/subscription/42"]);
  expect(seen).toEqual(["users.me", "subscriptions.get"]);
  const { headers, query } = sent[2] ?? {};
  expect([headers?.get("x-team"), headers?.get("x-part"), query?.get("apiVersion")]).toEqual([
    "a",
    "b",
    "20270101",
  ]);
  // What it was made from is as before.
  await failure(market.users.me({ deadline: 1000 }));
  expect(sent.length).toBeGreaterThan(4);
});

test.each([{ timeout: 0 }, { timeOut: 5 }, { signal: undefined, retries: -1 }, { apiVersion: "soon" }])(
  "defaults that cannot work (%o) make no client",
  (defaults) => {
    const { market } = testClient(() => json({}));
    expect(() => market.withOptions(defaults as object)).toThrow(TypeError);
  },
);

test("an attempt tells the id of the request, and what the network threw", async () => {
  const cause = new TypeError("fetch failed");
  const { market, attempts } = testClient((_, count) =>
    count === 1 ? Promise.reject(cause) : json({}, 200, { "cmw-request-id": "r-1" }),
  );
  await market.users.me();
  expect(attempts).toMatchObject([
    { next: "retry", cause, requestId: undefined },
    { next: "done", cause: undefined, requestId: "r-1" },
  ]);
});

test("fetch is given what it needs beside the request, and cannot be turned to another one by it", async () => {
  const given: RequestInit[] = [];
  const dispatcher = { proxy: "http://proxy.example" };
  const { market } = testClient(() => json({}), {
    fetch: (_, init) => {
      given.push(init);
      return json({});
    },
    fetchOptions: { dispatcher, method: "DELETE", redirect: "follow", keepalive: true },
  });
  await market.users.me();
  expect(given[0]).toMatchObject({ dispatcher, method: "GET", redirect: "manual", keepalive: true });
});

test("one group alone is a client of its own", async () => {
  const { fetch, sent } = fakeFetch(() => json({ id: 42 }));
  const subscriptions = new Subscriptions(createConnection({ ...options, fetch }));
  expect(await subscriptions.get(42)).toEqual({ id: 42 });
  expect(sent[0]?.path).toBe("/api/subscription/42");
  expect(inspect(subscriptions, { depth: 9, showHidden: true })).not.toContain("secret-token");
});

test("the marketplace is told the client, its version and the runtime", async () => {
  const { market, sent } = testClient(() => json({}));
  await market.users.me();
  expect(sent[0]?.headers.get("user-agent")).toMatch(/^syndikit-sdk\/\S+ Node\.js\/\d+/);
  // The version is put in when the package is built.
  expect(readFileSync(new URL("../tsup.config.ts", import.meta.url), "utf8")).toContain("SDK_VERSION");
});
