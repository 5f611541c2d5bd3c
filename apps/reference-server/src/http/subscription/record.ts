import { eq, type SQL, sql } from "drizzle-orm";
import { hot } from "../../store/hot.js";
import { inList, listed } from "../../store/in-list.js";
import { companies } from "../../store/schema/company.js";
import { subscriptionInstructions, subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { type Caller, callerValues } from "../scope.js";
import { credentialsOf, endpointsOf, invoicesOf, itemsOf, ordersOf } from "./children.js";
import { hotWithinReach } from "./reach.js";

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

const summaries = hot((db) =>
  db
    .select(summaryFields)
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(inList(subscriptions.id, "ids"))
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
  const rows = await summaries(db).execute({ ids: listed(ids) });
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
