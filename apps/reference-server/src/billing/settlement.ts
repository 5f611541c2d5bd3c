import { InvoiceStatus, type TestCard, TestPaymentMethod, testCards } from "@syndikit/contract";
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

/**
 * The test payment method that a card stands for; `null` when its number is not a test card's. As at a gateway, a card
 * that is past its date is the expired one, and one whose check number cannot be right is declined.
 */
export function findTestPaymentMethod(
  { number, expMonth, expYear, cvc }: TestCard,
  now: Moment,
): PaymentMethodId | null {
  const digits = number.replaceAll(" ", "");
  const [found, card] = Object.entries(testCards).find(([, { number }]) => number === digits) ?? [];
  if (found === undefined || card === undefined || !isTestPaymentMethod(found)) return null;
  if (card.decline !== null) return found;
  const { year, month } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("UTC");
  if (expYear < year || (expYear === year && expMonth < month)) return TestPaymentMethod.pm_card_expired;
  return cvc.length === card.cvcDigits ? found : TestPaymentMethod.pm_card_chargeDeclined;
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
