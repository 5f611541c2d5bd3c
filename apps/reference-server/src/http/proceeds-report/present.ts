import { Currency, type ProceedsReport, type ProceedsReportEntry, toReference } from "@syndikit/contract";
import { formatMoney, sum } from "../../domain/money.js";
import { allowed } from "../../marketplace-error.js";
import { compact } from "../compact.js";
import { toDateTime } from "../date-time.js";
import { type DateRange, rangeOf } from "../dated-within.js";
import type { DeclaredLine } from "./find.js";

/**
 * The balance report.
 *
 * @throws MarketplaceError `amountTooLarge` when the sum cannot be written.
 */
export function presentReport(lines: readonly DeclaredLine[], range: DateRange): ProceedsReport {
  const { from, to } = rangeOf(range);
  const total = allowed(sum(lines.map(({ line }) => line.subtotal)));
  return compact({
    from: from === undefined ? undefined : toDateTime(from),
    to: to === undefined ? undefined : toDateTime(to),
    entries: lines.map(presentEntry),
    total: lines.length === 0 ? {} : { [Currency.EUR]: formatMoney(total) },
  });
}

function presentEntry({
  line,
  invoiceId,
  date,
  subscriptionId,
  productId,
}: DeclaredLine): ProceedsReportEntry {
  return compact({
    subscription: { url: toReference("subscription", subscriptionId) },
    product: { url: toReference("product", productId) },
    invoice: { url: toReference("invoice", invoiceId) },
    date: toDateTime(date),
    description: line.description === "" ? null : line.description,
    identifier: line.identifier,
    price: formatMoney(line.price),
    currency: Currency.EUR,
    quantity: line.quantity,
    unit: line.unit,
    vat: line.vat,
    total: formatMoney(line.subtotal),
  });
}
