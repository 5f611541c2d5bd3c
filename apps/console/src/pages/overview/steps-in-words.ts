import { ReportStep } from "@syndikit/contract";
import { dateLocale } from "../../numbers.js";

// The marketplace counts days and months in UTC. In the reader's zone the first of March could be in February.
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });
const month = inUtc({ month: "long", year: "numeric" });
const day = inUtc({ day: "2-digit", month: "short", year: "numeric" });

/** A step of a report, as in "March 2026", "05 Mar 2026" or "the week of 02 Mar 2026". */
export function toStep(from: string, step: string): string {
  const at = new Date(from);
  if (step === ReportStep.MONTH) return month.format(at);
  return step === ReportStep.WEEK ? `the week of ${day.format(at)}` : day.format(at);
}

/** When a step is, in a sentence: "in March 2026", "on 05 Mar 2026" or "in the week of 02 Mar 2026". */
export const duringStep = (from: string, step: string): string =>
  `${step === ReportStep.DAY ? "on" : "in"} ${toStep(from, step)}`;

/** In seconds: where a plot in the reader's zone draws a time of the calendar in UTC. */
export function onAxis(from: string): number {
  const at = new Date(from);
  // By its fields: on a day on which clocks change, the zone's distance from UTC is another one at the other hour.
  const local = new Date(
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  );
  return local.getTime() / 1_000;
}
