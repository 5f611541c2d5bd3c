import Database from "better-sqlite3";

/** The queries that a function runs, on whatever connection of this process. */
export async function queriesOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const seen = new Set<string>();
  const probe = new Database(":memory:");
  const statements: Pick<Database.Statement, "all"> = Object.getPrototypeOf(probe.prepare("select 1"));
  probe.close();
  const all = statements.all;
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
const SCAN = /^SCAN (?:TABLE )?(\w+)(?! .*(?:INDEX|VIRTUAL TABLE))/;

/**
 * The plan of an answer: the tables that grow and were read row by row, and whether all that was read there was sorted.
 * Without a sort, such a reading ends with the page.
 *
 * @param growing - the names of the tables that have more rows in a larger market.
 */
export function planOf(
  db: Database.Database,
  queries: readonly string[],
  growing: ReadonlySet<string>,
): string {
  const read = new Set<string>();
  for (const query of queries) {
    const steps = explain(db, query);
    const sorted = steps.some((step) => step.includes("TEMP B-TREE FOR ORDER BY")) ? ", sort" : "";
    for (const step of steps) {
      const table = SCAN.exec(step)?.[1];
      if (table !== undefined && growing.has(table)) read.add(`scan of ${table}${sorted}`);
    }
  }
  return read.size === 0 ? "index" : [...read].join(", ");
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
