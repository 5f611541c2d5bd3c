import { EventType, InvoiceStatus } from "@syndikit/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { invoices } from "../store/schema/billing.js";
import type { Tx } from "../store/store.js";
import { tellInvoice } from "./tell.js";

/**
 * Ends the demand for what was not paid when a subscription ends: nobody is to pay for what is not delivered any
 * more. Call it before the last invoice is issued, which stays due.
 */
export async function expireUnpaid(tx: Tx, subscriptionId: number, now: Moment): Promise<void> {
  const unpaid = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.status, InvoiceStatus.UNPAID),
        eq(invoices.cashed, false),
      ),
    )
    .orderBy(asc(invoices.id));
  for (const { id } of unpaid) {
    await tx.update(invoices).set({ status: InvoiceStatus.EXPIRED }).where(eq(invoices.id, id));
    await tellInvoice(tx, id, { type: EventType.MODIFIED, now });
  }
}
