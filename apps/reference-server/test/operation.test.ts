import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Log, LogFields } from "../src/ports.js";
import { createHandlers } from "../src/server/handlers.js";
import { StoreUnavailable } from "../src/store/port.js";
import { products } from "../src/store/tables/product.js";
import { appOf } from "./support/app-of.js";
import { openDemo } from "./support/demo-server.js";
import { firstError } from "./support/errors.js";

/** A log that a test can read. */
function keptLog(): { readonly log: Log; readonly lines: LogFields[] } {
  const lines: LogFields[] = [];
  const keep = (fields: LogFields): void => {
    lines.push(fields);
  };
  return { log: { debug: keep, info: keep, warn: keep, error: keep }, lines };
}

test("a caller's requests are limited, and a refused one says when to try again", async () => {
  const { call } = await openDemo({ requestsPerMinute: 3 });
  for (let request = 0; request < 3; request += 1)
    expect((await call("vendor", "GET", "user/me")).status).toBe(200);
  const refused = await call("vendor", "GET", "user/me");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get(headerNames.retryAfter))).toBeGreaterThan(0);
  expect(refused.headers.get(headerNames.rateLimitRemaining)).toBe("0");
  expect((await call("customer", "GET", "user/me")).status).toBe(200);
});

test("a request costs what it takes: a large body, refused or not, is paid by its caller's next minutes alone", async () => {
  const { call } = await openDemo({ requestsPerMinute: 2 });
  const body = { text: "x".repeat(600_000) };
  expect((await call("vendor", "PUT", "product/1/metadata", body)).status).toBe(400);
  const refused = await call("vendor", "GET", "user/me");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get(headerNames.retryAfter))).toBeGreaterThan(600);
  expect((await call("customer", "GET", "user/me")).status).toBe(200);
});

test("a request is one line in the log, and nothing secret is in it", async () => {
  const { log, lines } = keptLog();
  const { call, server } = await openDemo({ log });
  const token = (await call("vendor", "GET", "login?expire=false")).body as string;
  const headers = { [headerNames.authToken]: token, "X-Anything": "a-header-that-nobody-named" };
  await server.fetch(new Request("http://market.test/api/user/me?search=a-private-search", { headers }));
  await call("vendor", "PUT", "product/1", { notificationSecretToken: "a-signing-secret" });
  const requests = lines.filter((line) => "operationId" in line);
  expect(requests.map(({ operationId, status }) => [operationId, status])).toEqual([
    ["login", 200],
    ["userMe", 200],
    ["productUpdate", 200],
  ]);
  expect(requests[1]).toMatchObject({ method: "GET", path: "/api/user/me", userId: 2, role: "ROLE_VENDOR" });
  const written = JSON.stringify(lines);
  for (const secret of [
    token,
    "vendor-demo",
    Buffer.from("vendor:vendor-demo").toString("base64"),
    "a-signing-secret",
    "a-private-search",
    "a-header-that-nobody-named",
  ]) {
    expect(written, secret).not.toContain(secret);
  }
});

