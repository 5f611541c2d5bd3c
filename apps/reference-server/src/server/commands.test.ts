import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCommand } from "../config/config.js";
import type { Environment } from "../config/values.js";
import { backupDatabase, serve, type Terminal } from "./commands.js";

const PASSWORD = "administrator-password";

/** Starts the program as the command line does. */
async function start(args: readonly string[], env: Environment = {}) {
  const common = ["--port", "0", "--database", ":memory:", "--log-level", "silent"];
  const command = readCommand([...common, ...args], { SYNDIKIT_ADMIN_PASSWORD: PASSWORD, ...env });
  if (command.kind !== "serve") throw new Error(`The command is ${command.kind}.`);
  const { server } = await serve(command.config);
  onTestFinished(() => server.close());
  const password = command.config.seed === "demo" ? "admin-demo" : PASSWORD;
  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString("base64")}`;
  return { server, authorization };
}

/** A service on this machine that vendors must not reach. */
async function innerService(): Promise<{ readonly url: string; readonly calls: () => number }> {
  let calls = 0;
  const server: Server = createServer((_, response) => {
    calls += 1;
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls: () => calls };
}

/** Sends a test event to an address, and returns the outcome. */
async function outcomeOf({ server, authorization }: Awaited<ReturnType<typeof start>>, endpoint: string) {
  const headers = { authorization, "Content-Type": "application/json" };
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    server.fetch(new Request(`http://market.test/api/${path}`, { headers, ...init }));
  const body = JSON.stringify({ entityName: "Subscription", entityId: 1, type: "CREATED", endpoint });
  const created = await call("event", { method: "POST", body });
  expect(created.status).toBe(201);
  expect(await server.settle(10_000)).toBe(true);
  const [attempt] = (await (await call("event/1/attempt")).json()) as { outcome: string }[];
  return attempt?.outcome;
}

const PRODUCTION = {
  NODE_ENV: "production",
  SYNDIKIT_PUBLIC_URL: "https://market.example",
  SYNDIKIT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
};

test("listening on loopback alone lets no event reach this machine: a proxy may stand in front", async () => {
  const inner = await innerService();
  for (const env of [{}, PRODUCTION]) {
    const program = await start(["--seed", "empty"], env);
    expect(await outcomeOf(program, inner.url)).toBe("BLOCKED");
  }
  expect(inner.calls()).toBe(0);
});

test("the demo on loopback reaches the application that is developed beside it", async () => {
  const inner = await innerService();
  expect(await outcomeOf(await start(["--seed", "demo"]), inner.url)).toBe("DELIVERED");
  expect(inner.calls()).toBe(1);
});

test("an operator names the addresses of this machine that may be called", async () => {
  const inner = await innerService();
  const program = await start(["--seed", "empty", "--allow-private-targets", "127.0.0.1"]);
  expect(await outcomeOf(program, inner.url)).toBe("DELIVERED");
});

test("the metrics need an administrator, also on loopback, or the token, or are on a port of their own", async () => {
  const token = "a-token-of-the-operator";
  const { server, authorization } = await start(["--metrics-token", token]);
  const get = async (header?: string): Promise<number> => {
    const headers: Record<string, string> = header === undefined ? {} : { authorization: header };
    return (await server.fetch(new Request("http://market.test/metrics", { headers }))).status;
  };
  expect(await get()).toBe(401);
  expect(await get("Bearer another-token-of-theirs")).toBe(401);
  expect(await get(`Bearer ${token}`)).toBe(200);
  expect(await get(authorization)).toBe(200);
});

test("a server that stops cuts hanging deliveries off, and they are sent again at the next start", async () => {
  const hanging: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    hanging.closeAllConnections();
    hanging.close();
  });
  const { port } = hanging.address() as AddressInfo;
  const { server, authorization } = await start(["--shutdown-timeout", "1"]);
  const headers = { authorization, "Content-Type": "application/json" };
  const body = {
    entityName: "Subscription",
    entityId: 1,
    type: "CREATED",
    endpoint: `http://127.0.0.1:${port}/`,
  };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  await server.fetch(new Request("http://market.test/api/event", request));
  await new Promise<void>((resolve) => hanging.once("request", () => resolve()));
  const begin = performance.now();
  await server.close();
  // The delivery alone would have taken 15 seconds.
  expect(performance.now() - begin).toBeLessThan(12_000);
});

test("the port of the metrics has nothing else", async () => {
  const { server } = await start([]);
  const { metricsUrl } = await server.listen({ metricsPort: 0 });
  const response = await fetch(`${metricsUrl}/metrics`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("syndikit_event_queue_depth");
  expect((await fetch(`${metricsUrl}/api/user/me`)).status).toBe(404);
});

test("at a terminal it says what somebody wants to know first, and in a pipe what a script reads", async () => {
  const announced = async (args: readonly string[], terminal?: Terminal): Promise<string> => {
    const common = ["--port", "0", "--database", ":memory:", "--log-level", "silent"];
    const command = readCommand([...common, ...args], {});
    if (command.kind !== "serve") throw new Error(`The command is ${command.kind}.`);
    const { server, announcement } = await serve(command.config, terminal);
    onTestFinished(() => server.close());
    return announcement;
  };

  const welcome = await announced([], { stdout: { colors: false } });
  expect(welcome).toContain("vendor / vendor-demo");
  expect(welcome).toContain("in memory: it is gone when this ends");
  expect(welcome).toMatch(/Console +http:\/\/127\.0\.0\.1:\d+\//);
  expect(welcome).toContain("Ctrl-C stops it cleanly");

  const empty = ["--seed", "empty"];
  const begin =
    /sign in at http:\S+ as admin, add the vendor's company, and a user of it with the role ROLE_VENDOR/;
  expect(await announced(empty, { stdout: { colors: false } })).toMatch(begin);
  expect(await announced(empty)).toMatch(begin);
  expect(welcome).not.toMatch(begin);

  expect(await announced([])).toMatch(/^The marketplace is ready at http:\S+ \(API under http:\S+\/api\)$/m);
  expect(JSON.parse(await announced(["--json"], { stdout: { colors: true } }))).toMatchObject({
    ready: true,
  });
});

test("a copy into a folder that does not exist is refused by its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "commands-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = join(folder, "a.sqlite");
  await writeFile(database, "");
  const copying = backupDatabase(database, join(folder, "none/copy.sqlite"));
  await expect(copying).rejects.toThrow(`There is no folder ${join(folder, "none")}: create it`);
});
