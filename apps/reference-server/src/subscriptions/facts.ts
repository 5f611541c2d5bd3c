import {
  BillingItemValueType,
  DeploymentStatus,
  InvoiceStatus,
  MetricFunction,
  SubscriptionType,
} from "@syndikit/contract";
import { and, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import { measure, type Sample } from "../billing/measurement.js";
import { hasPrice, type Quantities } from "../billing/product-version.js";
import { NONE, type Quantity, quantityOf, quantityUnits } from "../billing/quantity.js";
import { type PaymentMethodId, toPaymentMethodId } from "../billing/settlement.js";
import type { DeferredUpgrade, RenewalTerms, Subscription } from "../billing/subscription.js";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { paymentMethods } from "../store/tables/account.js";
import { invoices } from "../store/tables/billing.js";
import { companies } from "../store/tables/company.js";
import { type MetricRow, metrics, samples } from "../store/tables/metric.js";
import { products } from "../store/tables/product.js";
import {
  type RenewalTerms as StoredTerms,
  type DeferredUpgrade as StoredUpgrade,
  type SubscriptionRow,
  subscriptionItems,
} from "../store/tables/subscription.js";
import { keepsPrices } from "../time/minimum-duration.js";
import { readProductVersions } from "./product-versions.js";
import { type Invoice, isPaid } from "./rules/payment.js";
import type { PeriodEndFacts, PresentProductVersions } from "./rules/renewal.js";

/** Reads a stored subscription in the form that the decisions use. */
export async function readSubscription(db: Db, row: SubscriptionRow): Promise<Subscription> {
  const { productVersion, graceUntil, pendingRenewal, deferredUpgrade } = row;
  return {
    status: enumValueOf(DeploymentStatus, row.deploymentStatus),
    type: enumValueOf(SubscriptionType, row.type),
    paid: isPaid(await readInvoiceStates(db, row.id)),
    productVersion,
    period: { start: row.periodStart, end: row.periodEnd, anchorDay: row.anchorDay },
    autoRenew: row.autoRenew,
    quantities: await readQuantities(db, row.id),
    chargedRanges: new Set(row.chargedRanges),
    usageSince: row.usageSince,
    oneshotCosts: row.oneshotCosts,
    recurringCosts: row.recurringCosts,
    deferredUpgrade: deferredUpgrade === null ? null : toDeferred(deferredUpgrade),
    graceUntil,
    pendingRenewal: pendingRenewal === null ? null : toTerms(pendingRenewal),
  };
}

function toDeferred({ productVersion, quantities, from }: StoredUpgrade): DeferredUpgrade {
  return { productVersion, quantities: toQuantities(quantities), from };
}

function toTerms({ quantities, ...terms }: StoredTerms): RenewalTerms {
  return { ...terms, quantities: toQuantities(quantities) };
}

/** The JSON has identifiers of extra resources as text keys. */
function toQuantities(quantities: StoredTerms["quantities"]): Quantities {
  return new Map(Object.entries(quantities).map(([id, quantity]) => [Number(id), quantity]));
}

const invoiceStates = prepared((db) =>
  db
    .select({ id: invoices.id, status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, sql.placeholder("subscriptionId")), eq(invoices.cashed, false)))
    .prepare(),
);

/** The state of each invoice of a subscription, except invoices that only declare proceeds, which nobody pays. */
export async function readInvoiceStates(
  db: Db,
  subscriptionId: number,
): Promise<readonly Pick<Invoice, "id" | "status">[]> {
  const rows = await invoiceStates(db).execute({ subscriptionId });
  return rows.map((row) => ({ ...row, status: enumValueOf(InvoiceStatus, row.status) }));
}

const itemQuantities = prepared((db) =>
  db
    .select({ id: subscriptionItems.billingItemId, quantity: subscriptionItems.quantity })
    .from(subscriptionItems)
    .where(eq(subscriptionItems.subscriptionId, sql.placeholder("subscriptionId")))
    .prepare(),
);

