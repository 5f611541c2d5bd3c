import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeStore, storeRow } from "../../test/store-conformance.js";
import { fromRow } from "../queue/task.js";
import { postgresSchema, postgresStore } from "./postgres.js";

// PostgreSQL itself, compiled to run in this process. `test/servers/` runs the same on a server.
let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
}, 60_000);
afterAll(() => client.close());

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `store${stores}_`;
};

describeStore("PostgreSQL in process", () => postgresStore({ client, prefix: newPrefix() }));
describeStore("PostgreSQL in a schema", () => postgresStore({ client, schema: newPrefix() }));

describe("the tables", () => {
  test("are made once, by whoever comes first, and keep what they hold", async () => {
    const prefix = newPrefix();
    await postgresStore({ client, prefix }).write(storeRow({ readyAt: 7 }), undefined);

    expect(await postgresStore({ client, prefix }).next(["event"])).toBe(7);
  });

  test("of another version are refused, and the version is named", async () => {
    const prefix = newPrefix();
    await postgresStore({ client, prefix }).open();
    await client.query(`update ${prefix}schema set version = 99`);

    await expect(postgresStore({ client, prefix }).open()).rejects.toThrow(/schema version 99/);
  });

  test.each(["", "Upper_", "a-b", "x; drop table users; --", "a".repeat(41)])(
    "cannot have names that begin with %j",
    (prefix) => {
      expect(() => postgresStore({ client, prefix })).toThrow(/cannot be the prefix/);
      expect(() => postgresStore({ client, schema: prefix })).toThrow(/cannot be the schema/);
    },
  );

  test("of two schemas hold nothing of each other", async () => {
    const [one, two] = [newPrefix(), newPrefix()].map((schema) => postgresStore({ client, schema }));
    await one?.write(storeRow(), undefined);

    expect(await two?.read("subscription/12")).toBeUndefined();
  });

  test("of the last release are moved: no order is lost, and no tenant is forgotten", async () => {
    const prefix = newPrefix();
    await client.exec(firstRelease(prefix));
    const store = postgresStore({ client, prefix });
    const [waiting, followed, over, letter, event] = await Promise.all(
      ["subscription/1", "subscription/2", "subscription/3", "subscription/4", "event/9"].map((key) =>
        store.read(key),
      ),
    );

    expect(waiting).toMatchObject({ lane: "event", state: "waiting", readyAt: 7 });
    expect(followed).toMatchObject({ lane: "sweep", state: "idle", readyAt: 20 });
    expect(over).toMatchObject({ state: "done", readyAt: undefined });
    expect(letter).toMatchObject({ state: "dead", changedAt: 33 });
    expect(event).toMatchObject({ lane: "handler", state: "done" });
    expect(followed && fromRow(followed)).toMatchObject({ record: '{"tenant":"present"}', wakes: 3 });
    expect(letter && fromRow(letter)).toMatchObject({
      dead: { at: 33, reason: "exhausted" },
      error: "Error: no",
      record: '{"tenant":"partial"}',
    });
    const [kept] = await store.list({ lanes: ["kept"], limit: 9 });
    expect(kept && fromRow(kept)).toMatchObject({ dead: { reason: "poison" }, payload: "a\ufffdb" });
    const { rows } = await client.query("select to_regclass($1) as there", [`${prefix}tasks`]);
    expect(rows).toEqual([{ there: null }]);
  });

  test("are not moved twice by processes that start together", async () => {
    const prefix = newPrefix();
    await client.exec(firstRelease(prefix));
    const stores = [1, 2, 3].map(() => postgresStore({ client, prefix }));
    await Promise.all(stores.map((store) => store.open()));
    await client.query(postgresSchema({ prefix }));

    expect(await stores[0]?.count(["event", "sweep", "handler", "kept"])).toHaveLength(6);
  });
});

test("asks again after a database that was away at the first use", async () => {
  let away = true;
  const flaky = {
    async query(text: string, values?: unknown[]) {
      if (away) throw new Error("connection refused");
      return client.query(text, values);
    },
  };
  const store = postgresStore({ client: flaky, prefix: newPrefix() });
  await expect(store.next(["event"])).rejects.toThrow("connection refused");
  away = false;

  expect(await store.next(["event"])).toBeUndefined();
});

test("tells the time of the database, which all processes share", async () => {
  const before = Date.now();

  expect(await postgresStore({ client, prefix: newPrefix() }).time?.()).toBeGreaterThan(before - 60_000);
});

/** What the last release left behind. */
function firstRelease(prefix: string): string {
  return `
create table ${prefix}tasks (key text primary key, payload text, cause text not null, once boolean not null,
  version integer not null, attempt integer not null, due_at double precision, done_at double precision, owner text,
  lease_until double precision not null, fence integer not null, was_idle boolean not null);
create table ${prefix}records (key text primary key, record text not null, tracked boolean not null);
create table ${prefix}dead_letters (id integer generated always as identity primary key, key text not null,
  letter text not null);
create table ${prefix}schema (version integer not null);
insert into ${prefix}schema values (1);
insert into ${prefix}tasks values
  ('subscription/1', null, 'event', false, 1, 0, 7, null, null, 0, 0, true),
  ('subscription/2', null, 'event', false, 3, 0, null, 20, null, 0, 2, true),
  ('subscription/3', null, 'event', false, 3, 0, null, 21, null, 0, 2, true),
  ('subscription/4', null, 'event', false, 3, 0, null, 33, null, 0, 2, true),
  ('event/9', '{}', 'event', true, 1, 0, null, 34, null, 0, 1, true);
insert into ${prefix}records values
  ('subscription/2', '{"tenant":"present"}', true),
  ('subscription/3', '{"tenant":"removed"}', false),
  ('subscription/4', '{"tenant":"partial"}', true);
insert into ${prefix}dead_letters (key, letter) values
  ('subscription/4', '{"key":"subscription/4","reason":"exhausted","at":33,"error":"Error: no"}'),
  ('delivery', '{"key":"delivery","reason":"poison","at":8,"error":"no event","payload":"a\\u0000b"}');`;
}
