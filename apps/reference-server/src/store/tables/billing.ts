import type { InvoiceStatus, LineType, OrderStatus, OrderType } from "@syndikit/contract";
import { type Column, type SQL, sql } from "drizzle-orm";
import {
  flag,
  id,
  index,
  moment,
  money,
  oneOf,
  partOf,
  percent,
  quantity,
  reference,
  table,
  text,
  uniqueIndex,
  whole,
} from "../columns.js";
import { folded } from "../dialect.js";
import { documentColumn } from "../documents/column.js";
import { conversionsForm, enteredValuesForm, orderedQuantitiesForm } from "../documents/small-forms.js";
import { billingItems, productVersions } from "./product.js";
import { subscriptions } from "./subscription.js";
import { users } from "./user.js";

/** Orders: each creates, renews, changes or bills a subscription. */
export const orders = table(
  "orders",
  {
    id: id(),
    type: oneOf<OrderType>().notNull(),
    status: oneOf<OrderStatus>().notNull(),
    subscriptionId: partOf(() => subscriptions.id),
    /** That of the subscription, so that a vendor's list is counted within an index. */
    productId: whole().notNull().default(0),
    productVersionId: reference(() => productVersions.id),
    buyerId: reference(() => users.id),
    /** The user who placed it; absent when the marketplace did. */
    creatorId: whole().references(() => users.id, { onDelete: "set null" }),
    total: money().notNull(),
    externalReference: text(),
    /** `billingItem/<id>` to quantity. */
    billingItems: documentColumn(orderedQuantitiesForm).notNull().default({}),
    /** `configurationParameter/<id>` to value. */
    configurationParameters: documentColumn(enteredValuesForm).notNull().default({}),
    date: moment().notNull(),
    startDate: moment(),
    endOfPeriod: moment(),
    /**
     * What caused this order, as in `renewal:12:1767225600000`. A command or a clock tick that runs again finds the
     * order by it, and cannot bill twice.
     */
    cause: text(),
    /** True: it exists for proceeds that the vendor declared, and nobody placed it. */
    declared: flag().notNull().default(false),
  },
  (t) => [
    uniqueIndex("orders_cause").on(t.cause),
    // A restore on PostgreSQL looks for the orders of each user: without it, 13 s of 18 at 16,000 of both, and four times
    // that at twice as many.
    index("orders_by_creator").on(t.creatorId).where(sql`${t.creatorId} is not null`),
    index("orders_by_subscription").on(t.subscriptionId, t.id),
    // A buyer may use a reference once. Orders without a reference have null, and nulls do not collide.
    uniqueIndex("orders_reference").on(t.buyerId, t.externalReference),
    index("orders_by_reference").on(t.externalReference, t.id),
    // Few orders have one.
    index("orders_found_by_reference")
      .on(folded(t.externalReference), t.productId)
      .where(sql`${t.externalReference} is not null`),
    // Lists are sorted by the date, and counted by each filter without reading the rows: for all vendors, and for one.
    index("orders_by_date").on(t.date, t.id).where(sql`${t.declared} = 0`),
    index("orders_by_product").on(t.productId, t.date).where(sql`${t.declared} = 0`),
    index("orders_by_type").on(t.type, t.productId).where(sql`${t.declared} = 0`),
    index("orders_by_status").on(t.status, t.productId).where(sql`${t.declared} = 0`),
  ],
);

// The conditions of indexes, which queries must repeat. Not with bound values, as in `isRunning`.

interface Kind {
  readonly cashed: Column;
  readonly creditOf: Column;
}

/** Whether it is an invoice that is or was owed, and neither a credit note nor a declaration of proceeds. */
export function isInvoice({ cashed, creditOf }: Kind): SQL {
  return sql`(${cashed} = 0 and ${creditOf} is null)`;
}

/** Whether it is one that was paid. */
export function isReceived({ cashed, creditOf, paymentReceived }: Kind & { paymentReceived: Column }): SQL {
  return sql`(${cashed} = 0 and ${creditOf} is null and ${paymentReceived} is not null)`;
}

/** Whether it is a credit note of an invoice. */
export function isNote({ cashed, creditOf }: Kind): SQL {
  return sql`(${cashed} = 0 and ${creditOf} is not null)`;
}

