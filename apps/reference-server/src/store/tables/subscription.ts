import {
  DeploymentStatus,
  type EndpointCategory,
  type State,
  type SubscriptionType,
  type Trigger,
} from "@syndikit/contract";
import { type Column, type SQL, sql } from "drizzle-orm";
import type { Base } from "../../billing/segments.js";
import { RUNNING } from "../../billing/subscription.js";
import type { Moment } from "../../ports.js";
import {
  flag,
  id,
  index,
  isIndexedValue,
  moment,
  money,
  oneOf,
  partOf,
  primaryKey,
  quantity,
  reference,
  sealed,
  table,
  text,
  uniqueIndex,
  whole,
} from "../columns.js";
import { folded, written } from "../dialect.js";
import { documentColumn } from "../documents/column.js";
import {
  chargedRangesForm,
  costsForm,
  deferredUpgradeForm,
  planForm,
  recurringLineForm,
  renewalTermsForm,
  segmentTermsForm,
} from "../documents/forms.js";
import { credentialTextsForm, enteredValuesForm } from "../documents/small-forms.js";
import { companies } from "./company.js";
import { billingItems, products, productVersions } from "./product.js";
import { users } from "./user.js";

export type { DeferredUpgrade, RenewalTerms } from "../documents/forms.js";

/**
 * When the marketplace next acts on a running subscription by itself: at the end of its grace time if it has one, else
 * at the end of its period. Always spelled the same, because an index on an expression only serves that exact
 * expression.
 */
export function dueAtOf({ graceUntil, periodEnd }: { graceUntil: Column; periodEnd: Column }): SQL<Moment> {
  // Not `coalesce`, because the migration generator splits an expression at its commas.
  return sql<Moment>`case when ${graceUntil} is null then ${periodEnd} else ${graceUntil} end`;
}

/**
 * Whether the state is one of {@link RUNNING}. Not with bound values, so that the engine uses the partial index of
 * running subscriptions.
 */
