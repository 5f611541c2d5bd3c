import { EventType, InvoiceStatus } from "@syndikit/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { hot } from "../store/hot.js";
import { invoices } from "../store/schema/billing.js";
import type { Tx } from "../store/store.js";
import { updateInvoice } from "./invoice.js";
import { tellInvoice } from "./tell.js";

const unpaidOf = hot((db) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, sql.placeholder("subscriptionId")),
        eq(invoices.status, InvoiceStatus.UNPAID),
        eq(invoices.cashed, false),
      ),
    )
    .orderBy(asc(invoices.id))
    .prepare(),
);

/**
 * Ends the demand for what was not paid when a subscription ends: nobody is to pay for what is not delivered any
 * more. Call it before the last invoice is issued, which stays due.
 */
export async function expireUnpaid(tx: Tx, subscriptionId: number, now: Moment): Promise<void> {
  for (const { id } of await unpaidOf(tx).execute({ subscriptionId })) {
    await updateInvoice(tx, id, { status: InvoiceStatus.EXPIRED });
    await tellInvoice(tx, id, { type: EventType.MODIFIED, now });
  }
}
