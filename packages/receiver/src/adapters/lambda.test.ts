import { expect, test } from "vitest";
import { capturing } from "../../test/captured.js";
import { type LambdaEvent, toLambda } from "./lambda.js";

const body = "Città ♥";
const bytes = [...new TextEncoder().encode(body)];
const headers = { "X-Test": "a" };

test.each([
  [
    "API Gateway, version 1",
    { httpMethod: "POST", path: "/events", headers, multiValueHeaders: { "X-Test": ["a"] }, body },
  ],
  [
    "API Gateway, version 2",
    { rawPath: "/events", requestContext: { http: { method: "POST" } }, headers: { "x-test": "a" }, body },
  ],
  [
    "a function URL, in base64",
    {
      rawPath: "/events",
      requestContext: { http: { method: "POST" } },
      headers,
      body: Buffer.from(body).toString("base64"),
      isBase64Encoded: true,
    },
  ],
  [
    "a load balancer with lists of values",
    { httpMethod: "POST", path: "/events", multiValueHeaders: { "x-test": ["a"] }, body },
  ],
  [
    "a lattice, version 1",
    { raw_path: "/events?a=b", method: "POST", headers, body, is_base64_encoded: false },
  ],
  [
    "a lattice, version 2",
    {
      path: "/events",
      method: "POST",
      headers: { "x-test": ["a"] },
      queryStringParameters: { a: ["b"] },
      body,
    },
  ],
] satisfies [string, LambdaEvent][])("reads the event of %s", async (_, event) => {
  const { endpoint, captured } = capturing({ status: 429, headers: { "Retry-After": "5" } });

  expect(await toLambda(endpoint)(event)).toEqual({
    statusCode: 429,
    headers: { "Retry-After": "5" },
    body: "",
  });
  expect(captured).toMatchObject([{ method: "POST", path: "/events", bytes }]);
  expect([captured[0]?.header].flat()).toEqual(["a"]);
});

test("keeps two equal headers of version 1 apart, where the plain map has only the last", async () => {
  const { endpoint, captured } = capturing({ status: 401, headers: {} });
  await toLambda(endpoint)({
    httpMethod: "POST",
    path: "/",
    headers,
    multiValueHeaders: { "X-Test": ["a", "b"] },
  });

  expect(captured).toMatchObject([{ header: ["a", "b"], bytes: [] }]);
});

test("names the fix for a body that middleware parsed", async () => {
  const { endpoint, captured } = capturing({ status: 500, headers: {} });
  await toLambda(endpoint)({ httpMethod: "POST", path: "/", body: {} as string });

  expect(captured).toMatchObject([{ bytes: expect.stringContaining("isBase64Encoded") }]);
});

test("sends the body of an answer, but not to HEAD", async () => {
  const { endpoint } = capturing({ status: 200, headers: {}, body: "{}" });
  const results = await Promise.all(
    ["GET", "HEAD"].map((httpMethod) => toLambda(endpoint)({ httpMethod, path: "/metric/a" })),
  );

  expect(results.map((result) => result.body)).toEqual(["{}", ""]);
});
