import { DeploymentStatus, InvoiceStatus, MetricFunction, SubscriptionType } from "@syndikit/contract";
import { and, asc, desc, eq, gt, gte, lte, or, sql } from "drizzle-orm";
import type { Uses } from "../billing/ledger.js";
import { measure } from "../billing/measurement.js";
import { hasPrice, type Quantities } from "../billing/product-version.js";
import { type Quantity, quantityOf, quantityUnits } from "../billing/quantity.js";
import type { Use } from "../billing/rate.js";
import { isMetered, type Ledger, type Segment } from "../billing/segments.js";
import { type PaymentMethodId, toPaymentMethodId } from "../billing/settlement.js";
import type { DeferredUpgrade, Pending, Subscription } from "../billing/subscription.js";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { paymentMethods } from "../store/tables/account.js";
import { invoices } from "../store/tables/billing.js";
import { companies } from "../store/tables/company.js";
import { type MetricRow, metrics, polls, samples } from "../store/tables/metric.js";
import { products } from "../store/tables/product.js";
import {
  type RenewalTerms as StoredTerms,
  type DeferredUpgrade as StoredUpgrade,
  type SubscriptionRow,
  subscriptionItems,
  subscriptionMoves,
} from "../store/tables/subscription.js";
import { keepsPrices } from "../time/minimum-duration.js";
import { readLedger, readRecurringAhead } from "./ledger.js";
import { readProductVersions } from "./product-versions.js";
import { type Invoice, isPaid } from "./rules/payment.js";
import type { PeriodEndFacts, PresentProductVersions } from "./rules/renewal.js";

/** Reads a stored subscription in the form that the decisions use. */
export async function readSubscription(db: Db, row: SubscriptionRow): Promise<Subscription> {
  const { productVersion, deferredUpgrade, pendingRenewal: pending } = row;
  return {
    status: enumValueOf(DeploymentStatus, row.deploymentStatus),
    type: enumValueOf(SubscriptionType, row.type),
    paid: isPaid(await readInvoiceStates(db, row.id)),
    productVersion,
    period: { start: row.periodStart, end: row.periodEnd, anchorDay: row.anchorDay },
    autoRenew: row.autoRenew,
    quantities: await readQuantities(db, row.id),
    ledger: await readLedger(db, row),
    deferredUpgrade: deferredUpgrade === null ? null : toDeferred(deferredUpgrade),
    pending: pending === null ? null : toPending(pending),
  };
}

function toDeferred({ productVersion, quantities, from }: StoredUpgrade): DeferredUpgrade {
  return { productVersion, quantities: toQuantities(quantities), from };
}

