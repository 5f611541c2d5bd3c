import { createPool, type Pool, type PoolOptions } from "mysql2/promise";
import { afterAll, describe, expect, inject, test, vi } from "vitest";
import {
  createProvisioner,
  createReceiver,
  type ProvisionerOptions,
  type Receiver,
} from "../../src/index.js";
import { mysqlSchema, mysqlStore } from "../../src/store/mysql.js";
import { delivery, eventText, secret } from "../delivery.js";
import { type ManySubscriptions, manySubscriptions } from "../many-subscriptions.js";
import { describeStore } from "../store-conformance.js";
import { storeRow } from "../store-row.js";
import { givenUp, quiet, wakeSubscription } from "../tasks.js";
import { raceForClaims } from "./race-for-claims.js";
import { silentProxy } from "./silent-proxy.js";

const pools: Pool[] = [];
const receivers: Receiver[] = [];
afterAll(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop({ grace: "1s" })));
  await Promise.all(pools.map((pool) => pool.end()));
});

function poolOf(options: PoolOptions = {}): Pool {
  const pool = createPool({ uri: inject("mariadbUrl"), ...options });
  pools.push(pool);
  return pool;
}

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `mariadb${stores}_`;
};

const pool = poolOf();

describeStore("MariaDB", (prefix) => mysqlStore({ client: pool, prefix }));

describe("several connections to one MariaDB", () => {
  test("make the tables once, when all of them come first", async () => {
    const prefix = newPrefix();
    const clients = Array.from({ length: 8 }, () => poolOf());

    const due = await Promise.all(clients.map((client) => mysqlStore({ client, prefix }).next(["event"])));

    expect(due).toEqual(Array(8).fill(undefined));
  });

  test("never claim the same task, and claim them all", async () => {
    const prefix = newPrefix();
    const open = () => mysqlStore({ client: pool, prefix });

    await raceForClaims([open(), open(), open(), open()]);
  });

  test("that forget old rows while others write them end in no deadlock", async () => {
    const store = mysqlStore({ client: poolOf({ connectionLimit: 30 }), prefix: newPrefix() });
    const rows = Array.from({ length: 300 }, (_, at) => storeRow({ key: `event/${at}`, changedAt: at }));
    await Promise.all(rows.map((row) => store.write(row, undefined)));
    const forget = async (): Promise<number> => {
      let all = 0;
      for (let found = 1; found > 0; all += found) {
        found = await store.prune({ lane: "event", state: "waiting", before: 1e9, keep: 0, limit: 7 });
      }
      return all;
    };

    const [one, two, ...written] = await Promise.all([
      forget(),
      forget(),
      ...rows.map((row) =>
        store.write({ ...row, revision: `${row.revision}b`, state: "done" }, row.revision),
      ),
    ]);

    expect(one + two + written.filter(Boolean).length).toBe(300);
    expect(await store.list({ lanes: ["event"], limit: 400 })).toHaveLength(written.filter(Boolean).length);
  });
});

describe("the tables in MariaDB", () => {
  test("of another version are refused, and the version is named", async () => {
    const prefix = newPrefix();
    await mysqlStore({ client: pool, prefix }).open();
    await pool.query(`update ${prefix}schema set version = 99`);

    await expect(mysqlStore({ client: pool, prefix }).open()).rejects.toThrow(/schema version 99/);
  });

  test.each(["", "Upper_", "a-b", "x; drop table users; --", "a".repeat(41)])(
    "cannot have names that begin with %j",
    (prefix) => {
      expect(() => mysqlStore({ client: pool, prefix })).toThrow(/cannot be the prefix/);
    },
  );

  test("are used by a user that may not create tables, once they are there", async () => {
    const prefix = newPrefix();
    for (const statement of mysqlSchema({ prefix })) await pool.query(statement);
    await pool.query(`create user ${prefix}user@127.0.0.1 identified by 'secret'`);
    for (const table of ["rows", "schema"]) {
      await pool.query(
        `grant select, insert, update, delete on receiver.${prefix}${table} to ${prefix}user@127.0.0.1`,
      );
    }
    const url = new URL(inject("mariadbUrl"));
    [url.username, url.password] = [`${prefix}user`, "secret"];

    const store = mysqlStore({ client: poolOf({ uri: url.href }), prefix });

    expect(await store.write(storeRow(), undefined)).toBe(true);
  });

  test("are not written in a character set that loses characters", async () => {
    const client = poolOf({ charset: "latin1" });

    await expect(mysqlStore({ client, prefix: newPrefix() }).open()).rejects.toThrow(
      /character set latin1.*charset: "utf8mb4"/s,
    );
  });

  test("tell the time of the database, in whatever zone the connection is", async () => {
    const client = poolOf();
    const before = Date.now();
    await client.query("set time_zone = '+09:00'");

    const at = await mysqlStore({ client, prefix: newPrefix() }).time?.();

    expect(Math.abs((at ?? 0) - before)).toBeLessThan(60_000);
  });
});

