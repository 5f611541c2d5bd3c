// The lists of the tables that grow, for the tests of how the engines read them.
import { type OperationId, TokenKind } from "@syndikit/contract";
import type { Caller } from "../api/scope.js";
import { readPolls, readSamples } from "../resources/application-metric/polled.js";
import { listAuditEntries } from "../resources/audit-entry/queries.js";
import { listCloudCredentials } from "../resources/cloud-credential/queries.js";
import { listComments } from "../resources/comment/queries.js";
import { listCompaniesIn } from "../resources/company/queries.js";
import { listCompanyGroups } from "../resources/company-group/handlers.js";
import { listEvents, readAttempts, readLatest } from "../resources/event/handlers.js";
import { listInvoices } from "../resources/invoice/queries.js";
import { listMessages } from "../resources/message/queries.js";
import { listOrders } from "../resources/order/handlers.js";
import { listPaymentMethods } from "../resources/payment-method/queries.js";
import { listCharges } from "../resources/subscription/charges.js";
import { readHistory } from "../resources/subscription/history.js";
import { listSubscriptions } from "../resources/subscription/list.js";
import { listTokens } from "../resources/token/queries.js";
import { listUsers } from "../resources/user/queries.js";
import { customerCompanies } from "../resources/user-company/handlers.js";
import type { Db } from "../store/port.js";

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

const metric = { id: 1 };
const range = { from: "1970-01-01T00:00:01Z", to: "1970-01-01T00:00:02Z" };

export type Sort = {
  readonly sortField: string;
  readonly sortDirection: "ASC" | "DESC";
  readonly pageSize: 50;
};
export type List = (db: Db, caller: Caller, sort: Sort) => Promise<Page>;
export type Case = readonly [name: string, list: List, sorts: readonly Sort[]];

/** The filters and orders in which the lists of an operation are tried. */
export interface Tried {
  readonly filters: readonly string[];
  readonly sortFields: readonly string[];
}

/** By operation. */
export const tried: Partial<Record<OperationId, Tried>> = {};

/** The list of an operation with each of its filters alone. */
function filtered<Query extends object, By extends string>(
  name: OperationId,
  list: (db: Db, caller: Caller, query: Sort & { readonly sortField: By } & Query) => Promise<Page>,
  { by, filters }: { readonly by: readonly By[]; readonly filters: readonly Query[] },
): readonly Case[] {
  tried[name] = { filters: filters.flatMap((filter) => Object.keys(filter)), sortFields: by };
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
  ...filtered("eventGetAllPaged", (db, caller, query) => listEvents(db, endpoints(caller), query), {
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
  ...filtered("orderGetAllPaged", listOrders, {
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
  ...filtered("invoiceGetAllPaged", listInvoices, {
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
  ...filtered("subscriptionGetAllPaged", subscriptionPage, {
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
      { metadata: { tenant: "t500" } },
    ],
  }),
  ...filtered("userGetAllPaged", userPage, {
    by: ["id", "userName", "name", "email", "creationDate"],
    filters: [
      {},
      { role: "ROLE_USER" as const },
      { role: "ROLE_VENDOR" as const },
      { companyId: 9 },
      { search: "-1977" },
    ],
  }),
  ...filtered(
    "paymentMethodGetAllPaged",
    (db, caller, query) => listPaymentMethods(db, owner(caller), query),
    {
      by: ["id", "label"],
      filters: [{}, { userId: 2 }],
    },
  ),
  ...filtered(
    "userCompanyGetAllPaged",
    (db, caller, query) => listCompaniesIn(db, customerCompanies(db, buyers(caller)), query),
    { by: ["id", "name"], filters: [{}, { search: "pany 77" }] },
  ),
  ...filtered("companyGroupGetAllPaged", (db, caller, query) => listCompanyGroups(db, owner(caller), query), {
    by: ["id", "name"],
    filters: [{}, { userCompanyId: 77 }],
  }),
  ...filtered("messageGetAllPaged", (db, caller, query) => listMessages(db, owner(caller), query), {
    by: ["id", "createdAt"],
    filters: [{}, { userId: 2 }, { search: "order 1977" }],
  }),
  ...filtered("commentGetAllPaged", commentPage, {
    by: ["id", "date", "rating"],
    filters: [{}, { productId: 1 }, { userId: 2 }],
  }),
  ...filtered(
    "cloudCredentialGetAllPaged",
    (db, caller, query) => listCloudCredentials(db, owner(caller), query),
    { by: ["id", "name"], filters: [{}, { subscriptionId: 500 }] },
  ),
  ...filtered("tokenGetAllPaged", (db, caller, query) => listTokens(db, owner(caller), { query, wall: 1 }), {
    by: ["id", "createdAt"],
    filters: [{}, { userId: 2 }, { kind: TokenKind.PERSONAL }],
  }),
  ...filtered("subscriptionGetCharges", (db, _caller, query) => chargePage(db, query), {
    by: ["id"],
    filters: [{}, { invoiceId: [500] }, { invoiceId: [500, 501] }],
  }),
  ...filtered("auditEntryGetAllPaged", (db, _caller, query) => listAuditEntries(db, admin, query), {
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

/** Lists that have no pages, and end at a number of entries. */
export const endingLists: readonly (readonly [name: string, list: (db: Db) => Promise<unknown>])[] = [
  ["the samples of a metric", (db) => readSamples(db, metric, {})],
  ["the samples of a metric in a time", (db) => readSamples(db, metric, range)],
  ["the samples of a metric and a subscription", (db) => readSamples(db, metric, { subscriptionId: 500 })],
  ["the polls of a metric", (db) => readPolls(db, metric, {})],
  ["the polls of a metric and a subscription", (db) => readPolls(db, metric, { subscriptionId: 500 })],
  ["the attempts of an event", (db) => readAttempts(db, 500, 1_000)],
  ["the latest attempts of events", (db) => readLatest(db, [500, 501])],
  [
    "the states of a subscription",
    (db) => readHistory(db, { id: 500, createdAt: 0, deploymentStatus: "DEPLOYED" }),
  ],
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

/** Vendors list the companies of their customers, and customers their own. */
function buyers(caller: Caller): Caller {
  if (caller === admin) return admin;
  return { ...caller, scopes: caller === vendor ? ["customers"] : ["own"] };
}

async function commentPage(db: Db, caller: Caller, query: Parameters<typeof listComments>[2]): Promise<Page> {
  const { rows } = await listComments(db, owner(caller), query);
  return { rows: rows.map(({ comment }) => comment) };
}

async function chargePage(db: Db, query: Parameters<typeof listCharges>[2]): Promise<Page> {
  const { rows } = await listCharges(db, 500, query);
  return { rows: rows.map(({ charge }) => charge) };
}

/** Vendors reach the events for their own endpoints, and customers none. */
function endpoints(caller: Caller): Caller {
  return caller === admin ? admin : { ...vendor, scopes: ["endpoints"] };
}

/** Only an administrator reaches what belongs to other users. */
function owner(caller: Caller): Caller {
  return caller === admin ? admin : { ...caller, scopes: ["own"] };
}

/** The scopes in which users are listed. */
function people(caller: Caller): Caller {
  if (caller === admin) return admin;
  return { ...caller, scopes: caller === vendor ? ["self", "members", "customers"] : ["self", "members"] };
}
