import { type Column, type SQL, sql } from "drizzle-orm";

/**
 * Whether a column has one of the values that a prepared query is executed with under a name; they come in as
 * {@link listed}. One statement then serves lists of every length.
 */
export function inList(column: Column | SQL, name: string): SQL {
  return sql`${column} in (select value from json_each(${sql.placeholder(name)}))`;
}

/** Values for a condition of {@link inList}. */
export function listed(values: readonly (number | string)[]): string {
  return JSON.stringify(values);
}
