import { type EventShareCreated, headerNames } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createPruner } from "../../src/events/retention.js";
import { silentLog } from "../../src/ports.js";
import { hashToken } from "../../src/security/token.js";
import type { ReferenceServerOptions } from "../../src/server/options.js";
import { eventShares, events } from "../../src/store/tables/event.js";
import { users } from "../../src/store/tables/user.js";
import { manualClock } from "../../src/time/manual-clock.js";
import { openDemo } from "../support/demo-server.js";
import { errorOf } from "../support/errors.js";

const HOUR = 60 * 60 * 1_000;
const SECRET = "acme-product-secret";
const PASSWORD_IN_ADDRESS = "an0ther-pass";
const ENDPOINT = `https://hook:${PASSWORD_IN_ADDRESS}@app.acme.test/events?key=s3cr3t-of-the-query`;

/** A vendor with one event, which its endpoint refused with secrets in the answer. */
async function withEvent(options: ReferenceServerOptions = {}) {
  const machine = manualClock(Date.now());
  const demo = await openDemo({ clock: machine, retrySchedule: [60_000], ...options });
  demo.vendors.set("https://app.acme.test", async () => {
    const body = JSON.stringify({ error: "no database", token: "tok-of-the-answer", retry: 7 });
    return new Response(body, {
      status: 503,
      headers: { "Content-Type": "application/json", "Set-Cookie": "id=cookie-of-the-answer" },
    });
  });
  const set = { syndicationEndpoints: ["https://app.acme.test/events"], notificationSecretToken: SECRET };
  expect((await demo.call("vendor", "PUT", "product/1", set)).status).toBe(200);
  const event = { entityName: "Subscription", entityId: 12, type: "CREATED", product: { url: "product/1" } };
  expect((await demo.call("vendor", "POST", "event", event)).status).toBe(201);
  expect(await demo.server.settle(10_000)).toBe(true);
  const share = async (account = "vendor", body: unknown = {}): Promise<EventShareCreated> => {
    const answer = await demo.call(account, "PUT", "event/1/share", body);
    expect(answer.status).toBe(200);
    // Checked by the server against the contract.
    return answer.body as EventShareCreated;
  };
  const open = async (url: string, init: RequestInit = {}) => {
    const response = await demo.server.fetch(new Request(url, init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...demo, machine, share, open };
}

describe("a link to an event", () => {
  test("shows the event and its attempts to whoever has it, without an account, and runs no script", async () => {
    const { share, open, machine } = await withEvent();
    const { url, createdAt, expiresAt, user } = await share();
    expect(user).toEqual({ url: "user/2" });
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * HOUR);
    expect(Date.parse(createdAt)).toBe(machine.wall());
    const { status, headers, text } = await open(url);
    expect(status).toBe(200);
    for (const shown of [
      "Event 1",
      "subscription/12",
      "Try 1",
      "Answer 503",
      "no database",
      "app.acme.test/events",
    ])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/<script|<a |<form/);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag")).toContain("noindex");
    expect((await open(url, { method: "HEAD" })).status).toBe(200);
  });

  test("masks signatures, secrets and headers that sign in, and what addresses hold", async () => {
    const { share, open, server } = await withEvent();
    const metadata = { apiToken: "tok-of-the-payload", colour: "blue" };
    const payload = JSON.stringify({
      ...{ id: "12", entity: "Subscription", type: "CREATED", entityUrl: "subscription/12" },
      ...{ date: "2026-03-01T08:00:00Z", metadata },
    });
    const { store } = server;
    await store.write((tx) => tx.update(events).set({ payload, endpoint: ENDPOINT }).where(eq(events.id, 1)));
    const { text } = await open((await share()).url);
    expect(text).toContain("blue");
    expect(text).toContain("retry");
    for (const secret of [
      SECRET,
      "tok-of-the-payload",
      "tok-of-the-answer",
      "cookie-of-the-answer",
      PASSWORD_IN_ADDRESS,
      "s3cr3t-of-the-query",
      "sha256=",
    ])
      expect(text).not.toContain(secret);
    expect(text.toLowerCase()).toContain(headerNames.eventSignature.toLowerCase());
  });

  test.each([
    [0, 400],
    [1, 200],
    [168, 200],
    [169, 400],
    [1.5, 400],
  ])("may be made for %s hours: %s", async (hours, status) => {
    const { call } = await withEvent();
    expect((await call("vendor", "PUT", "event/1/share", { hours })).status).toBe(status);
  });

  test("is only for those who may read the event, and for nobody else's", async () => {
    const { call } = await withEvent();
    const statusFor = async (account: string | undefined, method: string) =>
      (await call(account, method, "event/1/share", method === "PUT" ? {} : undefined)).status;
    for (const method of ["PUT", "GET", "DELETE"]) {
      expect([method, await statusFor("vendor2", method)]).toEqual([method, 404]);
      expect([method, await statusFor("customer", method)]).toEqual([method, 403]);
      expect([method, await statusFor(undefined, method)]).toEqual([method, 401]);
    }
  });

  test("is listed without itself, and a new one of the same user takes its place", async () => {
    const { call, share, open, server } = await withEvent();
    const first = await share();
    const ofAdmin = await share("admin");
    const second = await share("vendor", { hours: 2 });
    const { body } = await call("vendor", "GET", "event/1/share");
    expect(body).toMatchObject([{ user: { url: "user/1" } }, { id: second.id, user: { url: "user/2" } }]);
    expect(JSON.stringify(body)).not.toContain("synd_");
    expect((await open(first.url)).status).toBe(404);
    expect((await open(second.url)).status).toBe(200);
    expect((await open(ofAdmin.url)).status).toBe(200);
    const stored = await server.store.read((db) => db.select().from(eventShares));
    expect(JSON.stringify(stored)).not.toContain(second.url.split("/").at(-1));
  });

  test("ends when it is revoked, and when it expires by the machine's clock, whatever the marketplace's says", async () => {
    const { call, share, open, machine } = await withEvent();
    const { url } = await share("vendor", { hours: 1 });
    expect((await call("admin", "PUT", "sandbox/clock", { advance: "P30D" })).status).toBe(200);
    expect((await open(url)).status).toBe(200);
    machine.elapse(HOUR - 1);
    expect((await open(url)).status).toBe(200);
    machine.elapse(1);
    expect((await open(url)).status).toBe(404);
    expect((await call("vendor", "GET", "event/1/share")).body).toEqual([]);
    const other = await share();
    expect((await call("vendor", "DELETE", "event/1/share")).status).toBe(204);
    expect((await open(other.url)).status).toBe(404);
  });

  test("ends with its event, with the access of its maker, and with a reset or a restored snapshot", async () => {
    const { call, share, open, server } = await withEvent();
    const { url } = await share();
    const setUser = (values: Partial<typeof users.$inferInsert>) =>
      server.store.write((tx) => tx.update(users).set(values).where(eq(users.id, 2)));
    for (const [lost, back] of [
      [{ enabled: false }, { enabled: true }],
      [{ userRole: "ROLE_USER" }, { userRole: "ROLE_VENDOR" }],
      [{ companyId: 2 }, { companyId: 1 }],
    ] as const) {
      await setUser(lost);
      expect([lost, (await open(url)).status]).toEqual([lost, 404]);
      await setUser(back);
      expect((await open(url)).status).toBe(200);
    }
    expect((await call("admin", "POST", "sandbox/snapshots", { name: "shared" })).status).toBe(201);
    expect((await call("admin", "POST", "sandbox/snapshots/shared/restore")).status).toBe(204);
    expect((await call("vendor", "GET", "event/1")).status).toBe(200);
    expect((await open(url)).status).toBe(404);
    const again = await share();
    expect((await call("admin", "DELETE", "event/1")).status).toBe(204);
    expect((await open(again.url)).status).toBe(404);
    expect(await server.store.read((db) => db.$count(eventShares))).toBe(0);
  });

  test("ends with a reset, also where the new marketplace has an event of the same number", async () => {
    const { call, share, open } = await withEvent();
    const { url } = await share();
    expect((await call("admin", "POST", "sandbox/reset", { seed: "demo" })).status).toBe(204);
    const event = {
      entityName: "Subscription",
      entityId: 1,
      type: "CREATED",
      endpoint: "https://app.acme.test/events",
    };
    expect((await call("vendor", "POST", "event", event)).body).toMatchObject({ id: 1 });
    expect((await open(url)).status).toBe(404);
  });

  test("is not guessed: what is unknown, expired or revoked looks the same, and a network may ask 60 times a minute", async () => {
    const { call, share, open, machine } = await withEvent();
    const { url } = await share();
    const wrong = await open(`${url.slice(0, -4)}AAAA`);
    await call("vendor", "DELETE", "event/1/share");
    const revoked = await open(url);
    const expired = await share("vendor", { hours: 1 });
    machine.elapse(HOUR);
    const late = await open(expired.url);
    expect([wrong.status, revoked, late]).toEqual([
      404,
      expect.objectContaining({ status: 404, text: wrong.text }),
      expect.objectContaining({ status: 404, text: wrong.text }),
    ]);
    const asked = [];
    for (let count = 0; count < 62; count += 1) asked.push((await open(`${url}${count}`)).status);
    expect(new Set(asked.slice(0, 58))).toEqual(new Set([404]));
    const refused = await open(url);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get(headerNames.retryAfter))).toBeGreaterThan(0);
  });

  test("is kept by no cache and no search engine, whatever is answered below its path", async () => {
    const { share, open } = await withEvent();
    const { url } = await share();
    const answers = [await open(url), await open(`${url}A`), await open(`${url}/x`)];
    for (const method of ["HEAD", "POST", "OPTIONS"]) answers.push(await open(url, { method }));
    for (let count = 0; count < 60; count += 1) await open(url);
    answers.push(await open(url));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 200, 405, 204, 429]);
    for (const { status, headers } of answers)
      expect([status, headers.get("Cache-Control"), headers.get("X-Robots-Tag")]).toEqual([
        status,
        "no-store",
        "noindex, nofollow",
      ]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("answers %s with 405", async (method) => {
    const { share, open } = await withEvent();
    const { status, headers } = await open((await share()).url, { method });
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("opens nothing else: it is no token of the API, and its page is no page of the console", async () => {
    const { share, open, server } = await withEvent();
    const { url } = await share();
    const link = url.split("/").at(-1) ?? "";
    const asToken = await server.fetch(
      new Request("http://market.test/api/event/1", { headers: { [headerNames.authToken]: link } }),
    );
    expect(asToken.status).toBe(401);
    expect((await open(`${url}/attempt`, { headers: { Accept: "text/html" } })).status).toBe(404);
    expect((await open(new URL("/shared", url).href, { headers: { Accept: "text/html" } })).status).toBe(404);
  });

  test("stands in no log", async () => {
    const lines: string[] = [];
    const note = (fields: object, message: string) => lines.push(JSON.stringify([fields, message]));
    const log = { ...silentLog, info: note, warn: note, error: note };
    const { share, open, call, server } = await withEvent({ log });
    const { url } = await share();
    await open(url);
    await open(url, { method: "POST" });
    const link = url.split("/").at(-1) ?? "";
    // As people and proxies write addresses by mistake.
    for (const before of [
      "//shared//",
      "/Shared/",
      "/x/../shared/",
      "/x/%2e%2e/shared/",
      "/market/shared/",
      "/",
    ])
      await server.fetch(`http://market.test${before}${link}`);
    for (const before of ["shared/", "", "login/", "event/", "event/1/"])
      await call("admin", "GET", `${before}${link}`);
    const entries = await call("admin", "GET", "auditEntry");
    const requests = await call("admin", "GET", "sandbox/requests");
    expect(lines.join("\n")).toContain("/shared/…");
    for (const text of [lines.join("\n"), JSON.stringify(entries.body), JSON.stringify(requests.body)])
      expect(text).not.toContain(link);
  });

  test("is not made, and does not work, where the setting is off: in production, unless it is on", async () => {
    const off = await withEvent({ sharedLinks: false });
    const [hash, now] = [hashToken("synd_made-before"), off.machine.wall()];
    await off.server.store.write((tx) =>
      tx.insert(eventShares).values({ eventId: 1, userId: 2, hash, createdAt: now, expiresAt: now + HOUR }),
    );
    expect((await off.open("http://market.test/shared/synd_made-before")).status).toBe(404);
    expect(errorOf(await off.call("vendor", "PUT", "event/1/share", {}))).toBe("403 sharing-off");
    expect((await off.call("vendor2", "PUT", "event/1/share", {})).status).toBe(404);
    const production: ReferenceServerOptions = {
      ...{ production: true, seed: "empty", sandbox: false, publicUrl: "https://market.example" },
      ...{
        secretKey: Buffer.alloc(32, 1).toString("base64"),
        adminPassword: "a long password",
        passwordCost: 4,
      },
    };
    const isOn = async (options: ReferenceServerOptions) =>
      (await openDemo({ ...production, ...options })).server.services.sharedLinks;
    expect([await isOn({}), await isOn({ sharedLinks: true })]).toEqual([false, true]);
  });

  test("is deleted from the database after it has expired", async () => {
    const { share, server, machine } = await withEvent();
    await share("vendor", { hours: 1 });
    await share("admin", { hours: 2 });
    const { store, clock } = server;
    const pruner = createPruner({ store, clock, log: silentLog });
    machine.elapse(HOUR);
    await pruner.prune();
    expect(await store.read((db) => db.select({ userId: eventShares.userId }).from(eventShares))).toEqual([
      { userId: 1 },
    ]);
    await pruner.stop();
  });
});
