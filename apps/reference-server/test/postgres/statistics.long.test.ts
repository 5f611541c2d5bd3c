import { expect, onTestFinished, test } from "vitest";
import { copyDatabase } from "../../src/server/copy.js";
import { openReferenceServer } from "../../src/server/create.js";
import { readMigrations } from "../../src/store/postgres/migrate.js";
import { openPostgres, type SharedStore } from "../../src/store/postgres/open.js";
import { openSqlite } from "../../src/store/sqlite/open.js";
import { events } from "../../src/store/tables/event.js";
import { queueWaiting } from "../../src/test-support/waiting-events.js";
import { execute } from "../replicas/cluster.js";
import { freshDatabase, freshFile } from "./databases.js";

const VENDORS = 30;
const EACH = 100;
const ROWS = VENDORS * EACH;

/** A database with empty tables, of which PostgreSQL gathers no statistics by itself. */
async function quietDatabase(): Promise<string> {
  const url = await freshDatabase();
  await (await openPostgres({ url, connections: 1 })).close();
  await execute(
    url,
    `do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = current_schema() loop
        execute format('alter table %I set (autovacuum_enabled = off)', name);
      end loop;
    end $$`,
  );
  return url;
}

async function open(url: string): Promise<SharedStore> {
  const store = await openPostgres({ url, connections: 2 });
  onTestFinished(() => store.close());
  return store;
}

/** What the planner knows of a table; -1 rows of one that it knows nothing of. */
async function knownOf(url: string, table: string): Promise<unknown> {
  const [known] = await execute(
    url,
    `select reltuples::int as rows, exists (select 1 from pg_stats where tablename = relname) as columns
      from pg_class where oid = '"${table}"'::regclass`,
  );
  return known;
}

const NOTHING = { rows: -1, columns: false };

test("when a restore has ended, PostgreSQL's planner knows its tables, also those that are empty now", async () => {
  const url = await quietDatabase();
  const store = await open(url);
  await queueWaiting(store, { vendors: VENDORS, each: EACH });
  const many = await store.snapshot();
  await store.write((tx) => tx.delete(events));
  const none = await store.snapshot();
  expect(await knownOf(url, "events")).toEqual(NOTHING);
  await store.restore(many);
  expect(await knownOf(url, "events")).toEqual({ rows: ROWS, columns: true });
  await store.restore(none);
  expect(await knownOf(url, "events")).toMatchObject({ rows: 0 });
});

test("what it fills a little of is left without: a plan for an empty table would be kept while it grows", async () => {
  const url = await quietDatabase();
  const store = await open(url);
  await queueWaiting(store, { vendors: 1, each: 10 });
  await store.restore(await store.snapshot());
  expect(await knownOf(url, "events")).toEqual(NOTHING);
});

test("when a copy has ended, PostgreSQL's planner knows its tables", async () => {
  const file = freshFile();
  await (await openReferenceServer({ database: file, passwordCost: 4, durability: "fast" })).close();
  const store = openSqlite({ file });
  await queueWaiting(store, { vendors: VENDORS, each: EACH });
  await store.close();
  const url = await quietDatabase();
  const { rows } = await copyDatabase({ from: file, to: url });
  expect(await knownOf(url, "events")).toEqual({ rows: rows["events"], columns: true });
});

test("when a version has changed the tables, PostgreSQL's planner knows what it has filled", async () => {
  const url = await quietDatabase();
  const filling =
    "create table copies with (autovacuum_enabled = off) as select i from generate_series(1, 5000) as i";
  const next = { name: "9000_more.sql", additive: true, statements: filling };
  await (await openPostgres({ url, connections: 1, migrations: [...readMigrations(), next] })).close();
  expect(await knownOf(url, "copies")).toEqual({ rows: 5_000, columns: true });
});

test("a restore needs no right to the statistics of a table", async () => {
  const url = await quietDatabase();
  const user = `poor_${new URL(url).pathname.slice(1)}`;
  await execute(
    url,
    `create role ${user} login; grant create on schema public to ${user};
    grant all on all tables in schema public to ${user}; grant all on all sequences in schema public to ${user}`,
  );
  onTestFinished(async () => {
    await execute(url, `drop owned by ${user}; drop role ${user}`);
  });
  const store = await open(Object.assign(new URL(url), { username: user }).href);
  await queueWaiting(store, { vendors: VENDORS, each: EACH });
  await store.restore(await store.snapshot());
  expect(await store.read((db) => db.$count(events))).toBe(ROWS);
  expect(await knownOf(url, "events")).toEqual(NOTHING);
});
