import { CustomInvoiceType, type EventName, LineType, OrderType, SubscriptionType } from "@syndikit/contract";
import { parseAmount } from "../../billing/amount.js";
import { Book } from "../../billing/ledger.js";
import { type Bill, createBill, createLine, type Line } from "../../billing/lines.js";
import { formatMoney, isAmountOfMoney, type Money, rateOf, type TooLarge } from "../../billing/money.js";
import { ONE, parseQuantity } from "../../billing/quantity.js";
import { convert } from "../../billing/rate.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import {
  isExpired,
  isRunning,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import type { EnumValue } from "../../enum-value.js";
import { isRefusal, type Refusal, refuse } from "../../errors.js";
import type { Moment } from "../../ports.js";

export interface VendorLine {
  readonly description?: string;
  readonly identifier?: string;
  readonly price: {
    readonly price: string | number;
    readonly currency?: string;
    /** Percent; `null` is the same as absent. */
    readonly vat?: number | null;
  };
  /** Absent means one. */
  readonly quantity?: number;
  readonly unit?: string;
  /** Absent means now. */
  readonly purchased?: Moment;
}

/** Billed at once, with the next invoice, or with every later one. */
type VendorLineType = typeof LineType.CUSTOM | typeof LineType.ONESHOTCOST | typeof LineType.RECURRINGCOST;

interface VendorLines {
  readonly subscription: Subscription;
  readonly lines: readonly VendorLine[];
  readonly now: Moment;
}

export interface BillingFacts extends VendorLines {
  /** The requested type; `cashed=true` means CASHED. `null`: the sign of the total decides. */
  readonly type: EnumValue<typeof CustomInvoiceType> | null;
  readonly paymentMethod: PaymentMethodId | null;
  /** What can still be given back of everything that was invoiced. */
  readonly refundable: Money;
}

type LineRefusal =
  | Refusal<"notBillable">
  | Refusal<"fieldInvalid">
  | Refusal<"currencyNotAccepted">
  | Refusal<"refundTooLarge">
  | TooLarge;

export type BillingDecision =
  | {
      /** An immediate order with its invoice. */
      readonly kind: "invoice";
      readonly orderType: typeof OrderType.UPSELL | typeof OrderType.REFUND;
      readonly charge: Charge;
      /** If it is not paid at once, it is owed, and the subscription lives on. */
      readonly patch: SubscriptionPatch;
      readonly events: readonly EventName[];
    }
  | {
      /** A cashed invoice: nobody pays it, `paid` ignores it, and only the balance report shows it. */
      readonly kind: "proceeds";
      readonly bill: Bill;
    };

/**
 * Decides on custom billing. A total above zero is an UPSELL, any other a REFUND. A type in the query that contradicts
 * this is refused.
 */
export function decideBilling(facts: BillingFacts): BillingDecision | LineRefusal {
  const lines = decideCosts(facts, LineType.CUSTOM);
  if (isRefusal(lines)) return lines;
  if (facts.type === CustomInvoiceType.CASHED) {
    const declared = createBill(lines);
    return isRefusal(declared) ? declared : { kind: "proceeds", bill: declared };
  }
  const { subscription } = facts;
  const book = new Book(subscription.ledger);
  const own = new Set(lines.map((line) => book.add(line, "line").charge));
  const bill = book.collect(({ key }) => own.has(key), { negative: true });
  if (isRefusal(bill)) return bill;
  const orderType = bill.total > 0 ? OrderType.UPSELL : OrderType.REFUND;
  if (facts.type !== null && facts.type !== orderType) {
    return refuse("fieldInvalid", { field: "type", reason: `the total makes it ${orderType}` });
  }
  if (-bill.total > facts.refundable) {
    return refuse("refundTooLarge", { left: formatMoney(facts.refundable) });
  }
  const charge = chargeBill(bill, facts.paymentMethod);
  const owed = !isSettled(charge);
  return {
    kind: "invoice",
    orderType,
    charge,
    patch: { ledger: book.change(), ...(owed ? { paid: false } : {}) },
    events: owed && subscription.paid ? ["Subscription.MODIFIED"] : [],
  };
}

/**
 * Converts a vendor's lines to invoice lines in EUR. For one-shot and recurring costs they replace the waiting lines;
 * an empty list removes those.
 */
export function decideCosts(facts: VendorLines, type: VendorLineType): readonly Line[] | LineRefusal {
  const state = unbillableState(facts.subscription, facts.now);
  if (state !== null) return refuse("notBillable", { state });
  const lines: Line[] = [];
  for (const input of facts.lines) {
    const line = toLine(input, type, facts.now);
    if (isRefusal(line)) return line;
    lines.push(line);
  }
  return lines;
}

/** Why no lines can be added to a subscription, in words; `null` when they can: it is in use, paid for, and not over. */
function unbillableState(
  { status, type, period }: Pick<Subscription, "status" | "type" | "period">,
  now: Moment,
): string | null {
  if (!isRunning(status)) return status;
  if (type === SubscriptionType.TRIAL) return type;
  return isExpired({ period }, now) ? "expired" : null;
}

function toLine(input: VendorLine, type: VendorLineType, now: Moment): Line | LineRefusal {
  const amount = parseAmount(input.price.price);
  const quantity = input.quantity === undefined ? ONE : parseQuantity(input.quantity);
  if (amount === null) return refuse("fieldInvalid", { field: "price", reason: "it is not a decimal" });
  if (quantity === null) return refuse("fieldInvalid", { field: "quantity", reason: "it is not a decimal" });
  const rate = rateOf(input.price.currency);
  if (isRefusal(rate)) return rate;
  const cost = convert(amount, quantity, rate.rate);
  if (!isAmountOfMoney(cost.subtotal) || !isAmountOfMoney(cost.price)) return refuse("amountTooLarge", {});
  return createLine({
    type,
    description: input.description ?? "",
    quantity,
    unit: input.unit ?? null,
    identifier: input.identifier ?? null,
    purchased: input.purchased ?? now,
    originalCurrency: rate.originalCurrency,
    vat: input.price.vat ?? null,
    ...cost,
  });
}
