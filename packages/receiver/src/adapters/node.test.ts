import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { capturing } from "../../test/captured.js";
import { delivery, eventText, secret, signatureHeader } from "../../test/delivery.js";
import { bytesOfAnotherRealm } from "../../test/other-realm.js";
import { signedPost } from "../../test/signed-post.js";
import { createReceiver, type Warning } from "../index.js";
import { type NodeRequest, toNode } from "./node.js";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

// A parser of JSON as frameworks have it: reads the stream, and leaves an object.
async function parseJson(request: NodeRequest): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  Object.assign(request, { body: JSON.parse(Buffer.concat(chunks).toString()) });
}

describe("the adapter for node:http", () => {
  test("hands in method, path, headers and the exact bytes, and hands out status and headers", async () => {
    const { endpoint, captured } = capturing({ status: 429, headers: { "Retry-After": "5" } });
    const base = await listen(toNode(endpoint));
    const body = Uint8Array.of(0xff, 0xfe, 0x00, 0x7b);
    const response = await fetch(`${base}/events?x=1`, { method: "POST", body, headers: { "x-test": "a" } });

    expect(captured).toEqual([{ method: "POST", path: "/events", header: "a", bytes: [...body] }]);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "5"]);
  });

  test("uses the whole path under a mount point", async () => {
    const { endpoint, captured } = capturing({ status: 204, headers: {} });
    const base = await listen((request, response) => {
      Object.assign(request, { originalUrl: request.url, url: "/" });
      void toNode(endpoint)(request, response);
    });
    await fetch(`${base}/metric/documents`);

    expect(captured).toMatchObject([{ path: "/metric/documents" }]);
  });

  test("answers a body that is too large before its end, and closes the connection", async () => {
    const receiver = createReceiver({ secrets: secret, maxBodyBytes: 1000, hooks: {} });
    let destroyed = true;
    const base = await listen(async (request, response) => {
      response.on("finish", () => {
        destroyed = request.destroyed;
      });
      await toNode(receiver)(request, response);
    });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(
        `${base}/`,
        { method: "POST", headers: { "content-type": "application/json" } },
        resolve,
      );
      request.on("error", reject);
      request.write(Buffer.alloc(2000));
    });

    expect([response.statusCode, response.headers.connection]).toEqual([413, "close"]);
    // A request that is torn down takes the answer with it, sooner or later.
    expect(destroyed).toBe(false);
  });

  test("notices that the sender went away amid the body", async () => {
    const warning = vi.fn();
    const receiver = createReceiver({ secrets: secret, hooks: { warning } });
    const base = await listen(toNode(receiver));
    const request = send(base, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "100" },
    });
    request.on("error", () => {});
    request.write("{", () => request.destroy());

    await expect
      .poll(() => warning.mock.calls.map(([{ code }]) => code))
      .toContain("body_interrupted" satisfies Warning["code"]);
  });

  test("refuses a body that was decoded to text, which is not what was sent any more", async () => {
    const error = vi.fn();
    const receiver = createReceiver({ secrets: secret, hooks: { error } });
    const base = await listen((request, response) => {
      request.setEncoding("utf8");
      void toNode(receiver)(request, response);
    });

    expect((await fetch(base, signedPost())).status).toBe(500);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ code: "body_consumed" });
  });

  test("keeps the connection after a whole body", async () => {
    const { endpoint } = capturing({ status: 204, headers: {} });
    const base = await listen(toNode(endpoint));
    const response = await fetch(base, { method: "POST", body: "{}" });

    expect(response.headers.get("connection")).toBe("keep-alive");
  });

  test("uses the bytes that a raw parser, or a platform, kept", async () => {
    const { endpoint, captured } = capturing({ status: 204, headers: {} });
    const base = await listen(async (request: NodeRequest, response) => {
      const field = request.url === "/raw" ? "rawBody" : "body";
      await parseJson(request);
      Object.assign(request, { body: { parsed: true }, [field]: Buffer.from("[1]") });
      await toNode(endpoint)(request, response);
    });
    for (const path of ["/raw", "/body"]) await fetch(base + path, { method: "POST", body: "[1]" });

    expect(captured.map(({ bytes }) => bytes)).toEqual([
      [91, 49, 93],
      [91, 49, 93],
    ]);
  });

  test("verifies the text of a body that a platform kept beside the parsed one", async () => {
    const receiver = createReceiver({ secrets: secret });
    const base = await listen(async (request: NodeRequest, response) => {
      await parseJson(request);
      Object.assign(request, { rawBody: eventText() });
      await toNode(receiver)(request, response);
    });

    expect((await fetch(base, signedPost())).status).toBe(204);
  });

  test.each(["body", "rawBody"])("verifies bytes of another realm in %s", async (field) => {
    const handler = toNode(createReceiver({ secrets: secret }));
    const base = await listen(async (request, response) => {
      await parseJson(request);
      Object.assign(request, { body: undefined, [field]: bytesOfAnotherRealm(eventText()) });
      await handler(request, response);
    });

    expect((await fetch(base, signedPost())).status).toBe(204);
  });

  test("verifies text in body as it does text in rawBody", async () => {
    const receiver = createReceiver({ secrets: secret });
    const base = await listen(async (request: NodeRequest, response) => {
      await parseJson(request);
      Object.assign(request, { body: eventText() });
      await toNode(receiver)(request, response);
    });

    expect((await fetch(base, signedPost())).status).toBe(204);
  });

  test("reads a request that was paused before it", async () => {
    const receiver = createReceiver({ secrets: secret });
    const base = await listen((request, response) => {
      request.pause();
      setImmediate(() => void toNode(receiver)(request, response));
    });

    expect((await fetch(base, signedPost())).status).toBe(204);
  });

  test("names what NestJS needs where the bytes are gone", async () => {
    const error = vi.fn();
    const receiver = createReceiver({ secrets: secret, hooks: { error } });
    const base = await listen(async (request: NodeRequest, response) => {
      await parseJson(request);
      await toNode(receiver)(request, response);
    });

    expect((await fetch(base, signedPost())).status).toBe(500);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining("rawBody: true") });
  });

  test("verifies a signed event from end to end", async () => {
    const base = await listen(toNode(createReceiver({ secrets: secret })));
    const { header } = delivery();
    const response = await fetch(base, {
      method: "POST",
      body: eventText(),
      headers: { "content-type": "application/json", [signatureHeader]: String(header(signatureHeader)) },
    });

    expect(response.status).toBe(204);
  });
});
