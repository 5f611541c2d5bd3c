import { EventType, InvoiceStatus, OrderType } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import { isTestPaymentMethod, type PaymentMethodId } from "../billing/settlement.js";
import { knownOf } from "../known.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { hot, single } from "../store/prepared.js";
import { paymentMethods } from "../store/tables/account.js";
import type { InvoiceRow } from "../store/tables/billing.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { readInvoiceStates, readPresentPlans, readSubscription } from "./facts.js";
import { updateInvoice } from "./invoices.js";
import { record, tellInvoice } from "./record.js";
import type { Invoice, Paid, PaymentFacts } from "./rules/payment.js";

/** A payment that may arrive, and the subscription that it is for. */
interface PaymentRecord {
  readonly facts: PaymentFacts;
  readonly subscription: SubscriptionRow;
}

const subscriptionById = hot((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, sql.placeholder("id")))
    .prepare(),
);

/** Reads what decides on a payment. */
export async function readPaymentFacts(db: Db, row: InvoiceRow, now: Moment): Promise<PaymentRecord> {
  const subscription = single(await subscriptionById(db).execute({ id: row.subscriptionId }));
  const states = await readInvoiceStates(db, subscription.id);
  return {
    subscription,
    facts: {
      invoice: toInvoice(row),
      subscription: await readSubscription(db, subscription),
      otherInvoices: states.filter(({ id }) => id !== row.id),
      now,
      presentPlans: await readPresentPlans(db, subscription),
    },
  };
}

/** What a payment decided, and where the money came from. */
interface PaymentEntry {
  readonly paid: Paid;
  readonly subscription: SubscriptionRow;
  /** What identifies the payment. */
  readonly reference: string;
  readonly now: Moment;
}

/** Writes a payment and what it moves. */
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
  await tellInvoice(tx, invoiceId, { type: EventType.MODIFIED, now });
  await record(tx, subscription, { patch: paid.patch, events: paid.events, order: null, now });
}

/** Keeps why a charge failed. */
export async function recordDecline(tx: Tx, invoiceId: number, reason: string): Promise<void> {
  await updateInvoice(tx, invoiceId, { lastPaymentError: reason });
}

function toInvoice({ id, status, type, total, selfBilled, cashed }: InvoiceRow): Invoice {
  return {
    id,
    status: knownOf(InvoiceStatus, status),
    orderType: knownOf(OrderType, type),
    total,
    selfBilled,
    cashed,
  };
}

const defaultMethodOf = hot((db) =>
  db
    .select({ id: paymentMethods.paymentMethodId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, sql.placeholder("userId")), eq(paymentMethods.defaultMethod, true)))
    .prepare(),
);

/** The stored default payment method of a user; `null` when there is none. */
export async function readDefaultMethod(db: Db, userId: number): Promise<PaymentMethodId | null> {
  const [row] = await defaultMethodOf(db).execute({ userId });
  return row === undefined ? null : toPaymentMethodId(row.id);
}

/** The id that decides whether a charge succeeds. What is no test payment method charges nothing. */
export function toPaymentMethodId(id: string): PaymentMethodId | null {
  return isTestPaymentMethod(id) ? id : null;
}
