import { InvoiceStatus } from "@syndikit/contract";
import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { knownOf } from "../../known.js";
import type { Db } from "../../store/port.js";
import { inList, listed, prepared } from "../../store/prepared.js";
import { companies } from "../../store/tables/company.js";
import { products } from "../../store/tables/product.js";
import {
  type SubscriptionRow,
  subscriptionInstructions,
  subscriptions,
} from "../../store/tables/subscription.js";
import { isPaid } from "../../subscriptions/rules/payment.js";
import {
  type Caller,
  type CallerTerms,
  callerTerms,
  callerValues,
  everything,
  preparedByScopes,
  within,
} from "../scope.js";
import { credentialsOf, endpointsOf, type InvoiceParts, invoicesOf, itemsOf, ordersOf } from "./children.js";

/**
 * The subscriptions that a caller reaches: those that it or its company bought, and those of the products that
 * its company sells. For the query of a subscription itself, or of what belongs to one.
 */
export function reachesSubscription(caller: Caller): SQL {
  const terms = callerTerms(caller);
  const sold = sql`select ${products.id} from ${products} where ${products.companyId} = ${terms.companyId}`;
  return reached(terms, sql`(${subscriptions.productId} in (${sold}))`);
}

/** The same as {@link reachesSubscription}, for lists. */
export async function listsSubscription(db: Db, caller: Caller): Promise<SQL> {
  return reachesSubscription(await narrowed(db, caller));
}

/**
 * The caller with no more scopes than its lists need. What a vendor bought is nearly always of its own products;
 * when it is, one scope is left, and the engine walks one index instead of joining three.
 */
export async function narrowed(db: Db, caller: Caller): Promise<Caller> {
  const { principal, scopes } = caller;
  if (!scopes.includes("own") || !scopes.includes("product")) return caller;
  const bought = reachesSubscription({ principal, scopes: ["own"] });
  const sold = reachesSubscription({ principal, scopes: ["product"] });
  const elsewhere = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(sql`${bought} and not ${sold}`)
    .limit(1);
  return elsewhere.length === 0 ? { principal, scopes: ["product"] } : caller;
}

/** The products whose subscriptions a caller lists, all of them; `undefined` when it is not products that decide. */
export async function listedProducts(
  db: Db,
  { principal, scopes }: Caller,
  product: number | undefined,
): Promise<readonly number[] | undefined> {
  if (scopes.includes("any")) return product === undefined ? undefined : [product];
  if (scopes.join() !== "product" || principal.companyId === null) return undefined;
  const own = eq(products.companyId, principal.companyId);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(product === undefined ? own : and(own, eq(products.id, product)));
  return rows.map(({ id }) => id);
}

/** Whether a column refers to one of some subscriptions. */
export function refersTo(subscriptionId: Column, condition: SQL): SQL {
  if (condition === everything) return everything;
  return sql`${subscriptionId} in (select ${subscriptions.id} from ${subscriptions} where ${condition})`;
}

/** Whether the caller is more than a customer of what it reaches: its vendor, or an administrator. */
export function isSeller({ scopes }: Caller): boolean {
  return scopes.some((scope) => scope !== "own");
}

/** A prepared query that is kept to what the caller reaches: see {@link preparedByScopes}. */
export function preparedWithinReach<Query>(
  build: (db: Db, reached: SQL) => Query,
): (db: Db, caller: Caller) => Query {
  return preparedByScopes((db, caller) => {
    // For one subscription: the vendor's other products do not come into it.
    const isSold = sql`exists (select 1 from ${products}
      where ${products.id} = ${subscriptions.productId} and ${products.companyId} = ${caller.companyId})`;
    return build(db, reached(caller, isSold));
  });
}

function reached(caller: CallerTerms, isSold: SQL): SQL {
  if (caller.scopes.includes("any")) return everything;
  return within(caller, {
    own: sql`(${subscriptions.companyId} = ${caller.companyId} or ${subscriptions.buyerId} = ${caller.userId})`,
    product: isSold,
  });
}

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
  orders: ordersOf,
  invoices: invoicesOf,
  items: itemsOf,
  endpoints: endpointsOf,
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
  credentials: credentialsOf,
};

const summaries = prepared((db) =>
  db
    .select(summaryFields)
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(inList(subscriptions.id, "ids"))
    .prepare(),
);

const details = preparedWithinReach((db, reached) =>
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
  const rows = await summaries(db).execute({ ids: listed(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A subscription to read, and the languages that will do for its instructions, the best first; `null` for none. */
interface DetailsRequest {
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
  const [row] = await details(db, caller).execute({ ...callerValues(caller), id, first, second, third });
  return row;
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
  const [row] = await byId(db, caller).execute({ ...callerValues(caller), id });
  return row;
}

/** `paid` of a subscription, by the invoices that came with its row. */
export function isPaidBy(invoices: readonly InvoiceParts[]): boolean {
  return isPaid(
    invoices.map(([, status, , cashed]) => ({
      status: knownOf(InvoiceStatus, status),
      cashed: cashed === 1,
    })),
  );
}
