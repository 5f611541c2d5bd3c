// The texts that lists search in any part, of the tables that grow. SQLite has an index of each three characters that
// follow one another in them: without it, a text that few users have is found by reading all users.
import { type Column, getTableName, or, type SQL, sql } from "drizzle-orm";
import { isAmongTexts, lowercase, someWithText } from "./dialect.js";
import type { Db } from "./port.js";
import { companies } from "./tables/company.js";
import { messages } from "./tables/message.js";
import { subscriptions } from "./tables/subscription.js";
import { users } from "./tables/user.js";

/** A table, and the columns in which its list searches. */
export interface SearchedTexts {
  readonly id: Column;
  readonly columns: readonly Column[];
}

export const searchedTexts = {
  users: { id: users.id, columns: [users.userName, users.name, users.surname, users.email] },
  companies: { id: companies.id, columns: [companies.name, companies.companyDescription] },
  subscriptions: { id: subscriptions.id, columns: [subscriptions.name] },
  messages: { id: messages.id, columns: [messages.subject] },
} satisfies Readonly<Record<string, SearchedTexts>>;

/** The name of the index. */
export function indexOf({ id }: SearchedTexts): string {
  return `${getTableName(id.table)}_texts`;
}

/** Of a text that more rows have, a page is found sooner by reading the rows in the order of the list. */
const FEW = 5_000;

/** The index knows no shorter texts. */
const MIN_INDEXED = 3;

/**
 * Whether one of the columns contains the text, ignoring case; `undefined` when it is not asked for. It is written so
 * that the database looks the rows up, if few have the text.
 */
export async function findText(
  db: Db,
  searched: SearchedTexts,
  text: string | undefined,
): Promise<SQL | undefined> {
  const inRows = contains(searched.columns, text);
  // What the index is asked for ends at a null character.
  if (text === undefined || [...text].length < MIN_INDEXED || text.includes("\0")) return inRows;
  const index = indexOf(searched);
  return (await db.$count(someWithText(index, { text, limit: FEW + 1 }))) > FEW
    ? inRows
    : isAmongTexts(searched.id, { index, text, otherwise: inRows });
}

/** Whether one of the columns contains the text, ignoring case. Wildcards in the text are escaped. */
export function contains(columns: readonly Column[], text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => sql`lower(${column}) like ${lowercase(pattern)} escape '\\'`));
}
