import { shareOf, toMoney } from "./amount.js";
import { type Money, ZERO } from "./money.js";
import { isMetered, type Segment } from "./segments.js";
import { priceQuantity } from "./tiers.js";

/** The length of a month in milliseconds, on average over the 400 years after which the calendar repeats. */
const MONTH = (146_097 * 86_400_000) / 4_800;

/**
 * The price of a segment that recurs in a month, without VAT: of a price for a year a twelfth, rounded half-up to four
 * fraction digits. Nothing recurs where metrics measure, nor of a short-lived plan, whose price is for hours.
 *
 * @returns zero also for an amount that cannot be represented: no invoice can be made of it either.
 */
export function monthlyOf(segment: Pick<Segment, "terms" | "quantity" | "period" | "hourly">): Money {
  const { terms, quantity, period, hourly } = segment;
  if (hourly || isMetered(segment)) return ZERO;
  // A period has a whole number of months, of 28 to 31 days each.
  const months = Math.max(1, Math.round((period.end - period.start) / MONTH));
  const monthly = toMoney(shareOf(priceQuantity(terms, quantity), { of: 1, total: months }));
  return typeof monthly === "number" ? monthly : ZERO;
}
