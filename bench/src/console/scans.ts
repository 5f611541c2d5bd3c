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
  const plan = explain(db, query);
  const isBounded =
    / limit /.test(query) && !/ like /.test(query) && !plan.some((step) => step.includes("FOR ORDER BY"));
  if (isBounded) return [];
  return plan.map((step) => SCAN.exec(step)?.[1] ?? "").filter((table) => growing.has(table));
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
