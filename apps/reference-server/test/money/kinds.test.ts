// Subscriptions that are no plain NORMAL ones of a plan that the marketplace bills.
import { describe, expect, test } from "vitest";
import { accept, bill, counter, decline, kill, openPlans } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billsOf,
  deploy,
  expectStatus,
  openMarketForTest,
  owed,
  patch,
  readSubscription,
  seatsOf,
  storeCard,
  upgradeTo,
} from "./market.js";

describe("a trial", () => {
  const trial = { trial: "ALLOWED", trialLength: 14, setupFee: "12.34" };

  test("becomes paid at its end, with the activation fee, and its use is free", async () => {
    const market = await openMarketForTest();
    const item = await addItem(market, "PAY_AS_YOU_GO");
    const plan = await addPlan(market, "31.00", { ...trial, items: { [item]: [{ price: "1.00" }] } });
    const name = await addMetric(market, item, counter);
    await accept(market);
    market.show(name, 0);
    const id = await deploy(market, plan, { type: "TRIAL" });
    market.show(name, 40);
    await advance(market, 14);
    market.show(name, 50);
    await advance(market, 45);
    expect(await billsOf(market, id)).toEqual(["RENEWAL 43.34 PAID", "RENEWAL 41.00 PAID"]);
    expect(await readSubscription(market, id)).toMatchObject({
      type: "NORMAL",
      endDate: "2030-09-15T00:00:00Z",
    });
  });

  test("that is upgraded for nothing is paid at the price of the other plan", async () => {
    const { market, basic, pro } = await openPlans(trial);
    const id = await deploy(market, basic, { type: "TRIAL" });
    expect(await patch(market, "vendor", id, upgradeTo(pro))).toMatchObject({ upgrade: "FREE" });
    await advance(market, 14);
    expect(await billsOf(market, id)).toEqual(["RENEWAL 62.00 PAID"]);
  });

  test("whose RENEW is declined is owed for the days until three after its old end", async () => {
    const { market, basic } = await openPlans({ ...trial, setupFee: "0.00" });
    const id = await deploy(market, basic, { type: "TRIAL" });
    await decline(market);
    await advance(market, 5);
    await patch(market, "customer", id, { action: "RENEW" });
    expect(await readSubscription(market, id)).toMatchObject({
      type: "NORMAL",
      paid: false,
      endDate: "2030-08-06T00:00:00Z",
    });
    await advance(market, 16, "23:00");
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(market, 17);
    expect(await readSubscription(market, id)).toMatchObject({
      deploymentStatus: "UNDEPLOY_SENT",
      paid: false,
    });
    // 12 days of 31 were delivered.
    expect(await billsOf(market, id)).toEqual(["RENEWAL 31.00 UNPAID", "CREDIT -19.00 PAID"]);
    expect(await owed(market, id)).toBe("12.00");
  });

  test("whose RENEW is declined takes no upgrade and no seats until it is paid, and ends all the same", async () => {
    const { market, basic, pro } = await openPlans({ ...trial, setupFee: "0.00" });
    const id = await deploy(market, basic, { type: "TRIAL" });
    await decline(market);
    await patch(market, "customer", id, { action: "RENEW" });
    await expectStatus(423, market.send("vendor", "PATCH", id, upgradeTo(pro)));
    await advance(market, 18);
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    // 17 days of 31 were delivered.
    expect(await owed(market, id)).toBe("17.00");
  });

  test("without a card ends, and costs nothing", async () => {
    const market = await openMarketForTest();
    const plan = await addPlan(market, "31.00", trial);
    const card = await accept(market);
    const id = await deploy(market, plan, { type: "TRIAL" });
    await expectStatus(204, market.send("customer", "DELETE", card));
    await advance(market, 15);
    expect(await readSubscription(market, id)).toMatchObject({
      deploymentStatus: "UNDEPLOY_SENT",
      paid: true,
    });
    expect(await billsOf(market, id)).toEqual([]);
  });
});

describe("a SANDBOX", () => {
  async function sandbox() {
    const market = await openMarketForTest();
    const plan = await addPlan(market, "31.00");
    await storeCard(market, "pm_card_visa", "vendor");
    const id = await deploy(market, plan, { type: "SANDBOX" }, "vendor");
    return { market, id };
  }

  test("that an administrator ends gets its paid days back, and not those that were free", async () => {
    const { market, id } = await sandbox();
    await patch(market, "vendor", id, { action: "RENEW", hours: 100 });
    await advance(market, 10);
    await kill(market, id, "admin");
    expect(await billsOf(market, id)).toEqual(["SANDBOX 31.00 PAID", "CREDIT -21.00 PAID"]);
  });

  test("whose RENEW is declined keeps its end, and the request lapses", async () => {
    const { market, id } = await sandbox();
    await storeCard(market, "pm_card_chargeDeclined", "vendor");
    await advance(market, 5);
    await patch(market, "vendor", id, { action: "RENEW" });
    expect(await readSubscription(market, id)).toMatchObject({ endDate: "2030-08-01T00:00:00Z" });
    await expectStatus(409, market.send("vendor", "PATCH", id, { action: "RENEW" }));
    await advance(market, 8);
    expect(await billsOf(market, id)).toEqual(["SANDBOX 31.00 PAID", "RENEWAL 31.00 EXPIRED"]);
    expect(await readSubscription(market, id)).toMatchObject({
      paid: true,
      endDate: "2030-08-01T00:00:00Z",
    });
  });

  test("is renewed ahead from the end that its hours gave it", async () => {
    const { market, id } = await sandbox();
    await patch(market, "vendor", id, { action: "RENEW", hours: 48 });
    await patch(market, "vendor", id, { action: "RENEW" });
    expect(await readSubscription(market, id)).toMatchObject({ endDate: "2030-09-03T00:00:00Z" });
    await advance(market, 10);
    await kill(market, id, "admin");
    expect(await billsOf(market, id)).toEqual([
      "SANDBOX 31.00 PAID",
      "RENEWAL 31.00 PAID",
      "CREDIT -31.00 PAID",
      "CREDIT -21.00 PAID",
    ]);
  });
});

