import Database from "better-sqlite3";

/** The queries for rows that a function runs, on whatever connection of this process. */
export async function queriesOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const seen = new Set<string>();
  const probe = new Database(":memory:");
  const statements: Pick<Database.Statement, "all"> = Object.getPrototypeOf(probe.prepare("select 1"));
  probe.close();
  const { all } = statements;
  statements.all = function (this: Database.Statement, ...values) {
    seen.add(this.source);
    return all.apply(this, values);
  };
  try {
    await run();
  } finally {
    statements.all = all;
  }
  return [...seen];
}

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

function explain(db: Database.Database, query: string): readonly string[] {
  const statement = db.prepare<unknown[], { readonly detail: string }>(`explain query plan ${query}`);
  // The engine plans without the values, but wants as many as there are.
  for (let values: null[] = []; ; values = [...values, null]) {
    try {
      return statement.all(...values).map(({ detail }) => detail);
    } catch (error) {
      if (!(error instanceof RangeError) || values.length > 2_000) throw error;
    }
  }
}

/** The tables that have at least as many rows. */
export function tablesWith(db: Database.Database, rows: number): ReadonlySet<string> {
  const names = db
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  const has = (name: string): boolean =>
    db.prepare(`select 1 from "${name}" limit 1 offset ${rows - 1}`).get() !== undefined;
  return new Set(names.filter(has));
}
