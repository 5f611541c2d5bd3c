import { ChangeKind, EventEntity, EventType } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { toMoney } from "../billing/amount.js";
import type { Bill } from "../billing/lines.js";
import { conversionsOf } from "../billing/money.js";
import type { Charge as LedgerCharge } from "../billing/segments.js";
import { type Charge, countsAsPaid } from "../billing/settlement.js";
import { noteChange } from "../changes/note.js";
import { allowed } from "../errors.js";
import { emitEvent } from "../events/outbox.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { adder, inserter, type Update, updater } from "../store/rows.js";
import { invoiceLines, invoices, type OrderRow } from "../store/tables/billing.js";
import { products, productVersions } from "../store/tables/product.js";
import { bindCharges } from "./ledger.js";

/** The names that an invoice keeps of what was sold. Later renaming does not change it. */
interface Names {
  readonly product: string;
  readonly productVersion: string;
}

interface NewInvoice {
  readonly order: OrderRow;
  readonly names: Names;
  readonly charge: Charge;
  /** Whether the vendor collects the money. */
  readonly selfBilled: boolean;
  /** Whether it only declares proceeds that the vendor already has. */
  readonly cashed: boolean;
  /** The charges that the decision adds to the ledger. */
  readonly fresh: readonly LedgerCharge[];
  readonly now: Moment;
}

const update = updater(invoices);

export const updateInvoice: Update<typeof invoices> = async (tx, id, change) => {
  await update(tx, id, change);
  noteChange(tx, { kind: ChangeKind.invoice, id });
};

const insert = inserter(invoices);
const addLines = adder(invoiceLines);

const namesOf = prepared((db) =>
  db
    .select({ product: products.name, productVersion: productVersions.name })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(eq(productVersions.id, sql.placeholder("productVersionId")))
    .prepare(),
);

/** The names of a plan and its product, for an invoice. */
export async function readNames(db: Db, productVersionId: number): Promise<Names> {
  return single(await namesOf(db).execute({ productVersionId }));
}

/**
 * Issues an invoice with its lines, and emits its event.
 *
 * @returns its identifier.
 */
export async function issueInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { order, names, charge, now, selfBilled, cashed, fresh } = invoice;
  const { bill, settlement } = charge;
  const id = await insertInvoice(tx, {
    row: {
      orderId: order.id,
      ...names,
      subscriptionId: order.subscriptionId,
      productId: order.productId,
      buyerId: order.buyerId,
      type: order.type,
      status: settlement.status,
      subtotal: bill.subtotal,
      vat: bill.vat,
      total: bill.total,
      selfBilled,
      cashed,
      date: now,
      paymentReceived: countsAsPaid(settlement.status) ? now : null,
      lastPaymentError: settlement.decline,
      currencyConversion: conversionsOf(bill.lines) ?? {},
    },
    bill,
    fresh,
    now,
  });
  if (isCharged(invoice)) await updateInvoice(tx, id, { paymentReference: chargeReference(id) });
  return id;
}

interface InvoiceEntry {
  readonly row: typeof invoices.$inferInsert;
  readonly bill: Bill;
  /** Charges of the bill that are not written yet. */
  readonly fresh?: readonly LedgerCharge[];
  readonly now: Moment;
}

/** Writes an invoice with its charges and lines, and emits its event. */
export async function insertInvoice(tx: Tx, { row, bill, fresh = [], now }: InvoiceEntry): Promise<number> {
  const { id } = await insert(tx, row);
  noteChange(tx, { kind: ChangeKind.invoice, id });
  const { subscriptionId } = row;
  const chargeIds = await bindCharges(tx, { subscriptionId, invoiceId: id }, { bill, fresh });
  await addLines(
    tx,
    bill.lines.map(({ billingItem, charge: _, price, subtotal, ...line }, index) => ({
      invoiceId: id,
      billingItemId: billingItem,
      chargeId: chargeIds[index],
      price: allowed(toMoney(price)),
      subtotal: allowed(toMoney(subtotal)),
      ...line,
    })),
  );
  await emitInvoiceEvent(tx, id, { type: EventType.CREATED, now });
  return id;
}

/** The identifier of an invoice's payment at the card processor of the staging marketplace. */
export function chargeReference(invoiceId: number): string {
  return `pay_${invoiceId}`;
}

/** Whether money moved when the invoice was issued. */
function isCharged({ charge, cashed }: NewInvoice): boolean {
  return !cashed && charge.bill.total > 0 && countsAsPaid(charge.settlement.status);
}

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
