import type {
  DeploymentStatus,
  EndpointCategory,
  State,
  SubscriptionType,
  Trigger,
} from "@syndikit/contract";
import { type Column, type SQL, sql } from "drizzle-orm";
import type { Line } from "../../billing/lines.js";
import type { PricedProductVersion } from "../../billing/product-version.js";
import type { Quantity } from "../../billing/quantity.js";
import type { Moment } from "../../ports.js";
import {
  flag,
  id,
  index,
  json,
  moment,
  oneOf,
  partOf,
  quantity,
  reference,
  sealed,
  table,
  text,
  uniqueIndex,
  whole,
} from "../columns.js";
import { companies } from "./company.js";
import { billingItems, products, productVersions } from "./product.js";
import { users } from "./user.js";

/** A move to another plan that waits for the next billing period, or for a date. */
export interface DeferredUpgrade {
  /** The plan as it was when the upgrade was asked for. */
  readonly productVersion: PricedProductVersion;
  /** On the new plan, by the id of the extra resource. */
  readonly quantities: Readonly<Record<string, Quantity>>;
  readonly orderId: number;
  /** Not before this; `null` when the next period will do. */
  readonly from: Moment | null;
}

/**
 * When the marketplace does something to a running subscription by itself: at the end of its grace, else of its
 * period. Written the same everywhere, for an index on an expression serves no other spelling of it.
 */
export function dueAtOf({ graceUntil, periodEnd }: { graceUntil: Column; periodEnd: Column }): SQL<Moment> {
  // Not `coalesce`: the generator of migrations takes an expression apart at its commas.
  return sql<Moment>`case when ${graceUntil} is null then ${periodEnd} else ${graceUntil} end`;
}

/**
 * Whether the time of a subscription runs: it is deployed, or stopped. Spelled out and the same everywhere: a bound
 * value would keep the engine from the index of those that are.
 */
export function isRunning({ deploymentStatus }: { deploymentStatus: Column }): SQL {
  return sql`(${deploymentStatus} = 'DEPLOYED' or ${deploymentStatus} = 'STOPPED')`;
}

/** Whether a subscription waits for its first payment. Spelled out, as {@link isRunning}. */
export function isWaiting({ deploymentStatus }: { deploymentStatus: Column }): SQL {
  return sql`${deploymentStatus} = 'WAITING_PAYMENT'`;
}

export const subscriptions = table(
  "subscriptions",
  {
    id: id(),
    name: text().notNull(),
    /** True when the customer chose the name, which then takes precedence over the vendor's. */
    namedByCustomer: flag().notNull().default(false),
    type: oneOf<SubscriptionType>().notNull(),
    deploymentStatus: oneOf<DeploymentStatus>().notNull(),
    buyerId: reference(() => users.id),
    /** The buyer's company. */
    companyId: reference(() => companies.id),
    productId: reference(() => products.id),
    productVersionId: reference(() => productVersions.id),
    /**
     * The plan as it was when it was ordered or last changed. Its prices hold until renewal, whatever the vendor
     * does to the plan meanwhile.
     */
    productVersion: json<PricedProductVersion>().notNull(),
    /** Months. */
    billingPeriod: whole().notNull(),
    /** Hours, of a short-living subscription. */
    lifespan: whole(),
    autoRenew: flag().notNull(),
    startDate: moment(),
    /** Start of what is granted (`lastInvoice`). */
    periodStart: moment().notNull(),
    /** End of what is granted (`endDate`). */
    periodEnd: moment().notNull(),
    /** The day of the month that later periods end on, from 1 to 31: 31 January, 28 February, 31 March. */
    anchorDay: whole().notNull(),
    /** Until when an unpaid renewal, upgrade or upsell is tolerated. */
    graceUntil: moment(),
    /** When the buyer is told that it ends soon; `null` when it renews by itself, or was told. */
    expiryNoticeAt: moment(),
    /** Whether an automatic renewal waits for its payment. */
    renewalPending: flag().notNull().default(false),
    /** Until when metered use was billed, or was free: the next bill measures from here. */
    usageSince: moment().notNull().default(0),
    /** Ranges of extra resources whose set-up price was charged already. */
    chargedRanges: json<readonly string[]>().notNull().default([]),
    /** Lines of the next invoice only. */
    oneshotCosts: json<readonly Line[]>().notNull().default([]),
    /** Lines of every later invoice. */
    recurringCosts: json<readonly Line[]>().notNull().default([]),
    deferredUpgrade: json<DeferredUpgrade>(),
    /** `configurationParameter/<id>` to value. */
    configurationParameters: json<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("subscriptions_by_buyer").on(t.buyerId),
    index("subscriptions_by_company").on(t.companyId),
    // A page that is filtered by product and state is read in its order from these: by id, by name, the newest first.
    index("subscriptions_by_product").on(t.productId, t.deploymentStatus),
    index("subscriptions_by_name").on(t.productId, t.deploymentStatus, t.name),
    index("subscriptions_by_age").on(t.productId, t.deploymentStatus, t.createdAt),
    index("subscriptions_by_product_version").on(t.productVersionId),
    // Everything that the list filters and sorts by, so that it never reads the wide rows of other pages.
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
    index("subscriptions_to_notice").on(t.expiryNoticeAt).where(sql`${t.expiryNoticeAt} is not null`),
    index("subscriptions_due").on(dueAtOf(t)).where(isRunning(t)),
    index("subscriptions_unpaid").on(t.createdAt).where(isWaiting(t)),
  ],
);

const subscriptionId = () => partOf(() => subscriptions.id);

/** Chosen quantity of each extra resource. */
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

/** Where the customer finds the application; supplied by the vendor. */
export const subscriptionEndpoints = table(
  "subscription_endpoints",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    endpoint: text().notNull(),
    description: text(),
    category: oneOf<EndpointCategory>(),
  },
  (t) => [index("subscription_endpoints_by_subscription").on(t.subscriptionId)],
);

/** How the customer starts; one text a language. */
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

/** What the customer signs in to the application with; supplied by the vendor. */
export const subscriptionCredentials = table(
  "subscription_credentials",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    key: text().notNull(),
    value: sealed(),
    /** Language to text. */
    description: json<Readonly<Record<string, string>>>().notNull().default({}),
    weight: whole().notNull(),
  },
  (t) => [uniqueIndex("subscription_credentials_key").on(t.subscriptionId, t.key)],
);

/** Each move from one state to another, after the order. */
export const subscriptionMoves = table(
  "subscription_moves",
  {
    id: id(),
    subscriptionId: subscriptionId(),
    at: moment().notNull(),
    fromState: oneOf<State>().notNull(),
    toState: oneOf<State>().notNull(),
    cause: oneOf<Trigger>().notNull(),
    /** In the words of whoever moved it. */
    reason: text(),
  },
  (t) => [index("subscription_moves_by_subscription").on(t.subscriptionId)],
);

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionItemRow = typeof subscriptionItems.$inferSelect;
export type SubscriptionEndpointRow = typeof subscriptionEndpoints.$inferSelect;
export type SubscriptionInstructionRow = typeof subscriptionInstructions.$inferSelect;
export type SubscriptionCredentialRow = typeof subscriptionCredentials.$inferSelect;
