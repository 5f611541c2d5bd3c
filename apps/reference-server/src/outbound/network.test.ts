import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "../ports.js";
import { createShareTable } from "../shares/table.js";
import { selfSigned } from "../test-support/self-signed.js";
import { parseRanges } from "./addresses.js";
import { createNames, type Names } from "./names.js";
import { createNetworkOutbound, type NetworkOptions } from "./network.js";
import type { Outbound } from "./outbound.js";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(server: Server | TcpServer): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closers.push(() => server.close());
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}/`;
}

const serve = (handler: RequestListener): Promise<string> => listen(createServer(handler));

function outbound(options: Partial<NetworkOptions> = {}): Outbound {
  const made = createNetworkOutbound({
    policy: { allowLoopback: true, allowed: parseRanges([]) },
    elapsed: systemClock.elapsed,
    names: createNames({ shares: createShareTable(systemClock.elapsed).names, elapsed: systemClock.elapsed }),
    ...options,
  });
  closers.push(() => made.close());
  return made;
}

const post = (url: string) =>
  ({ method: "POST", url, headers: { "content-type": "application/json" }, body: "{}" }) as const;

describe("an answer", () => {
  test("is returned with its status, headers and body", async () => {
    const url = await serve((request, response) => {
      response
        .writeHead(503, { "retry-after": "7" })
        .end(`${request.method} ${request.headers["content-length"]}`);
    });
    expect(await outbound().send(post(url))).toMatchObject({
      kind: "answer",
      status: 503,
      headers: { "retry-after": "7" },
      body: "POST 2",
      truncated: false,
    });
  });

  test("that never ends is truncated at 16 KiB", async () => {
    const url = await serve((_, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write("x".repeat(8_192), () => setImmediate(more));
      };
      more();
    });
    const result = await outbound().send(post(url));
    expect(result).toMatchObject({ kind: "answer", status: 200, truncated: true });
    expect(result.kind === "answer" && result.body.length).toBe(16_384);
  });

  test("whose body does not end in time still has its status", async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { "content-length": "10" }).write("begun");
    });
    expect(await outbound({ totalTimeout: 200 }).send(post(url))).toMatchObject({
      kind: "answer",
      status: 200,
      body: "begun",
      truncated: true,
    });
  });

  test("may take longer than an idle connection is kept", async () => {
    const url = await serve((_, response) => {
      setTimeout(() => response.writeHead(204).end(), 1_800);
    });
    expect(await outbound().send(post(url))).toMatchObject({ kind: "answer", status: 204 });
  });

  test("that redirects is not followed", async () => {
    let called = 0;
    const url = await serve((_, response) => {
      called += 1;
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    expect(await outbound().send(post(url))).toMatchObject({ kind: "answer", status: 302 });
    expect(called).toBe(1);
  });
});

describe("a request without an answer", () => {
  test("because nothing listens is REFUSED", async () => {
    expect(await outbound().send(post("http://127.0.0.1:1/"))).toMatchObject({
      kind: "failure",
      outcome: "REFUSED",
    });
  });

  test("because the connection is reset is RESET", async () => {
    const url = await listen(
      createTcpServer((socket) => socket.once("data", () => socket.resetAndDestroy())),
    );
    expect(await outbound().send(post(url))).toMatchObject({ outcome: "RESET" });
  });

  test("because the server does not speak HTTP is PROTOCOL", async () => {
    const url = await listen(createTcpServer((socket) => socket.end("SSH-2.0-something\r\n")));
    expect(await outbound().send(post(url))).toMatchObject({ outcome: "PROTOCOL" });
  });

  test("because it takes too long is TIMEOUT", async () => {
    const url = await serve(() => undefined);
    expect(await outbound({ totalTimeout: 100 }).send(post(url))).toMatchObject({ outcome: "TIMEOUT" });
  });

  test("because the server does not speak TLS is TLS", async () => {
    const url = await serve((_, response) => response.end());
    expect(await outbound().send(post(url.replace("http:", "https:")))).toMatchObject({ outcome: "TLS" });
  });

  test("because the name does not exist is DNS", async () => {
    expect(await outbound().send(post("http://no-such-name.invalid/"))).toMatchObject({ outcome: "DNS" });
  });
});

describe("a guarded address", () => {
  const closed = { policy: { allowLoopback: false, allowed: parseRanges([]) } };

  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00:ec2::254]/",
    "http://localhost/",
    "http://app.localhost/",
    "http://10.0.0.1/",
    "http://0/",
    "file:///etc/passwd",
    "http://user:secret@vendor.example/",
  ])("%s is BLOCKED", async (url) => {
    expect(await outbound(closed).send(post(url))).toMatchObject({ kind: "failure", outcome: "BLOCKED" });
  });

  test("is not called", async () => {
    let called = false;
    const url = await serve((_, response) => {
      called = true;
      response.end();
    });
    await outbound(closed).send(post(url.replace("127.0.0.1", "localhost")));
    expect(called).toBe(false);
  });
});

describe("a name", () => {
  const closed = { policy: { allowLoopback: false, allowed: parseRanges([]) } };
  const names = (...addresses: string[]): Names => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
  });

  test.each([
    ["10.0.0.1"],
    ["8.8.8.8", "10.0.0.1"],
    ["169.254.169.254"],
    ["::ffff:127.0.0.1"],
    ["2606:4700::1", "fd00:ec2::254"],
  ])("that resolves to %s %s is BLOCKED", async (...addresses) => {
    const result = await outbound({ ...closed, names: names(...addresses) }).send(
      post("http://vendor.example/"),
    );
    expect(result).toMatchObject({ kind: "failure", outcome: "BLOCKED" });
  });

  test("is called at the address that was checked, under its own name", async () => {
    const url = await serve((request, response) => response.end(request.headers.host));
    const { port } = new URL(url);
    const sender = outbound({ names: names("127.0.0.1") });
    expect(await sender.send(post(`http://vendor.example.:${port}/`))).toMatchObject({
      body: `vendor.example.:${port}`,
    });
  });

  test("that gets another address between two calls is checked again", async () => {
    let address = "127.0.0.1";
    const url = await serve((_, response) => response.writeHead(204, { connection: "close" }).end());
    const target = post(url.replace("127.0.0.1", "vendor.example"));
    const sender = outbound({
      names: { resolve: async () => [{ address, family: 4 }] },
    });
    expect(await sender.send(target)).toMatchObject({ status: 204 });
    address = "10.0.0.1";
    expect(await sender.send(target)).toMatchObject({ outcome: "BLOCKED" });
  });

  test("without an address is DNS", async () => {
    expect(await outbound({ names: names() }).send(post("http://vendor.example/"))).toMatchObject({
      outcome: "DNS",
    });
  });

  test("that is not resolved in time is TIMEOUT", async () => {
    const sender = outbound({ names: { resolve: () => new Promise(() => undefined) }, connectTimeout: 50 });
    expect(await sender.send(post("http://vendor.example/"))).toMatchObject({
      outcome: "TIMEOUT",
      reason: expect.stringContaining("No connection within 0.05 s"),
    });
  });
});

