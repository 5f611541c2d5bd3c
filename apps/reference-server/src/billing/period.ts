import { Temporal } from "temporal-polyfill";
import type { Moment } from "../ports.js";
import type { ProductVersion } from "./product-version.js";

/** The time for which a subscription is granted. */
export interface Period {
  readonly start: Moment;
  /** When it ends: `endDate` in the API. Renewals move it. */
  readonly end: Moment;
  /** The day of the month that later periods end on, see `addMonths`. */
  readonly anchorDay: number;
}

interface Opening {
  readonly productVersion: Pick<ProductVersion, "trialLength" | "lifespan" | "billingPeriod">;
  readonly trial: boolean;
  readonly at: Moment;
}

/**
 * The first period of a subscription: the trial's days, else the plan's lifespan in hours, else its billing period in
 * months. It counts from the order, and again from the first DEPLOYED, so that customers do not lose the time that the
 * vendor takes to provision.
 */
export function openPeriod({ productVersion, trial, at }: Opening): Period {
  const anchorDay = anchorDayOf(at);
  const period = (end: Moment): Period => ({ start: at, end, anchorDay });
  if (trial) return period(addDays(at, productVersion.trialLength));
  if (productVersion.lifespan !== null) return period(addHours(at, productVersion.lifespan));
  return period(addMonths(at, productVersion.billingPeriod, anchorDay));
}

/** The next period, which follows without a gap, also when it is paid ahead. */
export function nextPeriod(period: Period, months: number): Period {
  return { ...period, start: period.end, end: addMonths(period.end, months, period.anchorDay) };
}

/**
 * The periods that run at a time, or come after it, up to the last one that was granted.
 *
 * @param months - the length of each.
 */
export function grantedFrom(
  { start, end, anchorDay }: Period,
  months: number,
  at: Moment,
): readonly [Pick<Period, "start" | "end">, ...Pick<Period, "start" | "end">[]] {
  const last = { start, end };
  if (start <= at) return [last];
  const before = { start: addMonths(start, -months, anchorDay), end: start, anchorDay };
  return [...grantedFrom(before, months, at), last];
}

/** Adds hours at the end of a period. Later months count from the new end. */
export function extendByHours(period: Period, hours: number): Period {
  const end = addHours(period.end, hours);
  return { ...period, end, anchorDay: anchorDayOf(end) };
}

const MILLISECONDS_PER_HOUR = 3_600_000;
const MILLISECONDS_PER_DAY = 24 * MILLISECONDS_PER_HOUR;

/** The day of the month, in UTC, that billing periods are counted from: 1 to 31. */
export function anchorDayOf(at: Moment): number {
  return inUtc(at).day;
}

/**
 * Adds calendar months, in UTC, keeping the time of day. The day is the anchor day, or the last day of a shorter month:
 * with anchor 31, one month after 31 January is 28 February, and one month after 28 February is 31 March. So a chain of
 * periods never drifts from its anchor.
 *
 * @param months - may be negative.
 */
export function addMonths(from: Moment, months: number, anchorDay: number): Moment {
  const start = inUtc(from);
  const month = start.with({ day: 1 }).add({ months });
  return toMoment(month.with({ day: Math.min(anchorDay, month.daysInMonth) }));
}

/** Adds days of 24 hours. In UTC every day has 24 hours. */
export function addDays(from: Moment, days: number): Moment {
  return from + days * MILLISECONDS_PER_DAY;
}

function addHours(from: Moment, hours: number): Moment {
  return from + hours * MILLISECONDS_PER_HOUR;
}

/** Whole days between two moments, rounded down; zero when the second is not later. */
export function wholeDays(from: Moment, to: Moment): number {
  return Math.max(0, Math.floor((to - from) / MILLISECONDS_PER_DAY));
}

/** Started hours between two moments; zero when the second is not later. */
export function hoursBegun(from: Moment, to: Moment): number {
  return Math.max(0, Math.ceil((to - from) / MILLISECONDS_PER_HOUR));
}

/**
 * Adds an ISO 8601 duration, such as `P1M` or `PT90M`, by the UTC calendar.
 *
 * @returns `null` when the text is not a duration, or the result is not a time that can be represented.
 */
export function addDuration(from: Moment, duration: string): Moment | null {
  try {
    return toMoment(inUtc(from).add(Temporal.Duration.from(duration)));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function inUtc(at: Moment): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("UTC").toPlainDateTime();
}

function toMoment(date: Temporal.PlainDateTime): Moment {
  return date.toZonedDateTime("UTC").epochMilliseconds;
}
