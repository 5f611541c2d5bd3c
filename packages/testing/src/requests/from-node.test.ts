import { expect, test } from "vitest";
import { buildEvent, fromNode, signedRequest } from "../index.js";

const secret = "a-secret-of-both-sides";

test("the listener sees the request, and its answer comes back", async () => {
  const seen: unknown[] = [];
  const fetch = fromNode(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    seen.push({
      method,
      url,
      type: headers["content-type"],
      host: headers.host,
      body: String(Buffer.concat(chunks)),
    });
    response.writeHead(429, { "Retry-After": "5", "Set-Cookie": ["a=1", "b=2"] }).end("later");
  });
  const event = buildEvent("Subscription.CREATED");
  const response = await fetch(signedRequest(event, { secret, url: "https://app.example/events?x=1" }));
  expect(seen).toEqual([
    {
      method: "POST",
      url: "/events?x=1",
      type: "application/json; charset=utf-8",
      host: "app.example",
      body: JSON.stringify(event),
    },
  ]);
  expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
    429,
    "5",
    "later",
  ]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("what is no listener is refused at once", () => {
  // @ts-expect-error: as a test without types may pass.
  expect(() => fromNode(undefined)).toThrow("undefined is not a listener");
});

test("an answer without a body has none", async () => {
  const fetch = fromNode((_, response) => void response.writeHead(204).end());
  expect((await fetch(new Request("https://app.example/"))).status).toBe(204);
  expect((await fetch(new Request("https://app.example/", { method: "HEAD" }))).status).toBe(204);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("the disk is full");
    },
  ],
  [
    "rejects",
    async () => {
      throw new Error("the disk is full");
    },
  ],
])("a listener that %s breaks the connection off, with its error", async (_, listener) => {
  await expect(fromNode(listener)(new Request("https://app.example/"))).rejects.toThrow("the disk is full");
});
