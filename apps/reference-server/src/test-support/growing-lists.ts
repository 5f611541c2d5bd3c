// The lists of the tables that grow, for the tests of how the engines read them.
import type { Caller } from "../api/scope.js";
import { listAuditEntries } from "../resources/audit-entry/queries.js";
import { listEvents } from "../resources/event/handlers.js";
import { listInvoices } from "../resources/invoice/queries.js";
import { listOrders } from "../resources/order/handlers.js";
import { listPaymentMethods } from "../resources/payment-method/queries.js";
import { listSubscriptions } from "../resources/subscription/list.js";
import { listUsers } from "../resources/user/queries.js";
import type { Db } from "../store/port.js";
import { openImage } from "../store/sqlite/image.js";

const principal = { userId: 2, userName: "x", companyId: 1, language: null, tokenId: null };
export const admin: Caller = { principal: { ...principal, role: "ROLE_ADMIN" }, scopes: ["any"] };
export const customer: Caller = {
  principal: { ...principal, companyId: 9, role: "ROLE_USER" },
  scopes: ["own"],
};
export const vendor: Caller = {
  principal: { ...principal, role: "ROLE_VENDOR" },
  scopes: ["own", "product"],
};

export interface Page {
  readonly rows: readonly { readonly id: number }[];
}

const range = { from: "1970-01-01T00:00:01Z", to: "1970-01-01T00:00:02Z" };

export type Sort = {
  readonly sortField: string;
  readonly sortDirection: "ASC" | "DESC";
  readonly pageSize: 50;
};
export type List = (db: Db, caller: Caller, sort: Sort) => Promise<Page>;
export type Case = readonly [name: string, list: List, sorts: readonly Sort[]];

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

/** The lists of the tables that grow, each with its filters and sorts. */
export const growingLists: readonly Case[] = [
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
      { search: "notes 1977" },
    ],
  }),
  ...filtered("users", userPage, {
    by: ["id", "userName", "name", "email", "creationDate"],
    filters: [
      {},
      { role: "ROLE_USER" as const },
      { role: "ROLE_VENDOR" as const },
      { companyId: 9 },
      { search: "-1977" },
    ],
  }),
  ...filtered("payment methods", (db, caller, query) => listPaymentMethods(db, owner(caller), query), {
    by: ["id", "label"],
    filters: [{}, { userId: 2 }],
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

/** Only an administrator reaches the payment methods of others. */
function owner(caller: Caller): Caller {
  return caller === admin ? admin : { ...caller, scopes: ["own"] };
}

/** The scopes in which users are listed. */
function people(caller: Caller): Caller {
  if (caller === admin) return admin;
  return { ...caller, scopes: caller === vendor ? ["self", "members", "customers"] : ["self", "members"] };
}

/** A SQLite database that {@link fillGrowing} has filled. */
export function openGrowing(rows: number): ReturnType<typeof openImage> {
  const client = openImage();
  client.pragma("foreign_keys = OFF");
  for (const statement of fillGrowing(rows)) client.exec(statement);
  return client;
}

/**
 * SQL for either engine that fills the tables, each with as many rows. One in a hundred is unpaid, or has failed, and one
 * of five hundred users sells. What they refer to is not there.
 */
export function fillGrowing(rows: number): readonly string[] {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})`;
  const text = `'${"x".repeat(300)}'`;
  return [
    `insert into products (id, company_id, name, type, sku, created_at, updated_at)
      values (1, 1, 'x', 'SAAS', 'x', 0, 0), (2, 2, 'y', 'SAAS', 'y', 0, 0)`,
    `insert into users (id, user_name, name, email, user_role, company_id, environment, creation_date)
      ${numbers} select i, 'buyer-' || i, 'x', 'buyer-' || i || '@example.test',
        case i % 500 when 2 then 'ROLE_VENDOR' else 'ROLE_USER' end, case i % 500 when 2 then 1 else 9 + i / 10 end,
        ${text}, ${rows} - i from n`,
    `insert into subscriptions (id, name, type, deployment_status, buyer_id, company_id, product_id, product_version_id,
        product_version, billing_period, auto_renew, period_start, period_end, anchor_day, created_at, updated_at)
      ${numbers} select i, 'Notes ' || i, 'NORMAL', case i % 100 when 0 then 'FAILED' else 'DEPLOYED' end, 9 + i / 10,
        9 + i / 100, case i % 3 when 0 then 2 else 1 end, 1, '{"name":"${"x".repeat(1_200)}"}', 1, 1, 0, ${rows} - i, 1, ${rows} - i, ${rows} - i from n`,
    `insert into segments (subscription_id, product_id, number, quantity, period_start, period_end, hourly, begin, until,
        base, rated_until, rated_quantity, rated_amount, monthly)
      ${numbers} select i, case i % 3 when 0 then 2 else 1 end, 1, 1, 0, ${rows}, 0, ${rows} - i, ${rows} - i + 500,
        'ZERO', 0, 0, '0', 100000 from n`,
    `insert into payment_methods (id, user_id, label, payment_method_id, created_at)
      ${numbers} select i, i, 'Card ' || i, 'x', ${rows} - i from n`,
    `insert into invoices (id, order_id, subscription_id, product_id, buyer_id, type, status, subtotal, vat, total, product,
        product_version, date, payment_received)
      ${numbers} select i, i, 1 + i / 5, 1, 9, 'NORMAL', case i % 100 when 0 then 'UNPAID' else 'PAID' end, 0, 0, 0,
        ${text}, 'x', ${rows} - i, case i % 100 when 0 then null else ${rows} - i end from n`,
    `insert into orders (id, type, status, subscription_id, product_id, product_version_id, buyer_id, total,
        external_reference, cause, date)
      ${numbers} select i, case i % 5 when 0 then 'NORMAL' else 'RENEWAL' end,
        case i % 997 when 0 then 'REJECTED' else 'PAID' end, 1 + i / 5, 1, 1, 9, 0, 'PO-' || i, ${text} || i,
        ${rows} - i from n`,
    `insert into events (id, entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id, product_id,
        payload, notified, attempts, outcome)
      ${numbers} select i, 'Subscription', 1 + i / 10, case i % 10 when 0 then 'CREATED' else 'MODIFIED' end, ${rows} - i,
        'COMPANY', 'https://' || i % 7 || '.example/', 1, 'x', 1, 1, ${text}, case i % 100 when 0 then 0 else 1 end, 1,
        case i % 100 when 0 then 'TIMEOUT' else 'DELIVERED' end from n`,
    `insert into audit_entries (id, date, operation, object, actor_id, status, address, request_id, after)
      ${numbers} select i, ${rows} - i, 'orderCreate', 'subscription/' || i / 10, i % 1000,
        case i % 100 when 0 then 409 else 204 end, '::1', 'r' || i, '{"name":"${"x".repeat(300)}"}' from n`,
  ];
}
