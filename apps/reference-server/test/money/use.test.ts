import { expect, test } from "vitest";
import { average, counter, kill, openMetered, peak } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billedAs,
  billsOf,
  deploy,
  expectStatus,
  openMarketForTest,
  patch,
  storeCard,
  upgradeTo,
} from "./market.js";

test("an upgrade bills the old plan's use at the old price, and the renewal only the rest at the new one", async () => {
  const { market, item, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  const pro = await addPlan(market, "62.00", { items: { [item]: [{ price: "5.00" }] } });
  market.show(name, 0);
  const id = await deploy(market, basic);
  market.show(name, 100);
  await advance(market, 20);
  await patch(market, "vendor", id, upgradeTo(pro));
  market.show(name, 380);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    // 11 days left: 22.00 for the new plan, 11.00 back for the old one, and 100 units at 1.00.
    "SYNDICATED_UPGRADE 111.00 PAID",
    // 62.00, and 280 units at 5.00.
    "RENEWAL 1462.00 PAID",
  ]);
  expect(await billedAs(market, id, "METRIC")).toBe("1500.00");
});

test("an upgrade to a plan without the resource bills what was used of it so far", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.71" }]);
  const pro = await addPlan(market, "62.00");
  market.show(name, 0);
  const id = await deploy(market, basic);
  market.show(name, 232);
  await advance(market, 20);
  await patch(market, "vendor", id, upgradeTo(pro));
  market.show(name, 1_000);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    // 11.00, and 232 units at 1.71 = 396.72.
    "SYNDICATED_UPGRADE 407.72 PAID",
    "RENEWAL 62.00 PAID",
  ]);
});

test("a deferred upgrade changes the price of use when it begins", async () => {
  const { market, item, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  const pro = await addPlan(market, "62.00", { items: { [item]: [{ price: "5.00" }] } });
  market.show(name, 0);
  const id = await deploy(market, basic);
  await advance(market, 20);
  await patch(market, "vendor", id, upgradeTo(pro, { from: "2030-07-25T00:00:00Z" }));
  market.show(name, 100);
  await advance(market, 31);
  market.show(name, 380);
  await advance(market, 62);
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    "RENEWAL 162.00 PAID",
    "RENEWAL 1462.00 PAID",
  ]);
});

test.each([["AVERAGE", average] as const, ["PEAK", peak] as const])(
  "a gauge is billed for the time that it was measured: KILL on day 7, %s",
  async (_, metric) => {
    const { market, basic, name } = await openMetered(metric, [{ price: "2.00" }]);
    market.show(name, 10);
    const id = await deploy(market, basic);
    await advance(market, 7);
    await kill(market, id);
    // 10 x 2.00 x 7/31 = 4.516...
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "UPSELL 4.52 PAID"]);
  },
);

test.each([["AVERAGE", average] as const, ["PEAK", peak] as const])(
  "a gauge is billed once, however often it is renewed by hand, %s",
  async (_, metric) => {
    const { market, basic, name } = await openMetered(metric, [{ price: "2.00" }]);
    market.show(name, 10);
    const id = await deploy(market, basic);
    await advance(market, 10);
    await patch(market, "customer", id, { action: "RENEW" });
    await advance(market, 13);
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      // August, and 20.00 x 10/31 = 6.4516...
      "RENEWAL 37.45 PAID",
      // 20.00 x 3/31 = 1.9354..., and 0.0016... that the rounding before left.
      "UPSELL 1.94 PAID",
    ]);
  },
);

test("a peak before a RENEW is billed at most once in its period", async () => {
  const { market, basic, name } = await openMetered(peak, [{ price: "2.00" }]);
  market.show(name, 10);
  const id = await deploy(market, basic);
  await advance(market, 10);
  await patch(market, "customer", id, { action: "RENEW" });
  market.show(name, 4);
  await advance(market, 30);
  await kill(market, id);
  // The peak of the period is 10: 20.00 x 30/31.
  expect(await billedAs(market, id, "METRIC")).toBe("19.35");
});

test("a counter that ran before the plan carried it begins at its first answer", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const basic = await addPlan(market, "31.00");
  const pro = await addPlan(market, "62.00", { items: { [item]: [{ price: "1.00" }] } });
  const name = await addMetric(market, item, counter);
  await storeCard(market, "pm_card_visa");
  market.show(name, 1_000);
  const id = await deploy(market, basic);
  await advance(market, 20);
  await patch(market, "vendor", id, upgradeTo(pro));
  await advance(market, 20, "01:00");
  market.show(name, 1_030);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    "SYNDICATED_UPGRADE 11.00 PAID",
    "RENEWAL 92.00 PAID",
  ]);
});

