import { describe, expect, test } from "vitest";
import {
  addPlan,
  advance,
  billsOf,
  deploy,
  openMarketForTest,
  patch,
  readOrders,
  readSubscription,
  storeCard,
  upgradeTo,
} from "./market.js";

describe("a deferred upgrade of a SANDBOX that is extended by 100 hours", () => {
  test.each([
    ["to another billing frequency", {}],
    ["from a date", { from: "2030-07-20T00:00:00Z" }],
  ])("follows the end of the period: %s", async (_, more) => {
    const market = await openMarketForTest();
    const basic = await addPlan(market, "31.00");
    const yearly = await addPlan(market, "600.00", { billingPeriod: 12 });
    await storeCard(market, "pm_card_visa", "vendor");
    const id = await deploy(market, basic, { type: "SANDBOX" }, "vendor");
    expect(await patch(market, "admin", id, upgradeTo(yearly, more))).toMatchObject({ upgrade: "DEFERRED" });
    await patch(market, "vendor", id, { action: "RENEW", hours: 100 });
    const deferred = (await readOrders(market, id)).find(({ status }) => status === "DEFERRED");
    // 1 August and 100 hours.
    expect(deferred).toMatchObject({ startDate: "2030-08-05T04:00:00Z" });
    await advance(market, 35, "03:00");
    expect(await readSubscription(market, id)).toMatchObject({
      endDate: "2030-08-05T04:00:00Z",
      productVersion: { url: basic },
    });
    await advance(market, 35, "05:00");
    expect(await readSubscription(market, id)).toMatchObject({ productVersion: { url: yearly } });
  });
});

test("a short-lived plan is upgraded for the hours left", async () => {
  const market = await openMarketForTest();
  const small = await addPlan(market, "2.00", { lifespan: 4 });
  const large = await addPlan(market, "200.00", { lifespan: 4 });
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, small);
  await advance(market, 0, "01:30");
  expect(await patch(market, "vendor", id, upgradeTo(large))).toMatchObject({ upgrade: "PAID" });
  // Two and a half hours are left, which count as three: 198.00 x 3/4.
  expect(await billsOf(market, id)).toEqual(["NORMAL 2.00 PAID", "SYNDICATED_UPGRADE 148.50 PAID"]);
});

test("a deferred upgrade has the prices that stood when it was ordered", async () => {
  const market = await openMarketForTest();
  const basic = await addPlan(market, "31.00");
  const yearly = await addPlan(market, "600.00", { billingPeriod: 12 });
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, basic);
  await patch(market, "vendor", id, upgradeTo(yearly));
  await market.send("vendor", "PUT", yearly, { price: "900.00" });
  await advance(market, 31);
  expect((await billsOf(market, id)).at(-1)).toBe("RENEWAL 600.00 PAID");
});

test("a minimum of twelve months is renewed until it has passed, and then ends", async () => {
  const market = await openMarketForTest();
  const bound = await addPlan(market, "31.00", { minimumDuration: 12 });
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, bound);
  await advance(market, 10);
  await patch(market, "customer", id, { action: "AUTORENEW", autoRenew: false });
  expect(await readSubscription(market, id)).toMatchObject({ autoRenew: false });
  await advance(market, 364);
  expect(await readSubscription(market, id)).toMatchObject({
    deploymentStatus: "DEPLOYED",
    endDate: "2031-07-01T00:00:00Z",
  });
  expect(await billsOf(market, id)).toHaveLength(12);
  await advance(market, 366);
  expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  expect(await billsOf(market, id)).toHaveLength(12);
});
