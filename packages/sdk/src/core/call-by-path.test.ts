import { describe, expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { empty, json } from "../../test/fake-fetch.js";
import { ApiError } from "./errors.js";

describe("a request that the spec does not describe", () => {
  test("goes the same way, and answers its JSON", async () => {
    const { market, sent } = testClient(({ method }) => (method === "GET" ? json({ a: 1 }) : empty()));
    const input = { path: { id: { self: "thing/7" } }, query: { q: ["a", "b"] } };
    expect(await market.request("get", "/thing/{id}", input)).toEqual({ a: 1 });
    expect(await market.request("POST", "/thing", { body: { b: 2 } })).toBeUndefined();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["GET", "/api/thing/7", undefined],
      ["POST", "/api/thing", { b: 2 }],
    ]);
    expect(sent[0]?.query.get("q")).toBe("a,b");
  });

  test("throws as the methods do, and a POST is never sent twice", async () => {
    const { market, sent } = testClient(() => json({ errors: ["Broken."] }, 500));
    expect(ApiError.is(await failure(market.request("POST", "/thing")), 500)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test.each([
    "thing",
    "//elsewhere.example",
    "/../secrets",
    "/thing?x=1",
    "/a/%2e%2e/b",
    "/thing#x",
    "\\thing",
  ])("refuses %s, which is no path", async (path) => {
    const { market, sent } = testClient(() => json({}));
    expect(await failure(market.request("GET", path))).toBeInstanceOf(TypeError);
    expect(sent).toEqual([]);
  });

  test("refuses options in the place of its input, which would be ignored", async () => {
    const { market, sent } = testClient(() => json({}));
    const input = { deadline: 500 } as Parameters<typeof market.request>[2];
    expect(String(await failure(market.request("GET", "/thing", input)))).toContain("has no input deadline");
    expect(sent).toEqual([]);
  });
});
