import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import {
  createProvisioner,
  createReceiver,
  type Provisioner,
  type ProvisionerOptions,
  type Store,
} from "../../src/index.js";
import { postgresStore } from "../../src/store/postgres.js";
import { delivery, eventText, secret } from "../delivery.js";
import { endurance } from "../endurance.js";
import { fakeClock } from "../fake-clock.js";
import { manySubscriptions } from "../many-subscriptions.js";
import { countingStore } from "../over-stores.js";
import { givenUp, quiet, wakeSubscription } from "../tasks.js";
import { type RestartableServer, startPostgres } from "./start-postgres.js";

const result = { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] } as const;

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `endurance${stores}_`;
};

/** A store whose clock is the test's. */
function onTestClock(client: Pool): Store {
  const { time: _, ...store } = postgresStore({ client, prefix: newPrefix() });
  return store;
}

describe("for days and among many, over a PostgreSQL server", () => {
  const pool = new Pool({ connectionString: inject("postgresUrl") });
  afterAll(() => pool.end());
  endurance(() => onTestClock(pool));
});

test("with 50,000 subscriptions under a sweep, to look for work reads as little of PostgreSQL as with none", async () => {
  const pool = new Pool({ connectionString: inject("postgresUrl") });
  const prefix = newPrefix();
  const table = `${prefix}rows`;
  const pages: number[] = [];
  const store = postgresStore({
    prefix,
    client: {
      async query(text, values) {
        if (text.includes(table) && text.trimStart().startsWith("select")) {
          const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
          const { Plan } = rows[0]["QUERY PLAN"][0];
          pages.push(Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"]);
        }
        return pool.query(text, values);
      },
    },
  });
  await store.open();
  await pool.query(
    `insert into ${table} (key, revision, lane, state, ready_at, changed_at, body)
     select 'subscription/' || n, 'r', case when n % 5000 = 0 then 'event' else 'sweep' end, 'idle', n, n, repeat('x', 400)
     from generate_series(1, 50000) as n`,
  );
  await pool.query(`analyze ${table}`);

  const shares = ["event", "handler", "retry", "sweep"].map((lane) => ({ lane, limit: 8 }));
  expect(await store.due(shares, 60_000)).toHaveLength(16);
  expect(await store.next(["event", "handler", "retry", "sweep"])).toBe(1);
  expect(await store.waiting(["event", "handler"], 10_000)).toBe(10);
  await pool.end();

  expect(pages).toHaveLength(3);
  // The table has 3,000 pages.
  expect(Math.max(...pages)).toBeLessThan(100);
});

describe("replicas on a PostgreSQL server whose clocks are wrong", () => {
  const pools: Pool[] = [];
  const replicas: Provisioner[] = [];
  afterEach(async () => {
    await Promise.all(replicas.splice(0).map((replica) => replica.stop({ grace: "1s" })));
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  });

  test("run an order one at a time, for the database tells when a lease ends", async () => {
    const market = manySubscriptions([12]);
    const prefix = newPrefix();
    let finish = (): void => {};
    const provision = vi.fn<ProvisionerOptions["provision"]>(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return result;
    });
    const looks = [-3_600_000, -15_000, 15_000, 3_600_000].map((skew) => {
      const pool = new Pool({ connectionString: inject("postgresUrl"), max: 3 });
      pools.push(pool);
      const store = postgresStore({ client: pool, prefix });
      const due = vi.fn(store.due);
      replicas.push(
        createProvisioner({
          client: market.client,
          store: { ...store, due },
          clock: {
            now: () => Date.now() + skew,
            after(ms, task) {
              const timer = setTimeout(task, ms);
              return () => clearTimeout(timer);
            },
          },
          // Longer than any machine stands still.
          lease: "10m",
          poll: "50ms",
          concurrency: 1,
          hooks: quiet,
          provision,
          deprovision: () => {},
        }),
      );
      return due;
    });
    for (const replica of replicas) await replica.start();
    for (const replica of replicas) await wakeSubscription(replica);
    await expect.poll(() => provision.mock.calls.length).toBe(1);
    for (const due of looks) due.mockClear();
    // Each looks for work again and again, also the one for which the lease ended an hour ago by its own clock.
    await expect.poll(() => looks.every((due) => due.mock.calls.length >= 5)).toBe(true);
    expect(provision).toHaveBeenCalledOnce();
    finish();

    await expect.poll(() => market.subscriptions.get(12)?.deploymentStatus).toBe("DEPLOYED");
    await expect.poll(async () => (await replicas[0]?.show(12))?.state).toBe("idle");
    expect(provision).toHaveBeenCalledOnce();
  });
});

describe("a PostgreSQL server that goes away", () => {
  let server: RestartableServer;
  let pool: Pool;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    pool = new Pool({ connectionString: server.url });
    // A connection that ends while nobody uses it is told here.
    pool.on("error", () => {});
  });
  afterEach(() => pool.end());

  test("for a minute loses no order, makes no tenant twice, and takes what comes meanwhile later", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    const market = manySubscriptions([...ids, 21]);
    const { store, isBusy } = countingStore(onTestClock(pool));
    const clock = fakeClock(undefined, isBusy);
    const made: string[] = [];
    const provisioner = createProvisioner({
      client: market.client,
      store,
      clock,
      random: () => 0.5,
      hooks: quiet,
      async provision({ step, idempotencyKey }) {
        await step("tenant", async () => {
          await new Promise<void>((resolve) => void clock.after(20_000, resolve));
          made.push(idempotencyKey);
        });
        return result;
      },
      deprovision: () => {},
    });
    const receiver = createReceiver({ secrets: secret, provisioner, hooks: quiet });
    await receiver.start();
    for (const id of ids)
      expect((await receiver.handle(delivery(eventText({ id: String(id) })))).status).toBe(204);
    await clock.advance(10_000);
    await server.goAway();
    await clock.advance(30_000);
    const late = delivery(eventText({ id: "21" }));
    expect((await receiver.handle(late)).status).toBe(503);
    await clock.advance(30_000);
    await server.comeBack();
    expect((await receiver.handle(late)).status).toBe(204);
    await clock.advance(10 * 60_000);
    await receiver.stop();

    const states = [...market.subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus);
    expect(new Set(states)).toEqual(new Set(["DEPLOYED"]));
    expect(await givenUp(provisioner)).toEqual([]);
    expect(new Set(made).size).toBe(ids.length + 1);
  });
});