function toPending({ quantities, ...terms }: StoredTerms): Pending {
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
  const subscription = await readSubscription(db, row);
  return {
    bound: kept && row.type !== SubscriptionType.TRIAL,
    subscription,
    now,
    trading: await areTrading(db, row),
    paymentMethod: await readDefaultMethod(db, row.buyerId),
    measured: await readUses(db, row, { ledger: subscription.ledger, until: usedUntil }),
    heardInTrial: await readHeardInTrial(db, row, usedUntil),
    recurringAhead: subscription.ledger.segments.some(({ period }) => period.start >= now)
      ? await readRecurringAhead(db, row.id, now)
      : [],
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

const sample = { id: samples.id, at: samples.at, value: samples.value };
const ofMetric = and(
  eq(samples.subscriptionId, sql.placeholder("subscriptionId")),
  eq(samples.metricId, sql.placeholder("metricId")),
);

const lastSampleBefore = prepared((db) =>
  db
    .select(sample)
    .from(samples)
    .where(
      and(ofMetric, lte(samples.at, sql.placeholder("from")), lte(samples.id, sql.placeholder("counted"))),
    )
    .orderBy(desc(samples.at), desc(samples.id))
    .limit(1)
    .prepare(),
);

const samplesSince = prepared((db) =>
  db
    .select(sample)
    .from(samples)
    .where(
      and(
        ofMetric,
        gte(samples.at, sql.placeholder("from")),
        lte(samples.at, sql.placeholder("until")),
        or(gt(samples.at, sql.placeholder("from")), gt(samples.id, sql.placeholder("counted"))),
      ),
    )
    .orderBy(samples.at, samples.id)
    .prepare(),
);

const metricsOfProduct = prepared((db) =>
  db
    .select({ id: metrics.id, billingItemId: metrics.billingItemId })
    .from(metrics)
    .where(eq(metrics.productId, sql.placeholder("productId")))
    .prepare(),
);

const NOTHING_HEARD: ReadonlyMap<number, number> = new Map();

/** The newest sample of each extra resource in a trial; zero where there is none. */
async function readHeardInTrial(
  db: Db,
  { id: subscriptionId, productId, type }: Pick<SubscriptionRow, "id" | "productId" | "type">,
  until: Moment,
): Promise<ReadonlyMap<number, number>> {
  if (type !== SubscriptionType.TRIAL) return NOTHING_HEARD;
  const heard = new Map<number, number>();
  for (const metric of await metricsOfProduct(db).execute({ productId })) {
    const sought = { subscriptionId, metricId: metric.id, from: until, counted: ALL_COUNTED };
    const [last] = await lastSampleBefore(db).execute(sought);
    heard.set(metric.billingItemId, Math.max(last?.id ?? 0, heard.get(metric.billingItemId) ?? 0));
  }
  return heard;
}

const firstIsBaseOf = prepared((db) =>
  db
    .select({ metricId: polls.metricId })
    .from(polls)
    .where(and(eq(polls.subscriptionId, sql.placeholder("subscriptionId")), eq(polls.firstIsBase, true)))
    .prepare(),
);

const stopsOf = prepared((db) =>
  db
    .select({ at: subscriptionMoves.at, from: subscriptionMoves.fromState, to: subscriptionMoves.toState })
    .from(subscriptionMoves)
    .where(eq(subscriptionMoves.subscriptionId, sql.placeholder("subscriptionId")))
    .orderBy(asc(subscriptionMoves.id))
    .prepare(),
);

interface Measuring {
  readonly ledger: Ledger;
  /** The end of the billed time. */
  readonly until: Moment;
}

/**
 * What the metrics of a subscription measured, by the segment that is charged for it. Several metrics of one extra
 * resource are added.
 */
export async function readUses(
  db: Db,
  { id: subscriptionId, productId }: Pick<SubscriptionRow, "id" | "productId">,
  { ledger, until }: Measuring,
): Promise<Uses> {
  const metered = ledger.segments.filter(isMetered);
  if (metered.length === 0) return new Map();
  const ids = [...new Set(metered.map(({ terms }) => terms.id))];
  const rows = await metricsOf(db).execute({ billingItemIds: listed(ids), productId });
  if (rows.length === 0) return new Map();
  const late = new Set((await firstIsBaseOf(db).execute({ subscriptionId })).map(({ metricId }) => metricId));
  const stops = stopped(await stopsOf(db).execute({ subscriptionId }));
  const uses = new Map<number, Use>();
  for (const segment of metered) {
    const end = Math.min(until, segment.until);
    if (end < segment.from) continue;
    const pauses = stops.map((pause) => within(pause, segment.from, end)).filter(({ to, from }) => to > from);
    let counted = 0n;
    let level: bigint | null = null;
    let newest = segment.rated.sample ?? 0;
    for (const metric of rows.filter(({ billingItemId }) => billingItemId === segment.terms.id)) {
      const measuring = { segment, end, pauses, firstIsBase: late.has(metric.id) };
      const { isGauge, quantity, sample } = await readMeasured(db, { subscriptionId, metric }, measuring);
      newest = Math.max(newest, sample);
      if (isGauge) level = (level ?? 0n) + quantityUnits(quantity);
      else counted += quantityUnits(quantity);
    }
    uses.set(segment.number, {
      until: end,
      counted: quantityOf(counted),
      level: level === null ? null : quantityOf(level),
      running: pauses.reduce((time, { from, to }) => time - (to - from), end - segment.from),
      sample: newest,
    });
  }
  return uses;
}

interface Pause {
  readonly from: Moment;
  readonly to: Moment;
}

/** When the subscription was stopped. */
function stopped(
  moves: readonly { readonly at: Moment; readonly from: string; readonly to: string }[],
): readonly Pause[] {
  return moves.flatMap(({ at, to }, index) =>
    to === DeploymentStatus.STOPPED
      ? [{ from: at, to: moves[index + 1]?.at ?? Number.POSITIVE_INFINITY }]
      : [],
  );
}

function within(pause: Pause, from: Moment, to: Moment): Pause {
  return { from: Math.max(from, pause.from), to: Math.min(to, pause.to) };
}

interface MeasuredSegment {
  readonly segment: Segment;
  readonly end: Moment;
  readonly pauses: readonly Pause[];
  readonly firstIsBase: boolean;
}

interface Measured {
  readonly isGauge: boolean;
  readonly quantity: Quantity;
  /** The newest sample of a counter, zero where there is none. */
  readonly sample: number;
}

/** Newer than every sample. */
const ALL_COUNTED = 2 ** 31 - 1;

/** A counter is measured since the segment was last rated; a gauge since the segment began. */
async function readMeasured(
  db: Db,
  { subscriptionId, metric }: { readonly subscriptionId: number; readonly metric: MetricRow },
  { segment, end, pauses, firstIsBase }: MeasuredSegment,
): Promise<Measured> {
  const metricFunction = enumValueOf(MetricFunction, metric.metricFunction);
  const isGauge = metricFunction === MetricFunction.AVERAGE || metricFunction === MetricFunction.PEAK;
  const counted = isGauge ? null : segment.rated.sample;
  const since = isGauge ? segment.from : segment.rated.until;
  // A value at the very moment at which a counter begins is one of its values.
  const begins = !isGauge && counted === null && segment.base !== "LAST" && since === segment.from;
  const from = begins ? since - 1 : since;
  const use = {
    subscriptionId,
    metricId: metric.id,
    from,
    until: end,
    counted: counted ?? ALL_COUNTED,
  };
  const [last] = await lastSampleBefore(db).execute(use);
  const later = await samplesSince(db).execute(use);
  // What was measured before a plan carried the resource does not count.
  const before = last !== undefined && (segment.base === "LAST" || last.at >= segment.from) ? last : null;
  const base = segment.base === "FIRST" || firstIsBase ? "FIRST" : "LAST";
  const measurement = { metricFunction, from, to: end, before, samples: later, pauses, base } as const;
  return {
    isGauge,
    quantity: measure(measurement),
    sample: isGauge ? 0 : Math.max(last?.id ?? 0, ...later.map(({ id }) => id)),
  };
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
