import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeStore } from "../../test/store-conformance.js";
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

describeStore("PostgreSQL in process", () => postgresStore({ client, prefix: newPrefix() }));

describe("the tables", () => {
  it("are made once, by whoever comes first, and keep what they hold", async () => {
    const prefix = newPrefix();
    await postgresStore({ client, prefix }).enqueue({ key: "subscription/1", cause: "event", dueAt: 7 });

    expect(await postgresStore({ client, prefix }).nextDue()).toBe(7);
  });

  it("of another version are refused, and the version is named", async () => {
    const prefix = newPrefix();
    await postgresStore({ client, prefix }).nextDue();
    await client.query(`update ${prefix}schema set version = 99`);

    await expect(postgresStore({ client, prefix }).nextDue()).rejects.toThrow(/99/);
  });

  it.each(["", "Upper_", "a-b", "x; drop table users; --", "a".repeat(41)])(
    "cannot have names that begin with %j",
    (prefix) => {
      expect(() => postgresStore({ client, prefix })).toThrow(/cannot begin the name of a table/);
    },
  );
});

it("asks again after a database that was away at the first use", async () => {
  let away = true;
  const flaky = {
    async query(text: string, values?: unknown[]) {
      if (away) throw new Error("connection refused");
      return client.query(text, values);
    },
  };
  const store = postgresStore({ client: flaky, prefix: newPrefix() });
  await expect(store.nextDue()).rejects.toThrow("connection refused");
  away = false;

  expect(await store.nextDue()).toBeUndefined();
});
