import { describe, expect, test } from "vitest";
import { kill, openSeats } from "./lives.js";
import {
  addItem,
  addPlan,
  advance,
  billedAs,
  billsOf,
  deploy,
  openMarketForTest,
  patch,
  readSubscription,
  seatsOf,
  storeCard,
  upgradeTo,
} from "./market.js";

describe("seats that are paid afterwards", () => {
  test("cost the time that each number of them stood", async () => {
    const { market, item, start } = await openSeats({ payment: "POST_PAID", tiers: [{ price: "30.00" }] });
    const id = await start(1);
    await advance(market, 30, "23:20");
    await patch(market, "customer", id, seatsOf(item, 11));
    await advance(market, 31);
    // 30.00, and ten more from the start of the last hour: 300.00 x 1/744 = 0.4032...
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 61.40 PAID"]);
  });

  test("are billed at an upgrade that leaves fewer of them", async () => {
    const { market, item, start } = await openSeats({ payment: "POST_PAID", tiers: [{ price: "30.00" }] });
    const pro = await addPlan(market, "62.00", { items: { [item]: [{ price: "30.00" }] } });
    const id = await start(11);
    await advance(market, 10);
    await patch(market, "vendor", id, upgradeTo(pro, { billingItems: { [item]: 1 } }));
    await advance(market, 31);
    // 330.00 x 10/31 = 106.4516..., and 30.00 x 21/31 = 20.3225...
    expect(await billedAs(market, id, "BILLINGITEMCOST")).toBe("126.77");
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      // 21 days left: 42.00 - 21.00, and 106.45.
      "SYNDICATED_UPGRADE 127.45 PAID",
      "RENEWAL 82.32 PAID",
    ]);
  });

  test("are not billed by a RENEW for a period that has not begun", async () => {
    const { market, start } = await openSeats({ payment: "POST_PAID", tiers: [{ price: "30.00" }] });
    const id = await start(1);
    await patch(market, "customer", id, { action: "RENEW" });
    await patch(market, "customer", id, { action: "RENEW" });
    await advance(market, 10);
    await kill(market, id);
    // 30.00 x 10/31 = 9.677...
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "RENEWAL 31.00 PAID",
      "RENEWAL 31.00 PAID",
      "UPSELL 9.68 PAID",
    ]);
  });

  test("that come after a RENEW are billed", async () => {
    const { market, item, start } = await openSeats({ payment: "POST_PAID", tiers: [{ price: "31.00" }] });
    const id = await start(1);
    await patch(market, "customer", id, { action: "RENEW" });
    await advance(market, 10);
    await patch(market, "customer", id, seatsOf(item, 3));
    await advance(market, 20);
    await kill(market, id);
    // Ten days of one, ten days of three, at 1.00 a day.
    expect(await billedAs(market, id, "BILLINGITEMCOST")).toBe("40.00");
  });

  test("are billed for each of two periods, the second of which was renewed ahead", async () => {
    const { market, item, start } = await openSeats({ payment: "POST_PAID", tiers: [{ price: "31.00" }] });
    const id = await start(1);
    await patch(market, "customer", id, { action: "RENEW" });
    await advance(market, 10);
    await patch(market, "customer", id, seatsOf(item, 3));
    await advance(market, 62);
    // July: 10 x 1 + 21 x 3 = 73. August: 93.
    expect(await billedAs(market, id, "BILLINGITEMCOST")).toBe("166.00");
  });
});

test("seats that are paid afterwards stood until the end of their last hour, also with a set-up that is not paid", async () => {
  const tiers = [
    { end: 1, price: "744.00" },
    { start: 2, price: "744.00", setup: "5.00" },
  ];
  const { market, item, start } = await openSeats({ payment: "POST_PAID", tiers });
  const id = await start(1);
  await storeCard(market, "pm_card_chargeDeclined");
  await advance(market, 1);
  await patch(market, "customer", id, seatsOf(item, 2));
  await advance(market, 2, "00:20");
  await kill(market, id);
  // 1.00 an hour: one seat for 24 hours, two for 24 hours and the one that had begun.
  expect(await billedAs(market, id, "BILLINGITEMCOST")).toBe("74.00");
});

