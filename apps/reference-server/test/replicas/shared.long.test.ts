// Tests on two servers the state that each process once kept for itself: one row of the table in
// `docs/decisions/0016-postgresql.md` per test.
import { ClockStatus, headerNames } from "@syndikit/contract";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { CLASS, Lock } from "../../src/store/postgres/locks.js";
import { idOf } from "../support/shop.js";
import { openTwo, type Replica, type Two } from "./two.js";

const ORDER = {
  type: "NORMAL",
  productVersion: { url: "productVersion/1" },
  configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
};

/** Sends requests to the two replicas alternately. */
async function inTurn<T>({ a, b }: Two, times: number, ask: (replica: Replica) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await ask(count % 2 === 0 ? a : b));
  return answers;
}

const basic = (name: string, password: string): Record<string, string> => ({
  [headerNames.authorization]: `Basic ${btoa(`${name}:${password}`)}`,
});

test("wrong passwords count wherever they are sent", async () => {
  const two = await openTwo({ failedLoginsPerMinute: 6 });
  const statuses = await inTurn(two, 10, async ({ request }) => {
    const { status } = await request("login", { headers: basic("customer", "guess") });
    return status;
  });
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429, 429]);
  const other = await two.b.request("login", { headers: basic("vendor", "vendor-demo") });
  expect(other.status).toBe(200);
});

test("a token that one revokes is refused by the other at once", async () => {
  const { a, b } = await openTwo();
  const token = String((await a.call("customer", "GET", "login?expire=false")).body);
  const headers = { [headerNames.authToken]: token };
  expect((await b.request("user/me", { headers })).status).toBe(200);
  expect((await a.request("logout", { method: "POST", headers })).status).toBeLessThan(300);
  expect((await b.request("user/me", { headers })).status).toBe(401);
});

test("the total of a list counts what the other has written", async () => {
  const two = await openTwo();
  const totals = await inTurn(two, 4, async ({ call }) => {
    await call("customer", "POST", "order", ORDER);
    const { headers } = await two.a.call("customer", "HEAD", "order");
    return headers.get(headerNames.totalItems);
  });
  expect(totals).toEqual(["1", "2", "3", "4"]);
});

test("a fault rule applies as often as it says in all", async () => {
  const two = await openTwo();
  const rule = {
    direction: "incoming",
    match: { path: "/product" },
    action: { kind: "status", status: 503 },
    times: 3,
  };
  expect((await two.a.call("admin", "PUT", "sandbox/faults", [rule])).status).toBe(200);
  const answers = await inTurn(two, 8, ({ call }) => call("vendor", "GET", "product"));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 200, 200, 200, 200, 200]);
});

test("a key that both get at the same time is served once", async () => {
  const { a, b } = await openTwo();
  const place = async ({ request }: Replica, key: string): Promise<number> => {
    const headers = {
      ...basic("customer", "customer-demo"),
      [headerNames.idempotencyKey]: key,
      "Content-Type": "application/json",
    };
    const { status } = await request("order", { method: "POST", headers, body: JSON.stringify(ORDER) });
    return status;
  };
  for (let round = 1; round <= 10; round += 1) {
    const statuses = await Promise.all([place(a, `key ${round}`), place(b, `key ${round}`)]);
    for (const status of statuses) expect([201, 409]).toContain(status);
    expect(statuses).toContain(201);
    const { headers } = await a.call("customer", "HEAD", "order");
    expect(headers.get(headerNames.totalItems)).toBe(String(round));
  }
});

test("what one takes a snapshot of, the other restores", async () => {
  const { a, b } = await openTwo();
  await a.call("customer", "POST", "order", ORDER);
  expect((await a.call("admin", "POST", "sandbox/snapshots", { name: "one-order" })).status).toBe(201);
  await b.call("customer", "POST", "order", ORDER);
  expect((await b.call("admin", "POST", "sandbox/snapshots/one-order/restore")).status).toBe(204);
  const { body } = await a.call("customer", "GET", "order");
  expect(body).toHaveLength(1);
});

