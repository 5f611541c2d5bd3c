import { type Money, scale, type TooLarge } from "./money.js";
import { type Refusal, refuse } from "./refusal.js";

/** The currency that everything is kept in. */
export const ACCOUNT_CURRENCY = "EUR";

/** What one unit of a currency is worth in the account's currency, as a ratio of whole numbers. */
const rates: Readonly<Record<string, { readonly of: number; readonly total: number }>> = {
  EUR: { of: 1, total: 1 },
  USD: { of: 93, total: 100 },
};

/** An amount in the account's currency, and where it came from. */
export interface Converted {
  readonly amount: Money;
  /** The currency before the conversion; `null` when there was none. */
  readonly originalCurrency: string | null;
}

/**
 * Converts a price into EUR by the fixed table, half-up to four fraction digits.
 *
 * @param currency - as in the request; absent means EUR.
 */
export function toAccountCurrency(
  amount: Money,
  currency: string = ACCOUNT_CURRENCY,
): Converted | TooLarge | Refusal<"currencyNotAccepted"> {
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined) return refuse("currencyNotAccepted", { currency });
  const converted = scale(amount, rate);
  if (typeof converted !== "number") return converted;
  return { amount: converted, originalCurrency: currency === ACCOUNT_CURRENCY ? null : currency };
}

/**
 * The factors that an invoice keeps of the day it was issued: what one unit of each currency that its lines
 * came in was worth. `null` when nothing was converted.
 */
export function conversionsOf(
  lines: readonly { readonly originalCurrency: string | null }[],
): Readonly<Record<string, number>> | null {
  const used = new Set(lines.map(({ originalCurrency }) => originalCurrency));
  const factors = Object.entries(rates)
    .filter(([currency]) => used.has(currency))
    .map(([currency, { of, total }]): [string, number] => [currency, of / total]);
  return factors.length === 0 ? null : Object.fromEntries(factors);
}
