import type Database from "better-sqlite3";
// The tests' helper for plans. It is not part of the published package.
import { explain } from "../../../apps/reference-server/src/test-support/query-plans.js";

/** A step that reads a table row by row, and by no index. */
const SCAN = /^SCAN (\w+)(?! .*(?:INDEX|VIRTUAL TABLE))/;

/** How the engine answers a query. */
export interface Plan {
  /** The tables that grow and are read row by row. */
  readonly scans: readonly string[];
  /** Whether all that is read there is sorted. Without a sort, such a reading ends with the page. */
  readonly isSorted: boolean;
}

/** @param growing - the names of the tables that have more rows in a larger market. */
export function planOf(db: Database.Database, query: string, growing: ReadonlySet<string>): Plan {
  const steps = explain(db, query);
  return {
    scans: steps.map((step) => SCAN.exec(step)?.[1] ?? "").filter((table) => growing.has(table)),
    isSorted: steps.some((step) => step.includes("TEMP B-TREE FOR ORDER BY")),
  };
}
