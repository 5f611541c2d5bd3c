import { EventType, InvoiceStatus, OrderType } from "@syndikit/contract";
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { type Amount, amountOf, NOTHING, toMoney } from "../billing/amount.js";
import type { NetOfRate } from "../billing/collect.js";
import type { Bill } from "../billing/lines.js";
import { type Money, moneyOf, negated, sum, ZERO } from "../billing/money.js";
import type { Charge } from "../billing/segments.js";
import { countsAsPaid } from "../billing/settlement.js";
import type { Totals } from "../billing/totals.js";
import { enumValueOf } from "../enum-value.js";
import { allowed } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { single } from "../store/prepared.js";
import { type InvoiceRow, invoices } from "../store/tables/billing.js";
import { readInvoiceLines } from "./invoice-lines.js";
import { emitInvoiceEvent, insertInvoice, updateInvoice } from "./invoices.js";
import { bindCharges } from "./ledger.js";
import { readPaymentFacts, recordPayment } from "./payment.js";
import { type CreditFacts, decideCredit, partialRefund, refundOf } from "./rules/credit.js";
import type { Returned } from "./rules/ending.js";
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
  const note = await writeNote(tx, row, { bill, reason, now });
  const paid = countsAsPaid(facts.status);
  if (!paid && whole) await settleByCredit(tx, row, { note, now });
  else await emitInvoiceEvent(tx, row.id, { type: EventType.MODIFIED, now });
  return single(await tx.select().from(invoices).where(eq(invoices.id, note)));
}

interface Note {
  /** Negative. */
  readonly bill: Bill;
  /** Charges of the bill that are not written yet. */
  readonly fresh?: readonly Charge[];
  readonly reason: string;
  readonly now: Moment;
}

/** Writes a credit note, and counts it on its invoice. */
async function writeNote(tx: Tx, row: InvoiceRow, { bill, fresh = [], reason, now }: Note): Promise<number> {
  const note = await insertInvoice(tx, {
    row: {
      product: row.product,
      productVersion: row.productVersion,
      orderId: row.orderId,
      subscriptionId: row.subscriptionId,
      productId: row.productId,
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
    bill,
    fresh,
    now,
  });
  const paid = countsAsPaid(enumValueOf(InvoiceStatus, row.status));
  if (paid && !row.cashed) await updateInvoice(tx, note, { paymentReference: `refund_${note}` });
  await updateInvoice(tx, row.id, { credited: allowed(sum([row.credited, negated(bill.total)])) });
  return note;
}

interface Undelivered {
  readonly returned: Returned;
  /** The charges of the decision. */
  readonly fresh: readonly Charge[];
  readonly reason: string;
  readonly now: Moment;
}

/**
 * Settles what was not delivered of an invoice that nobody paid: a credit note takes it off, and the rest is owed. If
 * nothing was delivered, the invoice expires.
 *
 * @returns credit that the invoice had used, and that waits again: zero or less.
 */
export async function settleUndelivered(
  tx: Tx,
  { returned: { invoice, bill }, fresh, reason, now }: Undelivered,
): Promise<Amount> {
  if (invoice === null || bill === null || bill.total >= 0) return NOTHING;
  const row = single(await tx.select().from(invoices).where(eq(invoices.id, invoice)));
  if (row.total - row.credited + bill.total > 0) {
    await writeNote(tx, row, { bill, fresh, reason, now });
    await emitInvoiceEvent(tx, row.id, { type: EventType.MODIFIED, now });
    return NOTHING;
  }
  await bindCharges(tx, { subscriptionId: row.subscriptionId, invoiceId: row.id }, { bill, fresh });
  await updateInvoice(tx, row.id, { status: InvoiceStatus.EXPIRED });
  await emitInvoiceEvent(tx, row.id, { type: EventType.MODIFIED, now });
  return amountOf(allowed(moneyOf(Math.min(0, row.subtotal + bill.subtotal))));
}

interface GivenBack {
  readonly parts: readonly NetOfRate[];
  /** What can be given back, with VAT: see {@link readRefundable}. */
  readonly refundable: Money;
  readonly reason: string;
  readonly now: Moment;
}

/**
 * Gives an amount back by credit notes, the newest invoice first: of paid invoices, and then of unpaid ones, at most what
 * can be given back.
 *
 * @returns what was given back, without VAT.
 */
export async function giveBack(
  tx: Tx,
  subscriptionId: number,
  { parts, refundable, reason, now }: GivenBack,
): Promise<Amount> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.cashed, false),
        isNull(invoices.creditOf),
        gt(invoices.total, ZERO),
        ne(invoices.status, InvoiceStatus.EXPIRED),
      ),
    )
    .orderBy(desc(invoices.id));
  const isPaidRow = ({ status }: InvoiceRow): boolean => countsAsPaid(enumValueOf(InvoiceStatus, status));
  const whole = allowed(refundOf(parts, reason));
  let rest = -whole.total;
  let left: number = refundable;
  let given: Amount = NOTHING;
  for (const row of [...rows.filter(isPaidRow), ...rows.filter((each) => !isPaidRow(each))]) {
    const part = Math.min(rest, row.total - row.credited, left);
    if (part <= 0) continue;
    const amount = allowed(moneyOf(part));
    const bill = part === -whole.total ? whole : allowed(partialRefund(parts, { amount, reason }));
    const note = await writeNote(tx, row, { bill, reason, now });
    if (!isPaidRow(row) && part === row.total - row.credited) await settleByCredit(tx, row, { note, now });
    else await emitInvoiceEvent(tx, row.id, { type: EventType.MODIFIED, now });
    given = amountOf(allowed(sum([allowed(toMoney(given)), negated(bill.subtotal)])));
    rest -= part;
    left -= part;
  }
  return given;
}

/**
 * What was invoiced of a subscription, and not given back yet: zero or more. A credit note counts with its invoice, so
 * that one of an invoice that has expired does not count either.
 */
export async function readRefundable(db: Db, subscriptionId: number): Promise<Money> {
  const [row] = await db
    .select({ left: sql<number | string | null>`sum(${invoices.total} - ${invoices.credited})` })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.cashed, false),
        isNull(invoices.creditOf),
        ne(invoices.status, InvoiceStatus.EXPIRED),
      ),
    );
  return allowed(moneyOf(Math.max(0, Number(row?.left ?? 0))));
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
  const lines = await readInvoiceLines(db, [id]);
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
    lines: lines.map(({ invoiceId: _, ...line }) => line),
    refundable: row.cashed ? null : await readRefundable(db, row.subscriptionId),
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
