import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeStore } from "../../test/store-conformance.js";
import { storeRow } from "../../test/store-row.js";
import { postgresStore } from "./postgres.js";

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

describeStore("PostgreSQL in process", (prefix) => postgresStore({ client, prefix }));
describeStore("PostgreSQL in a schema", (schema) => postgresStore({ client, schema }));

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
