import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { StoreTooNew } from "../../src/store/port.js";
import { type Migration, readMigrations } from "../../src/store/postgres/migrate.js";
import { openPostgres } from "../../src/store/postgres/open.js";
import { openMemory } from "../../src/store/sqlite/connection.js";
import { companies } from "../../src/store/tables/company.js";
import { execute } from "../replicas/cluster.js";
import { judgeDatabase } from "../robustness/fuzz/judge-store.js";
import {
  demoLogin,
  type MarketplaceProcess,
  NotReady,
  startMarketplace,
} from "../robustness/torture/process.js";
import { liveWholeLife, type Send, sendAs } from "../support/whole-life.js";
import { freshDatabase } from "./databases.js";
import { makeNextVersion } from "./next-version.js";

const SYNDIKIT_SECRET_KEY = randomBytes(32).toString("base64");

/** @param main - the program of another version. */
async function start(database: string, main?: string): Promise<MarketplaceProcess> {
  const started = await startMarketplace({
    database,
    args: ["--log-level", "error"],
    env: { SYNDIKIT_SECRET_KEY },
    ...(main === undefined ? {} : { main }),
  });
  onTestFinished(() => started.kill());
  return started;
}

async function refusal(starting: Promise<unknown>): Promise<NotReady["ended"]> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof NotReady) return error.ended;
  throw new Error("It has started.");
}

async function judge(url: string): Promise<readonly string[]> {
  const store = await openPostgres({ url, connections: 1 });
  const image = openMemory(await store.snapshot());
  await store.close();
  try {
    return judgeDatabase(image);
  } finally {
    image.close();
  }
}

test("two versions live whole lives on one database, side by side, and either may start when the other has", async () => {
  const [url, next] = [await freshDatabase(), makeNextVersion("go on")];
  const old = await start(url);
  let [going, orders] = [true, 0];
  // The tables change while a server is working.
  const load = (async () => {
    while (going) {
      const body = { type: "NORMAL", productVersion: { url: "productVersion/4" } };
      await sendAs(old.call, "customer", ["POST", "order", body]);
      orders += 1;
    }
  })();
  const newer = await start(url, next);
  going = false;
  await load;
  expect(orders).toBeGreaterThan(0);
  expect(old.log()).toBe("");
  const nicknames = 'select count("nickname")::int as count from "companies"';
  expect(await execute(url, nicknames)).toEqual(await execute(url, 'select count(*)::int from "companies"'));

  let turn = 0;
  const each: Send = (request) => [old, newer][turn++ % 2]?.call(request) ?? old.call(request);
  await liveWholeLife(each);
  await liveWholeLife(each);
  const older = await start(url);
  const [one, other] = await Promise.all(
    [older, newer].map(({ call }) => call({ method: "GET", path: "order", headers: demoLogin("admin") })),
  );
  expect(one?.body).toEqual(other?.body);
  expect(one?.headers.get("CMW-TotalItems")).toBe(other?.headers.get("CMW-TotalItems"));
  await liveWholeLife(older.call);
  for (const server of [old, newer, older]) {
    expect(server.log()).toBe("");
    expect(await server.stop()).toBe(0);
  }
  expect(await judge(url)).toEqual([]);

  // A database that was migrated has the shape of one that the newer version has made.
  const [made, link] = [
    await freshDatabase(),
    'insert into "nicknames" ("company_id", "text") values (1, \'A\')',
  ];
  const fresh = await start(made, next);
  expect(await fresh.stop()).toBe(0);
  expect(await shapeOf(url)).toEqual(await shapeOf(made));
  await execute(url, link);
  await expect(execute(url, link.replace("(1,", "(999999,"))).rejects.toThrow(/foreign key/);
});

/** Columns, indexes and constraints, whatever their order. */
async function shapeOf(url: string): Promise<readonly unknown[]> {
  return [
    await execute(
      url,
      `select table_name, column_name, data_type, collation_name, column_default, is_nullable, is_identity
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
    ),
    await execute(url, "select indexdef from pg_indexes where schemaname = 'public' order by 1"),
    await execute(
      url,
      `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as constraint
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
  ];
}

test("a version that those before cannot work with does not start beside them, and they do not start after it", async () => {
  const [url, next] = [await freshDatabase(), makeNextVersion("stop")];
  const old = await start(url);
  const early = await refusal(start(url, next));
  expect(early.code).toBe(1);
  expect(early.log).toMatch(
    /^This version changes tables .* 1 of their servers uses the database\. Stop all of them/,
  );
  await liveWholeLife(old.call);
  expect(await old.stop()).toBe(0);
  const newer = await start(url, next);
  const late = await refusal(start(url));
  expect(late.code).toBe(1);
  expect(late.log).toMatch(/^A newer version of the server has opened this database/);
  await liveWholeLife(newer.call);
  expect(await newer.stop()).toBe(0);
});

test("any number of both versions start at once on an empty database", async () => {
  const [url, next] = [await freshDatabase(), makeNextVersion("go on")];
  const servers = await Promise.all([start(url), start(url, next), start(url), start(url, next)]);
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await execute(url, 'select count(*)::int as users from "users"')).toEqual([{ users: 5 }]);
});

const breaking: Migration = {
  name: "9999_breaking.sql",
  additive: false,
  statements: 'alter table "companies" add column "nickname" text;',
};

test("a server that was cut off while the tables changed under it writes nothing when it is back", async () => {
  const url = await freshDatabase();
  const store = await openPostgres({ url, connections: 2 });
  onTestFinished(() => store.close());
  await store.read((db) => db.$count(companies));
  // As after a network cut: for the database the connection is gone, and the server does not know yet.
  const gone = `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'syndikit server %' and datname = current_database()`;
  await execute(url, gone);
  await expect.poll(() => execute(url, gone)).toEqual([]);
  const newer = await openPostgres({ url, migrations: [...readMigrations(), breaking] });
  onTestFinished(() => newer.close());
  const write = (): Promise<unknown> =>
    store.write(async (tx) => {
      await tx.insert(companies).values({ kind: "VENDOR", name: "Late", createdAt: 0 });
    });
  // The first write may find the connection broken.
  await write().catch(() => undefined);
  await expect(write()).rejects.toBeInstanceOf(StoreTooNew);
  await expect(store.check()).rejects.toBeInstanceOf(StoreTooNew);
  expect(await newer.read((db) => db.$count(companies))).toBe(0);
});

test("a step waits for a table that somebody has locked, and does not hold up the others for long", async () => {
  const url = await freshDatabase();
  await (await openPostgres({ url, connections: 1 })).close();
  const blocker = execute(url, 'begin; lock table "companies" in share mode; select pg_sleep(3); commit');
  await expect
    .poll(() =>
      execute(
        url,
        "select 1 as held from pg_locks where relation = 'companies'::regclass and mode = 'ShareLock'",
      ),
    )
    .toEqual([{ held: 1 }]);
  const additive = { ...breaking, additive: true };
  const opening = openPostgres({ url, migrations: [...readMigrations(), additive], connections: 1 });
  const store = await opening;
  await blocker;
  await store.close();
  expect(await execute(url, 'select "nickname" from "companies"')).toEqual([]);
});
