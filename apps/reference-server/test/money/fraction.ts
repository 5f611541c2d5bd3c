// Exact arithmetic for tests of money. It shares nothing with the server, whose own arithmetic is what they test.

/** An exact number. The denominator is above zero; a fraction need not be in its lowest terms. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Reads a decimal such as `-12.50`, or a whole number. */
export function fraction(value: string | number | bigint): Fraction {
  const [, sign = "", whole = "0", digits = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (!/^-?\d+(\.\d+)?$/.test(String(value))) throw new RangeError(`${value} is not a decimal.`);
  return { top: BigInt(`${sign}${whole}${digits}`), bottom: 10n ** BigInt(digits.length) };
}

export const NOTHING: Fraction = { top: 0n, bottom: 1n };

export function plus(a: Fraction, b: Fraction): Fraction {
  return lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, times(b, fraction(-1)));
}

export function times(a: Fraction, b: Fraction): Fraction {
  return lowest(a.top * b.top, a.bottom * b.bottom);
}

/** A share, as in `times(price, share(11, 31))`. */
export function share(of: number, whole: number): Fraction {
  return lowest(BigInt(of), BigInt(whole));
}

export function total(amounts: Iterable<Fraction>): Fraction {
  return [...amounts].reduce(plus, NOTHING);
}

/** Below zero, zero or above zero, as `a` is less than, equal to or more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

export function distance(a: Fraction, b: Fraction): Fraction {
  const difference = minus(a, b);
  return difference.top < 0n ? times(difference, fraction(-1)) : difference;
}

/** Rounded half-up, away from zero, as a decimal with so many digits. */
export function rounded({ top, bottom }: Fraction, digits: number): string {
  const magnitude = top < 0n ? -top : top;
  const units = (magnitude * 10n ** BigInt(digits) * 2n + bottom) / (bottom * 2n);
  const text = units.toString().padStart(digits + 1, "0");
  const sign = top < 0n && units > 0n ? "-" : "";
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** In cents, as people write it: `4.52`. */
export const cents = (amount: Fraction): string => rounded(amount, 2);

function lowest(top: bigint, bottom: bigint): Fraction {
  if (bottom < 0n) return lowest(-top, -bottom);
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a === 0n ? 1n : a) : greatestCommonDivisor(b, a % b);
}