test("health is open, and the numbers count requests and deliveries", async () => {
  const { server, call } = await openDemo();
  const get = (path: string): Promise<Response> => server.fetch(new Request(`http://market.test${path}`));
  expect((await get("/livez")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
  await call("vendor", "POST", "event", {
    entityName: "Subscription",
    entityId: 1,
    type: "CREATED",
    endpoint: "https://nobody.test/",
  });
  await server.settle(10_000);
  const administrator = `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`;
  const numbers = new Request("http://market.test/metrics", { headers: { authorization: administrator } });
  const text = await (await server.fetch(numbers)).text();
  // When several servers may share a database, each metric also has the label of its replica.
  expect(text).toMatch(/syndikit_http_request_seconds_count\{.*operation="eventCreate",status="201"\} 1/);
  expect(text).toMatch(/syndikit_event_attempts_total\{outcome="REFUSED".*\} 1/);
  expect(text).toMatch(/syndikit_event_queue_depth(\{.*\})? 1/);
  for (const name of ["running", "waiting", "waited_total", "wait_seconds_total", "refused_total"])
    expect(text).toMatch(new RegExp(`syndikit_share_${name}\\{resource="questions".*\\} 0`));
});

test("the numbers are an administrator's", async () => {
  const { server } = await openDemo();
  const get = (account?: string): Promise<Response> => {
    const pair = Buffer.from(`${account}:${account}-demo`).toString("base64");
    const headers: Record<string, string> = account === undefined ? {} : { authorization: `Basic ${pair}` };
    return server.fetch(new Request("http://market.test/metrics", { headers }));
  };
  expect((await get()).status).toBe(401);
  expect((await get("vendor")).status).toBe(403);
  expect((await get("admin")).status).toBe(200);
});

test("a store that cannot store is 503, and the server is not ready until it can", async () => {
  const { server, call } = await openDemo();
  const { services } = server;
  let full = true;
  const unavailable = async (): Promise<never> => {
    throw new StoreUnavailable("the disk is full");
  };
  const store = new Proxy(services.store, {
    get: (target, name) => {
      if (full && (name === "write" || name === "check")) return unavailable;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const app = appOf({ ...services, store });
  const headers = {
    authorization: `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`,
    "Content-Type": "application/json",
  };
  const write = () =>
    app.request("http://market.test/api/notification", { method: "POST", headers, body: '{"message":"x"}' });
  const refused = await write();
  expect(refused.status).toBe(503);
  expect(refused.headers.get(headerNames.retryAfter)).toBe("5");
  expect((await app.request("/readyz")).status).toBe(503);
  full = false;
  // A probe after a check that failed is answered at once, and has it checked again.
  await expect.poll(async () => (await app.request("/readyz")).status).toBe(200);
  expect((await write()).status).toBe(201);
  expect((await call("admin", "GET", "notification")).body).toHaveLength(1);
});

test("an answer that breaks the contract is 500, explained in the log and not to the caller", async () => {
  const { server } = await openDemo();
  const { log, lines } = keptLog();
  const app = appOf(server.services, {
    handlers: {
      ...createHandlers(server.services),
      userMe: async () => ({ status: 200, body: { id: 1 } as never }),
    },
    log,
  });
  const headers = { authorization: `Basic ${Buffer.from("admin:admin-demo").toString("base64")}` };
  const response = await app.request("http://market.test/api/user/me", { headers });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("userName");
  expect(lines).toMatchObject([
    {
      status: 500,
      err: expect.objectContaining({ message: expect.stringContaining("/userName is required") }),
    },
  ]);
});

test("a server that shuts down finishes what was begun and takes nothing more", async () => {
  const { server, call } = await openDemo();
  await call("admin", "PUT", "sandbox/faults", [
    {
      direction: "incoming",
      match: { operationId: "userMe" },
      action: { kind: "latency", milliseconds: 500 },
      times: 1,
    },
  ]);
  const { url } = await server.listen();
  const headers = {
    authorization: `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`,
    connection: "close",
  };
  const begun = fetch(`${url}/api/user/me`, { headers });
  // The rule was applied: the request has reached the server, and is delayed there.
  const rules = async () => (await call("admin", "GET", "sandbox/faults")).body;
  await expect.poll(rules, { interval: 5 }).toMatchObject([{ remaining: 0 }]);
  const closing = server.close();
  const late = await call("admin", "GET", "user/me");
  expect(late.status).toBe(503);
  expect(firstError(late).key).toBe("shutting-down");
  expect((await begun).status).toBe(200);
  await closing;
});

test("the clock, the faults and the accounts survive a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-restart-"));
  const database = join(folder, "marketplace.sqlite");
  const options = { database, durability: "fast" } as const;
  const first = await openDemo(options);
  const rule = {
    direction: "incoming",
    action: { kind: "status", status: 503 },
    match: { path: "/nowhere" },
    times: 7,
  };
  await first.call("admin", "PUT", "sandbox/faults", [rule]);
  await first.call("admin", "PUT", "sandbox/clock", { advance: "P30D" });
  await first.call("vendor", "PUT", "product/1/metricHeaders", [{ name: "X-Key", value: "sealed" }]);
  const now = first.server.clock.now();
  await first.server.close();
  const second = await openDemo(options);
  expect(Math.abs(second.server.clock.now() - now)).toBeLessThan(10_000);
  expect((await second.call("admin", "GET", "sandbox/faults")).body).toMatchObject([{ remaining: 7 }]);
  expect((await second.call("vendor", "GET", "product/1/metricHeaders")).body).toEqual([
    { name: "X-Key", value: null },
  ]);
  const [kept] = await second.server.store.read((db) => db.select().from(products).where(eq(products.id, 1)));
  expect(kept?.metricHeaders[0]?.name).toBe("X-Key");
  expect(JSON.stringify(kept?.metricHeaders)).not.toContain("sealed");
  await second.server.close();
  rmSync(folder, { recursive: true });
});