test("a snapshot that one restores while an event is on its way leaves no trace of that event", async () => {
  const { a, b, vendors } = await openTwo();
  const url = "https://patient.example/events";
  const configure = { syndicationEndpoints: [url], notificationSecretToken: "of the vendor" };
  await a.call("vendor", "PUT", "product/1", configure);
  await a.call("admin", "POST", "sandbox/snapshots", { name: "before" });
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let arrived = 0;
  vendors.set("https://patient.example", async () => {
    arrived += 1;
    await answered;
    return new Response(null, { status: 204 });
  });
  await a.call("customer", "POST", "order", ORDER);
  await expect.poll(() => arrived).toBeGreaterThan(0);
  // Both restore, so at least one of them is not the replica that is sending the event.
  for (const { call } of [a, b])
    expect((await call("admin", "POST", "sandbox/snapshots/before/restore")).status).toBe(204);
  answer();
  for (const { server } of [a, b]) expect(await server.settle()).toBe(true);
  expect((await b.call("vendor", "GET", "event")).body).toEqual([]);
  // The restored database assigns the same identifiers again, to events that have not been sent yet.
  expect((await b.call("customer", "POST", "order", ORDER)).status).toBe(201);
  const counts = async (filter: string) =>
    (await a.call("vendor", "HEAD", `event?notified=${filter}`)).headers.get(headerNames.totalItems);
  await expect.poll(() => counts("false")).toBe("0");
  expect(Number(await counts("true"))).toBeGreaterThan(0);
});

test("the clock that one moves is the clock of both", async () => {
  const { a, b } = await openTwo();
  const before = new Date().toISOString();
  expect((await a.call("admin", "PUT", "sandbox/clock", { advance: "P1Y" })).status).toBe(200);
  const { body } = await b.call("admin", "GET", "sandbox/clock");
  const moved = new Date(before);
  moved.setUTCFullYear(moved.getUTCFullYear() + 1);
  expect(body).toMatchObject({ status: "ready", mode: "shifted" });
  expect(Date.parse((body as { readonly now: string }).now)).toBeGreaterThanOrEqual(
    Math.floor(moved.getTime() / 1_000) * 1_000,
  );
});