describe("a plan that its vendor bills", () => {
  test("has refunds up to what was invoiced", async () => {
    const { market, basic } = await openPlans({ selfBilling: true });
    const id = await deploy(market, basic);
    await expectStatus(201, bill(market, id, "50.00"));
    await expectStatus(204, market.send("vendor", "PATCH", "invoice/1/pay", { reference: "transfer" }));
    await expectStatus(201, bill(market, id, "-20.00"));
    await expectStatus(422, bill(market, id, "-30.01"));
    await expectStatus(201, bill(market, id, "-30.00"));
    await advance(market, 40);
    await kill(market, id, "vendor");
    expect(await billsOf(market, id)).toEqual([
      "UPSELL 50.00 PAID",
      "REFUND -20.00 PAID",
      "REFUND -30.00 PAID",
    ]);
  });

  test("is upgraded for nothing to one that the marketplace bills, and what is used then is billed", async () => {
    const market = await openMarketForTest();
    const item = await addItem(market, "PAY_AS_YOU_GO");
    const seats = await addItem(market, "POST_PAID");
    const items = { [item]: [{ price: "1.00" }], [seats]: [{ price: "31.00" }] };
    const own = await addPlan(market, "31.00", { items, selfBilling: true });
    const pro = await addPlan(market, "62.00", { items });
    const name = await addMetric(market, item, counter);
    await accept(market);
    market.show(name, 0);
    const id = await deploy(market, own, { billingItems: { [seats]: 2 } });
    market.show(name, 100);
    await advance(market, 10);
    expect(await patch(market, "vendor", id, upgradeTo(pro))).toMatchObject({ upgrade: "FREE" });
    market.show(name, 130);
    await advance(market, 31);
    // August, 30 units, and 2 seats for 21 days.
    expect(await billsOf(market, id)).toEqual(["RENEWAL 134.00 PAID"]);
  });

  test("gives back what the marketplace was paid for days that its vendor bills", async () => {
    const market = await openMarketForTest();
    const basic = await addPlan(market, "31.00");
    const own = await addPlan(market, "62.00", { selfBilling: true });
    await accept(market);
    const id = await deploy(market, basic);
    await advance(market, 10);
    expect(await patch(market, "vendor", id, upgradeTo(own))).toMatchObject({ upgrade: "FREE" });
    await advance(market, 20);
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "CREDIT -21.00 PAID"]);
  });

  test("that becomes one of the marketplace's has more seats, and a third plan, billed for their time", async () => {
    const market = await openMarketForTest();
    const ahead = await addItem(market, "PRE_PAID");
    const after = await addItem(market, "POST_PAID");
    const items = { [ahead]: [{ price: "31.00" }], [after]: [{ price: "31.00" }] };
    const own = await addPlan(market, "31.00", { items, selfBilling: true });
    const pro = await addPlan(market, "62.00", { items });
    const best = await addPlan(market, "93.00", { items });
    await accept(market);
    const id = await deploy(market, own);
    await advance(market, 10);
    await patch(market, "vendor", id, upgradeTo(pro));
    await patch(market, "customer", id, seatsOf(after, 1));
    await patch(market, "customer", id, seatsOf(ahead, 1));
    await advance(market, 20);
    expect(await patch(market, "vendor", id, upgradeTo(best))).toMatchObject({ upgrade: "FREE" });
    await advance(market, 31);
    // August: 93.00 and a seat. July: a seat that is paid afterwards, for 21 days.
    expect(await billsOf(market, id)).toEqual(["RENEWAL 145.00 PAID"]);
  });

  test("in a trial costs nothing after an upgrade to one of the marketplace's", async () => {
    const market = await openMarketForTest();
    const after = await addItem(market, "POST_PAID");
    const items = { [after]: [{ price: "31.00" }] };
    const trial = { trial: "ALLOWED", trialLength: 14 };
    const own = await addPlan(market, "31.00", { items, ...trial, selfBilling: true });
    const pro = await addPlan(market, "62.00", { items });
    await accept(market);
    const id = await deploy(market, own, { type: "TRIAL", billingItems: { [after]: 2 } });
    await patch(market, "vendor", id, upgradeTo(pro));
    await advance(market, 14);
    expect(await billsOf(market, id)).toEqual(["RENEWAL 62.00 PAID"]);
  });
});
