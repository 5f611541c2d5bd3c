import { and, asc, type Column, desc, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteSelect, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Page } from "../http/call.js";
import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";
import { fromDateTime } from "../time/date-time.js";

/** What every list takes. */
export interface PageQuery {
  readonly pageNumber?: number;
  readonly pageSize?: number;
  readonly sortField?: string;
  readonly sortDirection?: string;
}

/** The part of a list that was asked for, ready for a query. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  readonly sortedBy: SQLiteColumn;
  /** What the list is sorted by; the identifier decides between equals, so that pages never overlap. */
  readonly orderBy: readonly [SQL, SQL];
  /** The page for the reply, once the total is known. */
  of(total: number): Page;
}

const DEFAULT_SIZE = 20;

/**
 * Reads the page parameters.
 *
 * @param sortable the columns by the names of `sortField`; `id` must be one of them, and is the default.
 */
export function pageOf<
  Columns extends { readonly id: SQLiteColumn } & Readonly<Record<string, SQLiteColumn>>,
>(query: PageQuery, sortable: Columns): PageRequest {
  const number = query.pageNumber ?? 1;
  const size = query.pageSize ?? DEFAULT_SIZE;
  const direction = query.sortDirection === "DESC" ? desc : asc;
  const column = (query.sortField === undefined ? undefined : sortable[query.sortField]) ?? sortable.id;
  return {
    limit: size,
    // A page far beyond the end is empty, and its offset still fits into an integer of the engine.
    offset: (number - 1) * size,
    sortedBy: column,
    orderBy: [direction(column), direction(sortable.id)],
    of: (total) => ({ number, size, total }),
  };
}

/** A list, and which of its rows are wanted. */
interface List<Columns> {
  /** The table, or the joined tables, whose rows are counted. */
  readonly from: SQLiteTable | SQL;
  readonly where: SQL | undefined;
  readonly query: PageQuery;
  /** The columns by the names of `sortField`. */
  readonly sortable: Columns;
}

/**
 * Reads the page of a list that a request asks for, and counts the list.
 *
 * @param select - what is read of each row, as `db.select().from(invoices).$dynamic()`.
 */
export async function selectPage<
  Select extends SQLiteSelect,
  Columns extends { readonly id: SQLiteColumn } & Readonly<Record<string, SQLiteColumn>>,
>(
  db: Db,
  select: Select,
  { from, where, query, sortable }: List<Columns>,
): Promise<{ readonly rows: Awaited<Select>; readonly page: Page }> {
  const page = pageOf(query, sortable);
  const rows = await select
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, page: page.of(await db.$count(from, where)) };
}

/** Whether one of the columns contains the text, in any case. Wildcards in the text stand for themselves. */
export function contains(columns: readonly Column[], text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => sql`lower(${column}) like lower(${pattern}) escape '\\'`));
}

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
