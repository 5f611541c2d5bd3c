import { and, type Column, gte, lt, type SQL } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { fromDateTime } from "./date-time.js";

/** What lists of dated things take. */
export interface DateRange {
  readonly from?: string;
  /** Exclusive, so that ranges can follow one another. */
  readonly to?: string;
}

/** The ends of a range as times; an end that is absent is open. */
export function rangeOf({ from, to }: DateRange): { from: Moment | undefined; to: Moment | undefined } {
  return {
    from: from === undefined ? undefined : fromDateTime(from, "from"),
    to: to === undefined ? undefined : fromDateTime(to, "to"),
  };
}

/** Whether a time lies in a range. */
export function datedWithin(column: Column, range: DateRange): SQL | undefined {
  const { from, to } = rangeOf(range);
  return and(
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lt(column, to),
  );
}
