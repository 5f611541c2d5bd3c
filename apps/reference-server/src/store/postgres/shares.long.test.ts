import { headerNames } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../../test/postgres/databases.js";
import { openTwo } from "../../../test/replicas/two.js";
import { ANYBODY, ofCompany, ofUser } from "../../shares/owner.js";
import { ShareRefused } from "../../shares/shares.js";
import { onVendors } from "../keys.js";
import type { ReadOptions } from "../port.js";
import { companies } from "../tables/company.js";
import { openPostgres, type SharedStore } from "./open.js";

function ignoreRefused(error: unknown): void {
  if (!(error instanceof ShareRefused)) throw error;
}

describe("ten connections", () => {
  let store: SharedStore;
  let endAll: () => void;
  let ended: Promise<void>;
  let reading: Promise<unknown>[];

  beforeEach(async () => {
    store = await openPostgres({ url: await freshDatabase(), connections: 10 });
    reading = [];
    ended = new Promise((resolve) => {
      endAll = resolve;
    });
    onTestFinished(async () => {
      endAll();
      await Promise.all(reading);
      await store.close();
    });
  });

  /** Begins reads of a company that last until the test ends them. */
  function hold(company: number, count: number): void {
    const owner = ofCompany(company);
    // On a slow machine, what waits is refused before the test ends.
    for (let each = 0; each < count; each += 1)
      reading.push(store.read(() => ended, { owner }).catch(ignoreRefused));
  }

  const readOne = (options?: ReadOptions): Promise<number> =>
    store.read((db) => db.$count(companies), options);

  test("an owner that fills them with slow reads leaves others theirs, for reads and writes", async () => {
    hold(1, 30);
    expect(await readOne({ owner: ofCompany(2) })).toBe(0);
    await store.write((tx) => tx.select({ one: sql`1` }).from(companies), {
      ...onVendors([2]),
      owner: ofCompany(2),
    });
    expect(await readOne()).toBe(0);
    expect(store.shares?.["connections"]?.state()).toMatchObject({ running: 5, waiting: 25 });
  });

  test("counts of what strangers guess wait with the strangers, and take no connection of the server's own", async () => {
    for (let each = 0; each < 30; each += 1)
      reading.push(store.read(() => ended, { owner: ANYBODY }).catch(ignoreRefused));
    let isRead = false;
    const read = store.tallies.read("a name", ANYBODY).then(() => {
      isRead = true;
    });
    reading.push(read.catch(ignoreRefused));
    await store.tallies.read("a device", ofUser(1));
    await store.tallies.read("a rate");
    expect(isRead).toBe(false);
  });

  test("many owners together leave the server its own", async () => {
    for (let company = 1; company <= 12; company += 1) hold(company, 3);
    expect(store.shares?.["connections"]?.state()).toMatchObject({ running: 8 });
    expect(await readOne()).toBe(0);
    await store.write((tx) => tx.select({ one: sql`1` }).from(companies), onVendors([1]));
    await store.check();
  });

  test("a server that uses all of them is ready at once, for the database answers", async () => {
    for (let company = 1; company <= 12; company += 1) hold(company, 3);
    let copies = 0;
    const copy = (): Promise<void> => {
      copies += 1;
      return ended;
    };
    reading.push(store.read(copy), store.read(copy));
    await expect.poll(() => copies).toBe(2);
    expect(store.shares?.["connections"]?.state()).toMatchObject({ running: 10 });
    await store.check();
  });
});

test("strangers who fill their share of connections keep out no known device, no used token and no work of the server", async () => {
  const { a } = await openTwo();
  const login = (headers: Record<string, string> = {}) =>
    a.request("login", {
      headers: { [headerNames.authorization]: `Basic ${btoa("customer:customer-demo")}`, ...headers },
    });
  const first = await login();
  const [Cookie = ""] = first.headers.getSetCookie().map((set) => set.split(";")[0] ?? "");
  const token = { [headerNames.authToken]: String(await first.json()) };
  expect((await a.request("user/me", { headers: token })).status).toBe(200);
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { store } = a.server;
  const strangers = Array.from({ length: 30 }, () =>
    store.read(() => ended, { owner: ANYBODY }).catch(ignoreRefused),
  );
  onTestFinished(async () => {
    end();
    await Promise.all(strangers);
  });
  expect((await login({ Cookie })).status).toBe(200);
  expect((await a.request("user/me", { headers: token })).status).toBe(200);
});

test("a customer whose lists hang leaves the reads of another customer and all sign-ins alone", async () => {
  const { a, url } = await openTwo();
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query("begin; lock table subscriptions in access exclusive mode");
  let answered = 0;
  const lists = Array.from({ length: 30 }, async () => {
    const { status } = await a.call("customer", "GET", "subscription");
    if (status === 200) answered += 1;
  });
  const held = async (): Promise<unknown> => {
    const { rows } = await blocker.query(
      "select count(*)::int as waiting from pg_locks where not granted and relation = 'subscriptions'::regclass",
    );
    return rows[0]?.waiting;
  };
  await expect.poll(held).toBe(5);
  expect((await a.call("customer2", "GET", "user/me")).status).toBe(200);
  expect((await a.call("vendor", "GET", "product")).status).toBe(200);
  expect(answered).toBe(0);
  await blocker.query("rollback");
  await Promise.all(lists);
});
