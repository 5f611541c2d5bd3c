import { Pool } from "pg";
import { expect, inject, test } from "vitest";
import { runHostile } from "./run.js";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
const subscriptions = Number(process.env["HOSTILE_SUBSCRIPTIONS"] ?? 1_000);

test("two processes on one PostgreSQL, of which one is killed again and again, make every tenant once", async () => {
  const admin = new Pool({ connectionString: inject("postgresUrl") });
  await admin.query("create database hostile");
  await admin.end();
  const postgres = new URL(inject("postgresUrl"));
  postgres.pathname = "/hostile";

  const result = await runHostile({
    program: "careful",
    subscriptions,
    seed,
    postgresUrl: postgres.href,
  });
  console.info(result.summary);
  expect(result.faults).toEqual([]);
  expect(result.lives).toBe(subscriptions);
  expect(result.kills).toBeGreaterThan(subscriptions / 100);
}, 900_000);
