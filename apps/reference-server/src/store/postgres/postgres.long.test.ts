import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { ANYBODY, type Owner } from "../../shares/owner.js";
import { openTestStore } from "../../test-support/open-test-store.js";
import { storeConformance } from "../../test-support/store-conformance.js";
import { onCompany } from "../keys.js";
import { StoreBeingReplaced, StoreUnavailable, UniqueViolation, UnstorableText } from "../port.js";
import { companies } from "../tables/company.js";
import { CLASS, Lock } from "./locks.js";
import { openPostgres } from "./open.js";

describe("a PostgreSQL store", () => {
  storeConformance(openTestStore, { remembers: false });

  test("refuses a text with U+0000, and stays usable", async () => {
    const store = openTestStore();
    const add = (name: string): Promise<unknown> =>
      store.write(async (tx) => {
        await tx.insert(companies).values({ kind: "CUSTOMER", name, createdAt: 0 });
      });
    await expect(add("North\0wind")).rejects.toBeInstanceOf(UnstorableText);
    await add("Northwind");
    expect(await store.read((db) => db.$count(companies))).toBe(1);
  });

  test("ends a statement that takes longer than ten seconds, and no other", async () => {
    const store = openTestStore();
    const limit = sql<string>`current_setting('statement_timeout')`;
    const [row] = await store.read(async (db) => db.select({ limit }).from(sql`(select 1) as one`));
    expect(row?.limit).toBe("10s");
    await expect(
      store.write(async (tx) => {
        await tx
          .select({ slept: sql`set_config('statement_timeout', '50', true)` })
          .from(sql`(select 1) as one`);
        await tx.select({ slept: sql`pg_sleep(30)::text` }).from(sql`(select 1) as one`);
      }),
    ).rejects.toThrow("the database took too long");
    await store.restore(await store.snapshot());
  });

  test("says which server still starts, when its own start waits too long for that", async () => {
    const url = inject("postgresUrl");
    const other = new Client({ connectionString: url, application_name: "a server that hangs" });
    await other.connect();
    await other.query(`select pg_advisory_lock(${CLASS}, ${Lock.start})`);
    await expect(openPostgres({ url, startPatience: 100 })).rejects.toThrow(
      /a server that hangs \(process \d+ of PostgreSQL\) still starts.*select pg_terminate_backend\(\d+\)/,
    );
    await other.end();
    const store = await openPostgres({ url, startPatience: 60_000 });
    await store.close();
  });

  test("whose connection breaks in the middle of a write fails that write alone", async () => {
    const store = openTestStore();
    const cut = store.write(async (tx) => {
      const [own] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
      const client = new Client({ connectionString: inject("postgresUrl") });
      await client.connect();
      await client.query("select pg_terminate_backend($1, 10000)", [own?.pid]);
      await client.end();
      // Long enough for the idle connection to notice.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.insert(companies).values({ kind: "CUSTOMER", name: "Northwind", createdAt: 0 });
    });
    await expect(cut).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.read((db) => db.$count(companies))).toBe(0);
  });

  test("undoes what a work has started together where one of it fails", async () => {
    const store = openTestStore();
    const company = (id: number) => ({ id, kind: "CUSTOMER", name: "Northwind", createdAt: 0 }) as const;
    const twice = store.write(async (tx) => {
      await Promise.all([7, 7, 8].map((id) => tx.insert(companies).values(company(id))));
    });
    await expect(twice).rejects.toBeInstanceOf(UniqueViolation);
    expect(await store.read((db) => db.$count(companies))).toBe(0);
    await store.write(async (tx) => {
      await Promise.all([7, 8].map((id) => tx.insert(companies).values(company(id))));
    });
    expect(await store.read((db) => db.$count(companies))).toBe(2);
  });

  test("refuses what somebody writes while everything is replaced, and writes what is its own afterwards", async () => {
    const store = openTestStore();
    const add = (id: number, owner?: Owner): Promise<unknown> =>
      store.write(
        async (tx) => {
          await tx.insert(companies).values({ id, kind: "CUSTOMER", name: "Northwind", createdAt: 0 });
        },
        { ...onCompany(id), ...(owner === undefined ? {} : { owner }) },
      );
    await add(1);
    const snapshot = await store.snapshot();
    const done: string[] = [];
    let begun = (): void => undefined;
    let end = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    const replacement = store.restore(snapshot, async (tx) => {
      begun();
      await mayEnd;
      await tx.delete(companies);
      done.push("the replacement");
    });
    await hasBegun;
    await expect(add(2, ANYBODY)).rejects.toBeInstanceOf(StoreBeingReplaced);
    const own = add(3).then(() => done.push("its own"));
    end();
    await Promise.all([replacement, own]);
    expect(done).toEqual(["the replacement", "its own"]);
    expect(await store.read((db) => db.select({ id: companies.id }).from(companies))).toEqual([{ id: 3 }]);
  });

  test("that cannot be reached is unavailable, and says so", async () => {
    const opening = openPostgres({ url: "postgres://nobody@127.0.0.1:9/none" });
    await expect(opening).rejects.toBeInstanceOf(StoreUnavailable);
  });

  test("that accepts a connection and says nothing is unavailable, and says so", async () => {
    const silent = createServer();
    onTestFinished(() => void silent.close());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const opening = openPostgres({ url: `postgres://nobody@127.0.0.1:${port}/none` });
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toThrow("the database does not answer");
  });

  test("is opened by six starters at once, of which each finds its tables", async () => {
    const server = inject("postgresUrl");
    const stores = await Promise.all(
      Array.from({ length: 6 }, () => openPostgres({ url: server, connections: 1 })),
    );
    for (const store of stores) {
      expect(await store.read((db) => db.$count(companies))).toBe(0);
      await store.close();
    }
  });
});
