import { Pool } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import {
  createProvisioner,
  createReceiver,
  type Provisioner,
  type ProvisionerOptions,
  type Receiver,
} from "../../src/index.js";
import { postgresStore } from "../../src/store/postgres.js";
import { delivery, eventText, secret } from "../delivery.js";
import { type ManySubscriptions, manySubscriptions } from "../many-subscriptions.js";
import { givenUp, quiet, storedRecord, wakeSubscription } from "../tasks.js";
import { type SilentProxy, silentProxy } from "./silent-proxy.js";

const result = { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] } as const;

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `shared${stores}_`;
};

const pools: Pool[] = [];
const receivers: Receiver[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop({ grace: "1s" })));
  // Ends only when the store has given back what it kept.
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});

function poolOf(url: string, max?: number): Pool {
  const pool = new Pool({ connectionString: url, ...(max === undefined ? {} : { max }) });
  pool.on("error", () => {});
  pools.push(pool);
  return pool;
}

interface World {
  readonly provisioner: Provisioner;
  readonly receiver: Receiver;
  readonly market: ManySubscriptions;
  readonly error: ReturnType<typeof vi.fn>;
  readonly warning: ReturnType<typeof vi.fn>;
}

function worldOf(client: Pool, ids: readonly number[], options: Partial<ProvisionerOptions> = {}): World {
  const market = manySubscriptions(ids);
  const [error, warning] = [vi.fn(), vi.fn()];
  const provisioner = createProvisioner({
    client: market.client,
    store: postgresStore({ client, prefix: newPrefix() }),
    poll: "100ms",
    retry: { attempts: 2, base: "1s" },
    hooks: { ...quiet, error, warning },
    provision: () => result,
    deprovision: () => {},
    ...options,
  });
  const receiver = createReceiver({ secrets: secret, provisioner, health: true });
  receivers.push(receiver);
  return { provisioner, receiver, market, error, warning };
}

const statesOf = ({ subscriptions }: ManySubscriptions): ReadonlySet<string> =>
  new Set([...subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus));

const deliver = async (receiver: Receiver, id: number): Promise<number> =>
  (await receiver.handle(delivery(eventText({ id: String(id) })))).status;

