import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type InvoiceLineRow, invoiceLines, invoices } from "../../store/schema/billing.js";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { type DateRange, datedWithin } from "../dated-within.js";
import type { Caller } from "../scope.js";
import { reachesSubscription } from "../subscription/reach.js";

/** A line that was declared, and where. */
export interface DeclaredLine {
  readonly line: InvoiceLineRow;
  readonly invoiceId: number;
  readonly date: number;
  readonly subscriptionId: number;
  readonly productId: number;
}

/** Spelled out, for a bound value would keep the engine from the index. */
const isDeclared: SQL = sql`${invoices.cashed} = 1`;

/** The lines that the caller's vendor declared in a time, oldest first. */
export async function listDeclared(
  db: Db,
  caller: Caller,
  range: DateRange,
): Promise<readonly DeclaredLine[]> {
  return db
    .select({
      line: invoiceLines,
      invoiceId: invoices.id,
      date: invoices.date,
      subscriptionId: subscriptions.id,
      productId: subscriptions.productId,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(and(isDeclared, datedWithin(invoices.date, range), reachesSubscription(caller)))
    .orderBy(asc(invoices.date), asc(invoices.id), asc(invoiceLines.id));
}