describe("a certificate", () => {
  const identity = selfSigned("127.0.0.1");

  test("of no known authority is TLS, and nothing is sent", async () => {
    let called = false;
    const url = await listen(
      createTlsServer(identity, (_, response) => {
        called = true;
        response.end();
      }),
    );
    expect(await outbound().send(post(url.replace("http:", "https:")))).toMatchObject({
      kind: "failure",
      outcome: "TLS",
      reason: "The certificate is self-signed: use one of a known authority.",
    });
    expect(called).toBe(false);
  });

  test("is checked whatever the environment says", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const url = await listen(createTlsServer(identity, (_, response) => response.end()));
    expect(await outbound().send(post(url.replace("http:", "https:")))).toMatchObject({ outcome: "TLS" });
    vi.unstubAllEnvs();
  });
});

test("a request that its caller aborts is INTERRUPTED", async () => {
  const url = await serve(() => undefined);
  const controller = new AbortController();
  const sending = outbound().send({ ...post(url), signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  expect(await sending).toMatchObject({ kind: "failure", outcome: "INTERRUPTED" });
  expect(await outbound().send({ ...post(url), signal: controller.signal })).toMatchObject({
    outcome: "INTERRUPTED",
  });
});

test("a request goes straight to its host, whatever proxy the environment names", async () => {
  const url = await serve((_, response) => response.end("the host"));
  const proxy = await serve((_, response) => response.end("the proxy"));
  for (const name of ["HTTP_PROXY", "http_proxy", "ALL_PROXY"]) vi.stubEnv(name, proxy);
  vi.stubEnv("NODE_USE_ENV_PROXY", "1");
  try {
    expect(await outbound().send(post(url))).toMatchObject({ status: 200, body: "the host" });
  } finally {
    vi.unstubAllEnvs();
  }
});

test("a request is sent once, also when a kept connection is reset", async () => {
  let calls = 0;
  const url = await serve((request, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(204).end();
    else request.socket.resetAndDestroy();
  });
  const sender = outbound();
  expect(await sender.send(post(url))).toMatchObject({ status: 204 });
  expect(await sender.send(post(url))).toMatchObject({ outcome: "RESET" });
  expect(calls).toBe(2);
});

test("a connection is kept for the next request", async () => {
  const sockets = new Set<unknown>();
  const url = await serve((request, response) => {
    sockets.add(request.socket);
    response.writeHead(204).end();
  });
  const sender = outbound();
  for (let call = 0; call < 3; call += 1) await sender.send(post(url));
  expect(sockets.size).toBe(1);
});
