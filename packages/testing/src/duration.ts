/** A span of time: milliseconds, `"30 days"`, `"90s"`, or ISO 8601 as in `"P1M"`. */
export type Duration = number | string;

/** Months are calendar months, so a duration is not a single number. */
export interface Span {
  readonly months: number;
  readonly milliseconds: number;
}

const monthsOf = new Map(Object.entries({ month: 1, months: 1, year: 12, years: 12 }));
const millisecondsOf = new Map(
  Object.entries({
    ...{ ms: 1, s: 1_000, second: 1_000, seconds: 1_000 },
    ...{ m: 60_000, min: 60_000, minute: 60_000, minutes: 60_000 },
    ...{ h: 3_600_000, hour: 3_600_000, hours: 3_600_000 },
    ...{ d: 86_400_000, day: 86_400_000, days: 86_400_000, week: 604_800_000, weeks: 604_800_000 },
  }),
);
const isoDuration =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Reads a span of time.
 *
 * @throws {TypeError} when it is not a duration, or is negative.
 */
export function readDuration(duration: Duration): Span {
  const span = typeof duration === "number" ? { months: 0, milliseconds: duration } : readText(duration);
  if (span !== undefined && Number.isFinite(span.milliseconds) && span.milliseconds >= 0) return span;
  throw new TypeError(
    `${typeof duration === "string" ? JSON.stringify(duration) : String(duration)} is not a span of time. Write "30 days", "90s", "P1M" or milliseconds.`,
  );
}

/** A moment plus a duration, in milliseconds. If a month is too short for the day, its last day is used. */
export function addDuration(moment: number, duration: Duration): number {
  const { months, milliseconds } = readDuration(duration);
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = date.getTime();
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  const last = date.getUTCDate();
  return first + (Math.min(day, last) - 1) * 86_400_000 + milliseconds;
}

function readText(text: string): Span | undefined {
  const iso = isoDuration.exec(text);
  if (iso !== null) {
    const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = iso
      .slice(1)
      .map((digits) => Number(digits ?? 0));
    const time = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
    return { months: years * 12 + months, milliseconds: (weeks * 7 + days) * 86_400_000 + time };
  }
  const [, amount, unit = ""] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/.exec(text) ?? [];
  const months = monthsOf.get(unit);
  if (months !== undefined) {
    return Number.isInteger(Number(amount))
      ? { months: Number(amount) * months, milliseconds: 0 }
      : undefined;
  }
  const factor = millisecondsOf.get(unit);
  return factor === undefined ? undefined : { months: 0, milliseconds: Number(amount) * factor };
}
