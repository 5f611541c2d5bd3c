import { Pool } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { certifyProgram, failuresOf, needsTenants, notRun } from "./certify-program.js";
import { exampleFile, fromSource } from "./receivers.js";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

const database = "certified";
let admin: Pool;
beforeAll(async () => {
  admin = new Pool({ connectionString: inject("postgresUrl") });
  await admin.query(`create database ${database}`);
});
afterAll(() => admin?.end());

test("certify passes the example with many replicas on PostgreSQL", async () => {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${database}`;
  const report = await certifyProgram({
    command: await fromSource(exampleFile("many-replicas")),
    env: { DATABASE_URL: url.href },
  });

  expect(failuresOf(report)).toEqual([]);
  expect(notRun(report).toSorted()).toEqual(["a-lost-event", ...needsTenants].toSorted());
}, 240_000);
