import { InvoiceStatus, LineType } from "@syndikit/contract";
import { amountOf, NOTHING, opposite, shareOf } from "../../billing/amount.js";
import { grossOf, type NetOfRate, netByRate } from "../../billing/collect.js";
import { type Bill, createBill, createLine, type Line } from "../../billing/lines.js";
import { formatMoney, type Money, moneyOf, negated, type TooLarge } from "../../billing/money.js";
import { ONE } from "../../billing/quantity.js";
import type { Totals } from "../../billing/totals.js";
import type { EnumValue } from "../../enum-value.js";
import { isRefusal, type Refusal, refuse } from "../../errors.js";

/** The parts of an invoice line that matter for a credit. */
export type CreditedLine = Omit<Line, "description"> & { readonly description: string | null };

/** The facts of the invoice for the decision on a credit. */
export interface CreditFacts extends Totals {
  readonly id: number;
  readonly status: EnumValue<typeof InvoiceStatus>;
  readonly lines: readonly CreditedLine[];
  /** The sums of its earlier credit notes, as non-negative amounts. */
  readonly credited: Totals;
  /** What can still be given back of everything that was invoiced; `null` where that does not matter. */
  readonly refundable: Money | null;
}

export interface Credit {
  readonly kind: "credit";
  /** The bill of the credit note: negative. */
  readonly bill: Bill;
  /** Whether nothing is left of the invoice. */
  readonly whole: boolean;
}

/** The amount of an invoice that can still be credited. */
function leftOf({ total, credited, refundable }: CreditFacts): number {
  return Math.max(0, Math.min(total - credited.total, refundable ?? Number.MAX_SAFE_INTEGER));
}

/**
 * Decides on a credit of an invoice: all its lines with the opposite sign, or, for a partial credit, one line per VAT
 * rate.
 *
 * @param amount - with VAT; `null` for the whole remaining amount.
 */
export function decideCredit(
  facts: CreditFacts,
  { amount, reason }: { readonly amount: Money | null; readonly reason: string },
): Credit | Refusal<"creditTooLarge"> | Refusal<"invoiceExpired"> | Refusal<"fieldInvalid"> | TooLarge {
  const { id, status, credited } = facts;
  if (status === InvoiceStatus.EXPIRED) return refuse("invoiceExpired", { id });
  const left = moneyOf(leftOf(facts));
  if (isRefusal(left)) return left;
  const wanted = amount ?? left;
  if (amount !== null && (amount <= 0 || amount % 100 !== 0)) {
    return refuse("fieldInvalid", { field: "amount", reason: "it is above zero, in whole cents" });
  }
  if (wanted === 0 || wanted > left) return refuse("creditTooLarge", { id, left: formatMoney(left) });
  const whole = wanted === facts.total - credited.total;
  const bill =
    whole && credited.total === 0 ? reversal(facts) : part(facts, { amount: wanted, whole, reason });
  return isRefusal(bill) ? bill : { kind: "credit", bill, whole };
}

function reversal({ lines }: CreditFacts): Bill | TooLarge {
  return createBill(
    lines.map((line) =>
      createLine({
        ...line,
        description: line.description ?? "",
        price: opposite(line.price),
        subtotal: opposite(line.subtotal),
        charge: null,
      }),
    ),
  );
}

/** A line that gives an amount back. */
export function refundLine(description: string, { vat, net }: NetOfRate): Line {
  return createLine({ type: LineType.REFUND, description, price: opposite(net), quantity: ONE, vat });
}

/** The bill of a credit note that gives amounts back: negative. */
export function refundOf(parts: readonly NetOfRate[], reason: string): Bill | TooLarge {
  return createBill(parts.filter(({ net }) => net !== NOTHING).map((part) => refundLine(reason, part)));
}

/**
 * The bill of a credit note that gives a part of that back, of each VAT rate as much. VAT is the difference to the amount,
 * which is paid back to the cent.
 *
 * @param amount - with VAT, above zero.
 */
export function partialRefund(
  parts: readonly NetOfRate[],
  { amount, reason }: { readonly amount: Money; readonly reason: string },
): Bill | TooLarge {
  const share = { of: amountOf(amount), total: grossOf(parts) };
  const rounded = refundOf(
    parts.map(({ vat, net }) => ({ vat, net: shareOf(net, share) })),
    reason,
  );
  return isRefusal(rounded) ? rounded : withSubtotal(rounded, rounded.subtotal, amount);
}

function withSubtotal(bill: Bill, subtotal: Money, amount: Money): Bill | TooLarge {
  const total = negated(amount);
  const vat = moneyOf(total - subtotal);
  return isRefusal(vat) ? vat : { ...bill, subtotal, vat, total };
}

/** The last partial credit takes the remaining subtotal and VAT, so that all credits add up to the invoice. */
function part(
  facts: CreditFacts,
  { amount, whole, reason }: { readonly amount: Money; readonly whole: boolean; readonly reason: string },
): Bill | TooLarge {
  const bill = partialRefund(netByRate(facts.lines), { amount, reason });
  if (isRefusal(bill) || !whole) return bill;
  const rest = moneyOf(facts.credited.subtotal - facts.subtotal);
  return isRefusal(rest) ? rest : withSubtotal(bill, rest, amount);
}
