const FORM = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * Reads a decimal as a whole number of units of its last digit, without floating-point arithmetic: `1.25` at two digits
 * is `125n`. A JSON number is read as its shortest decimal, which is what was sent.
 *
 * @param value - a decimal string, or a number.
 * @param digits - how many fraction digits are kept; the rest is rounded half-up.
 * @returns `null` when the value is not a finite decimal.
 */
export function parseDecimal(value: string | number, digits: number): bigint | null {
  const match = FORM.exec(String(value));
  if (match === null) return null;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  const shift = digits - fraction.length + Number(exponent);
  const all = BigInt(whole + fraction);
  const units = shift >= 0 ? all * 10n ** BigInt(shift) : divideHalfUp(all, 10n ** BigInt(-shift));
  return sign === "-" ? -units : units;
}

/**
 * Divides and rounds to the nearest whole number. Halves are rounded away from zero, so that a refund exactly mirrors a
 * charge.
 *
 * @param divisor - above zero.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/** Formats units of the last digit as a decimal with all its fraction digits: `125n` at two digits is `1.25`. */
export function formatDecimal(units: bigint, digits: number): string {
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, "0");
  const point = text.length - digits;
  return `${units < 0n ? "-" : ""}${text.slice(0, point)}.${text.slice(point)}`;
}
