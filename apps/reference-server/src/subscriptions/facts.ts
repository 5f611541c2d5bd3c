import {
  BillingItemValueType,
  DeploymentStatus,
  InvoiceStatus,
  MetricFunction,
  SubscriptionType,
} from "@syndikit/contract";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { addMonths } from "../billing/period.js";
import { hasPrice, type Quantities } from "../billing/plan.js";
import { type Quantity, quantityOf, quantityUnits } from "../billing/quantity.js";
import { type PaymentMethodId, toPaymentMethodId } from "../billing/settlement.js";
import { measure, type Sample } from "../billing/usage.js";
import { knownOf } from "../known.js";
import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";
import { inList, listed, prepared } from "../store/prepared.js";
import { inserter, updater } from "../store/rows.js";
import { paymentMethods } from "../store/tables/account.js";
import { invoices } from "../store/tables/billing.js";
import { type MetricRow, metrics, samples } from "../store/tables/metric.js";
import { plans } from "../store/tables/product.js";
import { type SubscriptionRow, subscriptionItems, subscriptions } from "../store/tables/subscription.js";
import { readPlans } from "./plans.js";
import { type Invoice, isPaid } from "./rules/payment.js";
import type { PeriodEndFacts, PresentPlans } from "./rules/renewal.js";
import type { Subscription } from "./rules/subscription.js";

/** Writes a new subscription. */
export const insertSubscription = inserter(subscriptions);

/** Writes what changes of a subscription. */
export const updateSubscription = updater(subscriptions);

const invoiceStates = prepared((db) =>
  db
    .select({ id: invoices.id, status: invoices.status, cashed: invoices.cashed })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, sql.placeholder("subscriptionId")), eq(invoices.cashed, false)))
    .prepare(),
);

const itemQuantities = prepared((db) =>
  db
    .select({ id: subscriptionItems.billingItemId, quantity: subscriptionItems.quantity })
    .from(subscriptionItems)
    .where(eq(subscriptionItems.subscriptionId, sql.placeholder("subscriptionId")))
    .prepare(),
);

/** What the decisions need to know of a stored subscription. */
export async function readSubscription(db: Db, row: SubscriptionRow): Promise<Subscription> {
  const { plan, graceUntil, deferredUpgrade } = row;
  return {
    status: knownOf(DeploymentStatus, row.deploymentStatus),
    type: knownOf(SubscriptionType, row.type),
    paid: isPaid(await readInvoiceStates(db, row.id)),
    plan,
    period: { start: row.periodStart, end: row.periodEnd, anchorDay: row.anchorDay },
    autoRenew: row.autoRenew,
    quantities: await readQuantities(db, row.id),
    chargedRanges: new Set(row.chargedRanges),
    usageSince: row.usageSince,
    oneshotCosts: row.oneshotCosts,
    recurringCosts: row.recurringCosts,
    deferredUpgrade:
      deferredUpgrade === null
        ? null
        : {
            plan: deferredUpgrade.plan,
            quantities: toQuantities(deferredUpgrade.quantities),
            from: deferredUpgrade.from,
          },
    graceUntil,
  };
}

/** The state of each invoice of a subscription, proceeds aside: nobody pays those. */
export async function readInvoiceStates(
  db: Db,
  subscriptionId: number,
): Promise<readonly Pick<Invoice, "id" | "status" | "cashed">[]> {
  const rows = await invoiceStates(db).execute({ subscriptionId });
  return rows.map((row) => ({ ...row, status: knownOf(InvoiceStatus, row.status) }));
}

/** Quantities as they are kept in JSON. */
export function fromQuantities(quantities: Quantities): Record<string, Quantity> {
  return Object.fromEntries([...quantities].map(([id, quantity]) => [String(id), quantity]));
}

function toQuantities(kept: Readonly<Record<string, Quantity>>): Quantities {
  return new Map(Object.entries(kept).map(([id, quantity]) => [Number(id), quantity]));
}

async function readQuantities(db: Db, subscriptionId: number): Promise<Quantities> {
  const rows = await itemQuantities(db).execute({ subscriptionId });
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/** When something happens to a subscription, and until when its use counts. */
interface Occasion {
  readonly now: Moment;
  /** `now` when absent. The end of the period, however late that is looked at, when the period ends by itself. */
  readonly usedUntil?: Moment;
}

/** What decides on the renewal and on the end of a subscription. */
export async function readPeriodFacts(
  db: Db,
  row: SubscriptionRow,
  { now, usedUntil = now }: Occasion,
): Promise<PeriodEndFacts> {
  return {
    subscription: await readSubscription(db, row),
    now,
    paymentMethod: await readDefaultMethod(db, row.buyerId),
    measured: await readUsage(db, row, usedUntil),
    presentPlans: await readPresentPlans(db, row),
  };
}

const durationsOf = prepared((db) =>
  db
    .select({ id: plans.id, months: plans.minimumDuration })
    .from(plans)
    .where(inList(plans.id, "ids"))
    .prepare(),
);

/**
 * The plans that a subscription may renew to, at the prices that hold now. A plan whose customer is still bound
 * to its minimum duration is left out, and so is one that is not sold any more: then the known prices stay.
 */
export async function readPresentPlans(db: Db, row: SubscriptionRow): Promise<PresentPlans> {
  const { planId, deferredUpgrade, createdAt, anchorDay, periodEnd } = row;
  const ids = [planId, ...(deferredUpgrade === null ? [] : [deferredUpgrade.plan.id])];
  const durations = await durationsOf(db).execute({ ids: listed(ids) });
  const bound = new Set(
    durations
      .filter(({ id, months }) => id === planId && addMonths(createdAt, months, anchorDay) > periodEnd)
      .map(({ id }) => id),
  );
  const sold = [...(await readPlans(db, ids)).values()];
  return new Map(sold.filter(hasPrice).flatMap((plan) => (bound.has(plan.id) ? [] : [[plan.id, plan]])));
}

const metricsOf = prepared((db) =>
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

const lastSampleBefore = prepared((db) =>
  db
    .select(sample)
    .from(samples)
    .where(and(ofMetric, lte(samples.at, sql.placeholder("from"))))
    .orderBy(desc(samples.at), desc(samples.id))
    .limit(1)
    .prepare(),
);

const samplesSince = prepared((db) =>
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
async function readUsage(db: Db, row: SubscriptionRow, until: Moment): Promise<Quantities> {
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

const defaultMethodOf = prepared((db) =>
  db
    .select({ id: paymentMethods.paymentMethodId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, sql.placeholder("userId")), eq(paymentMethods.defaultMethod, true)))
    .prepare(),
);

/** The stored default payment method of a user; `null` when there is none. */
export async function readDefaultMethod(db: Db, userId: number): Promise<PaymentMethodId | null> {
  const [row] = await defaultMethodOf(db).execute({ userId });
  return row === undefined ? null : toPaymentMethodId(row.id);
}
