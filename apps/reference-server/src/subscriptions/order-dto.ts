import { Currency, InvoiceStatus, type OrderDTO, toReference } from "@syndikit/contract";
import { and, asc, eq } from "drizzle-orm";
import { compact, grouped } from "../api/dto.js";
import { formatMoney } from "../billing/money.js";
import { countsAsPaid } from "../billing/settlement.js";
import { toDateTime } from "../date-time.js";
import { enumValueOf } from "../enum-value.js";
import { inList, listed } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { type InvoiceRow, invoices, type OrderRow } from "../store/tables/billing.js";

const issuedFor = prepared((db) =>
  db
    .select({ id: invoices.id, orderId: invoices.orderId, status: invoices.status })
    .from(invoices)
    .where(and(inList(invoices.orderId, "orderIds"), eq(invoices.cashed, false)))
    .orderBy(asc(invoices.id))
    .prepare(),
);

/** Orders in API form, in the order of the rows. Always one query, however many orders there are. */
export async function presentOrders(db: Db, rows: readonly OrderRow[]): Promise<OrderDTO[]> {
  if (rows.length === 0) return [];
  const issued = await issuedFor(db).execute({ orderIds: listed(rows.map(({ id }) => id)) });
  const byOrder = grouped(issued, ({ orderId }) => orderId);
  return rows.map((row) => presentOrderOf(row, byOrder.get(row.id) ?? []));
}

export async function presentOrder(db: Db, row: OrderRow): Promise<OrderDTO> {
  return single(await presentOrders(db, [row]));
}

type IssuedInvoice = Pick<InvoiceRow, "id" | "status">;

/** An order in API form, with the invoices that were issued for it. */
export function presentOrderOf(row: OrderRow, issued: readonly IssuedInvoice[]): OrderDTO {
  return compact({
    id: row.id,
    self: toReference("order", row.id),
    // Both names mean the same: the interface document has `orderType`, and callers were promised `type`.
    type: row.type,
    orderType: row.type,
    status: row.status,
    paid: issued.every(({ status }) => countsAsPaid(enumValueOf(InvoiceStatus, status))),
    date: toDateTime(row.date),
    startDate: row.startDate === null ? null : toDateTime(row.startDate),
    buyer: { url: toReference("user", row.buyerId) },
    subscription: { url: toReference("subscription", row.subscriptionId) },
    productVersion: { url: toReference("productVersion", row.productVersionId) },
    invoices: issued.map(({ id }) => ({ url: toReference("invoice", id) })),
    billingItems: row.billingItems,
    configurationParameters: row.configurationParameters,
    externalReference: row.externalReference,
    totalPrice: formatMoney(row.total),
    currency: Currency.EUR,
  });
}
