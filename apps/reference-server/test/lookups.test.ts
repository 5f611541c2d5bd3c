import { expect, test } from "vitest";
import { openGrowing, tablesWith } from "../src/test-support/growing-tables.js";
import { explain, statementsOf } from "../src/test-support/query-plans.js";
import { liveEarlier } from "./releases/earlier-life.js";
import { openMarket } from "./releases/market.js";
import { playOn } from "./releases/play-on.js";

const ROWS = 5_000;

/** What a lookup may find: a fiftieth of a table. A vendor's part of it is larger here. */
const MAX_WIDTH = ROWS / 50;

/** Statements that are as large as what they do. */
const AS_LARGE_AS_THEY_MUST_BE: readonly RegExp[] = [
  // One due poll of each metric.
  /^select "metrics"."id", .* exists \(select "next_at" from "polls" .* limit \?\)\) order by \(\(select/,
  // What the polls of a move of the clock would come to.
  /^select "products"."company_id", "polls"."next_at", .*, count\(\*\) from "polls"/,
  /^select "products"."company_id", case when .*, count\(\*\) from "polls" inner join "subscriptions"/,
  // Of what has ended and is not billed yet, which is little at any time.
  /^select distinct "subscriptions"."id", .* indexed by subscriptions_due inner join "polls"/,
];

test("nothing that happens in a marketplace looks a row up among a large part of a table that grows", async () => {
  const market = await openMarket(":memory:");
  const statements = await statementsOf(async () => {
    await liveEarlier(market);
    await playOn(market);
  });
  await market.close();
  expect(statements.length).toBeGreaterThan(300);
  const wide = lookupsOf(statements, ROWS).filter(({ width }) => width > MAX_WIDTH);
  const isLarge = (query: string): boolean => AS_LARGE_AS_THEY_MUST_BE.some((each) => each.test(query));
  expect(wide.filter(({ query }) => !isLarge(query))).toEqual([]);
  expect(AS_LARGE_AS_THEY_MUST_BE.filter((each) => !wide.some(({ query }) => each.test(query)))).toEqual([]);
}, 60_000);

/** A step in which a query looks rows up in a table that grows. */
interface Lookup {
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
function lookupsOf(statements: readonly string[], rows: number): readonly Lookup[] {
  const client = openGrowing(rows);
  const growing = [...tablesWith(client, rows)];
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
    // A search without an index is for the first or the last identifier.
    if (step.startsWith("SEARCH") && how === "") return 0;
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
