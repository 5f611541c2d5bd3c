import { EventType } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { conversionsOf } from "../domain/currency.js";
import { type Charge, countsAsPaid } from "../domain/settlement.js";
import type { Moment } from "../ports.js";
import { invoiceLines, invoices, type OrderRow } from "../store/schema/billing.js";
import { plans, products } from "../store/schema/product.js";
import { single } from "../store/single.js";
import type { Tx } from "../store/store.js";
import { tellInvoice } from "./tell.js";

/** An invoice to issue for an order. */
export interface NewInvoice {
  readonly order: OrderRow;
  readonly charge: Charge;
  /** The vendor collects the money. */
  readonly selfBilled: boolean;
  /** Proceeds that the vendor declares. */
  readonly cashed: boolean;
  readonly now: Moment;
}

/** Issues an invoice with its lines, and tells of it. Answers with its identifier. */
export async function issueInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { order, charge, now, selfBilled, cashed } = invoice;
  const { bill, settlement } = charge;
  const names = single(
    await tx
      .select({ product: products.name, plan: plans.name })
      .from(plans)
      .innerJoin(products, eq(products.id, plans.productId))
      .where(eq(plans.id, order.planId)),
  );
  const values = {
    ...names,
    orderId: order.id,
    subscriptionId: order.subscriptionId,
    buyerId: order.buyerId,
    type: order.type,
    status: settlement.status,
    total: bill.total,
    selfBilled,
    cashed,
    date: now,
    paymentReceived: countsAsPaid(settlement.status) ? now : null,
    lastPaymentError: settlement.decline,
    currencyConversion: conversionsOf(bill.lines) ?? {},
  };
  const { id } = single(await tx.insert(invoices).values(values).returning({ id: invoices.id }));
  await insertLines(tx, id, charge);
  if (isCharged(invoice)) {
    const paymentReference = chargeReference(id);
    await tx.update(invoices).set({ paymentReference }).where(eq(invoices.id, id));
  }
  await tellInvoice(tx, id, { type: EventType.CREATED, now });
  return id;
}

/** What the card processor of the staging marketplace calls the payment of an invoice; each is paid once. */
export function chargeReference(invoiceId: number): string {
  return `pay_${invoiceId}`;
}

/** Whether money moved when it was issued. */
function isCharged({ charge, cashed }: NewInvoice): boolean {
  return !cashed && charge.bill.total > 0 && countsAsPaid(charge.settlement.status);
}

async function insertLines(tx: Tx, invoiceId: number, { bill }: Charge): Promise<void> {
  if (bill.lines.length === 0) return;
  const rows = bill.lines.map(({ billingItem, ...line }) => ({
    ...line,
    billingItemId: billingItem,
    invoiceId,
  }));
  await tx.insert(invoiceLines).values(rows);
}
