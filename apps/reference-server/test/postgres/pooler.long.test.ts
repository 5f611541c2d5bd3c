import { describe, expect, test } from "vitest";
import { readCommand } from "../../src/config/config.js";
import { copyDatabase } from "../../src/server/copy.js";
import { examine } from "../../src/server/doctor.js";
import { openPostgres } from "../../src/store/postgres/open.js";
import { companies } from "../../src/store/tables/company.js";
import { execute } from "../replicas/cluster.js";
import { freshDatabase, freshFile } from "./databases.js";
import { startPooler } from "./pooler.js";

const refused =
  /a pooler gives each transaction another connection of the database.*set the pooler to session pooling \(pool_mode = session\), or connect to the database itself/;

describe("a pooler that gives a connection for a transaction", () => {
  test.each([
    ["the one that came back last", { next: "last", ready: 0 }],
    ["the one that came back last, of several", { next: "last", ready: 4 }],
    ["the one that came back first, of several", { next: "first", ready: 4 }],
    ["the only one", { next: "first", ready: 1 }],
  ] as const)("is refused at the start, and nothing is written: %s", async (_, options) => {
    const direct = await freshDatabase();
    const url = await startPooler(direct, { mode: "transaction", ...options });
    await expect(openPostgres({ url })).rejects.toThrow(refused);
    expect(await execute(direct, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
    // Those of other databases are of tests that run beside this one.
    const locks = `select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    expect(await execute(direct, locks)).toEqual([{ held: 0 }]);
  });

  test("is refused by copy, and seen by the doctor", async () => {
    const direct = await freshDatabase();
    await (await openPostgres({ url: direct, connections: 1 })).close();
    const url = await startPooler(direct, { mode: "transaction" });
    await expect(copyDatabase({ from: url, to: freshFile() })).rejects.toThrow(refused);
    const env = { SYNDIKIT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64") };
    const command = readCommand(["doctor", "--database", url], env);
    if (command.kind !== "doctor") throw new Error(`The command is ${command.kind}.`);
    const findings = await examine({ ...command, now: Date.now() });
    const failed = findings.filter(({ status }) => status === "fail");
    expect(failed).toEqual([{ check: "database", status: "fail", message: expect.stringMatching(refused) }]);
  });
});

test("a pooler that gives a connection for a session is as good as none", async () => {
  const url = await startPooler(await freshDatabase(), { mode: "session", ready: 2 });
  const store = await openPostgres({ url });
  await store.write(async (tx) => {
    await tx.insert(companies).values({ kind: "CUSTOMER", name: "Northwind", createdAt: 0 });
  });
  expect(await store.read((db) => db.$count(companies))).toBe(1);
  await store.close();
});
