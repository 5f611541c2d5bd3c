import type { Moment } from "../ports.js";
import { addDays, addHours, addMonths, anchorDayOf, wholeDays } from "./calendar.js";
import type { Ratio } from "./money.js";
import type { Plan } from "./plan.js";

/** The time that a subscription is granted for. */
export interface Period {
  /** When it began. */
  readonly start: Moment;
  /** When it ends: `endDate` on the wire. Renewals move it. */
  readonly end: Moment;
  /** The day of the month that later periods end on, see `addMonths`. */
  readonly anchorDay: number;
}

/** What a period is opened from. */
export interface Opening {
  readonly plan: Plan;
  readonly trial: boolean;
  readonly at: Moment;
}

/**
 * The first period of a subscription: the trial's days, else the plan's lifespan in hours, else its billing
 * period in months. It counts from the order, and again from the payment when that comes later, so that a
 * customer never loses time that was not paid yet.
 */
export function openPeriod({ plan, trial, at }: Opening): Period {
  const anchorDay = anchorDayOf(at);
  const period = (end: Moment): Period => ({ start: at, end, anchorDay });
  if (trial) return period(addDays(at, plan.trialLength));
  if (plan.lifespan !== null) return period(addHours(at, plan.lifespan));
  return period(addMonths(at, plan.billingPeriod, anchorDay));
}

/** The period that follows without a gap, also when it is paid ahead. */
export function nextPeriod(period: Period, months: number): Period {
  return { ...period, start: period.end, end: addMonths(period.end, months, period.anchorDay) };
}

/** Some hours more at the end of what is granted. Later months count from the new end. */
export function extendByHours(period: Period, hours: number): Period {
  const end = addHours(period.end, hours);
  return { ...period, end, anchorDay: anchorDayOf(end) };
}

/**
 * What is left of a period, in whole days rounded down, of the days of one billing period. Above one when the
 * customer has renewed ahead: then more than one period is still to come.
 */
export function daysLeft(period: Period, months: number, at: Moment): Ratio {
  const start = addMonths(period.end, -months, period.anchorDay);
  return { of: wholeDays(at, period.end), total: wholeDays(start, period.end) };
}
