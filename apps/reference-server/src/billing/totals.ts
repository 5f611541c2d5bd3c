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
  readonly subtotal: Money;
  /** In percent. */
  readonly vat: number | null;
}

/** The number of fraction digits of a percentage that count. */
const PERCENT_DIGITS = 4;

/** 100 per cent, in units of a percentage's last digit. */
const WHOLE = 100n * 10n ** BigInt(PERCENT_DIGITS);

/** Adds lines, which keep their four digits. Subtotal and VAT are each rounded half-up once, from exact sums. */
export function totalsOf(lines: readonly Addend[]): Totals | TooLarge {
  let subtotal = 0n;
  let vat = 0n;
  for (const line of lines) {
    subtotal += BigInt(line.subtotal);
    vat += BigInt(line.subtotal) * percentUnits(line.vat);
  }
  const rounded = { subtotal: wholeCents(subtotal, 1n), vat: wholeCents(vat, WHOLE) };
  const total = moneyOf(rounded.subtotal + rounded.vat);
  if (typeof total !== "number") return total;
  const parts = { subtotal: moneyOf(rounded.subtotal), vat: moneyOf(rounded.vat) };
  if (typeof parts.subtotal !== "number") return parts.subtotal;
  if (typeof parts.vat !== "number") return parts.vat;
  return { subtotal: parts.subtotal, vat: parts.vat, total };
}

function percentUnits(vat: number | null): bigint {
  // A finite number can always be parsed.
  return vat === null ? 0n : (parseDecimal(vat, PERCENT_DIGITS) ?? 0n);
}

const CENT = 100n;

/** Units of money, divided and rounded to the nearest cent. */
function wholeCents(units: bigint, divisor: bigint): bigint {
  return divideHalfUp(units, CENT * divisor) * CENT;
}