export const invoices = table(
  "invoices",
  {
    id: id(),
    orderId: partOf(() => orders.id),
    subscriptionId: partOf(() => subscriptions.id),
    /** That of the subscription, as of its order. */
    productId: whole().notNull().default(0),
    buyerId: reference(() => users.id),
    type: oneOf<OrderType>().notNull(),
    status: oneOf<InvoiceStatus>().notNull(),
    /** In whole cents, as `vat` and `total`. Without VAT. */
    subtotal: money().notNull(),
    vat: money().notNull(),
    /** Subtotal plus VAT: the amount to pay. */
    total: money().notNull(),
    /** Names as they were when it was issued. */
    product: text().notNull(),
    productVersion: text().notNull(),
    selfBilled: flag().notNull().default(false),
    /** True: proceeds that the vendor declared. Only the balance report counts them. */
    cashed: flag().notNull().default(false),
    date: moment().notNull(),
    paymentReceived: moment(),
    paymentReference: text(),
    lastPaymentError: text(),
    /** The invoice that a credit note credits. */
    creditOf: whole(),
    /** How much of the total was credited. */
    credited: money().notNull().default(sql`0`),
    /** Why it was credited. Only credit notes have it. */
    reason: text(),
    /** Currency to exchange factor, at the time of issue. */
    currencyConversion: documentColumn(conversionsForm).notNull().default({}),
  },
  (t) => [
    index("invoices_by_subscription").on(t.subscriptionId, t.id),
    index("invoices_by_order").on(t.orderId),
    index("invoices_found_by_payment")
      .on(folded(t.paymentReference), t.productId)
      .where(sql`${t.paymentReference} is not null`),
    index("invoices_cashed").on(t.date).where(sql`${t.cashed} = 1`),
    index("invoices_credits").on(t.creditOf).where(sql`${t.creditOf} is not null`),
    index("invoices_by_buyer").on(t.buyerId, t.status),
    index("invoices_by_date").on(t.date, t.id).where(sql`${t.cashed} = 0`),
    index("invoices_by_product").on(t.productId, t.date).where(sql`${t.cashed} = 0`),
    // What was billed, paid and credited is added up by product and time, without reading the rows.
    index("invoices_billed").on(t.productId, t.date, t.status, t.total).where(isInvoice(t)),
    index("invoices_received")
      .on(t.productId, t.paymentReceived, t.date, t.total, t.credited)
      .where(isReceived(t)),
    index("invoices_notes").on(t.productId, t.date, t.creditOf, t.total, t.paymentReference).where(isNote(t)),
    index("invoices_by_status").on(t.status, t.productId, t.orderId).where(sql`${t.cashed} = 0`),
  ],
);

/** What is charged. Each charge is written once, and goes on one invoice. */
export const charges = table(
  "charges",
  {
    id: id(),
    subscriptionId: partOf(() => subscriptions.id),
    /** Unique within the subscription, so that nothing is charged twice. */
    key: text().notNull(),
    /** The number of the segment that it is a part of. */
    segment: whole(),
    /** The time that it is for. */
    start: moment(),
    end: moment(),
    type: text().$type<LineType>().notNull(),
    description: text().notNull(),
    identifier: text(),
    billingItemId: whole().references(() => billingItems.id, { onDelete: "set null" }),
    /** Of one unit, exactly. */
    price: text().notNull(),
    originalCurrency: text(),
    /** A percentage. */
    vat: percent(),
    quantity: quantity().notNull(),
    unit: text(),
    /** The amount, exactly. */
    subtotal: text().notNull(),
    purchased: moment(),
    range: whole(),
    /** Absent while it waits. */
    invoiceId: whole().references(() => invoices.id, { onDelete: "cascade" }),
  },
  (t) => [
    uniqueIndex("charges_key").on(t.subscriptionId, t.key),
    index("charges_by_subscription").on(t.subscriptionId, t.id),
    index("charges_waiting").on(t.subscriptionId).where(sql`${t.invoiceId} is null`),
    index("charges_by_invoice").on(t.invoiceId),
  ],
);

export const invoiceLines = table(
  "invoice_lines",
  {
    id: id(),
    invoiceId: partOf(() => invoices.id),
    type: oneOf<LineType>().notNull(),
    description: text(),
    identifier: text(),
    billingItemId: whole().references(() => billingItems.id, { onDelete: "set null" }),
    /** Of one unit, in EUR. */
    price: money().notNull(),
    originalCurrency: text(),
    /** A percentage. */
    vat: percent(),
    quantity: quantity().notNull(),
    unit: text(),
    /** Price times quantity, rounded to four digits. */
    subtotal: money().notNull(),
    purchased: moment(),
    /** The start of the range that a set-up line is for. It is charged once. */
    range: whole(),
    /** What it shows, exactly. Lines of versions before the ledger have none. */
    chargeId: whole(),
  },
  (t) => [index("invoice_lines_by_invoice").on(t.invoiceId)],
);

export type OrderRow = typeof orders.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;
