// Conditions for the filters of lists. A filter that a request leaves out is `undefined`, which `and` skips.
import {
  and,
  type Column,
  type GetColumnData,
  gte,
  inArray,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { fromDateTime } from "../date-time.js";
import type { Moment } from "../ports.js";
import { written } from "../store/dialect.js";

/** How a column stands in a condition: as it is, or as {@link unindexed}. */
export type Standing = (column: Column) => SQLWrapper;

export const asItIs: Standing = (column) => column;

export function equals<Of extends Column>(
  column: Of,
  value: GetColumnData<Of, "raw"> | undefined,
  standing = asItIs,
): SQL | undefined {
  return value === undefined ? undefined : sql`${standing(column)} = ${sql.param(value, column)}`;
}

/**
 * Whether a column has one of some values of an enum, which are written out. Most rows may have one value, and few
 * another: PostgreSQL comes to keep one plan for a text, whatever is bound to it. After the paid invoices of a million
 * had been counted a few times, it counted the 2,000 unpaid ones in 170 ms, and not in one.
 */
export function isAmong(
  column: Column,
  values: readonly Uppercase<string>[] | undefined,
  standing = asItIs,
): SQL | undefined {
  if (values === undefined) return undefined;
  // In one order, for each text has a plan of its own.
  return inArray(sql`${standing(column)}`, [...new Set(values)].sort().map(written));
}

/** The query parameters of lists with dates. */
export interface DateRange {
  readonly from?: string;
  /** Exclusive, so that ranges can be adjacent. */
  readonly to?: string;
}

/** Whether a time lies in a range. */
export function datedWithin(column: Column, range: DateRange, standing = asItIs): SQL | undefined {
  const { from, to } = readRange(range);
  if (from === undefined && to === undefined) return undefined;
  const date = sql`${standing(column)}`;
  return and(from === undefined ? undefined : gte(date, from), to === undefined ? undefined : lt(date, to));
}

/**
 * The ends of a range as times. An absent end is open.
 *
 * @throws {MarketplaceError} `fieldFormat` when an end is not a valid time.
 */
export function readRange({ from, to }: DateRange): { from: Moment | undefined; to: Moment | undefined } {
  return {
    from: from === undefined ? undefined : fromDateTime(from, "from"),
    to: to === undefined ? undefined : fromDateTime(to, "to"),
  };
}
