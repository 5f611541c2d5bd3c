import { LineType } from "@syndikit/contract";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { amountOf, readAmount } from "../billing/amount.js";
import type { Line } from "../billing/lines.js";
import { enumValueOf } from "../enum-value.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { charges, type InvoiceLineRow, invoiceLines } from "../store/tables/billing.js";

/** A line as it stands on an invoice. */
export type InvoicedLine = Omit<Line, "description"> & {
  readonly invoiceId: number;
  readonly description: string | null;
};

/** The columns of an exact line: the amounts are those of its charge. */
export const exactColumns = {
  ...getTableColumns(invoiceLines),
  exactPrice: charges.price,
  exactSubtotal: charges.subtotal,
};

/**
 * The sum of exact lines, for `amountOfParts`. A stored amount always has ten fraction digits. Whole units and fractions
 * are added apart: in fractions alone, the sum would not fit into the database's integers.
 */
export const exactSum = {
  wholes: sql<string | null>`cast(sum(case
    when ${charges.subtotal} is null then ${invoiceLines.subtotal} / 10000
    else cast(substr(${charges.subtotal}, 1, length(${charges.subtotal}) - 11) as bigint) end) as text)`,
  fractions: sql<string | null>`cast(sum(case
    when ${charges.subtotal} is null then ${invoiceLines.subtotal} % 10000 * 1000000
    when ${charges.subtotal} like '-%' then -cast(substr(${charges.subtotal}, length(${charges.subtotal}) - 9) as bigint)
    else cast(substr(${charges.subtotal}, length(${charges.subtotal}) - 9) as bigint) end) as text)`,
};

type ExactRow = InvoiceLineRow & {
  readonly exactPrice: string | null;
  readonly exactSubtotal: string | null;
};

/** The lines of invoices, in their order. */
export async function readInvoiceLines(
  db: Db,
  invoiceIds: readonly number[],
): Promise<readonly InvoicedLine[]> {
  const rows = await db
    .select(exactColumns)
    .from(invoiceLines)
    .leftJoin(charges, eq(charges.id, invoiceLines.chargeId))
    .where(isOneOf(invoiceLines.invoiceId, invoiceIds))
    .orderBy(asc(invoiceLines.id));
  return rows.map(toInvoicedLine);
}

export function toInvoicedLine(row: ExactRow): InvoicedLine {
  const { id: _id, chargeId: _chargeId, billingItemId, exactPrice, exactSubtotal, ...line } = row;
  return {
    ...line,
    type: enumValueOf(LineType, line.type),
    billingItem: billingItemId,
    charge: null,
    // Lines of versions before the ledger have four fraction digits.
    price: exactPrice === null ? amountOf(line.price) : readAmount(exactPrice),
    subtotal: exactSubtotal === null ? amountOf(line.subtotal) : readAmount(exactSubtotal),
  };
}
