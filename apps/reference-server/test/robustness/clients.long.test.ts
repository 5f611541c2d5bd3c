import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type OpenReferenceServer, openReferenceServer } from "../../src/server/create.js";
import { type ListenOptions, listen as listenTo } from "../../src/server/listen.js";
import { orders } from "../../src/store/tables/billing.js";
import { demoLogin } from "./torture/process.js";

let server: OpenReferenceServer;
let port: number;
const faults: unknown[] = [];
const sockets = new Set<Socket>();

beforeEach(async () => {
  faults.length = 0;
  const quiet = (): void => undefined;
  server = await openReferenceServer({
    passwordCost: 14,
    requestsPerMinute: 1_000_000,
    log: { debug: quiet, info: quiet, warn: quiet, error: (fields) => faults.push(fields) },
  });
});

/** Patient ones are the default. */
async function listen(
  timeouts: Pick<ListenOptions, "headersTimeout" | "requestTimeout"> = {},
): Promise<void> {
  const { url } = await server.listen(timeouts);
  port = Number(new URL(url).port);
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await server.close();
});

/** What a connection received until the server closed it, and after how many milliseconds. */
interface Ended {
  readonly text: string;
  readonly after: number;
}

interface Trickle {
  readonly ended: Promise<Ended>;
  /** Bytes sent after the beginning, about 20 a second. */
  readonly sent: () => number;
}

/** Sends the start of a request, then a byte from time to time, forever. */
function trickle(beginning: string): Trickle {
  const start = performance.now();
  const socket = connect(port, "127.0.0.1");
  sockets.add(socket);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString();
  });
  socket.on("error", () => undefined);
  socket.write(beginning);
  let sent = 0;
  const timer = setInterval(() => {
    socket.write("a");
    sent += 1;
  }, 50);
  const ended = new Promise<Ended>((resolve) => {
    socket.once("close", () => {
      clearInterval(timer);
      resolve({ text, after: performance.now() - start });
    });
  });
  return { ended, sent: () => sent };
}

const headersOf = (account: string): string => `Authorization: ${demoLogin(account)["Authorization"]}\r\n`;

/** Sends a request and reads the whole response. */
function get(path: string, headers: Readonly<Record<string, string>>, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path,
      headers,
      ...(agent === undefined ? {} : { agent }),
    });
    outgoing.once("error", reject);
    outgoing.once("response", (response: IncomingMessage) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.end();
  });
}

describe("a client that takes its time", () => {
  beforeEach(() => listen({ headersTimeout: 500, requestTimeout: 1_000 }));

  // Retried in case the machine was busy with something else.
  const soon = (work: () => Promise<void>): Promise<void> => vi.waitFor(work, 30_000);

  test("with its headers is hung up on", () =>
    soon(async () => {
      const { text, after } = await trickle("GET /api/user/me HTTP/1.1\r\nHost: a\r\nX-Slow: ").ended;
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
      expect(after).toBeLessThan(2_000);
    }));

  test("with its body is hung up on, changes nothing, and is no fault of the server", () =>
    soon(async () => {
      const head = `POST /api/order HTTP/1.1\r\nHost: a\r\n${headersOf("customer")}Content-Type: application/json\r\n`;
      const { after } = await trickle(`${head}Content-Length: 1000000\r\n\r\n{"type":"`).ended;
      expect(await server.store.read((db) => db.$count(orders))).toBe(0);
      expect(faults).toEqual([]);
      expect(after).toBeLessThan(3_000);
    }));

  test.each([
    ["its headers", "GET /api/user/me HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    [
      "its body",
      `POST /api/order HTTP/1.1\r\nHost: a\r\n${headersOf("customer")}Content-Length: 1000000\r\n\r\n{"type":"`,
    ],
  ])("with %s cannot keep the server from closing", async (_, beginning) => {
    const { ended, sent } = trickle(beginning);
    await expect.poll(sent).toBeGreaterThan(1);
    const before = sent();
    await server.close();
    await ended;
    expect(sent() - before).toBeLessThan(60);
  });
});

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once("close", () => resolve()));

test("a client that does not read its answer is hung up on, and one that reads slowly gets all of it", async () => {
  const body = new Uint8Array(16 * 1_024 * 1_024);
  const listening = await listenTo({ fetch: () => new Response(body) }, { answerTimeout: 200 });
  onTestFinished(() => listening.close(0));
  const { port, hostname } = new URL(listening.url);
  const ask = (): Socket => {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    return socket;
  };
  const deaf = ask().pause();
  // What it sends meanwhile reaches nobody in the end.
  const sending = setInterval(() => deaf.write("\r\n"), 20);
  await closed(deaf);
  clearInterval(sending);

  let received = 0;
  const slow = ask().on("data", (chunk: Buffer) => {
    received += chunk.length;
    slow.pause();
    setImmediate(() => slow.resume());
  });
  await closed(slow);
  expect(received).toBeGreaterThan(body.length);
});

