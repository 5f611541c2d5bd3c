// Makes an invoice of what waits. What it rounds, and credit that it does not need, is carried to the next one.

import { LineType } from "@syndikit/contract";
import { type Amount, minus, NOTHING, opposite, plus, shareOf } from "./amount.js";
import { type Bill, createBill, createLine, type Line } from "./lines.js";
import type { TooLarge } from "./money.js";
import { ONE } from "./quantity.js";
import { sumOf } from "./rate.js";
import type { Charge } from "./segments.js";
import { percentUnits, remainderOf, totalsOf, WHOLE_PERCENT } from "./totals.js";

export interface Collected {
  readonly bill: Bill;
  /** The charges of the carries: each is there twice, with opposite signs, once for the invoice and once waiting. */
  readonly carries: readonly Charge[];
}

export interface Collecting {
  /** The number of the first carry. */
  readonly next: number;
  /** Whether the total may be below zero. Otherwise credit that is not needed waits for the next invoice. */
  readonly negative: boolean;
  /** Credit that is taken from what waits elsewhere: it lowers the invoice, and its opposite waits. Default: none. */
  readonly credit?: readonly NetOfRate[];
}

/** Collects charges into a bill. The charges, the bill and the carries always add up. */
export function collect(
  charges: readonly Charge[],
  { next, negative, credit = [] }: Collecting,
): Collected | TooLarge {
  const carries: Charge[] = [];
  const rounding: string[] = [];
  /** Takes an amount from the invoice, and lets the same amount wait. */
  const carry = (amount: Amount, vat: number | null, description: string): Line => {
    const charge = (price: Amount): Charge => {
      const key = `carry:${next + carries.length}`;
      const line = createLine({ type: LineType.CUSTOM, description, price, quantity: ONE, vat, charge: key });
      const made = { key, segment: null, span: null, line };
      carries.push(made);
      return made;
    };
    const taken = charge(opposite(amount));
    charge(amount);
    return taken.line;
  };
  const lowering = credit.map(({ vat, net }) => carry(net, vat, "Not delivered any more"));
  const own = [...inOrder(charges.map(({ line }) => line)), ...lowering];
  const spared = negative ? [] : unneeded(own).map(([vat, amount]) => carry(amount, vat, "Carried forward"));
  const lines = [...own, ...spared];
  const bill = createBill(lines);
  if ("kind" in bill) return bill;
  const rest = remainderOf(lines, bill);
  // What is rounded is no line of the invoice, whose lines are exact.
  if (rest !== NOTHING) {
    const { charge } = carry(rest, lines.at(-1)?.vat ?? null, "Rounded on the invoice before");
    if (charge !== null) rounding.push(charge);
  }
  return { bill: { ...bill, charges: [...bill.charges, ...rounding] }, carries };
}

/** Whether an invoice of these charges, with their VAT, comes to a cent at least when credit lowers it. */
export function isWorthAnInvoice(charges: readonly Charge[], credit: readonly NetOfRate[] = []): boolean {
  const lowered = credit.map(({ vat, net }) => ({ vat, subtotal: opposite(net) }));
  const totals = totalsOf([...charges.map(({ line }) => line), ...lowered]);
  // What is too large is refused where its invoice is made.
  return "kind" in totals || totals.total > 0;
}

/** The order of lines on an invoice: what is ordered, what was used, what the vendor added, what is carried. */
const ORDER: readonly string[] = [
  LineType.CONFIGURATION,
  LineType.SETUPFEE,
  LineType.BILLINGITEMCOST,
  LineType.METRIC,
  LineType.RECURRINGCOST,
  LineType.ONESHOTCOST,
  LineType.CUSTOM,
];

function inOrder(lines: readonly Line[]): readonly Line[] {
  const rank = ({ type }: Line): number =>
    ORDER.indexOf(type === LineType.BILLINGITEMSETUP ? LineType.BILLINGITEMCOST : type);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}

/** What lines come to at one VAT rate, without the VAT. */
export interface NetOfRate {
  /** In percent. */
  readonly vat: number | null;
  readonly net: Amount;
}

export function netByRate(lines: readonly Pick<Line, "vat" | "subtotal">[]): readonly NetOfRate[] {
  return [...new Set(lines.map(({ vat }) => vat))].map((vat) => ({
    vat,
    net: sumOf(lines.filter((line) => line.vat === vat)),
  }));
}

/** What that comes to with the VAT. */
export function grossOf(parts: readonly NetOfRate[]): Amount {
  return plus(...parts.map(({ net, vat }) => withVat(net, vat)));
}

/** Splits amounts at a sum with VAT: what goes up to it, and what beyond it, of each rate as much. */
export function splitAt(
  parts: readonly NetOfRate[],
  most: Amount,
): { readonly within: readonly NetOfRate[]; readonly beyond: readonly NetOfRate[] } {
  const gross = grossOf(parts);
  if (gross <= most) return { within: parts, beyond: [] };
  const over = { of: minus(gross, most), total: gross };
  const both = parts.map(({ vat, net }) => ({ vat, net, over: shareOf(net, over) }));
  return {
    within: both.map((part) => ({ vat: part.vat, net: minus(part.net, part.over) })),
    beyond: both.map((part) => ({ vat: part.vat, net: part.over })),
  };
}

/** By how much the credits of each VAT rate exceed what an invoice has to pay. */
function unneeded(lines: readonly Line[]): readonly (readonly [vat: number | null, amount: Amount])[] {
  const groups = netByRate(lines).map(({ vat, net }) => ({ vat, net, gross: withVat(net, vat) }));
  let excess = grossOf(groups);
  const found: (readonly [number | null, Amount])[] = [];
  for (const { vat, net, gross } of groups) {
    if (excess >= 0n) break;
    if (gross >= 0n) continue;
    const whole = gross >= excess;
    // The parts of one rate are in the ratio of their amounts with VAT.
    const amount = whole ? net : partOf(net, excess, gross);
    found.push([vat, amount]);
    excess = plus(excess, opposite(whole ? gross : excess));
  }
  return found;
}

function withVat(net: Amount, vat: number | null): Amount {
  // The factor is exact for percentages of up to four digits.
  return plus(net, share(net, percentUnits(vat), WHOLE_PERCENT));
}

function partOf(net: Amount, part: Amount, whole: Amount): Amount {
  return share(net, opposite(part), opposite(whole));
}

function share(amount: Amount, of: bigint, total: bigint): Amount {
  return shareOf(amount, { of, total });
}
