import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../api/scope.js";
import type { Db } from "../store/port.js";
import { migrationsFolder } from "../store/sqlite/image.js";
import { listAuditEntries } from "./audit-entry/queries.js";
import { listEvents } from "./event/handlers.js";
import { listInvoices } from "./invoice/queries.js";
import { listOrders } from "./order/handlers.js";
import { listSubscriptions } from "./subscription/list.js";
import { listUsers } from "./user/queries.js";

const principal = { userId: 2, userName: "x", companyId: 1, language: null, tokenId: null };
const admin: Caller = { principal: { ...principal, role: "ROLE_ADMIN" }, scopes: ["any"] };
const customer: Caller = { principal: { ...principal, companyId: 9, role: "ROLE_USER" }, scopes: ["own"] };
const vendor: Caller = { principal: { ...principal, role: "ROLE_VENDOR" }, scopes: ["own", "product"] };

let client: Database.Database;

/** More than are sorted: 20,000 of each. One in a hundred is unpaid, or failed, and one of five hundred users sells. */
beforeAll(() => {
  client = new Database(":memory:");
  migrate(drizzle(client), { migrationsFolder });
  client.pragma("foreign_keys = OFF");
  const numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)";
  client.exec(`
    insert into products (id, company_id, name, type, sku, created_at, updated_at) values (1, 1, 'x', 'SAAS', 'x', 0, 0);
    insert into users (id, user_name, name, email, user_role, company_id, environment, creation_date)
      ${numbers} select i, 'buyer-' || i, 'x', 'buyer-' || i || '@example.test',
        case i % 500 when 2 then 'ROLE_VENDOR' else 'ROLE_USER' end, case i % 500 when 2 then 1 else 9 + i / 10 end, 'x', 20000 - i
        from n;
    insert into subscriptions (id, name, type, deployment_status, buyer_id, company_id, product_id, product_version_id,
        product_version, billing_period, auto_renew, period_start, period_end, anchor_day, created_at, updated_at)
      ${numbers} select i, 'Notes ' || i, 'NORMAL', case i % 100 when 0 then 'FAILED' else 'DEPLOYED' end, 9 + i / 10, 9 + i / 100, 1, 1,
        '{}', 1, 1, 0, 20000 - i, 1, 20000 - i, 20000 - i from n;
    insert into invoices (id, order_id, subscription_id, product_id, buyer_id, type, status, subtotal, vat, total, product,
        product_version, date)
      ${numbers} select i, i, 1 + i % 2000, 1, 9, 'NORMAL', case i % 100 when 0 then 'UNPAID' else 'PAID' end, 0, 0, 0, 'x', 'x',
        20000 - i from n;
    insert into orders (id, type, status, subscription_id, product_id, product_version_id, buyer_id, total, external_reference, date)
      ${numbers} select i, case i % 5 when 0 then 'NORMAL' else 'RENEWAL' end, case i % 997 when 0 then 'REJECTED' else 'PAID' end,
        1 + i % 2000, 1, 1, 9, 0, 'PO-' || i, 20000 - i from n;
    insert into events (id, entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id, product_id,
        payload, notified, attempts, outcome)
      ${numbers} select i, 'Subscription', 1 + i % 2000, case i % 10 when 0 then 'CREATED' else 'MODIFIED' end, 20000 - i,
        'COMPANY', 'https://' || i % 7 || '.example/', 1, 'x', 1, 1, '{}', i % 100 <> 0, 1,
        case i % 100 when 0 then 'TIMEOUT' else 'DELIVERED' end from n;
    insert into audit_entries (id, date, operation, status, address, request_id)
      ${numbers} select i, 20000 - i, 'orderCreate', case i % 100 when 0 then 409 else 204 end, '::1', 'r' || i from n;`);
});

afterAll(() => {
  client.close();
});

interface Page {
  readonly rows: readonly { readonly id: number }[];
}