export function isRunning({ deploymentStatus }: { deploymentStatus: Column | SQL }): SQL {
  const each = RUNNING.map((running) => sql`${deploymentStatus} = ${written(running)}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Whether a subscription waits for its first payment. */
export function isWaiting({ deploymentStatus }: { deploymentStatus: Column }): SQL {
  return sql`${deploymentStatus} = ${written(DeploymentStatus.WAITING_PAYMENT)}`;
}

/** Whether a subscription is of an earlier version, and its ledger is not made yet. Not with bound values, as above. */
export function hasNoLedger({ ledgerNext }: { ledgerNext: Column }): SQL {
  return sql`${ledgerNext} = 0`;
}

export const subscriptions = table(
  "subscriptions",
  {
    id: id(),
    name: text().notNull(),
    /** True when the customer chose the name. It then takes precedence over the vendor's. */
    namedByCustomer: flag().notNull().default(false),
    type: oneOf<SubscriptionType>().notNull(),
    deploymentStatus: oneOf<DeploymentStatus>().notNull(),
    buyerId: reference(() => users.id),
    /** The buyer's company. */
    companyId: reference(() => companies.id),
    productId: reference(() => products.id),
    productVersionId: reference(() => productVersions.id),
    /**
     * The plan as it was when it was ordered or last changed. Its prices hold until renewal, even if the vendor changes
     * the plan.
     */
    productVersion: documentColumn(planForm).notNull(),
    /** Months. */
    billingPeriod: whole().notNull(),
    /** Hours, for a short-lived subscription. */
    lifespan: whole(),
    autoRenew: flag().notNull(),
    startDate: moment(),
    /** Start of the granted period, or of the last one that was granted ahead. */
    periodStart: moment().notNull(),
    /** End of the granted period (`endDate`). */
    periodEnd: moment().notNull(),
    /** The day of the month, from 1 to 31, that later periods end on: 31 January, 28 February, 31 March. */
    anchorDay: whole().notNull(),
    /** End of the grace time for an unpaid renewal, upgrade or upsell. */
    graceUntil: moment(),
    /** When the buyer is told that it ends soon; `null` when it renews automatically, or when the buyer was told. */
    expiryNoticeAt: moment(),
    /** What waits for a payment, with its terms. */
    pendingRenewal: documentColumn(renewalTermsForm),
    /** The next number in its ledger; zero while the ledger is not made from the columns of earlier versions. */
    ledgerNext: whole().notNull().default(0),
    /** Of earlier versions, whose ledger is made from it: metered usage before this time was billed or was free. */
    usageSince: moment().notNull().default(0),
    /** Of earlier versions: ranges of extra resources whose set-up price was already charged. */
    chargedRanges: documentColumn(chargedRangesForm).notNull().default([]),
    /** Of earlier versions: extra lines for the next invoice only. */
    oneshotCosts: documentColumn(costsForm).notNull().default([]),
    /** Of earlier versions: extra lines for every later invoice. */
    recurringCosts: documentColumn(costsForm).notNull().default([]),
    deferredUpgrade: documentColumn(deferredUpgradeForm),
    /** `configurationParameter/<id>` to value. */
    configurationParameters: documentColumn(enteredValuesForm).notNull().default({}),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("subscriptions_by_buyer").on(t.buyerId),
    index("subscriptions_by_company").on(t.companyId),
    // A page filtered by product and state is read in index order: by id, by name, or newest first. With the id at the
    // end, because PostgreSQL only merges what is wholly sorted.
    index("subscriptions_by_product").on(t.productId, t.deploymentStatus, t.id),
    index("subscriptions_by_name").on(t.productId, t.deploymentStatus, t.name, t.id),
    index("subscriptions_by_age").on(t.productId, t.deploymentStatus, t.createdAt, t.id),
    index("subscriptions_by_product_version").on(t.productVersionId),
    // With the product, so that a vendor's are told from others without reading the rows.
    index("subscriptions_found_by_name").on(folded(t.name), t.productId),
    // Of all vendors, a page is read in the order of the list, and counted by each filter without reading the rows.
    index("subscriptions_in_order_of_name").on(t.name, t.id),
    index("subscriptions_in_order_of_age").on(t.createdAt, t.id),
    index("subscriptions_in_order_of_change").on(t.updatedAt, t.id),
    index("subscriptions_in_order_of_end").on(t.periodEnd, t.id),
    index("subscriptions_by_state").on(t.deploymentStatus, t.type),
    index("subscriptions_by_type").on(t.type, t.deploymentStatus),
    // All columns that the list filters and sorts by, so that it does not read the wide rows of other pages.
    index("subscriptions_listed").on(
      t.productId,
      t.deploymentStatus,
      t.type,
      t.companyId,
      t.buyerId,
      t.name,
      t.createdAt,
      t.updatedAt,
      t.periodEnd,
    ),
    // What falls due is taken in the order of time and number, and very many may be due at the same moment.
    index("subscriptions_to_notice").on(t.expiryNoticeAt, t.id).where(sql`${t.expiryNoticeAt} is not null`),
    index("subscriptions_due").on(dueAtOf(t), t.id).where(isRunning(t)),
    index("subscriptions_unpaid").on(t.createdAt, t.id).where(isWaiting(t)),
    // Each start looks for them, and there is none after the first start of a version with ledgers.
    index("subscriptions_without_ledger").on(t.id).where(hasNoLedger(t)),
  ],
);

/** When a segment ended, or ends by itself. Always spelled the same, as {@link dueAtOf}. */
export function overAtOf({ ended, until }: { ended: Column; until: Column }): SQL<Moment> {
  return sql<Moment>`case when ${ended} is null then ${until} else ${ended} end`;
}

/** Whether a segment counts for the price that recurs. Not with bound values, so that the engine uses the index. */
export function recurs({ monthly, provisional }: { monthly: Column; provisional: Column }): SQL {
  return sql`(${monthly} <> 0 and ${provisional} = 0)`;
}

/** What a subscription has had, at which price and for how long. Only the end of a row is ever set later. */
export const segments = table(
  "segments",
  {
    id: id(),
    subscriptionId: partOf(() => subscriptions.id),
    /** That of the subscription, so that a vendor's are added up within an index. */
    productId: whole().notNull().default(0),
    /** Counts up within the subscription. */
    number: whole().notNull(),
    /** The extra resource, or the plan, at its prices. */
    terms: documentColumn(segmentTermsForm),
    /** The vendor's line of every later invoice. */
    line: documentColumn(recurringLineForm),
    quantity: quantity().notNull(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    hourly: flag().notNull(),
    begin: moment().notNull(),
    /** When it ends by itself. */
    until: moment().notNull(),
    /** When it ended; absent while it is open. */
    ended: moment(),
    base: text().$type<Base>().notNull(),
    ratedUntil: moment().notNull(),
    ratedQuantity: quantity().notNull(),
    ratedAmount: text().notNull(),
    /** The newest sample that was counted. */
    ratedSample: whole(),
    /** The price that recurs in a month; zero where none does. */
    monthly: money().notNull().default(sql`0`),
    /** Until the first DEPLOYED, the dates are those of the order. */
    provisional: flag().notNull().default(false),
  },
  (t) => [
    uniqueIndex("segments_number").on(t.subscriptionId, t.number),
    index("segments_open").on(t.subscriptionId).where(sql`${t.ended} is null`),
    // What recurs is added up by product and time, without reading the rows: what began, and what was over.
    index("segments_begun").on(t.productId, t.begin, overAtOf(t), t.monthly).where(recurs(t)),
    index("segments_over").on(t.productId, overAtOf(t), t.begin, t.monthly).where(recurs(t)),
  ],
);

const subscriptionId = () => partOf(() => subscriptions.id);

/** The chosen quantity of each extra resource. */
export const subscriptionItems = table(
  "subscription_items",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    billingItemId: reference(() => billingItems.id),
    quantity: quantity().notNull(),
  },
  (t) => [uniqueIndex("subscription_items_item").on(t.subscriptionId, t.billingItemId)],
);

/** Where the customer finds the application. Supplied by the vendor. */
export const subscriptionEndpoints = table(
  "subscription_endpoints",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    endpoint: text().notNull(),
    description: text(),
    category: oneOf<EndpointCategory>(),
  },
  (t) => [
    index("subscription_endpoints_by_subscription").on(t.subscriptionId),
    index("subscription_endpoints_found").on(folded(t.endpoint)).where(isIndexedValue(t.endpoint)),
  ],
);

/**
 * The values that customers entered with their orders, for the search. The subscription has them too, in one document,
 * where none can be found without reading all.
 */
export const subscriptionValues = table(
  "subscription_values",
  {
    subscriptionId: subscriptionId(),
    parameterId: whole().notNull(),
    /** That of the subscription, so that a vendor's are told from others without reading it. */
    productId: whole().notNull(),
    /** Its first {@link INDEXED_VALUE} characters. */
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.parameterId] }),
    index("subscription_values_found").on(folded(t.value), t.productId),
  ],
);

/** How the customer gets started: one text per language. */
export const subscriptionInstructions = table(
  "subscription_instructions",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    /** Two letters. */
    language: text().notNull(),
    text: text().notNull(),
  },
  (t) => [uniqueIndex("subscription_instructions_language").on(t.subscriptionId, t.language)],
);

/** Credentials with which the customer signs in to the application. Supplied by the vendor. */
export const subscriptionCredentials = table(
  "subscription_credentials",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    key: text().notNull(),
    value: sealed(),
    /** Language to text. */
    description: documentColumn(credentialTextsForm).notNull().default({}),
    weight: whole().notNull(),
  },
  (t) => [uniqueIndex("subscription_credentials_key").on(t.subscriptionId, t.key)],
);

/** Each change of state after the order. */
export const subscriptionMoves = table(
  "subscription_moves",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    at: moment().notNull(),
    fromState: oneOf<State>().notNull(),
    toState: oneOf<State>().notNull(),
    cause: oneOf<Trigger>().notNull(),
    /** As given by whoever changed the state. */
    reason: text(),
  },
  (t) => [index("subscription_moves_by_subscription").on(t.subscriptionId)],
);

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SegmentRow = typeof segments.$inferSelect;
export type SubscriptionItemRow = typeof subscriptionItems.$inferSelect;
export type SubscriptionEndpointRow = typeof subscriptionEndpoints.$inferSelect;
export type SubscriptionInstructionRow = typeof subscriptionInstructions.$inferSelect;
export type SubscriptionCredentialRow = typeof subscriptionCredentials.$inferSelect;
