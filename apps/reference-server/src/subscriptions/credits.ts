import { EventType, InvoiceStatus, LineType, OrderType } from "@syndikit/contract";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { type Money, negated, sum, ZERO } from "../billing/money.js";
import { countsAsPaid } from "../billing/settlement.js";
import type { Totals } from "../billing/totals.js";
import { enumValueOf } from "../enum-value.js";
import { allowed } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { single } from "../store/prepared.js";
import { type InvoiceRow, invoiceLines, invoices } from "../store/tables/billing.js";
import { emitInvoiceEvent, insertInvoice, updateInvoice } from "./invoices.js";
import { readPaymentFacts, recordPayment } from "./payment.js";
import { type CreditFacts, decideCredit } from "./rules/credit.js";
import { decideMarkPaid } from "./rules/payment.js";

interface CreditEntry {
  /** With VAT; `null` for the whole remaining amount. */
  readonly amount: Money | null;
  readonly reason: string;
  readonly now: Moment;
}

/**
 * Credits an invoice. If nothing is left of an unpaid invoice, it becomes paid.
 *
 * @returns the credit note.
 * @throws {MarketplaceError} `creditTooLarge` when less is left; `invoiceExpired` when the invoice has expired and is
 * not owed any more.
 */
export async function creditInvoice(tx: Tx, row: InvoiceRow, entry: CreditEntry): Promise<InvoiceRow> {
  const { reason, now } = entry;
  const facts = await readCreditFacts(tx, row);
  const { bill, whole } = allowed(decideCredit(facts, entry));
  const note = await insertInvoice(tx, {
    row: {
      product: row.product,
      productVersion: row.productVersion,
      orderId: row.orderId,
      subscriptionId: row.subscriptionId,
      buyerId: row.buyerId,
      type: OrderType.CREDIT,
      status: InvoiceStatus.PAID,
      subtotal: bill.subtotal,
      vat: bill.vat,
      total: bill.total,
      selfBilled: row.selfBilled,
      // A credit of declared proceeds also belongs in the balance report.
      cashed: row.cashed,
      creditOf: row.id,
      reason,
      date: now,
      paymentReceived: now,
    },
    lines: bill.lines,
    now,
  });
  const paid = countsAsPaid(facts.status);
  if (paid && !row.cashed) await updateInvoice(tx, note, { paymentReference: `refund_${note}` });
  await updateInvoice(tx, row.id, {
    credited: allowed(sum([facts.credited.total, negated(bill.total)])),
  });
  if (!paid && whole) await settleByCredit(tx, row, { note, now });
  else await emitInvoiceEvent(tx, row.id, { type: EventType.MODIFIED, now });
  return single(await tx.select().from(invoices).where(eq(invoices.id, note)));
}

/** Nothing is left to pay, which counts as paid. */
async function settleByCredit(
  tx: Tx,
  row: InvoiceRow,
  { note, now }: { readonly note: number; readonly now: Moment },
): Promise<void> {
  const { facts, subscription } = await readPaymentFacts(tx, row);
  const paid = allowed(decideMarkPaid(facts, "administrator"));
  if (paid.kind === "unchanged") return;
  await recordPayment(tx, row.id, { paid, subscription, reference: `credit_${note}`, now });
}

/** Credits everything that was paid for a subscription that was never delivered. */
export async function creditUndelivered(
  tx: Tx,
  subscriptionId: number,
  { reason, now }: Pick<CreditEntry, "reason" | "now">,
): Promise<void> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        inArray(invoices.status, Object.values(InvoiceStatus).filter(countsAsPaid)),
        eq(invoices.cashed, false),
        isNull(invoices.creditOf),
        gt(invoices.total, ZERO),
      ),
    )
    .orderBy(asc(invoices.id));
  for (const row of rows) {
    if (row.credited < row.total) await creditInvoice(tx, row, { amount: null, reason, now });
  }
}

async function readCreditFacts(db: Db, row: InvoiceRow): Promise<CreditFacts> {
  const { id, subtotal, vat, total } = row;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.id));
  const notes = await db
    .select({ subtotal: invoices.subtotal, vat: invoices.vat, total: invoices.total })
    .from(invoices)
    .where(eq(invoices.creditOf, id));
  return {
    id,
    status: enumValueOf(InvoiceStatus, row.status),
    subtotal,
    vat,
    total,
    lines: lines.map(({ id: _id, invoiceId: _invoiceId, billingItemId, ...line }) => ({
      ...line,
      type: enumValueOf(LineType, line.type),
      billingItem: billingItemId,
    })),
    credited: creditedBy(notes),
  };
}

/** The sums of credit notes, as non-negative amounts. */
function creditedBy(notes: readonly Totals[]): Totals {
  const all = (amounts: readonly Money[]): Money => negated(allowed(sum(amounts)));
  return {
    subtotal: all(notes.map(({ subtotal }) => subtotal)),
    vat: all(notes.map(({ vat }) => vat)),
    total: all(notes.map(({ total }) => total)),
  };
}