/** Keeps all writes waiting in the database, and tells how many do. */
async function holdWrites(url: string) {
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query(`select pg_advisory_lock(${CLASS}, ${Lock.everything})`);
  return {
    async waiting(): Promise<unknown> {
      const { rows } = await blocker.query(
        `select count(*)::int as writes from pg_locks where locktype = 'advisory' and not granted
         and classid = ${CLASS} and objid = ${Lock.everything}
         and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0]?.writes;
    },
    async letGo(): Promise<void> {
      await blocker.query(`select pg_advisory_unlock(${CLASS}, ${Lock.everything})`);
    },
  };
}

test("while one restores, both refuse writes as they do while the clock advances, and both answer reads", async () => {
  const { a, b, url } = await openTwo();
  expect((await a.call("admin", "POST", "sandbox/snapshots", { name: "empty" })).status).toBe(201);
  expect((await a.call("customer", "POST", "order", ORDER)).status).toBe(201);
  const { waiting, letGo } = await holdWrites(url);
  const restore = a.call("admin", "POST", "sandbox/snapshots/empty/restore");
  await expect.poll(waiting).toBe(1);
  for (const { call } of [a, b]) {
    for (const [account, path, body] of WRITES) {
      const refused = await call(account, "POST", path, body);
      expect([path, refused.status, refused.headers.get(headerNames.retryAfter)]).toEqual([path, 423, "1"]);
    }
    // What does not exist is told first.
    expect((await call("admin", "DELETE", "notification/99")).status).toBe(404);
    expect((await call("customer", "GET", "order")).body).toHaveLength(1);
    expect((await call("admin", "GET", "sandbox/clock")).body).toMatchObject({
      status: ClockStatus.advancing,
    });
  }
  await letGo();
  expect((await restore).status).toBe(204);
  for (const { call } of [a, b]) {
    // Without the one before the restore.
    expect((await call("customer", "GET", "order")).body).toEqual([]);
    expect((await call("admin", "GET", "sandbox/clock")).body).toMatchObject({ status: ClockStatus.ready });
  }
  for (const { call } of [a, b]) expect((await call("customer", "POST", "order", ORDER)).status).toBe(201);
});

/** One with keys, one without, and those that move the clock or replace everything themselves. */
const WRITES = [
  ["customer", "order", ORDER],
  ["admin", "notification", { message: "Hello" }],
  ["admin", "sandbox/reset", {}],
  ["admin", "sandbox/snapshots/empty/restore", undefined],
] as const;

test("a write that had begun when the other began to restore is refused, and not kept waiting", async () => {
  const { a, b, url, vendors } = await openTwo();
  expect((await a.call("admin", "POST", "sandbox/snapshots", { name: "before" })).status).toBe(201);
  let accept = (): void => undefined;
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  let asked = 0;
  vendors.set("https://thoughtful.example", async () => {
    asked += 1;
    await accepted;
    return new Response(null, { status: 204 });
  });
  const orderValidationUrls = ["https://thoughtful.example/orders"];
  expect((await a.call("vendor", "PUT", "product/1", { orderValidationUrls })).status).toBe(200);
  const order = b.call("customer", "POST", "order", ORDER);
  await expect.poll(() => asked).toBe(1);
  const { waiting, letGo } = await holdWrites(url);
  const restore = a.call("admin", "POST", "sandbox/snapshots/before/restore");
  await expect.poll(waiting).toBe(1);
  accept();
  expect((await order).status).toBe(423);
  await letGo();
  expect((await restore).status).toBe(204);
  expect((await b.call("customer", "GET", "order")).body).toEqual([]);
});

test("a write that waits while the other begins to move the clock is refused", async () => {
  const { a, b, url } = await openTwo();
  const { waiting, letGo } = await holdWrites(url);
  const advance = a.call("admin", "PUT", "sandbox/clock", { advance: "P1D" });
  await expect.poll(waiting).toBe(1);
  // Both requests arrive while no advance is in progress. The database grants the lock in the order of the waits.
  const order = b.call("customer", "POST", "order", ORDER);
  await expect.poll(waiting).toBe(2);
  await letGo();
  expect((await order).status).toBe(423);
  expect((await advance).status).toBe(200);
  expect((await b.call("customer", "GET", "order")).body).toEqual([]);
  expect((await b.call("customer", "POST", "order", ORDER)).status).toBe(201);
});

test("a reader hears of what the other has changed, and of a reset by it", async () => {
  const { a, b } = await openTwo();
  const heard = await follow(a, "customer");
  await expect.poll(() => heard).toEqual(["everything"]);
  const { body } = await b.call("customer", "POST", "order", ORDER);
  await expect.poll(() => heard).toContain(`order/${idOf(body)}`);
  const admin = await follow(a, "admin");
  await b.call("admin", "POST", "sandbox/reset", {});
  await expect.poll(() => admin.filter((what) => what === "everything")).toHaveLength(2);
});

/** The changes that a replica streams to an account. */
async function follow({ request }: Replica, account: string): Promise<readonly string[]> {
  const response = await request("sandbox/changes", { headers: basic(account, `${account}-demo`) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error(`The stream was answered ${response.status}.`);
  onTestFinished(() => reader.cancel());
  const heard: string[] = [];
  let text = "";
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const json = /^data: (.*)$/m.exec(event)?.[1];
        if (json === undefined) continue;
        const { kind, id } = JSON.parse(json);
        heard.push(id === undefined ? kind : `${kind}/${id}`);
      }
    }
  })();
  return heard;
}

test("an endpoint that wants six events a minute gets one, whoever sends it", async () => {
  const { a, b, vendors } = await openTwo();
  const received: string[] = [];
  vendors.set("https://slow.example", async (request) => {
    received.push(await request.text());
    return new Response(null, { status: 204 });
  });
  const url = "https://slow.example/events";
  await a.call("vendor", "PUT", "product/1", {
    syndicationEndpoints: [url],
    notificationSecretToken: "of the vendor",
  });
  // The endpoint is stored when something was sent to it.
  await a.call("customer", "POST", "order", ORDER);
  await expect
    .poll(async () =>
      (await a.call("vendor", "HEAD", "event?notified=false")).headers.get(headerNames.totalItems),
    )
    .toBe("0");
  const endpoints = (await a.call("vendor", "GET", "eventEndpoint")).body as readonly { id: number }[];
  expect(endpoints).toHaveLength(1);
  received.length = 0;
  const limited = await a.call("vendor", "PATCH", `eventEndpoint/${endpoints[0]?.id}`, { rateLimit: 6 });
  expect(limited.status).toBeLessThan(300);
  for (const replica of [a, b, a, b, a, b]) await replica.call("customer", "POST", "order", ORDER);
  // When none is due any more, both have processed them all.
  await expect
    .poll(async () => {
      const { body } = await a.call("vendor", "GET", "event?notified=false&pageSize=50");
      const waiting = body as readonly { readonly nextRetry: string }[];
      return waiting.length > 0 && waiting.every(({ nextRetry }) => Date.parse(nextRetry) > Date.now());
    })
    .toBe(true);
  expect(received).toHaveLength(1);
});

test("requests are limited by each: two allow twice as many", async () => {
  const two = await openTwo({ requestsPerMinute: 5 });
  const answers = await inTurn(two, 12, ({ call }) => call("vendor", "GET", "product"));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});
