/** Stands for every table, when it is not known which one was written to. */
export const ANY_TABLE = "*";

/** The table that a statement of the query builder writes to; `undefined` for any other text. */
export function writtenTable(text: string): string | undefined {
  return /^(?:insert into|update|delete from) "(\w+)"/.exec(text)?.[1];
}
