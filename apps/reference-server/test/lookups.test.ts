import { expect, test } from "vitest";
import { lookupsOf } from "../src/test-support/lookups.js";
import { statementsOf } from "../src/test-support/query-plans.js";
import { liveEarlier } from "./releases/earlier-life.js";
import { openMarket } from "./releases/market.js";
import { playOn } from "./releases/play-on.js";

const ROWS = 5_000;

/** What a lookup may find: a fiftieth of a table. A vendor's part of it is larger here. */
const MAX_WIDTH = ROWS / 50;

/** Statements that are as large as what they do. */
const AS_LARGE_AS_THEY_MUST_BE: readonly RegExp[] = [
  // A metric is polled for every subscription of its product, until it is deleted.
  /^insert into "polls" .* from "metrics" inner join "subscriptions"/,
  /^delete from "polls" where "polls"."metric_id" = \?$/,
  // One due poll of each metric.
  /^select "metrics"."id", .* where exists \(select "next_at" from "polls" .* limit \?\) order by \(\(select/,
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
