import { type Column, or, type SQL, sql } from "drizzle-orm";

/** Whether one of the columns contains the text, in any case. Wildcards in the text stand for themselves. */
export function contains(columns: readonly Column[], text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => sql`lower(${column}) like lower(${pattern}) escape '\\'`));
}
