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

/** What an endpoint gets of a query, and the answer as the platform gets it. */
async function ask(event: LambdaEvent) {
  let query: string | undefined;
  const result = await toLambda({
    async handle(request) {
      query = request.query;
      return { status: 200, headers: { "Content-Type": "text/html" }, body: "<p>" };
    },
  })(event);
  return { query: query === undefined ? [] : [...new URLSearchParams(query)], result };
}

// The events as AWS documents them, with the query of https://host/operator?key=subscription%2F12&a=1&a=2%203
const pairs = [
  ["key", "subscription/12"],
  ["a", "1"],
  ["a", "2 3"],
];
const elb = { targetGroupArn: "arn:aws:elasticloadbalancing:us-east-1:123456789012:targetgroup/lambda/1" };
const text = { statusCode: 200, headers: { "Content-Type": "text/html" }, body: "<p>" };
const lists = { statusCode: 200, multiValueHeaders: { "Content-Type": ["text/html"] }, body: "<p>" };

test.each([
  [
    "API Gateway, version 1",
    {
      httpMethod: "GET",
      path: "/operator",
      headers: { accept: "text/html" },
      multiValueHeaders: { accept: ["text/html"] },
      queryStringParameters: { key: "subscription/12", a: "2 3" },
      multiValueQueryStringParameters: { key: ["subscription/12"], a: ["1", "2 3"] },
      requestContext: {},
      body: null,
      isBase64Encoded: false,
    },
    pairs,
    text,
  ],
  [
    "API Gateway, version 2, and a function URL",
    {
      rawPath: "/operator",
      rawQueryString: "key=subscription%2F12&a=1&a=2%203",
      headers: { accept: "text/html" },
      queryStringParameters: { key: "subscription/12", a: "1,2 3" },
      requestContext: { http: { method: "GET", path: "/operator" } },
      isBase64Encoded: false,
    },
    pairs,
    text,
  ],
  [
    "a load balancer with single values, of which it keeps the last",
    {
      requestContext: { elb },
      httpMethod: "GET",
      path: "/operator",
      queryStringParameters: { key: "subscription%2F12", a: "2%203" },
      headers: { accept: "text/html" },
      body: "",
      isBase64Encoded: false,
    },
    [
      ["key", "subscription/12"],
      ["a", "2 3"],
    ],
    text,
  ],
  [
    "a load balancer with lists of values",
    {
      requestContext: { elb },
      httpMethod: "GET",
      path: "/operator",
      multiValueQueryStringParameters: { key: ["subscription%2F12"], a: ["1", "2%203"] },
      multiValueHeaders: { accept: ["text/html"] },
      body: "",
      isBase64Encoded: false,
    },
    pairs,
    lists,
  ],
  [
    "a lattice, version 1",
    {
      raw_path: "/operator?key=subscription%2F12&a=1&a=2%203",
      method: "GET",
      headers: { accept: "text/html" },
      query_string_parameters: { key: "subscription/12", a: "2 3" },
      body: null,
      is_base64_encoded: false,
    },
    pairs,
    text,
  ],
] satisfies [string, LambdaEvent, string[][], object][])(
  "decodes the query once, and answers as it was asked: %s",
  async (_, event, query, result) => {
    expect(await ask(event)).toEqual({ query, result });
  },
);

test("reads two equal headers of a load balancer with lists", async () => {
  const { endpoint, captured } = capturing({ status: 401, headers: {} });
  await toLambda(endpoint)({
    requestContext: { elb },
    httpMethod: "POST",
    path: "/",
    multiValueHeaders: { "x-test": ["a", "b"] },
    body: "",
  });

  expect(captured).toMatchObject([{ header: ["a", "b"] }]);
});
