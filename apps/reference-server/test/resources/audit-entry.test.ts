import { type AuditEntryDTO, headerNames } from "@syndikit/contract";
import Database from "better-sqlite3";
import { describe, expect, test, vi } from "vitest";
import { createPruner } from "../../src/events/retention.js";
import { silentLog } from "../../src/ports.js";
import { openDemo } from "../support/demo-server.js";
import { type Marketplace, passwordOf } from "../support/marketplace.js";
import { openPopulated } from "../support/people.js";

const DAY = 24 * 3_600_000;

async function entries({ as, services }: Marketplace, query = ""): Promise<readonly AuditEntryDTO[]> {
  // Failures are recorded in parallel with the response, not before it.
  await services.audit.idle();
  const answer = await as("admin").get(`auditEntry?pageSize=50&${query}`);
  expect(answer.status).toBe(200);
  return answer.body as AuditEntryDTO[];
}

function basic(userName: string, password = passwordOf(userName)): Record<string, string> {
  const pair = Buffer.from(`${userName}:${password}`).toString("base64");
  return { [headerNames.authorization]: `Basic ${pair}`, "Content-Type": "application/json" };
}

describe("the audit", () => {
  test("says who changed what, from where, in which request, and how it ended", async () => {
    const market = await openPopulated();
    const path = `product/${market.product}`;
    const changed = await market.as("vendor").put(path, { name: "Notes 2" });
    const refused = await market.as("vendor2").put(path, { name: "Mine" });

    const [change, refusal, ...more] = await entries(market);
    expect(change).toMatchObject({
      date: new Date(market.machine.wall()).toISOString().replace(".000", ""),
      actor: { url: `user/${market.vendor}` },
      actorName: "vendor",
      operation: "productUpdate",
      object: path,
      outcome: "SUCCESS",
      status: 200,
      address: "in-process",
      requestId: changed.headers.get(headerNames.requestId),
    });
    expect(change).not.toHaveProperty("asUser");
    expect(refusal).toMatchObject({
      actorName: "vendor2",
      object: path,
      outcome: "FAILURE",
      status: 404,
      requestId: refused.headers.get(headerNames.requestId),
    });
    expect(more).toEqual([]);
    expect((await market.as("admin").get(change?.self ?? "")).body).toEqual(change);
  });

  test("names what was made", async () => {
    const market = await openPopulated();
    const { body } = await market.as("vendor").post("token", { name: "Export" });
    const self = String(Reflect.get(Object(body), "self"));
    expect(await entries(market)).toMatchObject([{ operation: "tokenCreate", object: self, status: 201 }]);
  });

  test("names both, when an administrator acts as a user", async () => {
    const market = await openPopulated();
    const headers = { ...basic("admin"), [headerNames.asUser]: "vendor" };
    const body = JSON.stringify({ name: "Notes 2" });
    await market.request(`product/${market.product}`, { method: "PUT", headers, body });
    expect(await entries(market)).toMatchObject([
      {
        actor: { url: `user/${market.admin}` },
        actorName: "admin",
        asUser: { url: `user/${market.vendor}` },
        asUserName: "vendor",
        outcome: "SUCCESS",
      },
    ]);
  });

  test("has sign-ins that failed, and whose they were to be where that is known; no name and no password", async () => {
    const market = await openPopulated();
    await market.request("user/me", { headers: basic("vendor", "a wrong password") });
    await market.request("user/me", { headers: basic("a-secret-typed-as-name", "x") });
    await market.request("user/me", { headers: { [headerNames.authToken]: "forged-token" } });
    const all = await entries(market);
    expect(all).toMatchObject([
      { actor: { url: `user/${market.vendor}` }, actorName: "vendor", status: 401, outcome: "FAILURE" },
      { status: 401 },
      { status: 401 },
    ]);
    for (const entry of all.slice(1)) expect(entry).not.toHaveProperty("actor");
    expect(JSON.stringify(all)).not.toMatch(/a wrong password|a-secret-typed|forged-token/);
  });

  test("has sign-ins that made a token, and nothing that only reads, or was sent without credentials", async () => {
    const market = await openPopulated();
    await market.as("vendor").get("login");
    await market.as("vendor").get("product");
    await market.as("vendor").get("product/4711");
    await market.request("product");
    expect(await entries(market)).toMatchObject([{ operation: "login", actorName: "vendor", status: 200 }]);
  });

  test("has a request that was repeated with its Idempotency-Key once", async () => {
    const market = await openPopulated();
    const headers = { ...basic("vendor"), [headerNames.idempotencyKey]: "once" };
    const body = JSON.stringify({
      name: "Fresh",
      type: "SYNDICATED",
      company: { url: `company/${market.northwind}` },
    });
    for (const status of [201, 201]) {
      expect((await market.request("product", { method: "POST", headers, body })).status).toBe(status);
    }
    expect(await entries(market)).toMatchObject([{ operation: "productCreate", status: 201 }]);
  });

  test("is written in the transaction of the change: there is never the one without the other", async () => {
    const market = await openPopulated();
    const write = vi.spyOn(market.services.store, "write");
    const put = () => market.as("vendor").put(`product/${market.product}`, { name: "Notes 2" });
    expect((await put()).status).toBe(200);
    expect(write).toHaveBeenCalledTimes(1);

    const noteChange = vi.spyOn(market.services.audit, "noteChange");
    noteChange.mockRejectedValueOnce(new Error("It cannot be noted."));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const before = (await market.as("vendor").get(`product/${market.product}`)).body;
    const failed = await market.as("vendor").put(`product/${market.product}`, { name: "Unseen" });
    expect(failed.status).toBe(500);
    expect((await market.as("vendor").get(`product/${market.product}`)).body).toEqual(before);
  });

  test("is found by user, operation, object, outcome, request and time", async () => {
    const market = await openPopulated();
    const path = `product/${market.product}`;
    await market.as("vendor").put(path, { name: "Notes 2" });
    const asVendor = { ...basic("admin"), [headerNames.asUser]: "vendor" };
    await market.request(path, { method: "PUT", headers: asVendor, body: "{}" });
    market.machine.elapse(DAY);
    const last = await market.as("customer").put(path, {});

    const count = async (query: string) => (await entries(market, query)).length;
    expect(await count("")).toBe(3);
    expect(await count(`userId=${market.vendor}`)).toBe(2);
    expect(await count(`userId=${market.admin}`)).toBe(1);
    expect(await count("operation=productUpdate")).toBe(3);
    expect(await count("operation=productDelete")).toBe(0);
    expect(await count(`object=${encodeURIComponent(path)}`)).toBe(3);
    expect(await count("outcome=FAILURE")).toBe(1);
    expect(await count("outcome=SUCCESS")).toBe(2);
    expect(await count(`requestId=${last.headers.get(headerNames.requestId)}`)).toBe(1);
    const from = encodeURIComponent(new Date(market.machine.wall()).toISOString());
    expect(await count(`from=${from}`)).toBe(1);
    expect(await count(`to=${from}`)).toBe(2);
  });

  test("is for administrators only", async () => {
    const market = await openPopulated();
    for (const userName of ["vendor", "customer"]) {
      expect((await market.as(userName).get("auditEntry")).status).toBe(403);
    }
  });

  test("has so many failures of one caller in a minute, and every change", async () => {
    const market = await openPopulated();
    const path = `product/${market.product}`;
    for (let count = 0; count < 100; count += 1) await market.as("customer").put(path, {});
    for (let count = 0; count < 70; count += 1) await market.as("vendor").put(path, {});
    await market.services.audit.idle();
    const total = async (query: string) => {
      const { headers } = await market.as("admin").head(`auditEntry?${query}`);
      return Number(headers.get(headerNames.totalItems));
    };
    expect(await total("outcome=FAILURE")).toBe(60);
    expect(await total("outcome=SUCCESS")).toBe(70);
  });

  test("goes after its time, by the machine's clock", async () => {
    const market = await openPopulated();
    await market.as("vendor").put(`product/${market.product}`, {});
    market.machine.elapse(10 * DAY);
    await market.as("vendor").put(`product/${market.product}`, {});
    const prune = (auditRetention: number) =>
      createPruner({ ...market.services, log: silentLog, auditRetention }).prune();
    expect(await prune(0)).toBe(0);
    expect(await prune(11 * DAY)).toBe(0);
    expect(await prune(9 * DAY)).toBe(1);
    expect(await entries(market)).toHaveLength(1);
  });
});

