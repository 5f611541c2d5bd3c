import { type SQL, sql } from "drizzle-orm";

/**
 * A query inside of another one's selection. Where only one table is selected from, the builder leaves the table
 * out of the names of the columns that it sees, and those of a subquery would then mean another table; it does
 * not look into an expression inside of an expression.
 */
export function subquery<Value>(query: SQL, decode: (text: string) => Value): SQL<Value> {
  return sql`${query}`.mapWith(decode);
}
