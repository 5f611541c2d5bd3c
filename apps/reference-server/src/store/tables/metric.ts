import { type Frequency, type MetricFunction, MetricType } from "@syndikit/contract";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import {
  flag,
  id,
  index,
  moment,
  oneOf,
  partOf,
  primaryKey,
  quantity,
  reference,
  table,
  text,
  uniqueIndex,
  whole,
} from "../columns.js";
import { folded } from "../dialect.js";
import { billingItems, products } from "./product.js";
import { subscriptions } from "./subscription.js";

/** Metrics that the service polls and bills. */
export const metrics = table(
  "metrics",
  {
    id: id(),
    productId: partOf(() => products.id),
    billingItemId: reference(() => billingItems.id),
    name: text().notNull(),
    type: oneOf<MetricType>().notNull(),
    /** True: a counter that only grows. False: a gauge that goes up and down. */
    counter: flag().notNull(),
    metricFunction: oneOf<MetricFunction>().notNull(),
    /** An absolute URL, or a path. */
    endpoint: text(),
    frequency: oneOf<Frequency>().notNull(),
    /**
     * When it was deleted. Nobody sees or polls it since, and its name is free. The row goes when all that it has
     * measured is charged: see {@link metricChanges}.
     */
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex("metrics_name").on(t.productId, t.name).where(sql`${t.endedAt} is null`),
    index("metrics_by_item").on(t.billingItemId),
    index("metrics_found_by_name").on(folded(t.name)),
  ],
);

/** Whether a metric is there, for everybody but those who charge what it has measured. */
export const isLive = isNull(metrics.endedAt);

/** Whether the vendor is asked for a metric. */
export const isAsked = and(isLive, eq(metrics.type, MetricType.EXTERNAL), isNotNull(metrics.endpoint));

/** Polled values. */
export const samples = table(
  "samples",
  {
    id: id(),
    metricId: partOf(() => metrics.id),
    subscriptionId: partOf(() => subscriptions.id),
    at: moment().notNull(),
    value: quantity().notNull(),
  },
  (t) => [
    index("samples_in_time").on(t.subscriptionId, t.metricId, t.at),
    // Those of all subscriptions are listed in the order of time, and go when the metric is deleted.
    index("samples_by_metric").on(t.metricId, t.at, t.id),
  ],
);

/** When each metric of each subscription is polled next, and the result of the last poll. */
export const polls = table(
  "polls",
  {
    metricId: partOf(() => metrics.id),
    subscriptionId: partOf(() => subscriptions.id),
    nextAt: moment().notNull(),
    lastAt: moment(),
    /** An error message; absent when the last poll succeeded. */
    lastError: text(),
    /** Identifies the claim while the vendor is being asked. */
    leaseToken: text(),
    /** On the machine's clock. */
    leaseUntil: moment(),
    /** Whether a counter begins at its first value: the metric came to a subscription that ran already. */
    firstIsBase: flag().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.metricId, t.subscriptionId] }),
    // With all that polls are ordered by: at full hours thousands are due at the same moment.
    index("polls_due").on(t.nextAt, t.subscriptionId, t.metricId),
    index("polls_by_metric").on(t.metricId, t.nextAt, t.subscriptionId),
    index("polls_leased").on(t.leaseUntil).where(sql`${t.leaseToken} is not null`),
    index("polls_by_subscription").on(t.subscriptionId),
  ],
);

// Written with a value: where there is an `exists`, PostgreSQL may join the tables, and read all polls instead of the first.

/** Whether a poll is of a metric that is asked for. Others are left over: the job of {@link metricChanges} removes them. */
export const isOfAsked = sql`(select 1 from ${metrics} where ${metrics.id} = ${polls.metricId} and ${isAsked}) = 1`;

/** Whether a poll is of a metric that is there. */
export const isOfLive = sql`(select 1 from ${metrics} where ${metrics.id} = ${polls.metricId} and ${isLive}) = 1`;

/**
 * Changes of metrics that not all subscriptions follow yet, the oldest first. What a metric was before counts for each
 * of them until then.
 */
export const metricChanges = table(
  "metric_changes",
  {
    id: id(),
    productId: partOf(() => products.id),
    metricId: partOf(() => metrics.id),
    at: moment().notNull(),
    /** The newest sample of then. One that comes later is not of the time before, whatever its date. */
    lastSample: whole().notNull(),
    /** What was billed with it before; absent when the metric is new. */
    billingItemId: whole(),
    metricFunction: text(),
    /** Whether what was used until then is charged. */
    charges: flag().notNull(),
    /** The last subscription that follows it. They follow in the order of their identifiers. */
    after: whole().notNull().default(0),
    /** How many writes it took so far. */
    steps: whole().notNull().default(0),
  },
  (t) => [
    index("metric_changes_of_product").on(t.productId, t.id),
    index("metric_changes_of_metric").on(t.metricId),
  ],
);

export type MetricRow = typeof metrics.$inferSelect;
export type SampleRow = typeof samples.$inferSelect;
export type PollRow = typeof polls.$inferSelect;
export type MetricChangeRow = typeof metricChanges.$inferSelect;
