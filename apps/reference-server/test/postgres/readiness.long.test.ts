import { randomBytes } from "node:crypto";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { headerNames } from "@syndikit/contract";
import { expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../../src/server/create.js";
import { execute } from "../replicas/cluster.js";
import { demoLogin } from "../robustness/torture/process.js";
import { freshDatabase } from "./databases.js";

const secretKey = randomBytes(32).toString("base64");

async function start(database: string) {
  const server = await openReferenceServer({ database, secretKey, passwordCost: 4 });
  onTestFinished(() => server.close());
  const get = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
    const headers = demoLogin("admin");
    const response = await server.fetch(new Request(`http://market.test${path}`, { headers }));
    return { status: response.status, text: await response.text() };
  };
  return { server, get };
}

test("a replica is not ready while its database is away, stays alive, and is ready when it is back", async () => {
  const url = await freshDatabase();
  const { get } = await start(url);
  expect((await get("/readyz")).status).toBe(200);
  const name = new URL(url).pathname.slice(1);
  const other = Object.assign(new URL(url), { pathname: "/template1" }).href;
  await execute(other, `alter database ${name} with allow_connections false`);
  await execute(other, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const away = await get("/readyz");
  expect(away.status).toBe(503);
  expect(JSON.parse(away.text)).toEqual({
    ready: false,
    reason: expect.stringMatching(/^The store is unavailable/),
  });
  expect((await get("/livez")).status).toBe(200);
  expect((await get("/api/user/me")).status).toBe(503);
  await execute(other, `alter database ${name} with allow_connections true`);
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  expect((await get("/api/user/me")).status).toBe(200);
});

test("a replica is not ready while its database is read-only, answers reads, and stores nothing by halves", async () => {
  const url = await freshDatabase();
  const { server, get } = await start(url);
  const name = new URL(url).pathname.slice(1);
  const other = Object.assign(new URL(url), { pathname: "/template1" }).href;
  // Some hosts do this to a database whose disk is nearly full.
  const makeReadOnly = async (value: "on" | "off"): Promise<void> => {
    await execute(other, `alter database ${name} set default_transaction_read_only = ${value}`);
    await execute(other, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  const announce = () =>
    server.fetch(
      new Request("http://market.test/api/notification", {
        method: "POST",
        headers: { ...demoLogin("admin"), "Content-Type": "application/json" },
        body: '{"message":"x"}',
      }),
    );
  await makeReadOnly("on");
  await expect.poll(async () => (await get("/api/notification")).text).toBe("[]");
  const { status, text } = await get("/readyz");
  expect([status, text]).toEqual([503, expect.stringContaining("the database is read-only")]);
  const refused = await announce();
  expect([refused.status, refused.headers.has(headerNames.retryAfter)]).toEqual([503, true]);
  await makeReadOnly("off");
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  expect((await get("/api/notification")).text).toBe("[]");
  expect((await announce()).status).toBe(201);
});

test("a replica whose connections the database refuses answers 503, and works when it takes them again", async () => {
  const url = await freshDatabase();
  const name = new URL(url).pathname.slice(1);
  const role = `limited_${name}`;
  await execute(url, `create role ${role} login; alter database ${name} owner to ${role}`);
  onTestFinished(async () => {
    await execute(
      url,
      `alter database ${name} owner to current_user; reassign owned by ${role} to current_user`,
    );
    await execute(url, `drop owned by ${role}; drop role ${role}`);
  });
  const { get } = await start(Object.assign(new URL(url), { username: role }).href);
  expect((await get("/api/user/me")).status).toBe(200);
  await execute(url, `alter role ${role} connection limit 0`);
  await execute(url, `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  await expect.poll(async () => (await get("/readyz")).text).toContain("too many connections");
  expect((await get("/api/user/me")).status).toBe(503);
  await execute(url, `alter role ${role} connection limit -1`);
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  expect((await get("/api/user/me")).status).toBe(200);
});

test("a replica whose network is cut says within seconds that the database does not answer, then at once", async () => {
  const url = await freshDatabase();
  const cable = await openCable(Number(new URL(url).port));
  const { get } = await start(Object.assign(new URL(url), { port: String(cable.port) }).href);
  // A server that is closed waits for what it has asked of the database.
  onTestFinished(() => cable.mend());
  expect((await get("/readyz")).status).toBe(200);
  cable.cut();
  // One whose connections are all in use just then does not know it yet.
  await expect.poll(async () => (await get("/readyz")).text).toContain("the database does not answer");
  const statuses: number[] = [];
  for (let probe = 0; probe < PROBES; probe += 1) statuses.push((await get("/readyz")).status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect((await get("/livez")).status).toBe(200);
  cable.mend();
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
});

/** If each waited for a database that does not answer, they would take longer than a test may. */
const PROBES = 200;

test("each line of the metrics names its replica", async () => {
  const { get } = await start(await freshDatabase());
  const { text } = await get("/metrics");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !/replica="[^"]+:\d+"/.test(line))).toEqual([]);
});

/**
 * A proxy to a local port that can be cut without either side noticing: nothing more arrives, and nothing is closed.
 */
async function openCable(target: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.pipe(to);
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
    if (isCut) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    carry(client, upstream);
    carry(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** As when the network is back: open connections are gone, and new ones work. */
    mend() {
      isCut = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
}
