import { describe, expect, test } from "vitest";
import { accept, average, counter, kill, openMetered, openPlans, openSeats, peak } from "./lives.js";
import {
  addPlan,
  advance,
  billedAs,
  billsOf,
  deploy,
  expectStatus,
  openMarketForTest,
  patch,
  readOrders,
  readSubscription,
  seatsOf,
  upgradeTo,
} from "./market.js";

describe("use", () => {
  test("of a gauge with ranges is rated at the prices of each plan for its days", async () => {
    const { market, basic, pro, name } = await openMetered(
      average,
      [
        { end: 9, price: "1.00" },
        { start: 10, price: "0.10" },
      ],
      [
        { end: 9, price: "2.00" },
        { start: 10, price: "0.20" },
      ],
    );
    market.show(name, 10);
    const id = await deploy(market, basic);
    await advance(market, 10);
    await patch(market, "vendor", id, upgradeTo(pro));
    await advance(market, 31);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      // 21.00 for 21 days, and 9.10 x 10/31 = 2.9354...
      "SYNDICATED_UPGRADE 23.94 PAID",
      // 62.00, and 18.20 x 21/31 = 12.3290..., less what was rounded up.
      "RENEWAL 74.32 PAID",
    ]);
  });

  test("at its peak is what ran, not what was shown while it was STOPPED", async () => {
    const { market, basic, name } = await openMetered(peak, [{ price: "2.00" }]);
    market.show(name, 10);
    const id = await deploy(market, basic);
    await advance(market, 10);
    await patch(market, "vendor", id, { action: "STOP" });
    // It is asked on the days 17 and 24.
    market.show(name, 20);
    await advance(market, 18);
    market.show(name, 4);
    await advance(market, 25);
    await patch(market, "vendor", id, { action: "START" });
    await advance(market, 30);
    await kill(market, id);
    // 20.00 x 15/31 = 9.677...
    expect(await billedAs(market, id, "METRIC")).toBe("9.68");
  });

  const unit = [{ price: "1.00" }];
  const dear = [{ price: "5.00" }];

  test("at the very moment of an upgrade is billed by a KILL at the same moment", async () => {
    const { market, basic, pro, name } = await openMetered(counter, unit, dear);
    market.show(name, 0);
    const id = await deploy(market, basic);
    market.show(name, 100);
    await advance(market, 20);
    await patch(market, "vendor", id, upgradeTo(pro));
    market.show(name, 150);
    await kill(market, id);
    // 100 at 1.00, and 50 at 5.00.
    expect(await billedAs(market, id, "METRIC")).toBe("350.00");
  });

  test("at the very moment of a RENEW is billed by a KILL at the same moment", async () => {
    const { market, basic, name } = await openMetered(counter, unit, dear);
    market.show(name, 100);
    const id = await deploy(market, basic);
    await patch(market, "customer", id, { action: "RENEW" });
    market.show(name, 130);
    await kill(market, id);
    expect(await billedAs(market, id, "METRIC")).toBe("130.00");
  });

  test.each([
    // The free use was asked for within the trial, or not yet: then it is told apart no more.
    { within: 100, after: 130, billed: "30.00" },
    { within: 0, after: 30, billed: "30.00" },
  ])("at the very moment at which a trial is paid is billed: $within, then $after", async (life) => {
    const { market, basic, name } = await openMetered(counter, unit, dear, {
      trial: "ALLOWED",
      trialLength: 14,
    });
    market.show(name, life.within);
    const id = await deploy(market, basic, { type: "TRIAL" });
    await advance(market, 7);
    await patch(market, "customer", id, { action: "RENEW" });
    market.show(name, life.after);
    await kill(market, id);
    expect(await billedAs(market, id, "METRIC")).toBe(life.billed);
  });

  test("at the very moment at which a trial is paid by itself is billed by a KILL", async () => {
    const { market, basic, name } = await openMetered(counter, unit, dear, {
      trial: "ALLOWED",
      trialLength: 14,
    });
    market.show(name, 100);
    const id = await deploy(market, basic, { type: "TRIAL" });
    await advance(market, 14);
    market.show(name, 130);
    await kill(market, id);
    expect(await billedAs(market, id, "METRIC")).toBe("30.00");
  });

  test("at the very moment of a renewal is billed by a KILL at the same moment", async () => {
    const { market, basic, name } = await openMetered(counter, unit, dear);
    market.show(name, 100);
    const id = await deploy(market, basic);
    await advance(market, 31);
    market.show(name, 107);
    await kill(market, id);
    expect(await billedAs(market, id, "METRIC")).toBe("107.00");
  });

  test("at the very moment of the first DEPLOYED has the price of the plan that stood", async () => {
    const { market, basic, pro, name } = await openMetered(counter, unit, dear);
    market.show(name, 30);
    const id = await deploy(market, basic);
    await patch(market, "vendor", id, upgradeTo(pro));
    market.show(name, 40);
    await advance(market, 31);
    // 30 at 1.00, and 10 at 5.00.
    expect(await billedAs(market, id, "METRIC")).toBe("80.00");
  });

  test("at the very moment of two upgrades is billed under each plan once", async () => {
    const { market, basic, pro, name } = await openMetered(counter, unit, dear);
    const best = await addPlan(market, "93.00", {
      items: { "billingItem/1": [{ price: "10.00" }] },
    });
    market.show(name, 0);
    const id = await deploy(market, basic);
    await advance(market, 3);
    market.show(name, 10);
    await patch(market, "vendor", id, upgradeTo(pro));
    market.show(name, 30);
    await patch(market, "vendor", id, upgradeTo(best));
    market.show(name, 33);
    await kill(market, id);
    // 10 at 1.00, 20 at 5.00 and 3 at 10.00.
    expect(await billedAs(market, id, "METRIC")).toBe("140.00");
  });
});

