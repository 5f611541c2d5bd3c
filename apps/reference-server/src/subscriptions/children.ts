// The lists that belong to a subscription, as columns of its query. Each list is one JSON text of arrays in the row of
// its subscription, so a page of fifty subscriptions is one query, and so is a single one. The arrays are sorted here,
// because the database would build a sorter for each list.
import {
  type EndpointCategory,
  type InvoiceStatus,
  LineType,
  type OrderStatus,
  type OrderType,
} from "@syndikit/contract";
import { type Column, type SQL, sql } from "drizzle-orm";
import type { Quantity } from "../billing/quantity.js";
import type { Moment } from "../ports.js";
import type { Sealed } from "../store/columns.js";
import { documentText, rowsAsJson, written } from "../store/dialect.js";
import { readDocument } from "../store/documents/column.js";
import { type RecurringLine, recurringLineForm } from "../store/documents/forms.js";
import { credentialTextsForm } from "../store/documents/small-forms.js";
import { subquery } from "../store/prepared.js";
import { charges, invoices, orders } from "../store/tables/billing.js";
import {
  segments,
  subscriptionCredentials,
  subscriptionEndpoints,
  subscriptionItems,
  subscriptions,
} from "../store/tables/subscription.js";

/**
 * The orders of a subscription in the order in which they took effect. A deferred order comes after the renewal with
 * which it took effect.
 */
export const ordersOf = children<
  readonly [at: Moment, deferred: 0 | 1, id: number, type: OrderType, status: OrderStatus]
>(orders.subscriptionId, [
  sql`coalesce(${orders.startDate}, ${orders.date})`,
  sql`case when ${orders.startDate} is null then 0 else 1 end`,
  orders.id,
  orders.type,
  orders.status,
]);

export type InvoiceParts = readonly [id: number, status: InvoiceStatus, orderId: number, cashed: 0 | 1];

/** The invoices of a subscription, oldest first. */
export const invoicesOf = children<InvoiceParts>(invoices.subscriptionId, [
  invoices.id,
  invoices.status,
  invoices.orderId,
  invoices.cashed,
]);

/** The quantities of a subscription's extra resources. */
export const itemsOf = children<readonly [billingItemId: number, quantity: Quantity]>(
  subscriptionItems.subscriptionId,
  [subscriptionItems.billingItemId, subscriptionItems.quantity],
);

/** The endpoints of a subscription, in the vendor's order. */
export const endpointsOf = children<
  readonly [id: number, endpoint: string, description: string | null, category: EndpointCategory | null]
>(subscriptionEndpoints.subscriptionId, [
  subscriptionEndpoints.id,
  subscriptionEndpoints.endpoint,
  subscriptionEndpoints.description,
  subscriptionEndpoints.category,
]);

/** The credentials of a subscription, by ascending weight. */
export const credentialsOf = children<
  readonly [weight: number, id: number, key: string, value: Sealed | null, description: string]
>(subscriptionCredentials.subscriptionId, [
  subscriptionCredentials.weight,
  subscriptionCredentials.id,
  subscriptionCredentials.key,
  subscriptionCredentials.value,
  documentText(subscriptionCredentials.description),
]);

/** A vendor's line that waits: its identifier, then its fields. */
export type CostParts = readonly [
  id: number,
  description: string,
  identifier: string | null,
  price: string,
  quantity: Quantity,
  unit: string | null,
  subtotal: string,
  purchased: Moment | null,
  originalCurrency: string | null,
  vat: number | null,
];

/** The vendor's lines for the next invoice of a subscription. */
export const oneshotCostsOf = children<CostParts>(
  charges.subscriptionId,
  [
    charges.id,
    charges.description,
    charges.identifier,
    charges.price,
    charges.quantity,
    charges.unit,
    charges.subtotal,
    charges.purchased,
    charges.originalCurrency,
    charges.vat,
  ],
  sql`${charges.invoiceId} is null and ${charges.type} = ${written(LineType.ONESHOTCOST)}`,
);

/** The vendor's lines for every later invoice of a subscription. */
export const recurringCostsOf = children<readonly [number: number, line: string]>(
  segments.subscriptionId,
  [segments.number, documentText(segments.line)],
  sql`${segments.ended} is null and ${segments.line} is not null`,
);
/** A line from its text in {@link recurringCostsOf}. */
export function readRecurringLine(text: string): RecurringLine {
  return readDocument(recurringLineForm, text);
}

/** The description of a credential, from its text in {@link credentialsOf}. */
export function readCredentialTexts(text: string): Readonly<Record<string, string>> {
  return readDocument(credentialTextsForm, text);
}

type Child = readonly [number, ...unknown[]];

function children<Part extends Child>(
  subscriptionId: Column,
  parts: readonly (Column | SQL)[],
  which?: SQL,
): SQL<readonly Part[]> {
  const others = which === undefined ? sql`` : sql` and ${which}`;
  const query = rowsAsJson(
    parts,
    sql`from ${subscriptionId.table} where ${subscriptionId} = ${subscriptions.id}${others}`,
  );
  // The database wrote the arrays as the query defines them.
  return subquery(query, (text) => (JSON.parse(text) as Part[]).sort(inOrder));
}

/** Compares children by their leading numbers, the last of which is the identifier. */
function inOrder(a: Child, b: Child): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (typeof value !== "number" || typeof other !== "number") break;
    if (value !== other) return value - other;
  }
  return 0;
}