test("a counter whose metric is added to a running subscription begins at its first answer", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const basic = await addPlan(market, "31.00", { items: { [item]: [{ price: "1.00" }] } });
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, basic);
  await advance(market, 20);
  const name = await addMetric(market, item, counter);
  market.show(name, 1_000);
  await advance(market, 20, "01:00");
  market.show(name, 1_030);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 61.00 PAID"]);
});

test("a counter that a subscription has from the start begins at zero", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  market.show(name, 70);
  const id = await deploy(market, basic);
  market.show(name, 100);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 131.00 PAID"]);
});

test("tiers count over the whole period, also where a RENEW bills a part of it", async () => {
  const { market, basic, name } = await openMetered(counter, [
    { end: 100, price: "1.00" },
    { start: 101, price: "0.10" },
  ]);
  market.show(name, 0);
  const id = await deploy(market, basic);
  market.show(name, 100);
  // The weekly question comes before.
  await advance(market, 10);
  await patch(market, "customer", id, { action: "RENEW" });
  market.show(name, 200);
  await advance(market, 20);
  await kill(market, id);
  // 100 at 1.00 and 100 at 0.10.
  expect(await billedAs(market, id, "METRIC")).toBe("110.00");
});

test("tiers begin anew in each period, also in one that was renewed ahead", async () => {
  const { market, basic, name } = await openMetered(counter, [
    { end: 100, price: "1.00" },
    { start: 101, price: "0.10" },
  ]);
  market.show(name, 0);
  const id = await deploy(market, basic);
  await advance(market, 10);
  await patch(market, "customer", id, { action: "RENEW" });
  market.show(name, 200);
  await advance(market, 31);
  market.show(name, 350);
  await advance(market, 62);
  // July: 100 + 10. August: 150 units, 100 + 5.
  expect(await billedAs(market, id, "METRIC")).toBe("215.00");
});

test("what was used since the last question is asked for, and billed, at KILL", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  market.show(name, 0);
  const id = await deploy(market, basic);
  await advance(market, 10);
  market.show(name, 30);
  await kill(market, id);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "UPSELL 30.00 PAID"]);
});

test("where nobody answers at KILL, the last sample counts", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  market.show(name, 12);
  const id = await deploy(market, basic);
  await advance(market, 10);
  market.show(name, undefined);
  await kill(market, id);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "UPSELL 12.00 PAID"]);
});

test("what is used in the days of grace is billed", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  market.show(name, 0);
  const id = await deploy(market, basic);
  await storeCard(market, "pm_card_chargeDeclined");
  await advance(market, 31);
  market.show(name, 50);
  await advance(market, 35);
  expect(await billedAs(market, id, "METRIC")).toBe("50.00");
});

test("deleting a metric bills its use first", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  market.show(name, 0);
  const id = await deploy(market, basic);
  market.show(name, 25);
  await advance(market, 10);
  expect((await market.send("vendor", "DELETE", "applicationMetric/1")).status).toBe(204);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 56.00 PAID"]);
});

test("a counter that begins at its first answer does so too when its metric gets another name", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const basic = await addPlan(market, "31.00", { items: { [item]: [{ price: "1.00" }] } });
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, basic);
  await advance(market, 20);
  const name = await addMetric(market, item, counter);
  market.show(name, 1_000);
  await advance(market, 20, "01:00");
  await expectStatus(200, market.send("vendor", "PUT", "applicationMetric/1", { name: "renamed" }));
  market.show(name, 1_030);
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 61.00 PAID"]);
});

test("a counter that comes to another resource is billed there for what it counts from then on", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const other = await addItem(market, "PAY_AS_YOU_GO");
  const items = { [item]: [{ price: "1.00" }], [other]: [{ price: "7.00" }] };
  const basic = await addPlan(market, "31.00", { items });
  const name = await addMetric(market, item, counter);
  await storeCard(market, "pm_card_visa");
  market.show(name, 0);
  const id = await deploy(market, basic);
  market.show(name, 25);
  await advance(market, 10);
  const change = { billingItem: { url: other } };
  await expectStatus(200, market.send("vendor", "PUT", "applicationMetric/1", change));
  market.show(name, 40);
  await advance(market, 31);
  // 31.00 for the plan, 25 at 1.00, 15 at 7.00.
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 161.00 PAID"]);
});

test("a gauge pauses while the subscription is STOPPED", async () => {
  const { market, basic, name } = await openMetered(average, [{ price: "31.00" }]);
  market.show(name, 1);
  const id = await deploy(market, basic);
  await advance(market, 10);
  await patch(market, "vendor", id, { action: "STOP" });
  await advance(market, 15);
  await patch(market, "vendor", id, { action: "START" });
  await advance(market, 31);
  // 26 days of 31: 1.00 a day.
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 57.00 PAID"]);
});