async function readQuantities(db: Db, subscriptionId: number): Promise<Quantities> {
  const rows = await itemQuantities(db).execute({ subscriptionId });
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

interface UsageTime {
  readonly now: Moment;
  /**
   * Usage is billed until this time. Absent: `now`. When the subscription ends by itself: the end of the period, even
   * if that is long ago.
   */
  readonly usedUntil?: Moment;
}

/** Reads the facts for the decisions on the renewal and the end of a subscription. */
export async function readPeriodFacts(
  db: Db,
  row: SubscriptionRow,
  { now, usedUntil = now }: UsageTime,
): Promise<PeriodEndFacts> {
  const kept = await keepsPrices(db, row);
  return {
    bound: kept && row.type !== SubscriptionType.TRIAL,
    subscription: await readSubscription(db, row),
    now,
    trading: await areTrading(db, row),
    paymentMethod: await readDefaultMethod(db, row.buyerId),
    measured: await readUsage(db, row, usedUntil),
    presentProductVersions: await readPresentProductVersions(db, row, kept),
  };
}

const deactivatedOf = prepared((db) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.enabled, false),
        or(
          eq(companies.id, sql.placeholder("companyId")),
          sql`${companies.id} in (select ${products.companyId} from ${products}
            where ${products.id} = ${sql.placeholder("productId")})`,
        ),
      ),
    )
    .prepare(),
);

/** Whether both the vendor's and the customer's company are enabled. */
async function areTrading(db: Db, { companyId, productId }: SubscriptionRow): Promise<boolean> {
  return (await deactivatedOf(db).execute({ companyId, productId })).length === 0;
}

/**
 * The plans that a subscription may renew to, at their current prices. The plan is left out, so that its old prices
 * stay, while the customer is bound to it, and every plan that is no longer sold.
 */
async function readPresentProductVersions(
  db: Db,
  { productVersionId, deferredUpgrade }: SubscriptionRow,
  keepsPrice: boolean,
): Promise<PresentProductVersions> {
  const ids = [productVersionId, ...(deferredUpgrade === null ? [] : [deferredUpgrade.productVersion.id])];
  const sold = [...(await readProductVersions(db, ids)).values()];
  return new Map(
    sold
      .filter(hasPrice)
      .flatMap((productVersion) =>
        keepsPrice && productVersion.id === productVersionId ? [] : [[productVersion.id, productVersion]],
      ),
  );
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
 * What the metrics of a subscription measured since it was last billed, by the id of the extra resource. Several
 * metrics of one extra resource are added.
 *
 * @param until - the end of the billed time.
 */
async function readUsage(db: Db, row: SubscriptionRow, until: Moment): Promise<Quantities> {
  const metered = row.productVersion.billingItems
    .filter(({ payment }) => payment === BillingItemValueType.PAY_AS_YOU_GO)
    .map(({ id }) => id);
  if (metered.length === 0) return new Map();
  const rows = await metricsOf(db).execute({ billingItemIds: listed(metered), productId: row.productId });
  const used = new Map<number, Quantity>();
  for (const metric of rows) {
    const quantity = await readMeasured(db, metric, { subscription: row, until });
    const before = used.get(metric.billingItemId);
    const sum = quantityUnits(before ?? NONE) + quantityUnits(quantity);
    used.set(metric.billingItemId, quantityOf(sum));
  }
  return used;
}

async function readMeasured(
  db: Db,
  metric: MetricRow,
  { subscription, until }: { readonly subscription: SubscriptionRow; readonly until: Moment },
): Promise<Quantity> {
  const from = subscription.usageSince;
  const use = { subscriptionId: subscription.id, metricId: metric.id, from, until };
  const before: readonly Sample[] = await lastSampleBefore(db).execute(use);
  const since: readonly Sample[] = await samplesSince(db).execute(use);
  const metricFunction = enumValueOf(MetricFunction, metric.metricFunction);
  return measure({ metricFunction, from, to: until, samples: [...before, ...since] });
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
