import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { admin, customer, growingLists, vendor } from "../../src/test-support/growing-lists.js";
import { type GrowingDatabase, openGrowingDatabase } from "./growing-database.js";

const ROWS = 100_000;
const FOUND = 3_000;

/** They are counted, looked up, and those of the page are read. */
const MAX_LOOKED = 2 * FOUND + 500;

/** In the middle: as far from either end of a list as can be. */
const AMONG_THEM = `id > ${ROWS / 2} and id <= ${ROWS / 2 + FOUND}`;

let database: GrowingDatabase;

beforeAll(async () => {
  database = await openGrowingDatabase(inject("postgresUrl"), `together_${process.pid}`, ROWS);
  for (const statement of [
    `update events set notified = case when ${AMONG_THEM} then 0 else 1 end,
      outcome = case when ${AMONG_THEM} then 'TIMEOUT' else 'DELIVERED' end`,
    `update orders set status = case when ${AMONG_THEM} then 'REJECTED' else 'PAID' end`,
    `update invoices set status = case when ${AMONG_THEM} then 'UNPAID' else 'PAID' end`,
    `update subscriptions set deployment_status = case when ${AMONG_THEM} then 'FAILED' else 'DEPLOYED' end`,
    `update audit_entries set status = case when ${AMONG_THEM} then 409 else 204 end`,
    "vacuum analyze",
  ])
    await database.client.query(statement);
});

afterAll(() => database.drop());

const FILTERS = [
  ["eventGetAllPaged", { notified: false }],
  ["eventGetAllPaged", { outcome: "TIMEOUT" }],
  ["orderGetAllPaged", { status: "REJECTED" }],
  ["invoiceGetAllPaged", { paid: false }],
  ["invoiceGetAllPaged", { status: ["UNPAID"] }],
  ["subscriptionGetAllPaged", { status: ["FAILED"] }],
  ["auditEntryGetAllPaged", { outcome: "FAILURE" }],
].map(([name, filter]) => `${name} ${JSON.stringify(filter)}`);

const lists = growingLists.filter(([name]) => FILTERS.includes(name));

describe.each(Object.entries({ admin, vendor, customer }))("for the %s, PostgreSQL", (_, caller) => {
  test.each(lists)(
    "looks at little more than what %s finds, though it stands together",
    async (_name, list, sorts) => {
      for (const sort of sorts) {
        const looked = await database.countLooked((db) => list(db, caller, sort));
        expect(looked, `${sort.sortField} ${sort.sortDirection}`).toBeLessThanOrEqual(MAX_LOOKED);
      }
    },
  );
});