describe("seats", () => {
  test("by volume that are paid afterwards cost the price of each number for its time", async () => {
    const tiers = [
      { end: 9, price: "2.00" },
      { start: 10, price: "1.00" },
    ];
    const { market, item, start } = await openSeats({ payment: "POST_PAID", scheme: "VOLUME", tiers });
    const id = await start(5);
    await advance(market, 10);
    await patch(market, "customer", id, seatsOf(item, 12));
    await advance(market, 31);
    // 10.00 x 10/31 + 12.00 x 21/31 = 3.2258 + 8.1290.
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 42.35 PAID"]);
  });

  test("by steps cost the difference of the steps for the days left", async () => {
    const tiers = [
      { end: 10, price: "50.00" },
      { start: 11, price: "81.00" },
    ];
    const { market, item, start } = await openSeats({ payment: "PRE_PAID", scheme: "STAIRSTEP", tiers });
    const id = await start(5);
    await advance(market, 10);
    expect(await patch(market, "customer", id, seatsOf(item, 9))).toMatchObject({ upgrade: "FREE" });
    await patch(market, "customer", id, seatsOf(item, 12));
    await advance(market, 31);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 81.00 PAID",
      "BILLING_ITEM_UPGRADE 21.00 PAID",
      "RENEWAL 112.00 PAID",
    ]);
  });

  test("that are fewer from the next period on are given up by a KILL before it", async () => {
    const { market, item, start } = await openSeats({ payment: "PRE_PAID", tiers: [{ price: "31.00" }] });
    const id = await start(3);
    await advance(market, 10);
    expect(await patch(market, "customer", id, seatsOf(item, 1))).toMatchObject({ upgrade: "DEFERRED" });
    await kill(market, id, "vendor");
    // 21 days of the plan and of three seats.
    expect(await billsOf(market, id)).toEqual(["NORMAL 124.00 PAID", "CREDIT -84.00 PAID"]);
    expect((await readOrders(market, id)).at(-1)).toMatchObject({ status: "REJECTED" });
  });

  test("of a short-lived plan that are paid afterwards cost the hours that began", async () => {
    const tiers = [{ price: "40.00" }];
    const { market, start } = await openSeats({ payment: "POST_PAID", tiers, price: "2.00", lifespan: 4 });
    const id = await start(1);
    await advance(market, 0, "01:30");
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["NORMAL 2.00 PAID", "UPSELL 20.00 PAID"]);
  });
});

test("a subscription that was renewed ahead runs from the start of its present month to the end of the last", async () => {
  const { market, basic } = await openPlans();
  const id = await deploy(market, basic);
  await patch(market, "customer", id, { action: "RENEW" });
  await patch(market, "customer", id, { action: "RENEW" });
  const dates = async () => {
    const { lastInvoice, nextInvoice, endDate } = await readSubscription(market, id);
    return [lastInvoice, nextInvoice, endDate].map((date) => date?.slice(0, 10));
  };
  expect(await dates()).toEqual(["2030-07-01", "2030-10-01", "2030-10-01"]);
  await advance(market, 40);
  expect(await dates()).toEqual(["2030-08-01", "2030-10-01", "2030-10-01"]);
  await advance(market, 93);
  expect(await dates()).toEqual(["2030-10-01", "2030-11-01", "2030-11-01"]);
});

test("a month from the 31st has the days until the 30th where there is no 31st", async () => {
  const market = await openMarketForTest();
  const basic = await addPlan(market, "30.00");
  const pro = await addPlan(market, "60.00");
  await accept(market);
  await advance(market, 30);
  const id = await deploy(market, basic);
  expect(await readSubscription(market, id)).toMatchObject({ endDate: "2030-08-31T00:00:00Z" });
  // 10 September.
  await advance(market, 71);
  expect(await readSubscription(market, id)).toMatchObject({ endDate: "2030-09-30T00:00:00Z" });
  await patch(market, "vendor", id, upgradeTo(pro));
  // 20 of 30 days are left.
  expect((await billsOf(market, id)).at(-1)).toBe("SYNDICATED_UPGRADE 20.00 PAID");
  await advance(market, 92);
  expect(await readSubscription(market, id)).toMatchObject({ endDate: "2030-10-31T00:00:00Z" });
});

describe("the minimum duration of the present plan binds", () => {
  test("no longer, after an upgrade to a plan that has none", async () => {
    const { market, basic, pro } = await openPlans({ minimumDuration: 12 });
    const id = await deploy(market, basic);
    await advance(market, 10);
    await patch(market, "vendor", id, upgradeTo(pro));
    await patch(market, "customer", id, { action: "AUTORENEW", autoRenew: false });
    await advance(market, 32);
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("from the first DEPLOYED, after an upgrade to a plan that has one", async () => {
    const market = await openMarketForTest();
    const basic = await addPlan(market, "31.00");
    const bound = await addPlan(market, "62.00", { minimumDuration: 3 });
    await accept(market);
    const id = await deploy(market, basic);
    await advance(market, 40);
    await patch(market, "vendor", id, upgradeTo(bound));
    await patch(market, "customer", id, { action: "AUTORENEW", autoRenew: false });
    // Three months from 1 July.
    await advance(market, 91);
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(market, 93);
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });
});

test("a deactivated vendor's subscription ends with its period, and what was used is billed", async () => {
  const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
  market.show(name, 9);
  const id = await deploy(market, basic);
  await expectStatus(204, market.send("admin", "PATCH", "company/1", { action: "DEACTIVATION" }));
  await advance(market, 32);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "UPSELL 9.00 PAID"]);
});
