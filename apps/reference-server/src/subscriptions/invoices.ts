import { EventEntity, EventType } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { conversionsOf } from "../billing/money.js";
import { type Charge, countsAsPaid } from "../billing/settlement.js";
import { emitEvent } from "../events/outbox.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { adder, inserter, type Update, updater } from "../store/rows.js";
import { invoiceLines, invoices, type OrderRow } from "../store/tables/billing.js";
import { plans, products } from "../store/tables/product.js";

/** An invoice to issue for an order. */
interface NewInvoice {
  readonly order: OrderRow;
  readonly charge: Charge;
  /** The vendor collects the money. */
  readonly selfBilled: boolean;
  /** Proceeds that the vendor declares. */
  readonly cashed: boolean;
  readonly now: Moment;
}

const insert = inserter(invoices);
const addLines = adder(invoiceLines);

/** Writes what changes of an invoice. */
export const updateInvoice: Update<typeof invoices> = updater(invoices);

const namesOf = prepared((db) =>
  db
    .select({ product: products.name, plan: plans.name })
    .from(plans)
    .innerJoin(products, eq(products.id, plans.productId))
    .where(eq(plans.id, sql.placeholder("planId")))
    .prepare(),
);

/** Issues an invoice with its lines, and tells of it. Answers with its identifier. */
export async function issueInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { order, charge, now, selfBilled, cashed } = invoice;
  const { bill, settlement } = charge;
  const { id } = await insert(tx, {
    ...single(await namesOf(tx).execute({ planId: order.planId })),
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
  });
  await addLines(tx, linesOf(id, charge));
  if (isCharged(invoice)) await updateInvoice(tx, id, { paymentReference: chargeReference(id) });
  await emitInvoiceEvent(tx, id, { type: EventType.CREATED, now });
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

function linesOf(invoiceId: number, { bill }: Charge): readonly (typeof invoiceLines.$inferInsert)[] {
  return bill.lines.map(({ billingItem, ...line }) => ({ ...line, billingItemId: billingItem, invoiceId }));
}

/** Tells that an invoice was issued, or that its state changed. */
export async function emitInvoiceEvent(
  tx: Tx,
  id: number,
  {
    type,
    now,
  }: { readonly type: typeof EventType.CREATED | typeof EventType.MODIFIED; readonly now: Moment },
): Promise<void> {
  await emitEvent(tx, { entity: EventEntity.Invoice, type, id, now });
}
