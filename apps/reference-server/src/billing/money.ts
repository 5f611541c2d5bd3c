import { type Refusal, refuse } from "../errors.js";
import { divideHalfUp, formatDecimal, parseDecimal } from "./decimal.js";
import { QUANTITY_DIGITS, type Quantity, quantityUnits } from "./quantity.js";

/** How many fraction digits an amount has. */
const MONEY_DIGITS = 4;

/** An amount in whole 1/10,000 of the currency's unit: 10.00 EUR is 100000. Always a safe integer. */
export type Money = number & { readonly money: unique symbol };

/** The result of arithmetic that does not fit into {@link Money}. */
export type TooLarge = Refusal<"amountTooLarge">;

/** An amount of this many 1/10,000. Refused outside the safe integers, which reach to about 900 billion of the unit. */
export function moneyOf(units: bigint | number): Money | TooLarge {
  const amount = Number(units);
  // The only place that applies the brand. A bigint outside the safe range is also outside it as a number.
  return Number.isSafeInteger(amount) ? (amount as Money) : refuse("amountTooLarge", {});
}

/** Whether an exact amount, rounded, fits into {@link Money}. */
export function isAmountOfMoney(amount: bigint): boolean {
  const most = BigInt(Number.MAX_SAFE_INTEGER) * 1_000_000n;
  return -most <= amount && amount <= most;
}

export const ZERO: Money = 0 as Money;

/**
 * Reads `price` of a request: a decimal string or a JSON number, rounded half-up to four fraction digits.
 *
 * @returns `null` when it is not a finite decimal. The body's validator has refused that before.
 */
export function parseMoney(value: string | number): Money | TooLarge | null {
  const units = parseDecimal(value, MONEY_DIGITS);
  return units === null ? null : moneyOf(units);
}

/** Formats `price` for the API: always four fraction digits. */
export function formatMoney(amount: Money): string {
  return formatDecimal(BigInt(amount), MONEY_DIGITS);
}

/** A unit price times a quantity, rounded half-up once. */
export function multiply(price: Money, quantity: Quantity): Money | TooLarge {
  return moneyOf(divideHalfUp(BigInt(price) * quantityUnits(quantity), 10n ** BigInt(QUANTITY_DIGITS)));
}

/** A share of an amount, such as 12 of 30 days. Rounded half-up once. */
export interface Ratio {
  /** The numerator, a whole number. */
  readonly of: number;
  /** The denominator, a whole number above zero. */
  readonly total: number;
}

/** The share of an amount, rounded half-up. */
export function scale(amount: Money, ratio: Ratio): Money | TooLarge {
  return moneyOf(divideHalfUp(BigInt(amount) * BigInt(ratio.of), BigInt(ratio.total)));
}

/** The same amount with the opposite sign. */
export function negated(amount: Money): Money {
  // The safe integers are symmetric. Zero is kept from becoming negative.
  return amount === 0 ? ZERO : (-amount as Money);
}

/** An exact sum. */
export function sum(amounts: Iterable<Money>): Money | TooLarge {
  let total = 0n;
  for (const amount of amounts) total += BigInt(amount);
  return moneyOf(total);
}

/** The currency of all stored amounts. */
const ACCOUNT_CURRENCY = "EUR";

/** The value of one unit of a currency in the account's currency, as a ratio of whole numbers. */
const RATES: Readonly<Record<string, { readonly of: number; readonly total: number }>> = {
  EUR: { of: 1, total: 1 },
  USD: { of: 93, total: 100 },
};

/**
 * The share of a currency that its value in EUR is, at the fixed rates.
 *
 * @param currency - as in the request; absent means EUR.
 */
export function rateOf(
  currency: string = ACCOUNT_CURRENCY,
): { readonly rate: Ratio; readonly originalCurrency: string | null } | Refusal<"currencyNotAccepted"> {
  const rate = Object.hasOwn(RATES, currency) ? RATES[currency] : undefined;
  if (rate === undefined) return refuse("currencyNotAccepted", { currency });
  return { rate, originalCurrency: currency === ACCOUNT_CURRENCY ? null : currency };
}

/**
 * The conversion factors that an invoice keeps: the value of one unit of each original currency of its lines at the
 * time of issue. `null` when there is none.
 */
export function conversionsOf(
  lines: readonly { readonly originalCurrency: string | null }[],
): Readonly<Record<string, number>> | null {
  const used = new Set(lines.map(({ originalCurrency }) => originalCurrency));
  const factors = Object.entries(RATES)
    .filter(([currency]) => used.has(currency))
    .map(([currency, { of, total }]): [string, number] => [currency, of / total]);
  return factors.length === 0 ? null : Object.fromEntries(factors);
}
