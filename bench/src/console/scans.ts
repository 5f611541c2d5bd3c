import type Database from "better-sqlite3";
import { planOf } from "../scale/plans.js";

/**
 * The tables that a query reads to their end without an index. One that is read in its own order until a page is full
 * is not: it has as many steps in a table of any size. A search within a text may go to the end.
 *
 * @param growing - the names of the tables that matter.
 */
export function scansOf(
  db: Database.Database,
  query: string,
  growing: ReadonlySet<string>,
): readonly string[] {
  const { scans, isSorted } = planOf(db, query, growing);
  return / limit /.test(query) && !/ like /.test(query) && !isSorted ? [] : scans;
}
