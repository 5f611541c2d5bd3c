import { BillingItemValueType, MetricFunction } from "@syndikit/contract";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { knownOf } from "../domain/known.js";
import { measure, type Sample } from "../domain/metric.js";
import type { Quantities } from "../domain/plan.js";
import { type Quantity, quantityOf, quantityUnits } from "../domain/quantity.js";
import type { Moment } from "../ports.js";
import { hot } from "../store/hot.js";
import { inList, listed } from "../store/in-list.js";
import { type MetricRow, metrics, samples } from "../store/schema/metric.js";
import type { SubscriptionRow } from "../store/schema/subscription.js";
import type { Db } from "../store/store.js";

const metricsOf = hot((db) =>
  db
    .select()
    .from(metrics)
    .where(
      and(
        inList(metrics.billingItemId, "billingItemIds"),
        eq(metrics.productId, sql.placeholder("productId")),
      ),
    )
    .prepare(),
);

const sample = { at: samples.at, value: samples.value };
const ofMetric = and(
  eq(samples.subscriptionId, sql.placeholder("subscriptionId")),
  eq(samples.metricId, sql.placeholder("metricId")),
);

const lastSampleBefore = hot((db) =>
  db
    .select(sample)
    .from(samples)
    .where(and(ofMetric, lte(samples.at, sql.placeholder("from"))))
    .orderBy(desc(samples.at), desc(samples.id))
    .limit(1)
    .prepare(),
);

const samplesSince = hot((db) =>
  db
    .select(sample)
    .from(samples)
    .where(and(ofMetric, gt(samples.at, sql.placeholder("from")), lte(samples.at, sql.placeholder("until"))))
    .orderBy(samples.at, samples.id)
    .prepare(),
);

/**
 * What the metrics of a subscription measured since it was billed last, by the id of the extra resource. Several
 * metrics of one resource add up.
 *
 * @param until - the end of what is billed now.
 */
export async function readUsage(db: Db, row: SubscriptionRow, until: Moment): Promise<Quantities> {
  const metered = row.plan.extraResources
    .filter(({ payment }) => payment === BillingItemValueType.PAY_AS_YOU_GO)
    .map(({ id }) => id);
  if (metered.length === 0) return new Map();
  const rows = await metricsOf(db).execute({ billingItemIds: listed(metered), productId: row.productId });
  const used = new Map<number, Quantity>();
  for (const metric of rows) {
    const quantity = await measured(db, metric, { subscription: row, until });
    const before = used.get(metric.billingItemId);
    used.set(metric.billingItemId, before === undefined ? quantity : add(before, quantity));
  }
  return used;
}

interface Use {
  readonly subscription: SubscriptionRow;
  readonly until: Moment;
}

async function measured(db: Db, metric: MetricRow, { subscription, until }: Use): Promise<Quantity> {
  const from = subscription.usageSince;
  const use = { subscriptionId: subscription.id, metricId: metric.id, from, until };
  const before: readonly Sample[] = await lastSampleBefore(db).execute(use);
  const since: readonly Sample[] = await samplesSince(db).execute(use);
  const metricFunction = knownOf(MetricFunction, metric.metricFunction);
  return measure({ metricFunction, from, to: until, samples: [...before, ...since] });
}

function add(a: Quantity, b: Quantity): Quantity {
  return quantityOf(quantityUnits(a) + quantityUnits(b));
}
