import { Pool } from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import { postgresSchema, postgresStore } from "../../src/store/postgres.js";
import { describeStore } from "../store-conformance.js";
import { raceForClaims } from "./race-for-claims.js";

const pool = new Pool({ connectionString: inject("postgresUrl") });
afterAll(() => pool.end());

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `store${stores}_`;
};

describeStore("PostgreSQL server", () => postgresStore({ client: pool, prefix: newPrefix() }));

describe("several connections to one database", () => {
  it("make the tables once, when all of them come first", async () => {
    const prefix = newPrefix();
    const pools = Array.from({ length: 8 }, () => new Pool({ connectionString: inject("postgresUrl") }));

    const due = await Promise.all(pools.map((client) => postgresStore({ client, prefix }).nextDue()));
    await Promise.all(pools.map((client) => client.end()));

    expect(due).toEqual(Array(8).fill(undefined));
  });

  it("never claim the same task, and claim them all", async () => {
    const prefix = newPrefix();
    const open = () => postgresStore({ client: pool, prefix });

    await raceForClaims([open(), open(), open(), open()]);
  });

  it("pass by a task that another one is about to claim, instead of waiting for it", async () => {
    const prefix = newPrefix();
    const store = postgresStore({ client: pool, prefix });
    await store.enqueue({ key: "subscription/1", cause: "event", dueAt: 0 });
    await store.enqueue({ key: "subscription/2", cause: "event", dueAt: 1 });
    const other = await pool.connect();
    await other.query("begin");
    await other.query(`select from ${prefix}tasks where key = 'subscription/1' for update`);

    const claim = await store.claimNext({ owner: "a", now: 10, until: 20 });
    await other.query("rollback");
    other.release();

    expect(claim?.key).toBe("subscription/2");
  });
});

it("works for a role that may not create tables, once they are there", async () => {
  const prefix = newPrefix();
  await pool.query(postgresSchema(prefix));
  await pool.query(`create role ${prefix}role login;
    revoke create on schema public from public;
    grant select, insert, update, delete on all tables in schema public to ${prefix}role`);
  const url = new URL(inject("postgresUrl"));
  url.username = `${prefix}role`;
  const client = new Pool({ connectionString: url.href });

  const store = postgresStore({ client, prefix });
  const enqueued = await store.enqueue({ key: "subscription/1", cause: "event", dueAt: 0 });
  await store.bury({ key: "subscription/1", reason: "rejected", at: 1 });
  await client.end();

  expect(enqueued).toBe("added");
});