describe("in the sandbox the audit", () => {
  test("stays as it is when everything else is reset or restored, and tells of that too", async () => {
    const { call, server } = await openDemo({ passwordCost: 4 });
    await call("vendor", "PUT", "product/1", { shortDescription: "Changed." });
    await call("admin", "POST", "sandbox/snapshots", { name: "before" });
    await call("admin", "POST", "sandbox/snapshots/before/restore");
    await call("admin", "POST", "sandbox/reset", {});
    await call("vendor", "PUT", "product/1", { shortDescription: "Changed again." });

    const { body } = await call("admin", "GET", "auditEntry");
    const operations = (body as AuditEntryDTO[]).map(({ operation }) => operation);
    expect(operations).toEqual([
      "productUpdate",
      "snapshotCreate",
      "snapshotRestore",
      "sandboxReset",
      "productUpdate",
    ]);
    const client = new Database(Buffer.from(await server.store.snapshot()));
    expect(client.prepare("select count(*) from audit_entries").pluck().get()).toBe(0);
    client.close();
  });
});

describe("a change in the audit", () => {
  test("has the fields that changed, before and after, so that one sees who raised a price", async () => {
    const market = await openDemo();
    await market.call("vendor", "PATCH", "productVersion/2", { price: "36.00" });
    const { body } = await market.call("admin", "GET", "auditEntry?object=productVersion/2");
    expect(body).toMatchObject([
      { actorName: "vendor", before: { price: "30.0000" }, after: { price: "36.0000" } },
    ]);
    const [entry] = body as AuditEntryDTO[];
    expect(Object.keys(entry?.after ?? {})).toEqual(["price"]);
  });

  test("of the clock has the time before the move and after it, and how much fell due", async () => {
    const market = await openDemo();
    const before = (await market.call("admin", "GET", "sandbox/clock")).body;
    await market.call("admin", "PUT", "sandbox/clock", { advance: "P1D" });
    const { body } = await market.call("admin", "GET", "auditEntry?operation=clockAdvance");
    const [entry] = body as AuditEntryDTO[];
    const from = String(Reflect.get(Object(entry?.before), "now"));
    expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(String(Reflect.get(Object(before), "now"))));
    const to = String(Reflect.get(Object(entry?.after), "now"));
    // The machine's clock goes on meanwhile.
    expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(86_400_000);
    expect(entry?.after).toEqual({ now: to, jobs: 0 });
  });

  test("masks a secret, and shows that it changed", async () => {
    const market = await openDemo();
    await market.call("vendor", "PUT", "product/1", { notificationSecretToken: "a-new-long-secret" });
    const { body } = await market.call("admin", "GET", "auditEntry?object=product/1");
    expect(body).toMatchObject([{ after: { notificationSecretToken: "••••••••" } }]);
    expect(JSON.stringify(body)).not.toContain("a-new-long-secret");
  });

  test("of metadata shows the keys, and of a deleted object only what was", async () => {
    const market = await openDemo();
    await market.call("customer", "PUT", "user/4/metadata", { team: "red" });
    const method = { label: "Card", payload: { paymentMethodId: "pm_card_visa" } };
    const made = await market.call("customer", "POST", "paymentMethod", method);
    const self = String(Reflect.get(Object(made.body), "self"));
    expect((await market.call("customer", "DELETE", self)).status).toBe(204);
    const { body } = await market.call("admin", "GET", "auditEntry?sortField=id&sortDirection=DESC");
    const [deleted, , metadata] = body as AuditEntryDTO[];
    expect(deleted).toMatchObject({ operation: "paymentMethodDelete", before: { label: "Card" } });
    expect(deleted).not.toHaveProperty("after");
    const one = await market.call("admin", "GET", deleted?.self ?? "");
    expect(one.body).toEqual(deleted);
    expect(metadata).toMatchObject({ operation: "userUpdateMetadata", before: {}, after: { team: "red" } });
  });

  test("has both clocks where they differ, and so has the log of requests", async () => {
    const market = await openDemo();
    await market.call("vendor", "PUT", "product/1", { name: "Before" });
    await market.call("admin", "PUT", "sandbox/clock", { advance: "P10D" });
    await market.call("vendor", "PUT", "product/1", { name: "After" });
    const { body } = await market.call("admin", "GET", "auditEntry?object=product/1&sortField=id");
    const [before, after] = body as AuditEntryDTO[];
    expect(before).not.toHaveProperty("marketplaceDate");
    const ahead = Date.parse(after?.marketplaceDate ?? "") - Date.parse(after?.date ?? "");
    expect(Math.round(ahead / DAY)).toBe(10);
    const [latest] = (await market.call("admin", "GET", "sandbox/requests")).body as {
      machineDate?: string;
    }[];
    expect(latest).toHaveProperty("machineDate");
  });
});
