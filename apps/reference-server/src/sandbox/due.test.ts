import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { expect, test } from "vitest";
import type { Db } from "../store/port.js";
import { upgrade } from "../store/sqlite/image.js";
import { readDue } from "./due.js";

test("what falls due next is found by indexes, however many subscriptions and events there are", async () => {
  const client = new Database(":memory:");
  upgrade(client);
  const queries: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => queries.push({ text, values }) };
  // The driver is synchronous, while the type is asynchronous; awaiting works for both.
  const db = drizzle(client, { casing: "snake_case", logger }) as unknown as Db;
  for (const until of [undefined, Date.UTC(2027, 0, 1)]) await readDue(db, { until, unpaidOrderDays: 30 });
  const plans = queries.map(({ text, values }) =>
    client
      .prepare(`explain query plan ${text}`)
      .all(...values)
      .map((row) => String((row as { detail: string }).detail)),
  );
  client.close();
  expect(plans).toHaveLength(10);
  expect(plans.flat().filter((step) => /^SCAN (?!.*INDEX)/.test(step))).toEqual([]);
  // Those that run are in the order of their index, and a hundred at most are sorted after.
  expect(plans[0]?.filter((step) => /subscriptions_due/.test(step))).toHaveLength(1);
  expect(plans[0]?.some((step) => /subscriptions_by_state/.test(step))).toBe(false);
});
