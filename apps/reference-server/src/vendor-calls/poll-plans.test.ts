import { expect, test } from "vitest";
import type { Db } from "../store/port.js";
import { openImage } from "../store/sqlite/image.js";
import { plansOf } from "../test-support/query-plans.js";
import { firstRegular, readPolls } from "./due-polls.js";
import { readDueMetrics, readDuePolls, readLeasedMetrics, readUnaskedEnds } from "./poll-leases.js";

/** Each step in which SQLite runs the queries of work. */
async function stepsOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const client = openImage();
  const plans = await plansOf(client, work);
  client.close();
  return plans.flatMap((plan) => plan.split("\n"));
}

const times = { now: 5, wall: 5 };
const place = { nextAt: 5, subscriptionId: 7, metricId: 9 };

test.each<[string, (db: Db) => Promise<unknown>, string]>([
  ["the first of them", (db) => firstRegular(db, 5), "polls_due (next_at<?)"],
  [
    "the next ones",
    (db) => firstRegular(db, 5, place),
    "polls_due (next_at=? AND (subscription_id,metric_id)>(?,?))",
  ],
  [
    "a batch of them",
    (db) => readPolls(db, { id: "7/9", dueAt: 5 }, 100),
    "polls_due (next_at=? AND (subscription_id,metric_id)>(?,?))",
  ],
  ["those of a metric", (db) => readDuePolls(db, 9, { ...times, limit: 8 }), "polls_by_metric"],
])(
  "of the polls that are due at the same moment, %s are read in order, and not sorted",
  async (_, read, index) => {
    const plans = await stepsOf(read);
    expect(plans.filter((plan) => plan.includes(" polls ")).at(0)).toContain(index);
    expect(plans.join("\n")).not.toMatch(/TEMP B-TREE|SCAN/);
  },
);

test("what a claim looks at is not read through: metrics with due polls, polls in flight, ended periods", async () => {
  const plans = await stepsOf(async (db) => {
    await readDueMetrics(db, times);
    await readLeasedMetrics(db, { wall: 5, owner: "one" });
    await readUnaskedEnds(db, 5);
  });
  const read = plans.filter((plan) => /(polls|subscriptions)/.test(plan));
  expect(read).toEqual([
    "SEARCH polls USING INDEX polls_by_metric (metric_id=? AND next_at<?)",
    "SEARCH polls USING INDEX polls_by_metric (metric_id=? AND next_at<?)",
    "SEARCH polls USING INDEX polls_leased (lease_until>?)",
    "SEARCH subscriptions USING INDEX subscriptions_due (<expr><?)",
    "SEARCH polls USING INDEX polls_by_subscription (subscription_id=?)",
  ]);
});
