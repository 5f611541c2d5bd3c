import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { describe, expect, test } from "vitest";
import { keyFingerprint } from "../src/security/seals.js";
import { readSetting, writeSetting } from "../src/store/settings.js";
import { ClockStopped } from "../src/time/clock-errors.js";
import { manualClock } from "../src/time/manual-clock.js";
import { appOf } from "./support/app-of.js";
import { openDemo } from "./support/demo-server.js";
import { errorOf, firstError } from "./support/errors.js";
import { advance, deploy, openShop, storeCard } from "./support/shop.js";

test("the demo has a plan whose order must give a value, so that a refusal can be tried", async () => {
  const { call } = await openDemo();
  const order = (values: object) =>
    call("customer", "POST", "order", {
      ...{ type: "NORMAL", productVersion: { url: "productVersion/7" } },
      configurationParameters: values,
    });
  const missing = await order({});
  expect(missing.status).toBe(422);
  expect(errorOf(missing)).toContain("configurationParameter");
  expect((await order({ "configurationParameter/3": "Not an address" })).status).toBe(422);
  expect((await order({ "configurationParameter/3": "north" })).status).toBe(201);
});

describe("the clock", () => {
  test("runs by the machine until it is moved, and then ahead of it", async () => {
    const { call, server } = await openDemo();
    expect((await call("admin", "GET", "sandbox/clock")).body).toMatchObject({
      mode: "real",
      status: "ready",
    });
    const before = server.clock.now();
    const { body } = await call("admin", "PUT", "sandbox/clock", { advance: "P1D" });
    expect(body).toMatchObject({ mode: "shifted", status: "ready", jobs: 0 });
    expect(server.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
    expect(server.clock.now() - before).toBeLessThan(86_400_000 + 5_000);
  });

  test("attempts an event that fails once a move, and a move to `nextRetry` brings the next attempt", async () => {
    const demo = await openDemo();
    demo.vendors.set("https://ops.test", () => new Response(null, { status: 500 }));
    const endpoint = { url: "https://ops.test/events", secret: "platform-secret" };
    await demo.call("admin", "PUT", "platformEndpoints", [endpoint]);
    const input = { userName: "ada-2", name: "x", email: "ada-2@market.example", password: "long-enough-1" };
    expect((await demo.call("admin", "POST", "user", input)).status).toBe(201);
    await demo.server.settle(10_000);
    const event = async () => {
      const [found] = (await demo.call("admin", "GET", "event?pageSize=1&sortDirection=DESC")).body as {
        id: number;
        nextRetry: string;
      }[];
      const attempts = (await demo.call("admin", "GET", `event/${found?.id}/attempt`)).body as unknown[];
      return { nextRetry: found?.nextRetry, attempts: attempts.length };
    };
    const move = (body: object) => demo.call("admin", "PUT", "sandbox/clock?settle=true", body);
    expect((await event()).attempts).toBe(1);
    // The next retry is due on the way.
    await move({ advance: "PT2H" });
    expect((await event()).attempts).toBe(2);
    for (const attempts of [3, 4, 5]) {
      await move({ now: (await event()).nextRetry });
      expect((await event()).attempts).toBe(attempts);
    }
  });

  test("runs by the machine again after a reset", async () => {
    const { call } = await openDemo();
    await call("admin", "PUT", "sandbox/clock", { advance: "P1D" });
    expect((await call("admin", "POST", "sandbox/reset", {})).status).toBe(204);
    expect((await call("admin", "GET", "sandbox/clock")).body).toMatchObject({ mode: "real" });
    const { body } = await call("admin", "PUT", "sandbox/clock", { advance: "PT0S" });
    expect(body).toMatchObject({ mode: "real" });
  });

  test.each([
    ["into the past", { now: "2020-01-01T00:00:00Z" }, "clock-only-forward"],
    ["by nothing that is a duration", { advance: "1 month" }, "%field%-format-%expected%"],
    ["nowhere", {}, "%field%-invalid"],
    ["further than ten years in one move", { advance: "P11Y" }, "%field%-invalid"],
    ["to two places", { now: "2099-01-01T00:00:00Z", advance: "P1D" }, "%field%-invalid"],
  ])("is not moved %s", async (_, body, key) => {
    const { call } = await openDemo();
    const answer = await call("admin", "PUT", "sandbox/clock", body);
    expect(answer.status).toBe(400);
    expect(firstError(answer).key).toBe(key);
  });

  test("ends where dates that are counted from it could not be written any more", async () => {
    const { call } = await openDemo({ clock: manualClock(Date.UTC(9895, 0, 1)) });
    const beyond = await call("admin", "PUT", "sandbox/clock", { advance: "P5Y1D" });
    expect(beyond.status).toBe(400);
    expect(firstError(beyond).error).toContain("9900-01-01T00:00:00Z");
    const { body } = await call("admin", "PUT", "sandbox/clock", { advance: "P5Y" });
    expect(body).toMatchObject({ now: "9900-01-01T00:00:00Z" });
    expect((await call("admin", "PUT", "sandbox/clock", { advance: "PT1S" })).status).toBe(400);
  });

  test("locks writes while it advances, and not reads", async () => {
    const { server } = await openDemo();
    const app = appOf({ ...server.services, clock: { ...server.services.clock, status: "advancing" } });
    const authorization = `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`;
    const headers = { authorization, "Content-Type": "application/json" };
    const url = "http://market.test/api/notification";
    const write = await app.request(url, { method: "POST", headers, body: '{"message":"x"}' });
    expect(write.status).toBe(423);
    expect(write.headers.get(headerNames.retryAfter)).toBe("1");
    expect(await write.text()).toContain("clock-advancing");
    expect((await app.request(url, { headers })).status).toBe(200);
  });

  test("that begins to advance while a write waits for its turn locks that write too", async () => {
    const { server } = await openDemo();
    const { services } = server;
    let status: "ready" | "advancing" = "ready";
    const app = appOf({
      ...services,
      clock: Object.defineProperty({ ...services.clock }, "status", { get: () => status }),
      store: {
        ...services.store,
        write(work, options) {
          status = "advancing";
          return services.store.write(work, options);
        },
      },
    });
    const authorization = `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`;
    const headers = { authorization, "Content-Type": "application/json" };
    const send = async (method: string, path: string) => {
      status = "ready";
      return app.request(`http://market.test/api/${path}`, { method, headers, body: '{"message":"x"}' });
    };
    const refused = await send("POST", "notification");
    expect(await refused.text()).toContain("clock-advancing");
    expect([refused.status, refused.headers.get(headerNames.retryAfter)]).toEqual([423, "1"]);
    expect((await send("PUT", "notification/999999")).status).toBe(404);
    const read = await app.request("http://market.test/api/notification", { headers });
    expect(await read.json()).toEqual([]);
  });

  test("is an administrator's alone, and not there without a sandbox", async () => {
    const { call } = await openDemo();
    expect((await call("vendor", "PUT", "sandbox/clock", { advance: "P1D" })).status).toBe(403);
    const without = await openDemo({ sandbox: false });
    expect((await without.call("admin", "GET", "sandbox/clock")).status).toBe(404);
  });
});

describe("snapshots", () => {
  test("bring everything back, the clock too", async () => {
    const { call } = await openDemo();
    expect((await call("admin", "POST", "sandbox/snapshots", { name: "before" })).status).toBe(201);
    const { now } = (await call("admin", "GET", "sandbox/clock")).body as { now: string };
    await call("admin", "POST", "notification", { message: "x" });
    await call("admin", "PUT", "sandbox/clock", { advance: "P1Y" });
    expect((await call("admin", "POST", "sandbox/snapshots/before/restore")).status).toBe(204);
    expect((await call("admin", "GET", "notification")).body).toEqual([]);
    const after = (await call("admin", "GET", "sandbox/clock")).body as { now: string };
    expect(Date.parse(after.now) - Date.parse(now)).toBeLessThan(60_000);
    expect((await call("admin", "GET", "sandbox/snapshots")).body).toMatchObject([{ name: "before" }]);
  });

  test("bring nothing due that the clock had passed when they are restored", async () => {
    const shop = await openShop();
    const { server } = shop;
    const { get, post } = shop.as("admin");
    await storeCard(shop, "customer");
    await deploy(shop, "customer");
    await post("sandbox/snapshots", { name: "before" });
    const { body: before } = await get("invoice");
    expect(before).toHaveLength(1);
    await advance(shop, "P3M");

    let restored = false;
    const restore = post("sandbox/snapshots/before/restore").then(() => {
      restored = true;
    });
    // As the scheduler does each second. A restore ends what runs by itself.
    while (!restored) {
      await server.clock.catchUp().catch((error: unknown) => {
        if (!(error instanceof ClockStopped)) throw error;
      });
    }
    await restore;

    expect((await get("invoice")).body).toEqual(before);
  });

  test("of another key are refused, and change nothing", async () => {
    const { call, server } = await openDemo();
    const fingerprint = keyFingerprint(new Uint8Array(32));
    const ours = await server.store.read((db) => readSetting(db, "keyFingerprint"));
    await server.store.write((tx) => writeSetting(tx, "keyFingerprint", fingerprint));
    await call("admin", "POST", "sandbox/snapshots", { name: "foreign" });
    await server.store.write((tx) => writeSetting(tx, "keyFingerprint", ours));
    const answer = await call("admin", "POST", "sandbox/snapshots/foreign/restore");
    expect(answer.status).toBe(409);
    expect(firstError(answer).error).toContain(fingerprint);
    expect(await server.store.read((db) => readSetting(db, "keyFingerprint"))).toBe(ours);
  });

  test("are listed until they are deleted", async () => {
    const { call } = await openDemo();
    for (const name of ["one", "two"]) await call("admin", "POST", "sandbox/snapshots", { name });
    expect((await call("admin", "DELETE", "sandbox/snapshots/one")).status).toBe(204);
    expect((await call("admin", "GET", "sandbox/snapshots")).body).toMatchObject([{ name: "two" }]);
    expect((await call("admin", "DELETE", "sandbox/snapshots/one")).status).toBe(404);
    expect((await call("admin", "POST", "sandbox/snapshots/one/restore")).status).toBe(404);
    expect((await call("vendor", "DELETE", "sandbox/snapshots/two")).status).toBe(403);
  });

  test("that there are not are 404, and names are plain", async () => {
    const { call } = await openDemo();
    expect(firstError(await call("admin", "POST", "sandbox/snapshots/none/restore")).key).toBe(
      "snapshot-%name%-not-found",
    );
    for (const name of ["../etc", "a/b", "", ".hidden"]) {
      expect((await call("admin", "POST", "sandbox/snapshots", { name })).status, name).toBe(400);
    }
  });
});

describe("a reset", () => {
  test("goes back to the demo", async () => {
    const { call } = await openDemo();
    await call("admin", "POST", "notification", { message: "x" });
    await call("admin", "PUT", "sandbox/clock", { advance: "P1Y" });
    expect((await call("admin", "POST", "sandbox/reset", {})).status).toBe(204);
    expect((await call("admin", "GET", "notification")).body).toEqual([]);
    expect((await call("admin", "GET", "sandbox/clock")).body).toMatchObject({ status: "ready" });
    expect((await call("vendor", "GET", "product/1")).body).toMatchObject({ name: "Acme Notes" });
  });

  test("to nothing leaves the administrator, with the same password", async () => {
    const { call } = await openDemo();
    expect((await call("admin", "POST", "sandbox/reset", { seed: "empty" })).status).toBe(204);
    expect((await call("admin", "GET", "user")).body).toHaveLength(1);
    expect((await call("vendor", "GET", "user/me")).status).toBe(401);
  });
});

test("whoever asks for a reset is not turned away while everything is replaced", async () => {
  const { call, server } = await openDemo();
  const { body: token } = await call("admin", "GET", "login");
  const headers = { [headerNames.authToken]: String(token), "Content-Type": "application/json" };
  const fetch = (path: string, init: RequestInit) =>
    server.fetch(new Request(`http://market.test/api/${path}`, { headers, ...init }));
  let over = false;
  const reset = fetch("sandbox/reset", { method: "POST", body: '{"seed":"demo"}' }).finally(() => {
    over = true;
  });
  const statuses = new Set<number>();
  while (!over) statuses.add((await fetch("user/me", {})).status);
  expect((await reset).status).toBe(204);
  expect([...statuses]).toEqual([200]);
});

describe("an incoming fault", () => {
  const put = (rules: unknown) => ["PUT", "sandbox/faults", rules] as const;

  test("answers as often as it is set to, and then lets the request through", async () => {
    const { call } = await openDemo();
    const rule = {
      direction: "incoming",
      match: { operationId: "userMe" },
      action: { kind: "status", status: 429, retryAfter: 2 },
      times: 2,
    };
    expect((await call("admin", ...put([rule]))).body).toMatchObject([{ ...rule, remaining: 2 }]);
    for (let time = 0; time < 2; time += 1) {
      const answer = await call("vendor", "GET", "user/me");
      expect(answer.status).toBe(429);
      expect(answer.headers.get(headerNames.retryAfter)).toBe("2");
      expect(firstError(answer).key).toBe("fault-injected");
    }
    expect((await call("vendor", "GET", "user/me")).status).toBe(200);
    expect((await call("admin", "GET", "sandbox/faults")).body).toMatchObject([{ remaining: 0 }]);
  });

  test.each([
    ["incoming", { operation: "userMe" }, "operation"],
    ["outgoing", { entityName: "Subscription" }, "entityName"],
  ])("that is %s does not act on everything for a misspelled match", async (direction, match, field) => {
    const { call } = await openDemo();
    const action = direction === "incoming" ? { kind: "status", status: 500 } : { kind: "duplicate" };
    const answer = await call("admin", ...put([{ direction, match, action }]));
    expect(answer.status).toBe(400);
    expect(firstError(answer).extraFields).toMatchObject({ field: `0.match.${field}` });
    expect((await call("vendor", "GET", "user/me")).status).toBe(200);
  });

  test("that acts always, on everything, can still be taken back", async () => {
    const { call } = await openDemo();
    await call("admin", ...put([{ direction: "incoming", action: { kind: "status", status: 500 } }]));
    expect((await call("admin", "GET", "user/me")).status).toBe(500);
    expect((await call("admin", "DELETE", "sandbox/faults")).status).toBe(204);
    expect((await call("admin", "GET", "user/me")).status).toBe(200);
  });

  test("breaks the connection off", async () => {
    const { call, server } = await openDemo();
    await call(
      "admin",
      ...put([
        {
          direction: "incoming",
          match: { method: "GET", path: "/user" },
          action: { kind: "reset" },
          times: 1,
        },
      ]),
    );
    await expect(call("vendor", "GET", "user/me")).rejects.toThrow(/reset the connection/);
    await call(
      "admin",
      ...put([{ direction: "incoming", match: { path: "/user" }, action: { kind: "reset" }, times: 1 }]),
    );
    const { url } = await server.listen();
    const headers = { authorization: `Basic ${Buffer.from("vendor:vendor-demo").toString("base64")}` };
    await expect(fetch(`${url}/api/user/me`, { headers })).rejects.toThrow();
    expect((await fetch(`${url}/api/user/me`, { headers })).status).toBe(200);
  });

  test("waits", async () => {
    const { call } = await openDemo();
    await call(
      "admin",
      ...put([
        {
          direction: "incoming",
          match: { operationId: "userMe" },
          action: { kind: "latency", milliseconds: 80 },
        },
      ]),
    );
    const start = performance.now();
    expect((await call("vendor", "GET", "user/me")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(78);
  });
});

test("a fault rule answers errors in the earlier form, messages alone, as often as it says", async () => {
  const { call } = await openDemo();
  const rule = {
    direction: "incoming",
    action: { kind: "oldErrors" },
    match: { operationId: "subscriptionGet" },
    times: 1,
  };
  expect((await call("admin", "PUT", "sandbox/faults", [rule])).status).toBe(200);
  const answer = await call("vendor", "GET", "subscription/99");
  expect(answer).toMatchObject({ status: 404, body: { errors: ["There is no subscription 99."] } });
  expect(answer.body).not.toHaveProperty("errorHolders");
  expect((await call("vendor", "GET", "subscription/99")).body).toHaveProperty("errorHolders");
});

describe("an outgoing fault", () => {
  const secret = "platform-secret";
  async function sent(action: object, events = 1) {
    const demo = await openDemo();
    const received: { id: string; ok: boolean }[] = [];
    demo.vendors.set("https://ops.test", async (request) => {
      const body = await request.text();
      const { ok } = verify({
        body,
        header: request.headers.get(headerNames.eventSignature),
        secrets: secret,
      });
      received.push({ id: (JSON.parse(body) as { id: string }).id, ok });
      return new Response(null, { status: 204 });
    });
    await demo.call("admin", "PUT", "sandbox/faults", [
      { direction: "outgoing", match: { url: "ops.test" }, action, times: 1 },
    ]);
    const endpoint = "https://ops.test/events";
    const saved = await demo.call("admin", "PUT", "platformEndpoints", [{ url: endpoint, secret }]);
    expect(saved.body).toEqual([{ url: endpoint, secretSet: true }]);
    for (let user = 1; user <= events; user += 1) {
      const userName = `fault-${user}`;
      const input = { userName, name: "x", email: `${userName}@market.example`, password: "long-enough-1" };
      expect((await demo.call("admin", "POST", "user", input)).status).toBe(201);
      await demo.server.settle(10_000);
    }
    await demo.call("admin", "PUT", "sandbox/clock?settle=true", { advance: "PT10M" });
    return received;
  }

  test("sends an event twice, with the same bytes", async () => {
    const received = await sent({ kind: "duplicate" });
    expect(received.map(({ ok }) => ok)).toEqual([true, true]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });

  test("signs so that it does not match", async () => {
    expect((await sent({ kind: "badSignature" })).map(({ ok }) => ok)).toEqual([false]);
  });

  test("holds an event back until a newer one was sent", async () => {
    const ids = (await sent({ kind: "reorder" }, 2)).map(({ id }) => Number(id));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBeGreaterThan(ids[1] ?? 0);
  });

  test("delays", async () => {
    expect(await sent({ kind: "delay", milliseconds: 60_000 })).toHaveLength(1);
  });
});
