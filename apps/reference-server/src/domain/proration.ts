import type { Moment } from "../ports.js";
import { wholeDays } from "./calendar.js";
import { type Money, moneyOf, type Ratio, scale, type TooLarge } from "./money.js";
import { daysLeft, type Period } from "./period.js";
import type { Plan } from "./plan.js";

/** The share of a period that a plan upgrade is charged for: whole days left, rounded down, of its days. */
export function upgradeShare(plan: Plan, period: Period, at: Moment): Ratio {
  if (plan.lifespan === null) return daysLeft(period, plan.billingPeriod, at);
  const total = wholeDays(period.start, period.end);
  // A short-living plan has no whole day, so nothing is left of it to charge for.
  return total === 0 ? { of: 0, total: 1 } : { of: wholeDays(at, period.end), total };
}

/** What moving from one price to another costs for a share of the period, rounded half-up once. */
export function prorate(before: Money, after: Money, share: Ratio): Money | TooLarge {
  const difference = moneyOf(after - before);
  return typeof difference === "number" ? scale(difference, share) : difference;
}
