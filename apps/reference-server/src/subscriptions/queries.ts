import { InvoiceStatus } from "@syndikit/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { type Caller, callerValues } from "../api/scope.js";
import { enumValueOf } from "../enum-value.js";
import { inList, listed } from "../store/dialect.js";
import { asListed } from "../store/documents/column.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { companies } from "../store/tables/company.js";
import {
  type SubscriptionRow,
  subscriptionInstructions,
  subscriptions,
} from "../store/tables/subscription.js";
import {
  credentialsOf,
  endpointsOf,
  type InvoiceParts,
  invoicesOf,
  itemsOf,
  oneshotCostsOf,
  ordersOf,
  recurringCostsOf,
} from "./children.js";
import { preparedWithinReach } from "./reach.js";
import { isPaid } from "./rules/payment.js";

const byId = preparedWithinReach((db, reached) =>
  db
    .select()
    .from(subscriptions)
    .where(sql`${eq(subscriptions.id, sql.placeholder("id"))} and ${reached}`)
    .prepare(),
);

/** The subscription, if the caller reaches it. */
export async function findSubscription(
  db: Db,
  caller: Caller,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await byId(db, caller).execute({ id, ...callerValues(caller) });
  return row;
}

type Rows<Query extends (...args: never[]) => { execute(): Promise<readonly unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>["execute"]>
>;

const summaryFields = {
  id: subscriptions.id,
  name: subscriptions.name,
  type: subscriptions.type,
  deploymentStatus: subscriptions.deploymentStatus,
  buyerId: subscriptions.buyerId,
  companyId: subscriptions.companyId,
  companyKind: companies.kind,
  productId: subscriptions.productId,
  productVersionId: subscriptions.productVersionId,
  billingPeriod: subscriptions.billingPeriod,
  lifespan: subscriptions.lifespan,
  autoRenew: subscriptions.autoRenew,
  startDate: subscriptions.startDate,
  periodStart: subscriptions.periodStart,
  periodEnd: subscriptions.periodEnd,
  anchorDay: subscriptions.anchorDay,
  configurationParameters: subscriptions.configurationParameters,
  createdAt: subscriptions.createdAt,
  updatedAt: subscriptions.updatedAt,
  orders: ordersOf,
  invoices: invoicesOf,
  items: itemsOf,
  endpoints: endpointsOf,
};

const summaries = prepared((db) =>
  db
    .select(summaryFields)
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(inList(subscriptions.id, "ids"))
    .prepare(),
);

/** The fields of a subscription that lists show. */
export type SubscriptionSummary = Rows<typeof summaries>[number];

/** The summaries of several subscriptions, in the order of the identifiers. */
export async function readSummaries(db: Db, ids: readonly number[]): Promise<readonly SubscriptionSummary[]> {
  const rows = await summaries(db).execute({ ids: listed(ids) });
  const rowOf = new Map(rows.map((row) => [row.id, asListed(row)]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

const detailFields = {
  ...summaryFields,
  productVersion: subscriptions.productVersion,
  anchorDay: subscriptions.anchorDay,
  graceUntil: subscriptions.graceUntil,
  oneshotCosts: oneshotCostsOf,
  recurringCosts: recurringCostsOf,
  instructions: instructions(),
  credentials: credentialsOf,
};

/** The instructions in the first of the three languages that has any. */
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

const details = preparedWithinReach((db, reached) =>
  db
    .select(detailFields)
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(sql`${eq(subscriptions.id, sql.placeholder("id"))} and ${reached}`)
    .prepare(),
);

/** A summary with the fields that only a single subscription shows, and those that decide on its upgrades. */
export type SubscriptionDetails = Rows<typeof details>[number];

interface DetailsRequest {
  readonly id: number;
  /** The acceptable languages of the instructions, best first; `null` for none. */
  readonly languages: readonly [string | null, string | null, string];
}

/** A subscription with all its details, if the caller reaches it. */
export async function findDetails(
  db: Db,
  caller: Caller,
  { id, languages }: DetailsRequest,
): Promise<SubscriptionDetails | undefined> {
  const [first, second, third] = languages;
  const [row] = await details(db, caller).execute({ id, ...callerValues(caller), first, second, third });
  return row;
}

/** `paid` of a subscription, from the invoices in its row. Invoices that only declare proceeds do not count. */
export function isPaidBy(invoices: readonly InvoiceParts[]): boolean {
  return isPaid(
    invoices.flatMap(([, status, , cashed]) =>
      cashed === 1 ? [] : [{ status: enumValueOf(InvoiceStatus, status) }],
    ),
  );
}
