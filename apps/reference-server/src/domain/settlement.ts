import { InvoiceStatus, type TestPaymentMethod, testCards } from "@syndikit/contract";
import type { Known } from "./known.js";
import type { Bill } from "./line.js";
import type { Money } from "./money.js";

/** The id of a test payment method. */
export type PaymentMethodId = Known<typeof TestPaymentMethod>;

/** What became of an invoice when it was issued or paid. */
export interface Settlement {
  readonly status: Known<typeof InvoiceStatus>;
  /** Why the charge failed: `lastPaymentError`. `null` when nothing failed, also when nothing was charged. */
  readonly decline: string | null;
}

/** An invoice to issue, and what became of it. */
export interface Charge {
  readonly bill: Bill;
  readonly settlement: Settlement;
}

const paid: Settlement = { status: InvoiceStatus.PAID, decline: null };

/**
 * Charges the default payment method, if there is one. What is not above zero leaves nothing to pay, and so is
 * paid at once.
 */
export function settle(total: Money, method: PaymentMethodId | null): Settlement {
  if (total <= 0) return paid;
  if (method === null) return { status: InvoiceStatus.UNPAID, decline: null };
  const { decline } = testCards[method];
  return decline === null ? paid : { status: InvoiceStatus.UNPAID, decline };
}

/** A bill as an invoice that is charged at once. */
export function chargeBill(bill: Bill, method: PaymentMethodId | null): Charge {
  return { bill, settlement: settle(bill.total, method) };
}

/** Whether the state of an invoice counts as paid. */
export function countsAsPaid(status: Known<typeof InvoiceStatus>): boolean {
  return status === InvoiceStatus.PAID || status === InvoiceStatus.DELAYED;
}

/** Whether nothing is left to pay of it: it was paid, or never issued. */
export function isSettled(charge: Charge | null): boolean {
  return charge === null || countsAsPaid(charge.settlement.status);
}
