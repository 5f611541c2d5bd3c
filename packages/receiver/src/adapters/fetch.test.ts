import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { capturing } from "../../test/captured.js";
import { secret } from "../../test/delivery.js";
import { bytesOfAnotherRealm } from "../../test/other-realm.js";
import { createReceiver } from "../index.js";
import { toFetch } from "./fetch.js";
import { toHono } from "./hono.js";

const url = "https://vendor.example/marketplace/events?x=1";
const answer = { status: 429, headers: { "Retry-After": "5" } };

describe.each([
  ["fetch", toFetch],
  [
    "Hono",
    (endpoint: Parameters<typeof toHono>[0]) => {
      const app = new Hono().all("/marketplace/events", toHono(endpoint));
      return async (request: Request) => app.fetch(request);
    },
  ],
] as const)("the adapter for %s", (_, adapt) => {
  test("hands in method, path, headers and the exact bytes, and hands out status and headers", async () => {
    const { endpoint, captured } = capturing(answer);
    const body = Uint8Array.of(0xff, 0xfe, 0x00, 0x7b);
    const response = await adapt(endpoint)(
      new Request(url, { method: "POST", body, headers: { "x-test": "a" } }),
    );

    expect(captured).toEqual([
      { method: "POST", path: "/marketplace/events", header: "a", bytes: [...body] },
    ]);
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
      429,
      "5",
      "",
    ]);
  });

  test("takes a stream whose bytes are of another realm", async () => {
    const { endpoint, captured } = capturing(answer);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytesOfAnotherRealm("{}"));
        controller.close();
      },
    });
    const request = new Request(url, { method: "POST", headers: { "x-test": "a" } });
    await adapt(endpoint)(Object.defineProperty(request, "body", { value: body }));

    expect(captured).toMatchObject([{ bytes: [...Buffer.from("{}")] }]);
  });

  test("takes a request without a body, and an absent header", async () => {
    const { endpoint, captured } = capturing({ status: 204, headers: {} });
    const response = await adapt(endpoint)(new Request(url));

    expect(captured).toMatchObject([{ method: "GET", header: null, bytes: [] }]);
    expect([response.status, response.body]).toEqual([204, null]);
  });

  test("stops reading a body that is too large", async () => {
    const { endpoint, captured } = capturing(answer);
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64)),
      cancel() {
        cancelled = true;
      },
    });
    await adapt(endpoint)(new Request(url, { method: "POST", body, duplex: "half" }));

    expect(captured).toMatchObject([{ bytes: "too_large" }]);
    expect(cancelled).toBe(true);
  });

  test("names the fix when the body is locked by somebody else", async () => {
    const { endpoint, captured } = capturing(answer);
    const request = new Request(url, { method: "POST", body: "{}" });
    request.body?.getReader();
    await adapt(endpoint)(request);

    expect(captured).toMatchObject([{ bytes: expect.stringContaining("Pass the request untouched") }]);
  });

  test("names the fix when the body was read before", async () => {
    const { endpoint, captured } = capturing(answer);
    const request = new Request(url, { method: "POST", body: "{}" });
    await request.json();
    await adapt(endpoint)(request);

    expect(captured).toMatchObject([{ bytes: expect.stringContaining("request.json()") }]);
  });

  test("sends the body of an answer, but not to HEAD", async () => {
    const { endpoint } = capturing({ status: 200, headers: {}, body: '{"value":1}' });
    const texts = await Promise.all(
      ["GET", "HEAD"].map(async (method) => (await adapt(endpoint)(new Request(url, { method }))).text()),
    );

    expect(texts).toEqual(['{"value":1}', ""]);
  });
});

test("takes the request of a platform with classes of its own, such as Azure Functions", async () => {
  const { endpoint, captured } = capturing({ status: 429, headers: { "Retry-After": "5" } });
  const request = {
    method: "POST",
    url: "https://vendor.example/events?a=b",
    headers: { get: (name: string) => (name.toLowerCase() === "x-test" ? "a" : null) },
    body: new Blob(["{}"]).stream(),
    bodyUsed: false,
  };
  const { status, headers } = await toFetch(endpoint)(request);

  expect([status, Object.fromEntries(headers)]).toEqual([429, { "retry-after": "5" }]);
  expect(captured).toMatchObject([{ path: "/events", header: "a", bytes: [123, 125] }]);
});

test("says what is wrong with a body that is no stream of bytes", async () => {
  const error = vi.fn();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue("{}");
      controller.close();
    },
  });
  const request = { method: "POST", url: "https://vendor.example/", headers: new Headers(), body };
  const receiver = createReceiver({ secrets: secret, hooks: { error } });

  expect((await toFetch(receiver)(request)).status).toBe(503);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining("a stream of bytes, and holds a text") }),
    "reading the body of a delivery",
  );
});
