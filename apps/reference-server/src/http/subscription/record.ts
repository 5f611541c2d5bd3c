import type { EndpointCategory, InvoiceStatus, OrderType } from "@syndikit/contract";
import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Quantity } from "../../domain/quantity.js";
import type { Sealed } from "../../store/columns.js";
import { hot } from "../../store/hot.js";
import { invoices, orders } from "../../store/schema/billing.js";
import { companies } from "../../store/schema/company.js";
import {
  subscriptionCredentials,
  subscriptionEndpoints,
  subscriptionInstructions,
  subscriptionItems,
  subscriptions,
} from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import type { Caller } from "../scope.js";
import { hotWithinReach, reachValues } from "./reach.js";

// Everything of a subscription comes with one statement: each list of children as one JSON text of arrays. That
// is what keeps the single read fast, and a page of fifty as cheap as one query.

type OrderPart = readonly [id: number, type: OrderType];
type InvoicePart = readonly [id: number, status: InvoiceStatus, orderId: number, cashed: 0 | 1];
type ItemPart = readonly [billingItemId: number, quantity: Quantity];
type EndpointPart = readonly [
  endpoint: string,
  description: string | null,
  category: EndpointCategory | null,
];
type CredentialPart = readonly [
  key: string,
  value: Sealed | null,
  description: Readonly<Record<string, string>>,
  weight: number,
];

/** What every answer with a subscription shows of it. */
const summaryFields = {
  id: subscriptions.id,
  name: subscriptions.name,
  type: subscriptions.type,
  deploymentStatus: subscriptions.deploymentStatus,
  buyerId: subscriptions.buyerId,
  companyId: subscriptions.companyId,
  companyKind: companies.kind,
  productId: subscriptions.productId,
  planId: subscriptions.planId,
  billingPeriod: subscriptions.billingPeriod,
  lifespan: subscriptions.lifespan,
  autoRenew: subscriptions.autoRenew,
  startDate: subscriptions.startDate,
  periodStart: subscriptions.periodStart,
  periodEnd: subscriptions.periodEnd,
  configurationParameters: subscriptions.configurationParameters,
  createdAt: subscriptions.createdAt,
  updatedAt: subscriptions.updatedAt,
  orders: children<OrderPart>({
    parts: sql`json_array(${orders.id}, ${orders.type}) order by ${orders.id}`,
    from: orders,
    subscriptionId: orders.subscriptionId,
  }),
  invoices: children<InvoicePart>({
    parts: sql`json_array(${invoices.id}, ${invoices.status}, ${invoices.orderId}, ${invoices.cashed}) order by ${invoices.id}`,
    from: invoices,
    subscriptionId: invoices.subscriptionId,
  }),
  items: children<ItemPart>({
    parts: sql`json_array(${subscriptionItems.billingItemId}, ${subscriptionItems.quantity}) order by ${subscriptionItems.billingItemId}`,
    from: subscriptionItems,
    subscriptionId: subscriptionItems.subscriptionId,
  }),
  endpoints: children<EndpointPart>({
    parts: sql`json_array(${subscriptionEndpoints.endpoint}, ${subscriptionEndpoints.description}, ${subscriptionEndpoints.category}) order by ${subscriptionEndpoints.id}`,
    from: subscriptionEndpoints,
    subscriptionId: subscriptionEndpoints.subscriptionId,
  }),
};

/** What only the answer with a single one shows, and what decides on its upgrades. */
const detailFields = {
  ...summaryFields,
  plan: subscriptions.plan,
  anchorDay: subscriptions.anchorDay,
  graceUntil: subscriptions.graceUntil,
  usageSince: subscriptions.usageSince,
  chargedRanges: subscriptions.chargedRanges,
  oneshotCosts: subscriptions.oneshotCosts,
  recurringCosts: subscriptions.recurringCosts,
  deferredUpgrade: subscriptions.deferredUpgrade,
  instructions: instructions(),
  credentials: children<CredentialPart>({
    parts: sql`json_array(${subscriptionCredentials.key}, ${subscriptionCredentials.value}, json(${subscriptionCredentials.description}), ${subscriptionCredentials.weight}) order by ${subscriptionCredentials.weight}, ${subscriptionCredentials.id}`,
    from: subscriptionCredentials,
    subscriptionId: subscriptionCredentials.subscriptionId,
  }),
};

const summaries = hot((db) =>
  db
    .select(summaryFields)
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(sql`${subscriptions.id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .prepare(),
);

const details = hotWithinReach((db, reached) =>
  db
    .select(detailFields)
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(sql`${eq(subscriptions.id, sql.placeholder("id"))} and ${reached}`)
    .prepare(),
);

/** What every answer with a subscription shows of it. */
export type SubscriptionSummary = Rows<typeof summaries>[number];

/** A summary, and what only the answer with a single one shows. */
export type SubscriptionDetails = Rows<typeof details>[number];

type Rows<Query extends (...args: never[]) => { execute(): Promise<readonly unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>["execute"]>
>;

/** The summaries of some subscriptions, in the order of the identifiers. */
export async function readSummaries(db: Db, ids: readonly number[]): Promise<readonly SubscriptionSummary[]> {
  const rows = await summaries(db).execute({ ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A subscription to read, and the languages that will do for its instructions, the best first; `null` for none. */
export interface DetailsRequest {
  readonly id: number;
  readonly languages: readonly [string | null, string | null, string];
}

/** A subscription with all its details, if the caller reaches it. */
export async function findDetails(
  db: Db,
  caller: Caller,
  { id, languages }: DetailsRequest,
): Promise<SubscriptionDetails | undefined> {
  const [first, second, third] = languages;
  const [row] = await details(db, caller).execute({ ...reachValues(caller), id, first, second, third });
  return row;
}

interface Children {
  /** What `json_group_array` gathers, with its order. */
  readonly parts: SQL;
  readonly from: SQLWrapper;
  readonly subscriptionId: SQLWrapper;
}

function children<Part>({ parts, from, subscriptionId }: Children): SQL<readonly Part[]> {
  const query = sql`(select json_group_array(${parts}) from ${from} where ${subscriptionId} = ${subscriptions.id})`;
  // The engine writes the arrays that the query spells out.
  return query.mapWith((text: string) => JSON.parse(text) as readonly Part[]);
}

function instructions(): SQL<string | null> {
  const { language, subscriptionId, text } = subscriptionInstructions;
  const [first, second, third] = [
    sql.placeholder("first"),
    sql.placeholder("second"),
    sql.placeholder("third"),
  ];
  return sql`(select ${text} from ${subscriptionInstructions}
    where ${subscriptionId} = ${subscriptions.id} and ${language} in (${first}, ${second}, ${third})
    order by case ${language} when ${first} then 0 when ${second} then 1 else 2 end limit 1)`;
}
