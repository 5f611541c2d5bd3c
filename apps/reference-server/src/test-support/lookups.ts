import { openGrowing } from "./growing-tables.js";
import { explain } from "./query-plans.js";

/** A step in which a query looks rows up in a table that grows. */
export interface Lookup {
  readonly query: string;
  /** As SQLite explains it. */
  readonly step: string;
  /** The rows that may have to be read: those of the most frequent value. */
  readonly width: number;
}

/**
 * How many rows each statement may have to read to look some up, in tables with so many rows. SQLite has no statistics
 * here: where two indexes fit, it may take the one by which a third of the table is read. A page that is read in the
 * order of an index ends when it is full, and is left out.
 */
export function lookupsOf(statements: readonly string[], rows: number): readonly Lookup[] {
  const client = openGrowing(rows);
  const names = client
    .prepare<[], string>("select name from sqlite_master where type = 'table'")
    .pluck()
    .all();
  const growing = names.filter((name) => countOf(`"${name}"`) >= rows);
  const widths = new Map<string, number>();
  const lookups = statements.flatMap((query) => {
    const steps = explain(client, query);
    const isPage = / limit /i.test(query) && !steps.some((step) => step.includes("TEMP B-TREE"));
    if (isPage) return [];
    return steps.map((step) => ({ query, step, width: widthOf(query, step) }));
  });
  client.close();
  return lookups;

  /** 0 for a table that does not grow, for a row that is looked up by its identifier, and for a unique expression. */
  function widthOf(query: string, step: string): number {
    const [, name, how = ""] = /^(?:SEARCH|SCAN) (\w+)(.*)$/.exec(step) ?? [];
    if (name === undefined || /INTEGER PRIMARY KEY|<expr>=/.test(how)) return 0;
    const table = growing.find((each) => each === name || isCalled(query, each, name));
    if (table === undefined) return 0;
    const [, index = ""] = / INDEX (\w+)/.exec(how) ?? [];
    const columns = [...how.matchAll(/(\w+)=\?/g)].map(([, column = ""]) => column).join(", ");
    const key = `${table} ${index} ${columns}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const made = client.prepare<[string], string | null>("select sql from sqlite_master where name = ?");
    const [, condition = "true"] = / where (.*)$/is.exec(made.pluck().get(index) ?? "") ?? [];
    const found =
      columns === ""
        ? countOf(`"${table}" where ${condition}`)
        : maxOf(`select count(*) as rows from "${table}" where ${condition} group by ${columns}`);
    widths.set(key, found);
    return found;
  }

  function countOf(what: string): number {
    return client.prepare<[], number>(`select count(*) from ${what}`).pluck().get() ?? 0;
  }

  function maxOf(counts: string): number {
    return client.prepare<[], number>(`select coalesce(max(rows), 0) from (${counts})`).pluck().get() ?? 0;
  }
}

const isCalled = (query: string, table: string, alias: string): boolean =>
  new RegExp(`"?\\b${table}\\b"? (?:as )?"?${alias}\\b`).test(query);
