import { DeploymentStatus, InvoiceStatus, SubscriptionType } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import { knownOf } from "../domain/known.js";
import { type Invoice, isPaid } from "../domain/payment.js";
import type { Quantities } from "../domain/plan.js";
import type { Quantity } from "../domain/quantity.js";
import type { Subscription } from "../domain/subscription.js";
import { hot } from "../store/hot.js";
import { invoices } from "../store/schema/billing.js";
import { type SubscriptionRow, subscriptionItems, subscriptions } from "../store/schema/subscription.js";
import type { Db } from "../store/store.js";
import { inserter, updater } from "../store/write-rows.js";

/** Writes a new subscription. */
export const insertSubscription = inserter(subscriptions);

/** Writes what changes of a subscription. */
export const updateSubscription = updater(subscriptions);

const invoiceStates = hot((db) =>
  db
    .select({ id: invoices.id, status: invoices.status, cashed: invoices.cashed })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, sql.placeholder("subscriptionId")), eq(invoices.cashed, false)))
    .prepare(),
);

const itemQuantities = hot((db) =>
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
