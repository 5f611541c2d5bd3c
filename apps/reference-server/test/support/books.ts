import { asc, eq } from "drizzle-orm";
import { formatMoney } from "../../src/billing/money.js";
import { toDateTime } from "../../src/date-time.js";
import { single } from "../../src/store/prepared.js";
import { type InvoiceRow, invoices, type OrderRow, orders } from "../../src/store/tables/billing.js";
import { type SubscriptionRow, subscriptions } from "../../src/store/tables/subscription.js";
import type { Marketplace } from "./marketplace.js";

/** The stored row of a subscription. */
export function rowOf({ services }: Marketplace, id: number): Promise<SubscriptionRow> {
  return services.store.read(async (db) =>
    single(await db.select().from(subscriptions).where(eq(subscriptions.id, id))),
  );
}

/** The invoices of a subscription, oldest first. */
export function invoicesOf(
  { services }: Marketplace,
  subscriptionId: number,
): Promise<readonly InvoiceRow[]> {
  return services.store.read((db) =>
    db.select().from(invoices).where(eq(invoices.subscriptionId, subscriptionId)).orderBy(asc(invoices.id)),
  );
}

/** The orders of a subscription, oldest first. */
export function ordersOf({ services }: Marketplace, subscriptionId: number): Promise<readonly OrderRow[]> {
  return services.store.read((db) =>
    db.select().from(orders).where(eq(orders.subscriptionId, subscriptionId)).orderBy(asc(orders.id)),
  );
}

/** Each invoice in a line, as in `2026-02-28T08:15:00Z RENEWAL 10.0000 PAID`. */
export async function billsOf(marketplace: Marketplace, subscriptionId: number): Promise<readonly string[]> {
  const rows = await invoicesOf(marketplace, subscriptionId);
  return rows.map(({ date, type, total, status }) =>
    [toDateTime(date), type, formatMoney(total), status].join(" "),
  );
}
