import { DeploymentStatus, InvoiceStatus, SubscriptionType } from "@syndikit/contract";
import { and, eq, or, sql } from "drizzle-orm";
import { hasPrice, type Quantities } from "../billing/product-version.js";
import { type PaymentMethodId, toPaymentMethodId } from "../billing/settlement.js";
import type { DeferredUpgrade, Pending, Subscription } from "../billing/subscription.js";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { paymentMethods } from "../store/tables/account.js";
import { invoices } from "../store/tables/billing.js";
import { companies } from "../store/tables/company.js";
import { products } from "../store/tables/product.js";
import {
  type RenewalTerms as StoredTerms,
  type DeferredUpgrade as StoredUpgrade,
  type SubscriptionRow,
  subscriptionItems,
} from "../store/tables/subscription.js";
import { keepsPrices } from "../time/minimum-duration.js";
import { readLedger, readRecurringAhead } from "./ledger.js";
import { followChanges } from "./metric-changes.js";
import { readProductVersions } from "./product-versions.js";
import { type Invoice, isPaid } from "./rules/payment.js";
import type { PeriodEndFacts, PresentProductVersions } from "./rules/renewal.js";
import { readHeardInTrial, readUses } from "./uses.js";

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
    ledger: (await followChanges(db, row, await readLedger(db, row))).ledger,
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
