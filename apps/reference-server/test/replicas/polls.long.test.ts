// Two servers on one database poll the same metrics: the leases of polls.
import { headerNames } from "@syndikit/contract";
import { expect, test } from "vitest";
import { manualClock } from "../../src/time/manual-clock.js";
import { idOf } from "../support/shop.js";
import { execute } from "./cluster.js";
import { openTwo, type Two } from "./two.js";

const SECOND = 1_000;

/** Two servers, a clock that only the test moves, and a vendor that answers when the test says so. */
async function openPolled() {
  const machine = manualClock(Date.UTC(2026, 0, 31, 8, 15));
  const two = await openTwo({ clock: machine });
  const asking = new Map<string, number>();
  const asked: string[] = [];
  let atOnce = 0;
  const waiting: (() => void)[] = [];
  two.vendors.set("https://metered.example", async ({ headers }) => {
    const subscription = headers.get(headerNames.subscriptionId) ?? "";
    asked.push(subscription);
    asking.set(subscription, (asking.get(subscription) ?? 0) + 1);
    atOnce = Math.max(atOnce, ...asking.values());
    await new Promise<void>((resolve) => waiting.push(resolve));
    asking.set(subscription, (asking.get(subscription) ?? 1) - 1);
    return Response.json({ value: 5 });
  });
  const { body } = await two.a.call("vendor", "GET", "applicationMetric");
  for (const metric of body as readonly object[])
    await two.a.call("vendor", "DELETE", `applicationMetric/${idOf(metric)}`);
  return {
    ...two,
    machine,
    asked,
    /** The most questions about one subscription that were open together. */
    atOnce: () => atOnce,
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    /** How many answers are recorded, of one subscription or of all. */
    async recorded(subscription?: string): Promise<unknown> {
      const where = subscription === undefined ? "" : ` where subscription_id = ${subscription}`;
      const [row] = await execute(two.url, `select count(*)::int as samples from samples${where}`);
      return row?.["samples"];
    },
  };
}

/** Orders and deploys subscriptions of the demo's plan, and returns their numbers. */
async function subscribe({ a }: Pick<Two, "a">, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const order = await a.call("customer", "POST", "order", {
      type: "NORMAL",
      productVersion: { url: "productVersion/1" },
      configurationParameters: {
        "configurationParameter/1": `team-${each}`,
        "configurationParameter/2": "eu",
      },
    });
    const { url } = (order.body as { readonly subscription: { readonly url: string } }).subscription;
    expect((await a.call("vendor", "PATCH", url, { deploymentStatus: "DEPLOYED" })).status).toBe(204);
    ids.push(url.replace("subscription/", ""));
  }
  return ids;
}

/** Adds a metric, whose polls are due at once. */
async function addMetric({ a }: Pick<Two, "a">, name: string): Promise<number> {
  const items = (await a.call("vendor", "GET", "billingItem")).body as readonly {
    readonly self: string;
    readonly valueType: string;
  }[];
  const metric = await a.call("vendor", "POST", "applicationMetric", {
    name,
    product: { url: "product/1" },
    billingItem: { url: items.find(({ valueType }) => valueType === "PAY_AS_YOU_GO")?.self },
    type: "EXTERNAL",
    metricFunction: "AVERAGE",
    endpoint: "https://metered.example/metric",
    frequency: "EVERY_30_SECONDS",
  });
  expect(metric.status).toBe(201);
  return idOf(metric.body);
}

test("two servers never poll one subscription at once, and poll each at each point of its grid once", async () => {
  const two = await openPolled();
  const ids = await subscribe(two, 12);
  await addMetric(two, "users");
  for (let point = 1; point <= 3; point += 1) {
    // More than a vendor's share of eight: the last are asked when the first have answered.
    await expect.poll(() => two.asked.length).toBeGreaterThanOrEqual(12 * point - 4);
    await expect
      .poll(() => {
        two.answerAll();
        return two.asked.length;
      })
      .toBe(12 * point);
    // Otherwise the clock passes points whose polls are not recorded yet, and skips them.
    await expect.poll(() => two.recorded()).toBe(12 * point);
    two.machine.elapse(30 * SECOND);
  }
  expect(two.atOnce()).toBe(1);
  for (const id of ids) expect(two.asked.slice(0, 36).filter((each) => each === id)).toHaveLength(3);
});

test("what a server that was killed was polling is polled by another when its lease has ended, not before", async () => {
  const two = await openPolled();
  const [left = "", control = ""] = await subscribe(two, 2);
  const metric = await addMetric(two, "users");
  await expect.poll(() => two.asked.length).toBe(2);
  two.answerAll();
  await expect.poll(() => two.recorded(left)).toBe(1);
  // As a server leaves it that is killed while it polls.
  await execute(
    two.url,
    `update polls set lease_token = 'killed.1', lease_until = ${two.machine.wall() + 70 * SECOND}
     where metric_id = ${metric} and subscription_id = ${left}`,
  );
  two.asked.length = 0;
  for (let point = 2; point <= 3; point += 1) {
    two.machine.elapse(30 * SECOND);
    await expect.poll(() => two.asked.length).toBe(point - 1);
    two.answerAll();
    await expect.poll(() => two.recorded(control)).toBe(point);
  }
  expect(two.asked).toEqual([control, control]);
  two.machine.elapse(10 * SECOND);
  await expect.poll(() => two.asked).toEqual([control, control, left]);
  two.answerAll();
  await expect.poll(() => two.recorded(left)).toBe(2);
});
