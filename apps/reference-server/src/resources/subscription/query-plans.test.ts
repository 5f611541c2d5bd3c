import type Database from "better-sqlite3";
import { expect, test } from "vitest";
import type { Caller } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { openImage } from "../../store/sqlite/image.js";
import { findDetails, readSummaries } from "../../subscriptions/queries.js";
import { plansOf } from "../../test-support/query-plans.js";
import { listCharges } from "./charges.js";
import { listSubscriptions, type SubscriptionQuery } from "./list.js";

const principal = { userId: 2, userName: "x", companyId: 1, language: null, tokenId: null };
const admin: Caller = { principal: { ...principal, role: "ROLE_ADMIN" }, scopes: ["any"] };
const vendor: Caller = { principal: { ...principal, role: "ROLE_VENDOR" }, scopes: ["own", "product"] };
const customer: Caller = { principal: { ...principal, role: "ROLE_USER" }, scopes: ["own"] };

/** How SQLite runs each query of work. */
async function readPlans(
  work: (db: Db) => Promise<unknown>,
  fill: (client: Database.Database) => void = () => undefined,
): Promise<readonly string[]> {
  const client = openImage();
  fill(client);
  const plans = await plansOf(client, work);
  client.close();
  return plans;
}

/** Adds a product that the vendor sells. */
function sell(client: Database.Database, id: number): void {
  client.pragma("foreign_keys = OFF");
  client
    .prepare(
      "insert into products (id, company_id, name, type, sku, created_at, updated_at) values (?, 1, 'x', 'SAAS', ?, 0, 0)",
    )
    .run(id, `x${id}`);
}

function sellTwo(client: Database.Database): void {
  sell(client, 1);
  sell(client, 2);
}

const inWide = /(SCAN|SEARCH) subscriptions( USING INDEX|$)/m;

test.each<[string, SubscriptionQuery]>([
  ["by type", { type: "TRIAL" }],
  // Too short for the index of texts.
  ["by name", { search: "no" }],
  ["by type, sorted by the age", { type: "TRIAL", sortField: "createdAt" }],
  ["sorted by the last change", { sortField: "updatedAt", sortDirection: "DESC" }],
  ["sorted by the end", { sortField: "endDate" }],
])("a vendor's list %s stays inside an index", async (_, query) => {
  const plans = await readPlans((db) => listSubscriptions(db, vendor, query), sellTwo);
  for (const plan of plans.slice(1)) expect(plan).not.toMatch(inWide);
});

const newestFirst = { sortField: "createdAt", sortDirection: "DESC" } as const;
const SORTS = { id: {}, name: { sortField: "name" }, age: newestFirst } as const;
const INDEXES = { id: "by_product", name: "by_name", age: "by_age" } as const;

test.each<[keyof typeof SORTS, string, SubscriptionQuery]>([
  ["id", "as it is", {}],
  ["id", "by state", { status: ["PENDING", "FAILED"] }],
  ["name", "as it is", {}],
  ["name", "by state", { status: ["DEPLOYED"] }],
  ["age", "by states", { status: ["DEPLOYED", "PENDING"] }],
  ["age", "by product and state", { status: ["DEPLOYED"], product: 1 }],
])(
  "a vendor's list in the order of %s, %s, is read in that order, and not sorted",
  async (order, _, query) => {
    const plans = await readPlans(
      (db) => listSubscriptions(db, vendor, { ...query, ...SORTS[order] }),
      sellTwo,
    );
    const [, , total, page] = plans;
    expect(plans).toHaveLength(4);
    expect(page).toContain(
      `USING COVERING INDEX subscriptions_${INDEXES[order]} (product_id=? AND deployment_status=?)`,
    );
    expect(page).not.toContain("TEMP B-TREE");
    expect(page).not.toContain("SCAN");
    expect(total).not.toMatch(inWide);
  },
);

test("an administrator's list of a product is read in its order, and not sorted", async () => {
  const query: SubscriptionQuery = { product: 1, status: ["DEPLOYED"], ...newestFirst };
  const [, page] = await readPlans((db) => listSubscriptions(db, admin, query));
  expect(page).toContain("subscriptions_by_age");
  expect(page).not.toContain("TEMP B-TREE");
});

function sellMany(client: Database.Database): void {
  for (let id = 1; id <= 30; id += 1) sell(client, id);
}

/** Six thousand subscriptions: more than are looked up and sorted. */
function buyMany(client: Database.Database): void {
  client.exec(`
    insert into subscriptions (name, type, deployment_status, buyer_id, company_id, product_id, product_version_id,
        product_version, billing_period, auto_renew, period_start, period_end, anchor_day, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 6000)
      select 'Notes ' || i, 'NORMAL', 'DEPLOYED', 9, 9, 1 + i % 30, 1, '{}', 1, 1, 0, 0, 1, 0, 0 from n`);
}

test("a vendor of very many products has few subscriptions sorted, inside an index, and many read in their order", async () => {
  const query: SubscriptionQuery = { status: ["DEPLOYED"], sortField: "name" };
  const list = (db: Db) => listSubscriptions(db, vendor, query);
  const [, , , few] = await readPlans(list, sellMany);
  expect(few).toContain("TEMP B-TREE");
  expect(few).not.toMatch(inWide);
  const plans = await readPlans(list, (client) => {
    sellMany(client);
    buyMany(client);
  });
  const [count, many] = [plans[2], plans.at(-1)];
  expect(count).not.toMatch(inWide);
  expect(many).toContain("USING INDEX subscriptions_in_order_of_name");
  expect(many).not.toContain("TEMP B-TREE");
});

test("a customer's list is looked up by the customer, whatever it is filtered by", async () => {
  const plans = await readPlans((db) => listSubscriptions(db, customer, { product: 1, type: "NORMAL" }));
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain("subscriptions_by_company");
    expect(plan).toContain("subscriptions_by_buyer");
  }
});

test("metadata is looked up by its value", async () => {
  const plans = await readPlans((db) => listSubscriptions(db, admin, { metadata: { costCentre: "42" } }));
  for (const plan of plans) {
    expect(plan).toContain("metadata_by_value (entity=? AND key=? AND value=?)");
    expect(plan).toContain("SEARCH subscriptions USING INTEGER PRIMARY KEY");
  }
});

test("a page is one query, however long it is, and so is a single subscription", async () => {
  const page = await readPlans((db) => readSummaries(db, [1, 2, 3, 4, 5]));
  const single = await readPlans((db) => findDetails(db, vendor, { id: 1, languages: ["it", null, "en"] }));
  expect(page).toHaveLength(1);
  expect(single).toHaveLength(1);
  for (const plan of [...page, ...single]) {
    expect(plan).not.toMatch(/SCAN (?!json_each|value)/);
  }
});

test("the charges of an invoice are looked up by the invoice, and those of a subscription read in their order", async () => {
  const byInvoice = await readPlans((db) => listCharges(db, 1, { invoiceId: [31, 32] }));
  for (const plan of byInvoice) expect(plan).toContain("SEARCH charges USING INDEX charges_by_invoice");
  const [, page] = await readPlans((db) => listCharges(db, 1, { sortDirection: "DESC" }));
  expect(page).toContain("SEARCH charges USING INDEX charges_by_subscription");
  expect(page).not.toContain("TEMP B-TREE");
});
