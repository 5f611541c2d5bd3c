import { BillingItemValueType, MetricFunction } from "@syndikit/contract";
import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";
import { knownOf } from "../domain/known.js";
import { measure, type Sample } from "../domain/metric.js";
import type { Quantities } from "../domain/plan.js";
import { type Quantity, quantityOf, quantityUnits } from "../domain/quantity.js";
import type { Moment } from "../ports.js";
import { type MetricRow, metrics, samples } from "../store/schema/metric.js";
import type { SubscriptionRow } from "../store/schema/subscription.js";
import type { Db } from "../store/store.js";

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
  const rows = await db
    .select()
    .from(metrics)
    .where(and(inArray(metrics.billingItemId, metered), eq(metrics.productId, row.productId)));
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
  const ofMetric = and(eq(samples.subscriptionId, subscription.id), eq(samples.metricId, metric.id));
  const fields = { at: samples.at, value: samples.value };
  const before: readonly Sample[] = await db
    .select(fields)
    .from(samples)
    .where(and(ofMetric, lte(samples.at, from)))
    .orderBy(desc(samples.at), desc(samples.id))
    .limit(1);
  const since: readonly Sample[] = await db
    .select(fields)
    .from(samples)
    .where(and(ofMetric, gt(samples.at, from), lte(samples.at, until)))
    .orderBy(samples.at, samples.id);
  const metricFunction = knownOf(MetricFunction, metric.metricFunction);
  return measure({ metricFunction, from, to: until, samples: [...before, ...since] });
}

function add(a: Quantity, b: Quantity): Quantity {
  return quantityOf(quantityUnits(a) + quantityUnits(b));
}
