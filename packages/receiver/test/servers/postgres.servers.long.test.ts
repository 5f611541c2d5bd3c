import { Pool } from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { postgresSchema, postgresStore } from "../../src/store/postgres.js";
import { describeStore } from "../store-conformance.js";
import { storeRow } from "../store-row.js";
import { raceForClaims } from "./race-for-claims.js";

const pool = new Pool({ connectionString: inject("postgresUrl") });
afterAll(() => pool.end());

let stores = 0;
const newPrefix = (): string => {
  stores += 1;
  return `store${stores}_`;
};

describeStore("PostgreSQL server", (prefix) => postgresStore({ client: pool, prefix }));

describe("several connections to one database", () => {
  test("make the tables once, when all of them come first", async () => {
    const prefix = newPrefix();
    const pools = Array.from({ length: 8 }, () => new Pool({ connectionString: inject("postgresUrl") }));

    const due = await Promise.all(pools.map((client) => postgresStore({ client, prefix }).next(["event"])));
    await Promise.all(pools.map((client) => client.end()));

    expect(due).toEqual(Array(8).fill(undefined));
  });

  test("never claim the same task, and claim them all", async () => {
    const prefix = newPrefix();
    const open = () => postgresStore({ client: pool, prefix });

    await raceForClaims([open(), open(), open(), open()]);
  });
});

test("works for a role that may not create tables, once they are there", async () => {
  const prefix = newPrefix();
  await pool.query(postgresSchema({ prefix }));
  await pool.query(`create role ${prefix}role login;
    revoke create on schema public from public;
    grant select, insert, update, delete on all tables in schema public to ${prefix}role`);
  const url = new URL(inject("postgresUrl"));
  url.username = `${prefix}role`;
  const client = new Pool({ connectionString: url.href });

  const store = postgresStore({ client, prefix });
  const written = await store.write(storeRow(), undefined);
  await client.end();

  expect(written).toBe(true);
});
