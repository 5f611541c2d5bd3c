import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { reachOf, readCurrencies } from "../../src/resources/money-report/handlers.js";
import { stepsOf } from "../../src/resources/money-report/steps.js";
import { listPaymentMethods } from "../../src/resources/payment-method/queries.js";
import { admin, customer, endingLists, growingLists, vendor } from "../../src/test-support/growing-lists.js";
import { type GrowingDatabase, openGrowingDatabase } from "./growing-database.js";

let database: GrowingDatabase;

/** Without the payment methods: a count of these short rows ends at its cap, and reads fewer pages than an index has. */
const GROWING = [
  ...[
    "events",
    "attempts",
    "orders",
    "invoices",
    "charges",
    "segments",
    "subscriptions",
    "subscription_moves",
  ],
  ...[
    "users",
    "companies",
    "company_groups",
    "cloud_credentials",
    "comments",
    "tokens",
    "messages",
    "metadata",
  ],
  ...["samples", "polls", "audit_entries"],
];
const SCAN = new RegExp(`Seq Scan on (${GROWING.join("|")})\\b`);

beforeAll(async () => {
  database = await openGrowingDatabase(inject("postgresUrl"), `plans_${process.pid}`, 100_000);
  await vacuum(database);
});

/**
 * Leaves the tables as a server's own cleaning does: with statistics, and with pages of which all rows are visible. While
 * another process of the server still looks at older rows, the pages wait for the next time.
 */
async function vacuum({ client }: GrowingDatabase): Promise<void> {
  let visible = 0;
  while (visible < 0.99) {
    await client.query("vacuum analyze");
    const { rows } = await client.query<{ visible: number }>(
      "select min(relallvisible::float / relpages) as visible from pg_class where relname = any($1)",
      [GROWING],
    );
    visible = rows[0]?.visible ?? 0;
  }
}

afterAll(() => database.drop());

describe.each(Object.entries({ admin, vendor, customer }))("for the %s, PostgreSQL", (_, caller) => {
  test.each(growingLists)(
    "scans no table that grows to count %s, or to read a page",
    async (_name, list, sorts) => {
      for (const sort of sorts) {
        const plan = await database.readPlans((db) => list(db, caller, sort));
        expect(plan, `${sort.sortField} ${sort.sortDirection}`).not.toMatch(SCAN);
      }
    },
  );
});

/** A page is found among this many of 100,000 rows. Where few are sought, they are looked up, and sorted. */
const MAX_SOUGHT = 15_000;

/** A vendor's customers are found by its subscriptions, of which it has 66,667: each, and what they belong to. */
const MAX_OWN = 110_000;
const OF_SUBSCRIPTIONS = /^user(Company)?GetAllPaged/;

describe.each(
  Object.entries({ admin, vendor, seller: { ...vendor, scopes: ["product"] as const }, customer }),
)("for the %s, PostgreSQL", (_, caller) => {
  test.each(growingLists)("looks at few rows to read a page of %s", async (name, list, sorts) => {
    const isOwn = caller.principal.role === "ROLE_VENDOR" && OF_SUBSCRIPTIONS.test(name);
    const looked: Record<string, number> = {};
    for (const sort of sorts) {
      const rows = await database.countLooked(
        (db) => list(db, caller, sort),
        (text) => !text.endsWith("as counted"),
      );
      if (rows > (isOwn ? MAX_OWN : MAX_SOUGHT)) looked[`${sort.sortField} ${sort.sortDirection}`] = rows;
    }
    expect(looked).toEqual({});
  });
});

/** What a list that has no pages shows at most. Of a time, what lies beside it may be looked at. */
const MAX_LOOKED = 2_000;

test.each(endingLists)("PostgreSQL looks at little more than is shown of %s", async (_, list) => {
  expect(await database.readPlans(list)).not.toMatch(SCAN);
  expect(await database.countLooked(list)).toBeLessThanOrEqual(MAX_LOOKED);
});

describe.each(Object.entries({ admin, vendor: { ...vendor, scopes: ["product"] as const }, customer }))(
  "for the %s, PostgreSQL",
  (_, caller) => {
    test.each([{}, { product: 1 }])("scans no table that grows to add up the money of %j", async (query) => {
      const steps = stepsOf({ from: 99_000, to: 100_000, step: "DAY", now: 100_000 });
      const plan = await database.readPlans((db) =>
        readCurrencies(db, { reach: reachOf({ ...caller, query }), steps }),
      );
      expect(plan).not.toMatch(SCAN);
    });
  },
);

test.each(["ASC", "DESC"] as const)(
  "PostgreSQL sorts no payment methods to list them by label, %s",
  async (sortDirection) => {
    const plan = await database.readPlans((db) =>
      listPaymentMethods(db, admin, { sortField: "label", sortDirection, pageSize: 50 }),
    );
    expect(plan).toContain("using payment_methods_by_label");
    expect(plan).not.toMatch(/\bSort\b/);
  },
);
