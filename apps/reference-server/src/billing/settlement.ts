import { InvoiceStatus, TestPaymentMethod, testCards } from "@syndikit/contract";
import { Temporal } from "temporal-polyfill";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { Bill } from "./lines.js";
import type { Money } from "./money.js";

export type PaymentMethodId = EnumValue<typeof TestPaymentMethod>;

interface Settlement {
  readonly status: EnumValue<typeof InvoiceStatus>;
  /** Why the charge failed: `lastPaymentError`. `null` when nothing failed or nothing was charged. */
  readonly decline: string | null;
}

/** A bill to issue as an invoice, and the outcome of its payment. */
export interface Charge {
  readonly bill: Bill;
  readonly settlement: Settlement;
}

const paid: Settlement = { status: InvoiceStatus.PAID, decline: null };

/** Charges a payment method, if there is one. A total of zero or less leaves nothing to pay, so it counts as paid. */
export function settle(total: Money, method: PaymentMethodId | null): Settlement {
  if (total <= 0) return paid;
  if (method === null) return { status: InvoiceStatus.UNPAID, decline: null };
  const { decline } = testCards[method];
  return decline === null ? paid : { status: InvoiceStatus.UNPAID, decline };
}

export function chargeBill(bill: Bill, method: PaymentMethodId | null): Charge {
  return { bill, settlement: settle(bill.total, method) };
}

export function countsAsPaid(status: EnumValue<typeof InvoiceStatus>): boolean {
  return status === InvoiceStatus.PAID || status === InvoiceStatus.DELAYED;
}

/** Whether nothing is left to pay: the invoice is paid, or there is none. */
export function isSettled(charge: Charge | null): boolean {
  return charge === null || countsAsPaid(charge.settlement.status);
}

/** Whether a test payment method has this id. */
export function isTestPaymentMethod(id: string): id is EnumValue<typeof TestPaymentMethod> {
  return Object.hasOwn(testCards, id);
}

/** The test payment method with a card number, ignoring spaces; `null` when it is not a test card. */
export function findTestPaymentMethod(number: string): EnumValue<typeof TestPaymentMethod> | null {
  const digits = number.replaceAll(" ", "");
  const found = Object.entries(testCards).find(([, card]) => card.number === digits)?.[0];
  return found !== undefined && isTestPaymentMethod(found) ? found : null;
}

/** The part of a card that may be shown. */
interface CardFace {
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The number of years that a test card is valid; a sandbox rarely advances its clock further. */
const VALID_YEARS = 4;

/** The card of a test payment method, as if it had just been issued. The expired card expired last year. */
export function issueTestCard(id: EnumValue<typeof TestPaymentMethod>, now: Moment): CardFace {
  const { year } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("UTC");
  const expired = id === TestPaymentMethod.pm_card_expired;
  return {
    last4: testCards[id].number.slice(-4),
    expMonth: 12,
    expYear: expired ? year - 1 : year + VALID_YEARS,
  };
}

/** The id that decides whether a charge succeeds; `null`, which is never charged, for other texts. */
export function toPaymentMethodId(id: string): PaymentMethodId | null {
  return isTestPaymentMethod(id) ? id : null;
}
