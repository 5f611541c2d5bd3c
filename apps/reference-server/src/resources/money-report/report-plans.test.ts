import type Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../api/scope.js";
import { admin, customer, vendor } from "../../test-support/growing-lists.js";
import { openGrowing } from "../../test-support/growing-tables.js";
import { plansOf } from "../../test-support/query-plans.js";
import { reachOf, readCurrencies } from "./handlers.js";
import { stepsOf } from "./steps.js";

const ROWS = 5_000;

let client: Database.Database;

beforeAll(() => {
  client = openGrowing(ROWS);
});

afterAll(() => {
  client.close();
});

/** How SQLite runs each query of a report. */
function plansOfReport(caller: Caller, query: { readonly product?: number }): Promise<readonly string[]> {
  const steps = stepsOf({ from: 1_000, to: 4_000, step: "DAY", now: 4_000 });
  return plansOf(client, (db) => readCurrencies(db, { reach: reachOf({ ...caller, query }), steps }));
}

/** The time of a row is looked up in the index. A customer's rows are found by its subscriptions. */
const BY_TIME = /SEARCH (invoices|segments) USING (COVERING )?INDEX \w+ \(product_id=\? AND \S+[<>]/;
const BY_STATUS = /SEARCH invoices USING (COVERING )?INDEX invoices_by_status \(status=\? AND product_id=\?/;
const BY_SUBSCRIPTION = /SEARCH (invoices|segments) USING (COVERING )?INDEX \w+ \(subscription_id=\?/;

describe.each([{}, { product: 1 }])("of %j", (query) => {
  test.each(Object.entries({ admin, vendor: { ...vendor, scopes: ["product"] as const } }))(
    "the %s's report reads a time of each product, and no table from end to end",
    async (_, caller) => {
      const plans = await plansOfReport(caller, query);
      expect(plans.length).toBeGreaterThan(10);
      for (const plan of plans.slice(0, -1)) {
        expect(plan).not.toMatch(/SCAN (invoices|segments|subscriptions|note|credited)/);
        expect(BY_TIME.test(plan) || BY_STATUS.test(plan), plan).toBe(true);
      }
    },
  );

  test("a customer's report begins with its subscriptions", async () => {
    const plans = await plansOfReport(customer, query);
    for (const plan of plans.slice(0, -1)) {
      expect(plan).not.toMatch(/SCAN (invoices|segments|subscriptions|note|credited)/);
      expect(plan).toMatch(BY_SUBSCRIPTION);
    }
  });
});
