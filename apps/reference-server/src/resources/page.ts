import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteSelect, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Page } from "../http/call.js";
import { ascending, descending } from "../store/dialect.js";
import type { Db } from "../store/port.js";

export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly page: Page;
}

/** The query parameters of every list. */
export interface PageQuery {
  readonly pageNumber?: number;
  readonly pageSize?: number;
  readonly sortField?: string;
  readonly sortDirection?: string;
}

/** The columns that a list can be sorted by, keyed by the names of `sortField`; `id` is the default. */
type Sortable = { readonly id: SQLiteColumn } & Readonly<Record<string, SQLiteColumn>>;

interface ListOptions {
  /** The table, or the joined tables, whose rows are counted. */
  readonly from: SQLiteTable | SQL;
  readonly where: SQL | undefined;
  readonly query: PageQuery;
  readonly sortable: Sortable;
}

/**
 * Reads the requested page of a list, and counts the list.
 *
 * @param select - what to read of each row, such as `db.select().from(invoices).$dynamic()`.
 */
export async function selectPage<Select extends SQLiteSelect>(
  db: Db,
  select: Select,
  { from, where, query, sortable }: ListOptions,
): Promise<{ readonly rows: Awaited<Select>; readonly page: Page }> {
  const { orderBy, limit, offset, of } = readPage(query, sortable);
  const total = await db.$count(from, where);
  const after = total - offset - limit;
  // The database steps over the rows before a page one by one. So a page near the end is read from the end.
  if (offset > total / 2 && after > -limit) {
    const rows = await select
      .where(where)
      .orderBy(...readPage(reversed(query), sortable).orderBy)
      .limit(Math.min(limit, limit + after))
      .offset(Math.max(0, after));
    return { rows: rows.reverse() as typeof rows, page: of(total) };
  }
  const rows = await select
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { rows, page: of(total) };
}

function reversed(query: PageQuery): PageQuery {
  return { ...query, sortDirection: query.sortDirection === "DESC" ? "ASC" : "DESC" };
}

/** The requested page, ready for a query. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  readonly sortedBy: SQLiteColumn;
  /** The sort column, then the identifier as a tie-breaker, so that pages never overlap. */
  readonly orderBy: readonly [SQL, SQL];
  /** The page information of the reply, once the total is known. */
  of(total: number): Page;
}

const DEFAULT_SIZE = 20;

export function readPage(query: PageQuery, sortable: Sortable): PageRequest {
  const number = query.pageNumber ?? 1;
  const size = query.pageSize ?? DEFAULT_SIZE;
  const direction = query.sortDirection === "DESC" ? descending : ascending;
  const sortedBy = (query.sortField === undefined ? undefined : sortable[query.sortField]) ?? sortable.id;
  return {
    limit: size,
    // Even for a page far beyond the end, the offset fits into the engine's integers.
    offset: (number - 1) * size,
    sortedBy,
    orderBy: [direction(sortedBy), direction(sortable.id)],
    of: (total) => ({ number, size, total }),
  };
}
