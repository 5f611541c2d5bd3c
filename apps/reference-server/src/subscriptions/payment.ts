import { EventType, InvoiceStatus, OrderType } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { enumValueOf } from "../enum-value.js";
import { tellOfDecline } from "../messages/tell.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import type { InvoiceRow } from "../store/tables/billing.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { readInvoiceStates, readSubscription } from "./facts.js";
import { emitInvoiceEvent, updateInvoice } from "./invoices.js";
import { record } from "./record.js";
import type { Invoice, Paid, PaymentFacts } from "./rules/payment.js";

interface PaymentRecord {
  readonly facts: PaymentFacts;
  readonly subscription: SubscriptionRow;
}

const subscriptionById = prepared((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, sql.placeholder("id")))
    .prepare(),
);

/** The subscription of an order or an invoice. */
export async function getSubscription(db: Db, id: number): Promise<SubscriptionRow> {
  return single(await subscriptionById(db).execute({ id }));
}

/** Reads the facts for the decision on a payment. */
export async function readPaymentFacts(db: Db, row: InvoiceRow): Promise<PaymentRecord> {
  const subscription = await getSubscription(db, row.subscriptionId);
  const states = await readInvoiceStates(db, subscription.id);
  return {
    subscription,
    facts: {
      invoice: toInvoice(row),
      subscription: await readSubscription(db, subscription),
      otherInvoices: states.filter(({ id }) => id !== row.id),
    },
  };
}

interface PaymentEntry {
  readonly paid: Paid;
  readonly subscription: SubscriptionRow;
  /** Identifies the payment where it was made. */
  readonly reference: string;
  readonly now: Moment;
}

/** Records a payment, and the changes to the subscription that it causes. */
export async function recordPayment(
  tx: Tx,
  invoiceId: number,
  { paid, subscription, reference, now }: PaymentEntry,
): Promise<void> {
  await updateInvoice(tx, invoiceId, {
    status: paid.invoiceStatus,
    paymentReceived: now,
    paymentReference: reference,
    lastPaymentError: null,
  });
  await emitInvoiceEvent(tx, invoiceId, { type: EventType.MODIFIED, now });
  const { patch, transition, events } = paid;
  await record(tx, subscription, { patch, trigger: transition?.trigger, events, order: null, now });
}

/** Records why a charge failed, and tells the buyer. */
export async function recordDecline(
  tx: Tx,
  { id, subscriptionId }: Pick<InvoiceRow, "id" | "subscriptionId">,
  { reason, now }: { readonly reason: string; readonly now: Moment },
): Promise<void> {
  await updateInvoice(tx, id, { lastPaymentError: reason });
  await tellOfDecline(tx, subscriptionId, { reason, now });
}

function toInvoice({ id, status, type, total, selfBilled, cashed }: InvoiceRow): Invoice {
  return {
    id,
    status: enumValueOf(InvoiceStatus, status),
    orderType: enumValueOf(OrderType, type),
    total,
    selfBilled,
    cashed,
  };
}
