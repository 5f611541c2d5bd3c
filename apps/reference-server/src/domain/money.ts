import { divideHalfUp, formatDecimal, parseDecimal } from "./decimal.js";
import { QUANTITY_DIGITS, type Quantity, quantityUnits } from "./quantity.js";
import { type Refusal, refuse } from "./refusal.js";

/** How many fraction digits an amount has. */
export const MONEY_DIGITS = 4;

/** An amount in whole 1/10,000 of the currency's unit: 10.00 EUR is 100000. Always a safe integer. */
export type Money = number & { readonly money: unique symbol };

/** What arithmetic answers when the result does not fit into {@link Money}. */
export type TooLarge = Refusal<"amountTooLarge">;

/** The amount of so many 1/10,000. Refused outside of the safe integers, about 900 billion. */
export function moneyOf(units: bigint | number): Money | TooLarge {
  const amount = Number(units);
  // The one place where the brand is given. A bigint outside of the safe range stays outside as a number.
  return Number.isSafeInteger(amount) ? (amount as Money) : refuse("amountTooLarge", {});
}

/** Nothing. */
export const ZERO: Money = 0 as Money;

/**
 * Reads `price` of the wire: a decimal string or a JSON number, rounded half-up to four fraction digits.
 *
 * @returns `null` when it is not a finite decimal, which the validator of the body has excluded before.
 */
export function parseMoney(value: string | number): Money | TooLarge | null {
  const units = parseDecimal(value, MONEY_DIGITS);
  return units === null ? null : moneyOf(units);
}

/** Writes `price` of the wire: always four fraction digits. */
export function formatMoney(amount: Money): string {
  return formatDecimal(BigInt(amount), MONEY_DIGITS);
}

/** A unit price times a quantity, rounded half-up once. */
export function multiply(price: Money, quantity: Quantity): Money | TooLarge {
  return moneyOf(divideHalfUp(BigInt(price) * quantityUnits(quantity), 10n ** BigInt(QUANTITY_DIGITS)));
}

/** A share of an amount, such as 12 of 30 days. Rounded half-up once. */
export interface Ratio {
  /** How many; a whole number. */
  readonly of: number;
  /** Out of how many; a whole number above zero. */
  readonly total: number;
}

/** The share of an amount, rounded half-up. */
export function scale(amount: Money, ratio: Ratio): Money | TooLarge {
  return moneyOf(divideHalfUp(BigInt(amount) * BigInt(ratio.of), BigInt(ratio.total)));
}

/** The sum of amounts. Exact. */
export function sum(amounts: Iterable<Money>): Money | TooLarge {
  let total = 0n;
  for (const amount of amounts) total += BigInt(amount);
  return moneyOf(total);
}