/** The ids of a page, and SQLite's plans of the queries that count and read it: the last two. */
async function readPlans(
  list: (db: Db) => Promise<Page>,
): Promise<{ readonly ids: readonly number[]; readonly count: string; readonly plan: string }> {
  const queries: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => queries.push({ text, values }) };
  // The driver is synchronous, while the type is asynchronous; awaiting works for both.
  const { rows } = await list(drizzle(client, { casing: "snake_case", logger }) as unknown as Db);
  const [count = "", plan = ""] = queries.slice(-2).map(({ text, values }) =>
    client
      .prepare(`explain query plan ${text}`)
      .all(...values)
      .map((row) => String((row as { detail: string }).detail))
      .join("\n"),
  );
  return { ids: rows.map(({ id }) => id), count, plan };
}

const byDate = { sortField: "date", sortDirection: "ASC", pageSize: 2 } as const;

test.each([
  ["an administrator's invoices", (db: Db) => listInvoices(db, admin, byDate), "invoices_by_date"],
  ["a vendor's invoices", (db: Db) => listInvoices(db, vendor, byDate), "invoices_by_date"],
  [
    "a vendor's paid invoices",
    (db: Db) => listInvoices(db, vendor, { ...byDate, paid: true }),
    "invoices_by_date",
  ],
  ["the audit", (db: Db) => listAuditEntries(db, admin, byDate), "audit_entries_by_date"],
  [
    "an operation's entries",
    (db: Db) => listAuditEntries(db, admin, { ...byDate, operation: "orderCreate" }),
    "audit_entries_by_date",
  ],
])("of many, %s are read by date, and not sorted", async (_, list, index) => {
  const { ids, plan } = await readPlans(list);
  expect(plan).toContain(index);
  expect(plan).not.toContain("TEMP B-TREE FOR ORDER BY");
  expect([ids.length, (ids[0] ?? 0) > (ids[1] ?? 0)]).toEqual([2, true]);
});

test.each([
  [
    "an administrator's unpaid invoices",
    (db: Db) => listInvoices(db, admin, { ...byDate, paid: false }),
    "invoices_by_status",
    [20_000, 19_900],
  ],
  [
    "a vendor's unpaid invoices",
    (db: Db) => listInvoices(db, vendor, { ...byDate, status: ["UNPAID"] }),
    "invoices_by_status",
    [20_000, 19_900],
  ],
  [
    "refused requests",
    (db: Db) => listAuditEntries(db, admin, { ...byDate, outcome: "FAILURE" }),
    "audit_entries_failed",
    [20_000, 19_900],
  ],
  [
    "the entries of a request",
    (db: Db) => listAuditEntries(db, admin, { ...byDate, requestId: "r7" }),
    "audit_entries_by_request",
    [7],
  ],
])("of many, the few that are %s are looked up", async (_, list, index, found) => {
  const { ids, plan } = await readPlans(list);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/SCAN (invoices|audit_entries)$/m);
  expect(ids).toEqual(found);
});

const range = { from: "1970-01-01T00:00:01Z", to: "1970-01-01T00:00:02Z" };

type Sort = {
  readonly sortField: string;
  readonly sortDirection: "ASC" | "DESC";
  readonly pageSize: 50;
};
type List = (db: Db, caller: Caller, sort: Sort) => Promise<Page>;
type Case = readonly [name: string, list: List, sorts: readonly Sort[]];

/** A list with each of its filters alone. */
function filtered<Query extends object, By extends string>(
  name: string,
  list: (db: Db, caller: Caller, query: Sort & { readonly sortField: By } & Query) => Promise<Page>,
  { by, filters }: { readonly by: readonly By[]; readonly filters: readonly Query[] },
): readonly Case[] {
  const sorts = by.flatMap((sortField) =>
    (["ASC", "DESC"] as const).map((sortDirection) => ({ sortField, sortDirection, pageSize: 50 as const })),
  );
  return filters.map((filter) => [
    `${name} ${JSON.stringify(filter)}`,
    (db, caller, sort) => list(db, caller, { ...(sort as Sort & { sortField: By }), ...filter }),
    sorts,
  ]);
}

