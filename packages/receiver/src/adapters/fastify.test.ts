import { Readable } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { capturing } from "../../test/captured.js";
import { secret } from "../../test/delivery.js";
import { signedPost } from "../../test/signed-post.js";
import { createMetrics, createReceiver } from "../index.js";
import { toExpress } from "./express.js";
import { toFastify } from "./fastify.js";

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
});
afterEach(() => app.close());

const listen = (): Promise<string> => app.listen({ host: "127.0.0.1", port: 0 });
const json = { method: "POST", body: '{"a":1}', headers: { "content-type": "application/json" } };

test("takes signed events, and leaves JSON to the rest of the application", async () => {
  app.register(toFastify(createReceiver({ secrets: secret }), { url: "/events" }));
  app.post("/other", async ({ body }) => body);
  const base = await listen();

  expect((await fetch(`${base}/events`, signedPost())).status).toBe(204);
  expect((await fetch(`${base}/events`, json)).status).toBe(401);
  expect(await (await fetch(`${base}/other`, json)).json()).toEqual({ a: 1 });
});

test("hands in the exact bytes, whatever their type, and hands out status and headers", async () => {
  const { endpoint, captured } = capturing({ status: 429, headers: { "Retry-After": "5" } });
  app.register(toFastify(endpoint, { url: "/events" }), { prefix: "/marketplace" });
  const base = await listen();
  const body = Uint8Array.of(0xff, 0xfe, 0x00, 0x7b);
  const responses = [];
  for (const type of ["application/json", "text/plain", "application/octet-stream"]) {
    const headers = { "content-type": type, "x-test": "a" };
    responses.push(await fetch(`${base}/marketplace/events?x=1`, { method: "POST", body, headers }));
  }

  const seen = { method: "POST", path: "/marketplace/events", header: "a", bytes: [...body] };
  expect(captured).toEqual([seen, seen, seen]);
  expect(responses.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    Array(3).fill([429, "5"]),
  );
});

test("takes a body without a type as it is", async () => {
  const { endpoint, captured } = capturing({ status: 204, headers: {} });
  app.register(toFastify(endpoint, { url: "/events" }));
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{}"));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  await fetch(`${await listen()}/events`, init);

  expect(captured).toMatchObject([{ bytes: [123, 125] }]);
});

test("answers 413 itself, with its own limit and not the framework's", async () => {
  app = fastify({ bodyLimit: 10 });
  app.register(toFastify(createReceiver({ secrets: secret, maxBodyBytes: 1000 }), { url: "/events" }));
  const base = await listen();

  expect((await fetch(`${base}/events`, signedPost())).status).toBe(204);
  expect((await fetch(`${base}/events`, signedPost("x".repeat(2000)))).status).toBe(413);
});

test("answers at once when a hook read the body first, and says how to mount it", async () => {
  const error = vi.fn();
  app.addHook("preParsing", async (request) => {
    for await (const _ of request.raw);
  });
  app.register(toFastify(createReceiver({ secrets: secret, hooks: { error } }), { url: "/events" }));
  const response = await fetch(`${await listen()}/events`, signedPost());

  expect(response.status).toBe(500);
  expect(error.mock.calls[0]?.[0]).toMatchObject({
    code: "body_consumed",
    message: expect.stringContaining("app.register(toFastify(receiver"),
  });
});

test.each(["bytes", "text"])("takes the %s that fastify-raw-body keeps", async (form) => {
  // It reads the body before the plugin's parser, and keeps it on the request of Fastify.
  app.addHook("preParsing", async (request) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request.raw) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    Object.assign(request, { rawBody: form === "bytes" ? bytes : bytes.toString() });
    return Readable.from(bytes);
  });
  app.register(toFastify(createReceiver({ secrets: secret }), { url: "/events" }));

  expect((await fetch(`${await listen()}/events`, signedPost())).status).toBe(204);
});

test("is served by toExpress in a handler that has the request and the reply of Fastify, as in NestJS", async () => {
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, body, done) => {
    Object.assign(request, { rawBody: body });
    done(null, JSON.parse(String(body)));
  });
  app.removeContentTypeParser("application/json");
  const handle = toExpress(createReceiver({ secrets: secret }));
  app.post("/events", (request, reply) => handle(request as never, reply as never));

  expect((await fetch(`${await listen()}/events`, signedPost())).status).toBe(204);
});

test("answers metrics on a route with a parameter", async () => {
  app.register(
    toFastify(
      createMetrics().gauge("users", () => 3),
      { url: "/metric/:name" },
    ),
  );
  const response = await fetch(`${await listen()}/metric/users`, { headers: { "CD-Subscription-Id": "12" } });

  expect([response.status, await response.json()]).toEqual([200, { value: 3 }]);
});