describe("seats that are paid in advance", () => {
  test("of less than a cent are billed as soon as they come to half a cent together", async () => {
    const { market, item, start } = await openSeats({ payment: "PRE_PAID", tiers: [{ price: "0.004" }] });
    const id = await start(0);
    for (let seats = 1; seats <= 14; seats += 1) await patch(market, "customer", id, seatsOf(item, seats));
    // 0.008 is 0.01, and -0.002 is carried; 0.006 is 0.01, and -0.004 is carried; the fifth seat evens it out.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      ...Array<string>(6).fill("BILLING_ITEM_UPGRADE 0.01 PAID"),
    ]);
    await advance(market, 31);
    // 31.00 and 14 x 0.004 = 0.056, less 0.004.
    expect((await billsOf(market, id)).at(-1)).toBe("RENEWAL 31.05 PAID");
  });

  test("cost the same one by one as together", async () => {
    const { market, item, start } = await openSeats({ payment: "PRE_PAID", tiers: [{ price: "0.0040" }] });
    const [oneByOne, together] = [await start(0), await start(0)];
    for (let seats = 1; seats <= 100; seats += 1)
      await patch(market, "customer", oneByOne, seatsOf(item, seats));
    await patch(market, "customer", together, seatsOf(item, 100));
    expect(await billedAs(market, together, "BILLINGITEMCOST")).toBe("0.40");
    const issued = await billsOf(market, oneByOne);
    expect(issued.slice(1)).toEqual(Array<string>(40).fill("BILLING_ITEM_UPGRADE 0.01 PAID"));
  });

  test("that become cheaper by their number leave a credit that waits for the next invoice", async () => {
    const tiers = [
      { end: 9, price: "5.00" },
      { start: 10, price: "3.00", setup: "5.00" },
    ];
    const offer = { payment: "PRE_PAID", scheme: "VOLUME", tiers, price: "10.00" } as const;
    const { market, item, start } = await openSeats(offer);
    const id = await start(9);
    await advance(market, 2);
    // 5.00 for the set-up, and (30.00 - 45.00) x 29/31 = -14.0322...: together -9.0322...
    expect(await patch(market, "customer", id, seatsOf(item, 10))).toEqual({ upgrade: "FREE" });
    await advance(market, 31);
    // 10.00 + 30.00 - 9.0322...
    expect(await billsOf(market, id)).toEqual(["NORMAL 55.00 PAID", "RENEWAL 30.97 PAID"]);
  });

  test("of which an upgrade brings the first are set up by it", async () => {
    const market = await openMarketForTest();
    const item = await addItem(market, "PRE_PAID");
    const basic = await addPlan(market, "31.00");
    const pro = await addPlan(market, "62.00", { items: { [item]: [{ price: "31.00", setup: "20.00" }] } });
    await storeCard(market, "pm_card_visa");
    const id = await deploy(market, basic);
    await advance(market, 20);
    const change = { productVersion: { url: pro }, billingItems: { [item]: 1 } };
    const estimate = await market.send("customer", "POST", "order/estimate", {
      subscription: { url: id },
      ...change,
    });
    expect(estimate).toMatchObject({ status: 200, body: { total: { total: "42.0000" } } });
    await patch(market, "vendor", id, { action: "SYNDICATED_UPGRADE", ...change });
    await kill(market, id);
    // 11 days of 2.00 more for the plan, of 1.00 for the seat: 11.00 + 11.00; and the set-up.
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "SYNDICATED_UPGRADE 42.00 PAID"]);
    expect(await billedAs(market, id, "BILLINGITEMSETUP")).toBe("20.00");
  });

  test("that are paid afterwards, and that an upgrade brings, are set up once", async () => {
    const market = await openMarketForTest();
    const item = await addItem(market, "POST_PAID");
    const basic = await addPlan(market, "31.00");
    const pro = await addPlan(market, "62.00", { items: { [item]: [{ price: "31.00", setup: "20.00" }] } });
    await storeCard(market, "pm_card_visa");
    const id = await deploy(market, basic);
    await advance(market, 20);
    await patch(market, "vendor", id, upgradeTo(pro, { billingItems: { [item]: 1 } }));
    await advance(market, 25);
    await kill(market, id);
    expect(await billedAs(market, id, "BILLINGITEMSETUP")).toBe("20.00");
    // Five days at 1.00.
    expect(await billedAs(market, id, "BILLINGITEMCOST")).toBe("5.00");
  });
});

describe("more seats that are not paid", () => {
  test("go after the grace, and what was delivered of them stays owed", async () => {
    const { market, item, start } = await openSeats({ payment: "PRE_PAID", tiers: [{ price: "31.00" }] });
    const id = await start(1);
    await storeCard(market, "pm_card_chargeDeclined");
    await advance(market, 10);
    await patch(market, "customer", id, seatsOf(item, 3));
    expect((await market.send("customer", "PATCH", id, seatsOf(item, 5))).status).toBe(423);
    await advance(market, 13);
    expect(await readSubscription(market, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      paid: false,
      billingItems: { [item]: 1 },
      endDate: "2030-08-01T00:00:00Z",
    });
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 62.00 PAID",
      // Two seats for 21 days, of which 18 were not delivered.
      "BILLING_ITEM_UPGRADE 42.00 UNPAID",
      "CREDIT -36.00 PAID",
    ]);
  });
});
