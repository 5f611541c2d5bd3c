import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../store/port.js";
import { upgrade } from "../../store/sqlite/image.js";
import { admin, customer, fillGrowing, vendor } from "../../test-support/growing-lists.js";
import { reachOf, readCurrencies } from "./handlers.js";
import { stepsOf } from "./steps.js";

const ROWS = 5_000;

let client: Database.Database;

beforeAll(() => {
  client = new Database(":memory:");
  upgrade(client);
  client.pragma("foreign_keys = OFF");
  for (const statement of fillGrowing(ROWS)) client.exec(statement);
});

afterAll(() => {
  client.close();
});

/** SQLite's plan for each query of a report. */
async function plansOf(
  caller: typeof admin,
  query: { readonly product?: number },
): Promise<readonly string[]> {
  const queries: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => queries.push({ text, values }) };
  // The driver is synchronous, while the type is asynchronous; awaiting works for both.
  const db = drizzle(client, { casing: "snake_case", logger }) as unknown as Db;
  const steps = stepsOf({ from: 1_000, to: 4_000, step: "DAY", now: 4_000 });
  await readCurrencies(db, { reach: reachOf({ ...caller, query }), steps });
  return queries.map(({ text, values }) =>
    client
      .prepare(`explain query plan ${text}`)
      .all(...values)
      .map((row) => String((row as { detail: string }).detail))
      .join("\n"),
  );
}

/** The time of a row is looked up in the index. A customer's rows are found by its subscriptions. */
const BY_TIME = /SEARCH (invoices|segments) USING (COVERING )?INDEX \w+ \(product_id=\? AND \S+[<>]/;
const BY_STATUS = /SEARCH invoices USING (COVERING )?INDEX invoices_by_status \(status=\? AND product_id=\?/;
const BY_SUBSCRIPTION = /SEARCH (invoices|segments) USING (COVERING )?INDEX \w+ \(subscription_id=\?/;

describe.each([{}, { product: 1 }])("of %j", (query) => {
  test.each(Object.entries({ admin, vendor: { ...vendor, scopes: ["product"] as const } }))(
    "the %s's report reads a time of each product, and no table from end to end",
    async (_, caller) => {
      const plans = await plansOf(caller, query);
      expect(plans.length).toBeGreaterThan(10);
      for (const plan of plans.slice(0, -1)) {
        expect(plan).not.toMatch(/SCAN (invoices|segments|subscriptions|note|credited)/);
        expect(BY_TIME.test(plan) || BY_STATUS.test(plan), plan).toBe(true);
      }
    },
  );

  test("a customer's report begins with its subscriptions", async () => {
    const plans = await plansOf(customer, query);
    for (const plan of plans.slice(0, -1)) {
      expect(plan).not.toMatch(/SCAN (invoices|segments|subscriptions|note|credited)/);
      expect(plan).toMatch(BY_SUBSCRIPTION);
    }
  });
});
