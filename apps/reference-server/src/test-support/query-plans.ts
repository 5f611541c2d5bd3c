import Database from "better-sqlite3";
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
  return queries.map(({ text, values }) => ({ text, plan: explain(client, text, values).join("\n") }));
}

/** How SQLite runs each query that work makes. */
export async function plansOf(...given: Parameters<typeof queriesOf>): Promise<readonly string[]> {
  return (await queriesOf(...given)).map(({ plan }) => plan);
}

/** The statements that a function runs, on whatever connection of this process: a whole server has its own. */
export async function statementsOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const seen = new Set<string>();
  const probe = new Database(":memory:");
  const statements: Pick<Database.Statement, "all" | "get" | "run"> = Object.getPrototypeOf(
    probe.prepare("select 1"),
  );
  probe.close();
  const { all, get, run: runOne } = statements;
  const seeing = <Method extends (...values: unknown[]) => unknown>(method: Method): Method =>
    function (this: Database.Statement, ...values: unknown[]) {
      seen.add(this.source);
      return method.apply(this, values);
    } as Method;
  Object.assign(statements, { all: seeing(all), get: seeing(get), run: seeing(runOne) });
  try {
    await run();
  } finally {
    Object.assign(statements, { all, get, run: runOne });
  }
  return [...seen];
}

/** The steps of a query. SQLite explains it without its values too, but wants as many as there are. */
export function explain(
  client: Database.Database,
  query: string,
  given: readonly unknown[] = [],
): readonly string[] {
  const statement = client.prepare<unknown[], { readonly detail: string }>(`explain query plan ${query}`);
  for (let values = given; ; values = [...values, null]) {
    try {
      return statement.all(...values).map(({ detail }) => detail);
    } catch (error) {
      if (!(error instanceof RangeError) || values.length > 2_000) throw error;
    }
  }
}
