import { describe, expect, test } from "vitest";
import { bill, counter, decline, kill, pay } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billedInAll,
  billsOf,
  deploy,
  expectStatus,
  type Market,
  openMarketForTest,
  owed,
  patch,
  readInvoices,
  readSubscription,
  storeCard,
} from "./market.js";

/** A plan of 31.00 a month, running since the first of July on a card that works. */
async function openPlain(price = "31.00", more: object = {}) {
  const market = await openMarketForTest();
  const plan = await addPlan(market, price, { ...more });
  const card = await storeCard(market, "pm_card_visa");
  const id = await deploy(market, plan);
  return { market, plan, card, id };
}

/** Pays every unpaid invoice with a card that works. */
async function payAll(market: Market, id: string): Promise<void> {
  await storeCard(market, "pm_card_visa");
  for (const { self, status } of await readInvoices(market, id))
    if (status === "UNPAID") await expectStatus(204, pay(market, self));
}

describe("a renewal that is declined, with 200 units used before", () => {
  async function declined() {
    const market = await openMarketForTest();
    const item = await addItem(market, "PAY_AS_YOU_GO");
    const plan = await addPlan(market, "10.00", { items: { [item]: [{ price: "1.00" }] } });
    const metric = await addMetric(market, item, counter);
    await storeCard(market, "pm_card_visa");
    market.show(metric, 0);
    const id = await deploy(market, plan);
    await decline(market);
    market.show(metric, 200);
    await advance(market, 31);
    return { market, id, metric };
  }

  test("is owed for the day that was delivered when it ends a day later", async () => {
    const { market, id } = await declined();
    await advance(market, 32);
    await kill(market, id);
    // 10.00 x 30/31 = 9.677... was not delivered.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 10.00 PAID",
      "RENEWAL 210.00 UNPAID",
      "CREDIT -9.68 PAID",
    ]);
    expect(await owed(market, id)).toBe("200.32");
    expect(await readSubscription(market, id)).toMatchObject({ paid: false });
    await payAll(market, id);
    expect(await readSubscription(market, id)).toMatchObject({ paid: true });
    expect(await owed(market, id)).toBe("0.00");
  });

  test("is owed for the three days of the grace when that passes", async () => {
    const { market, id } = await declined();
    await advance(market, 34);
    expect(await readSubscription(market, id)).toMatchObject({
      deploymentStatus: "UNDEPLOY_SENT",
      paid: false,
    });
    // 10.00 x 28/31 = 9.032... was not delivered.
    expect(await owed(market, id)).toBe("200.97");
    expect((await billsOf(market, id)).slice(1)).toEqual(["RENEWAL 210.00 UNPAID", "CREDIT -9.03 PAID"]);
  });

  test("is owed with what was used in the grace", async () => {
    const { market, id, metric } = await declined();
    market.show(metric, 205);
    await advance(market, 34);
    expect(await owed(market, id)).toBe("205.97");
  });
});

describe("a bill of the vendor's that nobody has paid when the customer leaves", () => {
  test("stays owed, and is paid", async () => {
    const { market, card, id } = await openPlain();
    await expectStatus(204, market.send("customer", "DELETE", card));
    await expectStatus(201, bill(market, id, "500.00"));
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "UPSELL 500.00 UNPAID"]);
    expect(await readSubscription(market, id)).toMatchObject({ paid: false });
    await payAll(market, id);
    expect(await readSubscription(market, id)).toMatchObject({ paid: true });
  });

  test("can be marked paid", async () => {
    const { market, card, id } = await openPlain();
    await expectStatus(204, market.send("customer", "DELETE", card));
    await expectStatus(201, bill(market, id, "500.00"));
    await kill(market, id);
    await expectStatus(204, market.send("admin", "PATCH", "invoice/2/pay", { reference: "transfer" }));
    expect((await billsOf(market, id)).at(-1)).toBe("UPSELL 500.00 PAID");
    expect(await readSubscription(market, id)).toMatchObject({ paid: true });
  });

  test("stays owed on a self-billed plan, until the vendor marks it paid", async () => {
    const { market, id } = await openPlain("31.00", { selfBilling: true });
    await expectStatus(201, bill(market, id, "500.00"));
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["UPSELL 500.00 UNPAID"]);
    expect(await readSubscription(market, id)).toMatchObject({ paid: false });
    await expectStatus(204, market.send("vendor", "PATCH", "invoice/1/pay", { reference: "transfer" }));
    expect(await readSubscription(market, id)).toMatchObject({ paid: true });
  });
});

test("a one-shot line on a declined renewal stays owed after the end", async () => {
  const { market, id } = await openPlain();
  await expectStatus(200, bill(market, id, "7.00", "/oneshot"));
  await decline(market);
  await advance(market, 35);
  expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  // Three days of August at 1.00, and the line.
  expect(await owed(market, id)).toBe("10.00");
});

describe("a RENEW on day 5 that is declined", () => {
  async function declined() {
    const plain = await openPlain();
    await decline(plain.market);
    await advance(plain.market, 5);
    await patch(plain.market, "customer", plain.id, { action: "RENEW" });
    return plain;
  }

  test("lapses three days later, and the paid month runs on", async () => {
    const { market, id } = await declined();
    expect(await readSubscription(market, id)).toMatchObject({
      endDate: "2030-08-01T00:00:00Z",
      paid: false,
    });
    expect((await market.send("customer", "PATCH", id, { action: "RENEW" })).status).toBe(409);
    await advance(market, 30);
    expect(await readSubscription(market, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      endDate: "2030-08-01T00:00:00Z",
      paid: true,
    });
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 31.00 EXPIRED"]);
  });

  test("moves the end when it is paid in time", async () => {
    const { market, id } = await declined();
    await advance(market, 7);
    await payAll(market, id);
    expect(await readSubscription(market, id)).toMatchObject({
      endDate: "2030-09-01T00:00:00Z",
      nextInvoice: "2030-09-01T00:00:00Z",
      paid: true,
    });
  });
});

describe("one unpaid line of 1.00 in a paid year", () => {
  test("stays owed, and leaves the year alone", async () => {
    const { market, id } = await openPlain("300.00", { billingPeriod: 12 });
    await decline(market);
    await advance(market, 10);
    await expectStatus(201, bill(market, id, "1.00"));
    await advance(market, 100);
    expect(await readSubscription(market, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      endDate: "2031-07-01T00:00:00Z",
      paid: false,
    });
    expect(await owed(market, id)).toBe("1.00");
  });
});

test("a vendor's KILL on the first day of a paid year credits the days left", async () => {
  const { market, id } = await openPlain("300.00", { billingPeriod: 12 });
  await advance(market, 1);
  await kill(market, id, "vendor");
  // 300.00 x 364/365 = 299.178...
  expect(await billsOf(market, id)).toEqual(["NORMAL 300.00 PAID", "CREDIT -299.18 PAID"]);
});

test("an administrator's KILL credits each invoice whose days are left, the newest first", async () => {
  const { market, id } = await openPlain();
  await patch(market, "customer", id, { action: "RENEW" });
  await advance(market, 10);
  await kill(market, id, "admin");
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    "RENEWAL 31.00 PAID",
    "CREDIT -31.00 PAID",
    "CREDIT -21.00 PAID",
  ]);
  expect(await billedInAll(market, id)).toBe("10.00");
});