describe("a PostgreSQL server whose connections go silent without a reset", () => {
  let proxy: SilentProxy;
  beforeEach(async () => {
    proxy = await silentProxy(inject("postgresUrl"));
  });
  afterEach(() => proxy.stop());

  test("is given up, told in one line, and worked with again on new connections", async () => {
    const pool = poolOf(proxy.url);
    const { provisioner, receiver, market, error } = worldOf(pool, [1, 2, 3], { storeTimeLimit: "500ms" });
    await receiver.start();
    expect(await deliver(receiver, 1)).toBe(204);
    await expect.poll(() => market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");

    proxy.goSilent();
    expect(await deliver(receiver, 2)).toBe(503);
    expect(await deliver(receiver, 2)).toBe(503);
    // Long enough for several attempts to connect, none of which may be left behind.
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    expect(await deliver(receiver, 2)).toBe(503);
    expect(pool.totalCount).toBeLessThanOrEqual(3);
    expect(error.mock.calls.map(([{ code }]) => code)).toEqual(["store_silent"]);

    proxy.comeBack();
    await expect.poll(() => deliver(receiver, 2)).toBe(204);
    expect(await deliver(receiver, 3)).toBe(204);
    await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
    expect(await givenUp(provisioner)).toEqual([]);
  });

  test("in the middle of a step loses no result, and costs no attempt", async () => {
    const work = vi.fn(() => proxy.goSilent());
    const { provisioner, receiver, market } = worldOf(poolOf(proxy.url), [1], {
      storeTimeLimit: "500ms",
      retry: { attempts: 1 },
      lease: "10m",
      async provision({ step }) {
        await step("tenant", work);
        return result;
      },
    });
    await receiver.start();
    expect(await deliver(receiver, 1)).toBe(204);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    proxy.comeBack();

    await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
    expect(work).toHaveBeenCalledOnce();
    expect(await givenUp(provisioner)).toEqual([]);
  });

  test("before the first use is started with when it answers", async () => {
    proxy.goSilent();
    const { receiver, market } = worldOf(poolOf(proxy.url), [1], { storeTimeLimit: "500ms" });
    await receiver.start();
    expect(await deliver(receiver, 1)).toBe(503);
    proxy.comeBack();

    await expect.poll(() => deliver(receiver, 1)).toBe(204);
    await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
  });
});

describe("the vendor's own code on the pool of the store", () => {
  test("may hold a connection in a transaction for each order, and take steps meanwhile", async () => {
    const pool = poolOf(inject("postgresUrl"));
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const { provisioner, receiver, market } = worldOf(pool, ids, {
      async provision({ step }) {
        const connection = await pool.connect();
        try {
          await connection.query("begin");
          await step("tenant", () => new Promise((resolve) => setTimeout(resolve, 20)));
          await connection.query("commit");
        } finally {
          connection.release();
        }
        return result;
      },
    });
    await receiver.start();
    for (const id of ids) expect(await deliver(receiver, id)).toBe(204);

    await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
    expect(await givenUp(provisioner)).toEqual([]);
  });

  test("may even hold every connection that is left: the store has its own", async () => {
    const pool = poolOf(inject("postgresUrl"));
    const { receiver, market } = worldOf(pool, [1, 2]);
    await receiver.start();
    await expect.poll(() => pool.totalCount).toBeGreaterThan(0);
    const held = await Promise.all(Array.from({ length: 9 }, () => pool.connect()));
    expect(pool.totalCount).toBe(10);

    expect(await deliver(receiver, 1)).toBe(204);
    await expect.poll(() => market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");
    for (const connection of held) connection.release();
  });

  test("that holds all connections before there is any for the store counts in the limit of its calls", async () => {
    const pool = poolOf(inject("postgresUrl"));
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    const { receiver, market, error } = worldOf(pool, [1], { storeTimeLimit: "500ms" });
    await receiver.start();
    expect(await deliver(receiver, 1)).toBe(503);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: "store_silent" }), expect.anything());
    for (const connection of held) connection.release();

    await expect.poll(() => deliver(receiver, 1)).toBe(204);
    await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
  });

  test("keeps its limit for connections: the one of the store is for the store alone", async () => {
    const pool = poolOf(inject("postgresUrl"));
    await postgresStore({ client: pool, prefix: newPrefix() }).open();

    expect(pool.options.connectionTimeoutMillis).toBeUndefined();
  });

  test("that rolls back around a step leaves the step done: the transaction belongs into the step", async () => {
    const pool = poolOf(inject("postgresUrl"));
    const table = `${newPrefix()}tenants`;
    await pool.query(`create table ${table} (id integer)`);
    const store = postgresStore({ client: pool, prefix: newPrefix() });
    const { provisioner, market } = worldOf(pool, [1], {
      store,
      async provision({ step, attempt }) {
        const connection = await pool.connect();
        try {
          await connection.query("begin");
          await step("around", () => "stored");
          await connection.query(attempt === 1 ? "rollback" : "commit");
        } finally {
          connection.release();
        }
        await step("within", async () => {
          const own = await pool.connect();
          try {
            await own.query("begin");
            await own.query(`insert into ${table} values (1)`);
            await own.query("commit");
          } finally {
            own.release();
          }
        });
        if (attempt === 1) throw new Error("the first attempt fails after it");
        return result;
      },
    });
    await provisioner.reconcile(1);
    expect((await storedRecord(store, 1)).run?.steps).toMatchObject({ around: "stored", within: null });
    await provisioner.reconcile(1);

    expect(statesOf(market)).toEqual(new Set(["DEPLOYED"]));
    expect((await pool.query(`select id from ${table}`)).rows).toEqual([{ id: 1 }]);
  });

  test("is refused a pool that is too small, with the number that is needed", async () => {
    const pool = poolOf(inject("postgresUrl"), 4);

    expect(() => worldOf(pool, [1])).toThrow(/at most 4 connections.*max: 10.*concurrency: 2/);
    const { provisioner, market } = worldOf(pool, [1], { concurrency: 2 });
    await wakeSubscription(provisioner, 1);
    await provisioner.drain({ deadline: "10s" });
    expect(statesOf(market)).toEqual(new Set(["DEPLOYED"]));
  });
});

test("a pool ends after the store was closed, whoever still works with it", async () => {
  const pool = poolOf(inject("postgresUrl"));
  const store = postgresStore({ client: pool, prefix: newPrefix() });
  await store.open();
  store.reserve?.();
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(1));
  await store.close();
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
});

test("a pool ends after a stop, and soon also without one: the store gives its connection back", async () => {
  const pool = poolOf(inject("postgresUrl"));
  const { receiver } = worldOf(pool, [1]);
  await receiver.start();
  await deliver(receiver, 1);
  pools.splice(0);

  expect(await pool.end().then(() => "ended")).toBe("ended");
});
