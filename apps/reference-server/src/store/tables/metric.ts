import type { Frequency, MetricFunction, MetricType } from "@syndikit/contract";
import { sql } from "drizzle-orm";
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
  },
  (t) => [
    uniqueIndex("metrics_name").on(t.productId, t.name),
    index("metrics_by_item").on(t.billingItemId),
    index("metrics_found_by_name").on(folded(t.name)),
  ],
);

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

export type MetricRow = typeof metrics.$inferSelect;
export type SampleRow = typeof samples.$inferSelect;
export type PollRow = typeof polls.$inferSelect;