describe("answers behind one that is not given yet, on the same connection", () => {
  /** Asks for three answers at once. The first one is never given. */
  async function askForThree(length: number, timeouts: ListenOptions) {
    let asked = 0;
    const fetch = (): Response | Promise<Response> => {
      asked += 1;
      return asked === 1 ? new Promise(() => undefined) : new Response("x".repeat(length));
    };
    const listening = await listenTo({ fetch }, timeouts);
    const { port, hostname } = new URL(listening.url);
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
    await expect.poll(() => asked).toBe(3);
    return { socket, listening };
  }

  test("are forgotten with it", async () => {
    const { socket, listening } = await askForThree(1, { requestTimeout: 3_600_000 });
    socket.destroy();
    // It waits for all answers that somebody may still read.
    await listening.close(3_600_000);
  });

  test("are cut off with it when they are too much", async () => {
    const { socket, listening } = await askForThree(80 * 1_024 * 1_024, { answerTimeout: 3_600_000 });
    onTestFinished(() => listening.close(0));
    await closed(socket);
  });
});

test("clients that hang up in the middle leave nothing behind", async () => {
  await listen();
  const body = JSON.stringify({ type: "NORMAL", productVersion: { url: "productVersion/4" } });
  const head = `POST /api/order HTTP/1.1\r\nHost: a\r\n${headersOf("customer")}Content-Type: application/json\r\n`;
  const whole = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  for (let end = 1; end < whole.length; end += 7) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await new Promise<void>((resolve) => socket.write(whole.slice(0, end), () => resolve()));
    socket.resetAndDestroy();
  }
  expect(await get("/api/user/me", demoLogin("customer"))).toBe(200);
  expect(await server.store.read((db) => db.$count(orders))).toBe(0);
  expect(faults).toEqual([]);
});

test("what a client says of the host, and what no header may hold, is refused or stays harmless", async () => {
  await listen();
  const once = async (text: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.write(text);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  };
  const close = "Connection: close\r\n\r\n";
  for (const text of [
    `GET /api/user/me HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n${close}`,
    `GET /api/user/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${close}`,
    `GET /api/user/me HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(40_000)}\r\n${close}`,
    `GET /api/user/me\r\n\r\n`,
    `GET /api/user/me HTTP/1.1\r\n${close}`,
    `GET /api/user/me HTTP/1.1\r\nHost: a b/../c\r\n${close}`,
    `GET http:// HTTP/1.1\r\nHost: a\r\n${close}`,
    `CONNECT a:1 HTTP/1.1\r\nHost: a\r\n${close}`,
  ]) {
    expect(await once(text), text.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
  }
  for (const path of [
    "//evil.test/api/user",
    "/api//user",
    "/api/../livez",
    "/%2e%2e/api",
    "/api/user/%00",
    "*",
  ]) {
    expect(await once(`GET ${path} HTTP/1.1\r\nHost: a\r\n${close}`), path).toMatch(
      /^HTTP\/1\.1 (200|4\d\d) /,
    );
  }
  expect(faults).toEqual([]);
});

describe("many clients at once", () => {
  beforeEach(() => listen());

  test("five thousand requests are all answered, and those who only ask whether it lives do not wait", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 250 });
    const headers = demoLogin("customer");
    expect(await get("/api/user/me", headers)).toBe(200);
    const begin = performance.now();
    const many = Array.from({ length: 5_000 }, () => get("/api/user/me", headers, agent));
    const waits: number[] = [];
    const finished = Promise.all(many);
    let took = 0;
    void finished.then(() => {
      took = performance.now() - begin;
    });
    while (took === 0) {
      const start = performance.now();
      expect(await get("/livez", {})).toBe(200);
      waits.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(new Set(await finished)).toEqual(new Set([200]));
    // A request queued behind all others would wait for most of this time, whatever the machine's speed.
    expect(waits.length).toBeGreaterThan(5);
    expect(Math.max(...waits)).toBeLessThan(took / 3);
    agent.destroy();
  });

  test("logging in does not hold up the event loop", async () => {
    let turns = 0;
    let ended = false;
    const turn = (): void => {
      turns += 1;
      if (!ended) setImmediate(turn);
    };
    turn();
    const strangers = Array.from({ length: 30 }, (_, index) =>
      get("/api/login", { Authorization: basic(`stranger-${index}`) }),
    );
    const statuses = new Set(await Promise.all(strangers));
    ended = true;
    expect(statuses).toEqual(new Set([401]));
    // Beside hashing on other threads the event loop turns about a million times; a hash on the loop itself takes one turn.
    expect(turns).toBeGreaterThan(30_000);
  });
});

function basic(name: string): string {
  return `Basic ${Buffer.from(`${name}:wrong`).toString("base64")}`;
}