const result = { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] } as const;

function worldOf(client: Pool, ids: readonly number[], options: Partial<ProvisionerOptions> = {}) {
  const market = manySubscriptions(ids);
  const error = vi.fn();
  const provisioner = createProvisioner({
    client: market.client,
    store: mysqlStore({ client, prefix: newPrefix() }),
    poll: "100ms",
    retry: { attempts: 2, base: "1s" },
    hooks: { ...quiet, error },
    provision: () => result,
    deprovision: () => {},
    ...options,
  });
  const receiver = createReceiver({ secrets: secret, provisioner });
  receivers.push(receiver);
  return { provisioner, receiver, market, error };
}

const statesOf = ({ subscriptions }: ManySubscriptions): ReadonlySet<string> =>
  new Set([...subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus));

const deliver = async (receiver: Receiver, id: number): Promise<number> =>
  (await receiver.handle(delivery(eventText({ id: String(id) })))).status;

describe("the vendor's own code on the pool of a store in MariaDB", () => {
  test("may hold a connection in a transaction for each order, and take steps meanwhile", async () => {
    const client = poolOf();
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const { provisioner, receiver, market } = worldOf(client, ids, {
      async provision({ step }) {
        const connection = await client.getConnection();
        try {
          await connection.beginTransaction();
          await step("tenant", () => new Promise((resolve) => setTimeout(resolve, 20)));
          await connection.commit();
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
    const client = poolOf();
    const { receiver, market } = worldOf(client, [1, 2]);
    await receiver.start();
    await expect.poll(() => deliver(receiver, 1)).toBe(204);
    await expect.poll(() => market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");
    const held = await Promise.all(Array.from({ length: 9 }, () => client.getConnection()));

    expect(await deliver(receiver, 2)).toBe(204);
    await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
    for (const connection of held) connection.release();
  });

  test("may lose every connection, also during a statement: the work goes on with others", async () => {
    const [client, other] = [poolOf(), poolOf({ connectionLimit: 1 })];
    // Only its own: other tests use the same server.
    const threads = new Set<number>();
    client.on("connection", ({ threadId }) => threads.add(threadId));
    const kill = async (): Promise<void> => {
      await Promise.allSettled([...threads].map((id) => other.query(`kill ${id}`)));
    };
    const ids = [1, 2, 3, 4, 5];
    const { provisioner, receiver, market } = worldOf(client, ids, {
      async provision({ step }) {
        await step("tenant", kill);
        return result;
      },
    });
    await receiver.start();
    // The work of an earlier one may end the connection under this statement too: the marketplace would send it again.
    for (const id of ids) await vi.waitFor(() => wakeSubscription(provisioner, id), 60_000);

    await vi.waitFor(() => expect(statesOf(market)).toEqual(new Set(["DEPLOYED"])), 60_000);
  });

  test("is refused a pool that is too small, with the number that is needed", () => {
    expect(() => worldOf(poolOf({ connectionLimit: 4 }), [1])).toThrow(
      /at most 4 connections.*max: 10.*concurrency: 2/,
    );
  });
});

test("a MariaDB whose connections go silent without a reset is given up, told once, and worked with again", async () => {
  const proxy = await silentProxy(inject("mariadbUrl"));
  const { receiver, market, error } = worldOf(poolOf({ uri: proxy.url }), [1, 2], {
    storeTimeLimit: "500ms",
  });
  await receiver.start();
  await expect.poll(() => deliver(receiver, 1)).toBe(204);
  await expect.poll(() => market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");

  proxy.goSilent();
  expect(await deliver(receiver, 2)).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(await deliver(receiver, 2)).toBe(503);
  expect(error.mock.calls.map(([{ code }]) => code)).toEqual(["store_silent"]);

  proxy.comeBack();
  await expect.poll(() => deliver(receiver, 2)).toBe(204);
  await expect.poll(() => statesOf(market)).toEqual(new Set(["DEPLOYED"]));
  await receiver.stop({ grace: "1s" });
  await proxy.stop();
});