const lists = [
  ...filtered("events", (db, caller, query) => listEvents(db, endpoints(caller), query), {
    by: ["id", "date"],
    filters: [
      {},
      { notified: false },
      { notified: true },
      { entityName: "Subscription" as const },
      { entityId: 500 },
      { type: "CREATED" as const },
      { outcome: "DELIVERED" as const },
      { outcome: "TIMEOUT" as const },
      { endpoint: "https://3.example/" },
      { product: 1 },
      { subscriptionId: 500 },
      range,
    ],
  }),
  ...filtered("orders", listOrders, {
    by: ["id", "date"],
    filters: [
      {},
      { paid: true },
      { paid: false },
      { type: "NORMAL" as const },
      { status: "REJECTED" as const },
      { externalReference: "PO-500" },
      { subscriptionId: 500 },
      range,
    ],
  }),
  ...filtered("invoices", listInvoices, {
    by: ["id", "date"],
    filters: [
      {},
      { paid: true },
      { paid: false },
      { status: ["UNPAID" as const] },
      { subscriptionId: 500 },
      range,
    ],
  }),
  ...filtered("subscriptions", subscriptionPage, {
    by: ["id", "name", "createdAt", "updatedAt", "endDate"],
    filters: [
      {},
      { id: [500, 501] },
      { status: ["DEPLOYED" as const] },
      { status: ["FAILED" as const] },
      { status: ["DEPLOYED" as const, "FAILED" as const] },
      { type: "NORMAL" as const },
      { type: "TRIAL" as const },
      { product: 1 },
    ],
  }),
  ...filtered("users", userPage, {
    by: ["id", "userName", "name", "email", "creationDate"],
    filters: [{}, { role: "ROLE_USER" as const }, { role: "ROLE_VENDOR" as const }, { companyId: 9 }],
  }),
  ...filtered("audit", (db, _caller, query) => listAuditEntries(db, admin, query), {
    by: ["id", "date"],
    filters: [
      {},
      { userId: 2 },
      { operation: "orderCreate" },
      { object: "subscription/500" },
      { outcome: "FAILURE" as const },
      { outcome: "SUCCESS" as const },
      { requestId: "r500" },
      range,
    ],
  }),
];

async function subscriptionPage(
  db: Db,
  caller: Caller,
  query: Parameters<typeof listSubscriptions>[2],
): Promise<Page> {
  const { ids } = await listSubscriptions(db, caller, query);
  return { rows: ids.map((id) => ({ id })) };
}

async function userPage(db: Db, caller: Caller, query: Parameters<typeof listUsers>[2]): Promise<Page> {
  const { rows } = await listUsers(db, people(caller), query);
  return { rows: rows.map(({ user }) => user) };
}

/** Vendors reach the events for their own endpoints, and customers none. */
function endpoints(caller: Caller): Caller {
  return caller === admin ? admin : { ...vendor, scopes: ["endpoints"] };
}

/** The scopes in which users are listed. */
function people(caller: Caller): Caller {
  if (caller === admin) return admin;
  return { ...caller, scopes: caller === vendor ? ["self", "members", "customers"] : ["self", "members"] };
}

const GROWING = "(events|orders|invoices|subscriptions|users|audit_entries)";
/** A table that is read row by row, be it in the order of an index. */
const SCAN = new RegExp(`^SCAN ${GROWING}( USING INDEX \\w+)?$`, "m");
/** And one that is read inside an index. */
const ANY_SCAN = new RegExp(`^SCAN ${GROWING}`, "m");

describe.each(Object.entries({ admin, vendor, customer }))("for the %s", (_, caller) => {
  test.each(lists)(
    "no table that grows is scanned to count %s, or to sort them",
    async (_name, list, sorts) => {
      for (const sort of sorts) {
        const { count, plan } = await readPlans((db) => list(db, caller, sort));
        const asked = `${sort.sortField} ${sort.sortDirection}`;
        expect(count, asked).not.toMatch(SCAN);
        if (plan.includes("TEMP B-TREE FOR ORDER BY")) expect(plan, asked).not.toMatch(ANY_SCAN);
      }
    },
  );
});

test.each(lists.filter(([name]) => /^(orders|invoices)/.test(name)))(
  "a customer's own are found by the subscription, and not by the filter, in %s",
  async (_name, list, sorts) => {
    for (const sort of sorts) {
      const { count } = await readPlans((db) => list(db, customer, sort));
      expect(count).toMatch(/SEARCH (orders|invoices) USING (COVERING )?INDEX \w+_by_subscription/);
    }
  },
);

test("failures are counted in their own index", async () => {
  const { count } = await readPlans((db) => listAuditEntries(db, admin, { outcome: "FAILURE" }));
  expect(count).toContain("audit_entries_failed");
});
