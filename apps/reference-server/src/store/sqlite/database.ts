import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { delay } from "../../ports.js";
import type { Tx } from "../port.js";
import { ANY_TABLE, writtenTable } from "../written-table.js";
import { isLocked } from "./errors.js";
import { pause } from "./pauses.js";
import type { SnapshotTotals } from "./totals.js";

/** Options of the query builder on a connection. */
interface DatabaseOptions {
  /**
   * Called before each statement that writes, with its table, or with {@link ANY_TABLE} if the text does not name it.
   */
  readonly onWrite: (table: string) => void;
  /** Absent where a counted row may be rolled back. */
  readonly totals: SnapshotTotals | undefined;
  /** Milliseconds that a statement waits at most while another process has locked the file. */
  readonly lockTimeout: number;
}

/** Milliseconds between two attempts while another process has locked the file. */
export const LOCK_POLL = 10;

/**
 * The most compiled statements that are cached: without the cache a PATCH costs 1.46 times the processor time, a GET
 * 1.29 times. The code has fewer statements, but those that contain lists vary.
 */
const MAX_STATEMENTS = 500;

/** Runs a statement that the query builder made. */
export type RunStatement = (
  text: string,
  params: readonly unknown[],
  method: string,
) => { readonly rows: unknown[] };

/** Runs the statements of a connection, which it keeps compiled. */
export function createStatements(
  client: Database.Database,
  { onWrite, totals }: Pick<DatabaseOptions, "onWrite" | "totals">,
): RunStatement {
  const statements = new Map<string, Database.Statement>();
  const compile = (text: string): Database.Statement => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = client.prepare(text);
    if (statement.reader) statement.raw(true);
    statements.set(text, statement);
    return statement;
  };

  return (text, params, method) => {
    const statement = compile(text);
    if (!statement.readonly) onWrite(writtenTable(text) ?? ANY_TABLE);
    if (!statement.reader) {
      statement.run(...params);
      return { rows: [] };
    }
    if (method === "get") throw new Error("`.get()` is not of the port: take the first row of the list.");
    const all = (): unknown[] => statement.all(...params);
    // Only `$count` asks for rows as bare values.
    if (method === "values" && totals !== undefined) return { rows: totals.rows([text, ...params], all) };
    return { rows: all() };
  };
}

/** The query builder over whatever runs its statements. */
export function createBuilder(
  run: (...statement: Parameters<RunStatement>) => Promise<{ rows: unknown[] }>,
): Tx {
  return drizzle(run, undefined, { casing: "snake_case" });
}

/**
 * Creates the query builder on a connection. SQLite answers synchronously, but the builder's type is asynchronous, so
 * that callers await every query and also run on an engine behind a network. As there, others may be served between two
 * statements.
 */
export function createDatabase(client: Database.Database, { lockTimeout, ...options }: DatabaseOptions): Tx {
  const run = createStatements(client, options);
  return createBuilder(async (...statement) => {
    for (let turn = pause(); turn !== undefined; turn = pause()) await turn;
    try {
      return run(...statement);
    } catch (error) {
      if (lockTimeout === 0 || !isLocked(error)) throw error;
      return whenUnlocked(() => run(...statement), lockTimeout);
    }
  });
}

/** Retries while another process has locked the file. The event loop is not blocked meanwhile. */
async function whenUnlocked<Result>(run: () => Result, timeout: number): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    await delay(LOCK_POLL);
    try {
      return run();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
  }
}
