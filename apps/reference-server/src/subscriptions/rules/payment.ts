import {
  DeploymentStatus,
  type EventName,
  InvoiceStatus,
  type OrderType,
  type Transition,
} from "@syndikit/contract";
import type { Money } from "../../billing/money.js";
import { countsAsPaid, type PaymentMethodId, settle } from "../../billing/settlement.js";
import { isRunning, type Subscription, type SubscriptionPatch } from "../../billing/subscription.js";
import type { EnumValue } from "../../enum-value.js";
import { type Refusal, refuse } from "../../errors.js";
import { decideTransition } from "./lifecycle.js";
import { renewalTransition, renewedPatch } from "./renewal.js";

export interface Invoice {
  readonly id: number;
  readonly status: EnumValue<typeof InvoiceStatus>;
  readonly orderType: EnumValue<typeof OrderType>;
  readonly total: Money;
  readonly selfBilled: boolean;
  /** Only declares proceeds: nobody pays it. */
  readonly cashed: boolean;
}

/** The facts for the decision on a payment. */
export interface PaymentFacts {
  readonly invoice: Invoice;
  readonly subscription: Subscription;
  /** The other invoices of the subscription, except those that declare proceeds. */
  readonly otherInvoices: readonly Pick<Invoice, "status">[];
}

/** What a payment writes. The invoice's event is always `Invoice.MODIFIED`. */
export interface Paid {
  readonly kind: "paid";
  readonly invoiceStatus: EnumValue<typeof InvoiceStatus>;
  /** The lifecycle transition, if the payment changes the subscription's state or renews it. */
  readonly transition: Transition | null;
  /** The events of the subscription. */
  readonly events: readonly EventName[];
  readonly patch: SubscriptionPatch;
}

/**
 * Decides on charging an invoice.
 *
 * @param method - the method that the request names, else the default; `null` when there is none.
 */
export function decidePayment(
  facts: PaymentFacts,
  method: PaymentMethodId | null,
):
  | Paid
  | Refusal<"alreadyPaid">
  | Refusal<"invoiceExpired">
  | Refusal<"invoiceSelfBilled">
  | Refusal<"paymentMethodMissing">
  /** Its `reason` becomes the invoice's `lastPaymentError`. */
  | Refusal<"paymentDeclined"> {
  const { invoice } = facts;
  const { id } = invoice;
  if (invoice.cashed || countsAsPaid(invoice.status)) return refuse("alreadyPaid", { id });
  if (invoice.status === InvoiceStatus.EXPIRED) return refuse("invoiceExpired", { id });
  // The vendor collects self-billed invoices, so the marketplace must not.
  if (invoice.selfBilled) return refuse("invoiceSelfBilled", { id });
  if (method === null && invoice.total > 0) return refuse("paymentMethodMissing", {});
  const { decline } = settle(invoice.total, method);
  return decline === null ? paidNow(facts) : refuse("paymentDeclined", { reason: decline });
}

/**
 * Decides on marking an invoice as paid outside the marketplace. Marking a paid invoice again changes nothing.
 *
 * @param caller - a vendor may only mark invoices that it bills itself.
 */
export function decideMarkPaid(
  facts: PaymentFacts,
  caller: "administrator" | "vendor",
): Paid | { readonly kind: "unchanged" } | Refusal<"notSelfBilled"> | Refusal<"invoiceExpired"> {
  const { id, selfBilled, cashed, status } = facts.invoice;
  if (caller === "vendor" && !selfBilled) return refuse("notSelfBilled", { id });
  if (status === InvoiceStatus.EXPIRED) return refuse("invoiceExpired", { id });
  return cashed || countsAsPaid(status) ? { kind: "unchanged" } : paidNow(facts);
}

/**
 * `paid` of a subscription: none of its invoices is unpaid. What has expired is owed by nobody.
 *
 * @param invoices - without those that declare proceeds, which nobody pays.
 */
export function isPaid(invoices: readonly Pick<Invoice, "status">[]): boolean {
  return invoices.every(({ status }) => countsAsPaid(status) || status === InvoiceStatus.EXPIRED);
}

function paidNow(facts: PaymentFacts): Paid {
  const paid = isPaid(facts.otherInvoices);
  const { transition, patch } = effectOf(facts, paid);
  return {
    kind: "paid",
    invoiceStatus: InvoiceStatus.PAID,
    transition,
    events: transition?.events ?? eventsOf(facts.subscription, paid),
    patch: { ...patch, paid },
  };
}

/** A payment starts a subscription that waits for it, completes a renewal, or only sets `paid`. */
function effectOf(facts: PaymentFacts, paid: boolean): Pick<Paid, "transition" | "patch"> {
  const { subscription, invoice } = facts;
  const move = decideTransition(subscription.status, { trigger: "payment", allInvoicesPaid: paid });
  if (move.kind === "moved") {
    return { transition: move.transition, patch: { status: move.transition.to } };
  }
  const { pending } = subscription;
  if (pending === null || pending.invoice !== invoice.id || !isRunning(subscription.status)) {
    return { transition: null, patch: {} };
  }
  // A change, and a trial that was made paid, are in effect already.
  const granted = pending.kind === "renewal" || pending.kind === "renew";
  return granted
    ? { transition: renewalTransition(subscription), patch: renewedPatch(subscription, pending) }
    : { transition: null, patch: { pending: null } };
}

/** Paying the last unpaid invoice is an event, unless the subscription has ended. */
function eventsOf({ status, paid }: Subscription, paidNow: boolean): readonly EventName[] {
  const alive = status === DeploymentStatus.PENDING || isRunning(status);
  return alive && paidNow && !paid ? ["Subscription.MODIFIED"] : [];
}
