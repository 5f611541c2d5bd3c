import { InvoiceStatus, LineType } from "@syndikit/contract";
import { type Bill, createBill, createLine, type Line } from "../../billing/lines.js";
import {
  formatMoney,
  type Money,
  moneyOf,
  negated,
  type Ratio,
  scale,
  sum,
  type TooLarge,
} from "../../billing/money.js";
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
}

export interface Credit {
  readonly kind: "credit";
  /** The bill of the credit note: negative. */
  readonly bill: Bill;
  /** Whether nothing is left of the invoice. */
  readonly whole: boolean;
}

/** The amount of an invoice that can still be credited. */
function leftOf({ total, credited }: Pick<CreditFacts, "total" | "credited">): number {
  return Math.max(0, total - credited.total);
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
  const whole = wanted === left;
  const bill =
    whole && credited.total === 0 ? reversal(facts) : part(facts, { amount: wanted, whole, reason });
  return isRefusal(bill) ? bill : { kind: "credit", bill, whole };
}

function reversal({ lines }: CreditFacts): Bill | TooLarge {
  return createBill(
    lines.map((line) =>
      createLine({ ...line, description: line.description ?? "", price: negated(line.price) }),
    ),
  );
}

/** The last partial credit takes the remaining subtotal and VAT, so that all credits add up to the invoice. */
function part(
  facts: CreditFacts,
  { amount, whole, reason }: { readonly amount: Money; readonly whole: boolean; readonly reason: string },
): Bill | TooLarge {
  const share: Ratio = { of: amount, total: facts.total };
  const lines: Line[] = [];
  for (const vat of new Set(facts.lines.map((line) => line.vat))) {
    const net = sum(facts.lines.filter((line) => line.vat === vat).map(({ subtotal }) => subtotal));
    const price = isRefusal(net) ? net : scale(net, share);
    if (isRefusal(price)) return price;
    const type = LineType.REFUND;
    const line = createLine({ type, description: reason, price: negated(price), quantity: ONE, vat });
    if (isRefusal(line)) return line;
    lines.push(line);
  }
  const rounded = createBill(lines);
  if (isRefusal(rounded)) return rounded;
  const rest = facts.credited.subtotal - facts.subtotal;
  // VAT is the difference to the amount, which is paid back to the cent.
  const subtotal = moneyOf(whole ? rest : rounded.subtotal);
  if (isRefusal(subtotal)) return subtotal;
  const total = negated(amount);
  const vat = moneyOf(total - subtotal);
  return isRefusal(vat) ? vat : { lines, subtotal, vat, total };
}
