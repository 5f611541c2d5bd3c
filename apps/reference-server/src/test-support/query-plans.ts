import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Db, Tx } from "../store/port.js";

/** A query, and how SQLite would run it. */
interface Planned {
  readonly text: string;
  /** A line for each step. */
  readonly plan: string;
}

/** The queries that work makes. */
export async function queriesOf(
  client: Database.Database,
  work: (db: Db & Tx) => Promise<unknown>,
): Promise<readonly Planned[]> {
  const queries: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => queries.push({ text, values }) };
  // The driver is synchronous, while the type is asynchronous; awaiting works for both.
  await work(drizzle(client, { casing: "snake_case", logger }) as unknown as Db & Tx);
  return queries.map(({ text, values }) => {
    const steps = client.prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...values);
    return { text, plan: steps.map(({ detail }) => detail).join("\n") };
  });
}

/** How SQLite runs each query that work makes. */
export async function plansOf(...given: Parameters<typeof queriesOf>): Promise<readonly string[]> {
  return (await queriesOf(...given)).map(({ plan }) => plan);
}
