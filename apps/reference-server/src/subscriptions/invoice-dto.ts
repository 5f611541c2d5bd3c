import { Currency, type InvoiceDTO, type InvoiceLine, InvoiceStatus, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { compact, companyReference, grouped } from "../api/dto.js";
import { formatAmount } from "../billing/amount.js";
import type { Line } from "../billing/lines.js";
import { formatMoney } from "../billing/money.js";
import { countsAsPaid } from "../billing/settlement.js";
import { toDateTime } from "../date-time.js";
import { enumValueOf } from "../enum-value.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { single } from "../store/prepared.js";
import type { InvoiceRow } from "../store/tables/billing.js";
import { type CompanyKind, companies } from "../store/tables/company.js";
import { subscriptions } from "../store/tables/subscription.js";
import { type InvoicedLine, readInvoiceLines } from "./invoice-lines.js";

/** Invoices in API form, in the order of the rows. Always two queries, however many invoices there are. */
export async function presentInvoices(db: Db, rows: readonly InvoiceRow[]): Promise<InvoiceDTO[]> {
  if (rows.length === 0) return [];
  const lines = await readLines(db, rows);
  const buyers = await readBuyers(db, rows);
  return rows.map((row) => present(row, { lines: lines.get(row.id) ?? [], company: buyers(row) }));
}

export async function presentInvoice(db: Db, row: InvoiceRow): Promise<InvoiceDTO> {
  return single(await presentInvoices(db, [row]));
}

/** The printed number of an invoice. Invoices and credit notes share one sequence. */
export function numberOf({ id, date, creditOf }: Pick<InvoiceRow, "id" | "date" | "creditOf">): string {
  const year = new Date(date).getUTCFullYear();
  return `${creditOf === null ? "INV" : "CN"}-${year}-${String(id).padStart(6, "0")}`;
}

interface Buyer {
  readonly id: number;
  readonly kind: CompanyKind;
}

function present(
  row: InvoiceRow,
  { lines, company }: { readonly lines: readonly InvoicedLine[]; readonly company: Buyer },
): InvoiceDTO {
  const conversions = Object.keys(row.currencyConversion).length;
  return compact({
    id: row.id,
    self: toReference("invoice", row.id),
    number: numberOf(row),
    type: row.type,
    status: row.status,
    paid: countsAsPaid(enumValueOf(InvoiceStatus, row.status)),
    date: toDateTime(row.date),
    company: companyReference(company.kind, company.id),
    nominee: { url: toReference("user", row.buyerId) },
    product: row.product,
    productVersion: row.productVersion,
    subscription: { url: toReference("subscription", row.subscriptionId) },
    order: { url: toReference("order", row.orderId) },
    entries: lines.map(presentShown),
    total: compact({
      price: formatMoney(row.subtotal),
      currency: Currency.EUR,
      vat: commonVat(lines),
      vatSpunOff: formatMoney(row.vat),
      total: formatMoney(row.total),
    }),
    selfBilled: row.selfBilled,
    cashed: row.cashed,
    creditOf: row.creditOf === null ? null : { url: toReference("invoice", row.creditOf) },
    credited: row.credited === 0 ? null : formatMoney(row.credited),
    reason: row.reason,
    paymentReference: row.paymentReference,
    paymentReceived: row.paymentReceived === null ? null : toDateTime(row.paymentReceived),
    lastPaymentError: countsAsPaid(enumValueOf(InvoiceStatus, row.status)) ? null : row.lastPaymentError,
    currencyConversion: conversions === 0 ? null : row.currencyConversion,
  });
}

/** The total has a VAT rate only if all lines have the same. */
function commonVat(lines: readonly InvoicedLine[]): number | null {
  const vat = lines[0]?.vat ?? null;
  return lines.every((line) => line.vat === vat) ? vat : null;
}

async function readLines(
  db: Db,
  rows: readonly InvoiceRow[],
): Promise<ReadonlyMap<number, readonly InvoicedLine[]>> {
  const ids = rows.map(({ id }) => id);
  const lines = await readInvoiceLines(db, ids);
  return grouped(lines, ({ invoiceId }) => invoiceId);
}

/** The company that each invoice is for: the company of its subscription. */
async function readBuyers(db: Db, rows: readonly InvoiceRow[]): Promise<(row: InvoiceRow) => Buyer> {
  const ids = [...new Set(rows.map(({ subscriptionId }) => subscriptionId))];
  const buyers = await db
    .select({ subscriptionId: subscriptions.id, id: companies.id, kind: companies.kind })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(isOneOf(subscriptions.id, ids));
  const bySubscription = new Map(buyers.map((buyer) => [buyer.subscriptionId, buyer]));
  return ({ id, subscriptionId }) => {
    const buyer = bySubscription.get(subscriptionId);
    if (buyer === undefined) throw new Error(`Invoice ${id} is for a subscription that does not exist.`);
    return buyer;
  };
}

/** A line that waits for an invoice, in API form. */
export function presentLine(line: Line): InvoiceLine {
  return presentShown(line);
}

/** The fields of a line that the API shows. A line that a vendor sent may lack a description. */
type Shown = Omit<Line, "type" | "description" | "range" | "charge"> & {
  readonly type: InvoiceLine["type"];
  readonly description: string | null;
};

function presentShown(line: Shown): InvoiceLine {
  return compact({
    type: line.type,
    description: line.description === "" ? null : line.description,
    identifier: line.identifier,
    price: compact({ price: formatAmount(line.price), currency: Currency.EUR, vat: line.vat }),
    quantity: line.quantity,
    unit: line.unit,
    purchased: line.purchased === null ? null : toDateTime(line.purchased),
    subtotal: formatAmount(line.subtotal),
    originalCurrency: line.originalCurrency,
    billingItem: line.billingItem === null ? null : { url: toReference("billingItem", line.billingItem) },
  });
}
