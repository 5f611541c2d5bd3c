import { expect, test } from "vitest";
import { openImage } from "../store/sqlite/image.js";
import { plansOf } from "../test-support/query-plans.js";
import { readDue } from "./due.js";

test("what falls due next is found by indexes, however many subscriptions and events there are", async () => {
  const client = openImage();
  const queries = await plansOf(client, async (db) => {
    for (const until of [undefined, Date.UTC(2027, 0, 1)]) await readDue(db, { until, unpaidOrderDays: 30 });
  });
  const plans = queries.map((plan) => plan.split("\n"));
  client.close();
  expect(plans).toHaveLength(10);
  expect(plans.flat().filter((step) => /^SCAN (?!.*INDEX)/.test(step))).toEqual([]);
  // Those that run are in the order of their index, and a hundred at most are sorted after.
  expect(plans[0]?.filter((step) => /subscriptions_due/.test(step))).toHaveLength(1);
  expect(plans[0]?.some((step) => /subscriptions_by_state/.test(step))).toBe(false);
});
