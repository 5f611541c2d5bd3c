import { divideHalfUp, formatDecimal, parseDecimal } from "./decimal.js";
import { type Money, moneyOf, type TooLarge } from "./money.js";
import { QUANTITY_DIGITS, type Quantity, quantityUnits } from "./quantity.js";

/** How many fraction digits an amount has. */
const DIGITS = 10;

/** How many fraction digits the API writes at least. */
const SHOWN_DIGITS = 4;

/**
 * An exact amount, in whole 1/10,000,000,000 of the currency's unit. Everything is counted in it until an invoice is
 * issued, so that many small amounts are not rounded away one by one.
 */
export type Amount = bigint & { readonly amount: unique symbol };

// The functions of this file alone apply the brand.
const exactly = (units: bigint): Amount => units as Amount;

export const NOTHING: Amount = exactly(0n);

/** Half a cent: less than that is not worth an invoice. */
const HALF_A_CENT = 5n * 10n ** BigInt(DIGITS - 3);

const PER_MONEY = 10n ** BigInt(DIGITS - SHOWN_DIGITS);

/** An amount of money, exactly. */
export function amountOf(money: Money): Amount {
  return exactly(BigInt(money) * PER_MONEY);
}

/** Reads a decimal, rounded half-up to ten fraction digits. `null` when it is not one. */
export function parseAmount(value: string | number): Amount | null {
  const units = parseDecimal(value, DIGITS);
  return units === null ? null : exactly(units);
}

/** As the API writes it: with as many fraction digits as it needs, at least four. */
export function formatAmount(amount: Amount): string {
  const text = formatDecimal(amount, DIGITS);
  const shortest = text.length - (DIGITS - SHOWN_DIGITS);
  return text.slice(0, shortest) + text.slice(shortest).replace(/0+$/, "");
}

/** As it is stored. */
export function writeAmount(amount: Amount): string {
  return formatDecimal(amount, DIGITS);
}

/** A stored amount. */
export function readAmount(text: string): Amount {
  const amount = parseAmount(text);
  if (amount === null) throw new RangeError(`${text} is not an amount.`);
  return amount;
}

/** An amount of what a database added up: whole units, and 1/10,000,000,000 of one. `null` where there was nothing. */
export function amountOfParts(wholes: string | null, fractions: string | null): Amount {
  return exactly(BigInt(wholes ?? 0) * 10n ** BigInt(DIGITS) + BigInt(fractions ?? 0));
}

/** Rounded half-up to four fraction digits. */
export function toMoney(amount: Amount): Money | TooLarge {
  return moneyOf(divideHalfUp(amount, PER_MONEY));
}

export function times(price: Amount, quantity: Quantity): Amount {
  return exactly(divideHalfUp(price * quantityUnits(quantity), 10n ** BigInt(QUANTITY_DIGITS)));
}

/** A share of something, such as 12 of 30 days. Both are whole numbers, the second one above zero. */
export interface Share {
  readonly of: number | bigint;
  readonly total: number | bigint;
}

export const WHOLE: Share = { of: 1, total: 1 };

export function shareOf(amount: Amount, { of, total }: Share): Amount {
  return exactly(divideHalfUp(amount * BigInt(of), BigInt(total)));
}

export function plus(...amounts: readonly Amount[]): Amount {
  return exactly(amounts.reduce((sum: bigint, amount) => sum + amount, 0n));
}

export function minus(amount: Amount, other: Amount = NOTHING): Amount {
  return exactly(amount - other);
}

export function opposite(amount: Amount): Amount {
  return exactly(-amount);
}

/** Whether an invoice of it would not be above zero. */
export function isBelowHalfACent(amount: Amount): boolean {
  return amount < HALF_A_CENT;
}
