import { type Amount, amountOf, minus, plus } from "./amount.js";
import { divideHalfUp, parseDecimal } from "./decimal.js";
import { type Money, moneyOf, type TooLarge } from "./money.js";

/** The totals of a bill, in whole cents. `total` is `subtotal` plus `vat`, so that the parts add up. */
export interface Totals {
  /** Without VAT. */
  readonly subtotal: Money;
  readonly vat: Money;
  /** The amount to pay. */
  readonly total: Money;
}

/** The fields of a line that are added up. */
interface Addend {
  readonly subtotal: Amount;
  /** In percent. */
  readonly vat: number | null;
}

/** The number of fraction digits of a percentage that count. */
const PERCENT_DIGITS = 4;

/** 100 per cent, in units of a percentage's last digit. */
export const WHOLE_PERCENT = 100n * 10n ** BigInt(PERCENT_DIGITS);

/** Adds lines, which are exact. Subtotal and VAT are each rounded half-up once, from exact sums. */
export function totalsOf(lines: readonly Addend[]): Totals | TooLarge {
  let subtotal = 0n;
  let vat = 0n;
  for (const line of lines) {
    subtotal += line.subtotal;
    vat += line.subtotal * percentUnits(line.vat);
  }
  const rounded = { subtotal: wholeCents(subtotal, 1n), vat: wholeCents(vat, WHOLE_PERCENT) };
  const total = moneyOf(rounded.subtotal + rounded.vat);
  if (typeof total !== "number") return total;
  const parts = { subtotal: moneyOf(rounded.subtotal), vat: moneyOf(rounded.vat) };
  if (typeof parts.subtotal !== "number") return parts.subtotal;
  if (typeof parts.vat !== "number") return parts.vat;
  return { subtotal: parts.subtotal, vat: parts.vat, total };
}

export function percentUnits(vat: number | null): bigint {
  // A finite number can always be parsed.
  return vat === null ? 0n : (parseDecimal(vat, PERCENT_DIGITS) ?? 0n);
}

/** The units of money of a cent. */
const CENT = 100n;

/** The units of an exact amount of a cent. */
const EXACT_CENT = 100_000_000n;

/** An exact amount, divided and rounded to the nearest cent, in units of money. */
function wholeCents(amount: bigint, divisor: bigint): bigint {
  return divideHalfUp(amount, EXACT_CENT * divisor) * CENT;
}

/** What the rounding of a subtotal leaves: below zero where it was rounded up. */
export function remainderOf(lines: readonly Addend[], { subtotal }: Totals): Amount {
  return minus(plus(...lines.map((line) => line.subtotal)), amountOf(subtotal));
}
