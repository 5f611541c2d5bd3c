import { describe, expect, test } from "vitest";
import { accept, bill, counter, decline, kill, openMetered, openPlans, openSeats, pay } from "./lives.js";
import {
  addPlan,
  advance,
  billsOf,
  deploy,
  expectStatus,
  type Market,
  openMarketForTest,
  owed,
  patch,
  readOrders,
  readSubscription,
  seatsOf,
  upgradeTo,
} from "./market.js";

/** The customer renews it so many days after its start, on a card that is declined. */
async function renewDeclined(market: Market, id: string, days: number): Promise<void> {
  await decline(market);
  await advance(market, days);
  await patch(market, "customer", id, { action: "RENEW" });
}

describe("a RENEW that is declined two days before the end", () => {
  test("takes no upgrade and no seats until it is paid, and keeps the plan then", async () => {
    const tiers = [{ price: "3.10" }];
    const { market, item, start } = await openSeats({ payment: "PRE_PAID", tiers });
    const pro = await addPlan(market, "62.00", { items: { [item]: tiers } });
    const id = await start(0);
    await renewDeclined(market, id, 29);
    await accept(market);
    await expectStatus(423, market.send("vendor", "PATCH", id, upgradeTo(pro)));
    await expectStatus(423, market.send("customer", "PATCH", id, seatsOf(item, 2)));
    await expectStatus(204, pay(market, "invoice/2"));
    expect(await patch(market, "vendor", id, upgradeTo(pro))).toMatchObject({ upgrade: "PAID" });
    // 2 days of July and all of August: 2.00 + 31.00.
    expect((await billsOf(market, id)).at(-1)).toBe("SYNDICATED_UPGRADE 33.00 PAID");
    expect(await readSubscription(market, id)).toMatchObject({
      productVersion: { url: pro },
      endDate: "2030-09-01T00:00:00Z",
    });
  });

  test("stands for the renewal, with a grace of its own", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await renewDeclined(market, id, 29);
    await advance(market, 33);
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(market, 34);
    expect(await readSubscription(market, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "RENEWAL 31.00 UNPAID",
      "CREDIT -28.00 PAID",
    ]);
  });
});

describe("a RENEW that lapses", () => {
  test("is owed in nothing, also with the vendor's line for each month", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(200, bill(market, id, "2.00", "/recurring"));
    await renewDeclined(market, id, 5);
    await advance(market, 8);
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 33.00 EXPIRED"]);
    expect(await readSubscription(market, id)).toMatchObject({ paid: true });
    await accept(market);
    await advance(market, 31);
    expect((await billsOf(market, id)).at(-1)).toBe("RENEWAL 33.00 PAID");
  });

  test("is owed for what was used before", async () => {
    const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
    market.show(name, 7);
    const id = await deploy(market, basic);
    await renewDeclined(market, id, 5);
    await advance(market, 9);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "RENEWAL 38.00 UNPAID",
      "CREDIT -31.00 PAID",
    ]);
    expect(await owed(market, id)).toBe("7.00");
  });

  test("at a KILL by the customer, is owed in nothing either", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(200, bill(market, id, "2.00", "/recurring"));
    await renewDeclined(market, id, 5);
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 33.00 EXPIRED"]);
  });

  test("is not given back a second time, when the next one is and the vendor ends it", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(200, bill(market, id, "2.00", "/recurring", { vat: 19 }));
    await renewDeclined(market, id, 0);
    await advance(market, 5);
    await accept(market);
    await patch(market, "customer", id, { action: "RENEW" });
    await advance(market, 10);
    await kill(market, id, "vendor");
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "RENEWAL 33.38 EXPIRED",
      "RENEWAL 33.38 PAID",
      // All of August with its line, and 21 days of July.
      "CREDIT -33.38 PAID",
      "CREDIT -21.00 PAID",
    ]);
  });

  test("takes the vendor's discount for its month back with it", async () => {
    const { market, basic, name } = await openMetered(counter, [{ price: "1.00" }]);
    market.show(name, 10);
    const id = await deploy(market, basic);
    await expectStatus(200, bill(market, id, "-35.00", "/recurring"));
    await renewDeclined(market, id, 5);
    await advance(market, 9);
    await kill(market, id);
    // 31.00 - 35.00 + 10.00, of which 10.00 was used.
    expect((await billsOf(market, id)).slice(0, 2)).toEqual(["NORMAL 31.00 PAID", "RENEWAL 6.00 EXPIRED"]);
    expect(await owed(market, id)).toBe("10.00");
  });
});

describe("an upgrade that is not paid", () => {
  test("on the last day but one is undone before the renewal, which has the old price", async () => {
    const { market, basic, pro } = await openPlans();
    const id = await deploy(market, basic);
    await decline(market);
    await advance(market, 30);
    await patch(market, "vendor", id, upgradeTo(pro));
    await accept(market);
    await advance(market, 31);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "SYNDICATED_UPGRADE 1.00 UNPAID",
      "RENEWAL 31.00 PAID",
    ]);
    expect(await readSubscription(market, id)).toMatchObject({ productVersion: { url: basic }, paid: false });
    const upgrade = (await readOrders(market, id)).find(({ type }) => type === "SYNDICATED_UPGRADE");
    expect(upgrade).toMatchObject({ status: "REJECTED" });
  });

  /** On the eleventh day, and two days have passed since. */
  async function upgradedForTwoDays() {
    const { market, basic, pro } = await openPlans();
    const id = await deploy(market, basic);
    await decline(market);
    await advance(market, 10);
    await patch(market, "vendor", id, upgradeTo(pro));
    await advance(market, 12);
    return { market, id };
  }

  test("is owed for two days when the customer leaves after them", async () => {
    const { market, id } = await upgradedForTwoDays();
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "SYNDICATED_UPGRADE 21.00 UNPAID",
      "CREDIT -19.00 PAID",
    ]);
    expect(await owed(market, id)).toBe("2.00");
  });

  test("is owed for two days when the vendor ends it after them, and the old days are paid back", async () => {
    const { market, id } = await upgradedForTwoDays();
    await kill(market, id, "vendor");
    expect(await owed(market, id)).toBe("2.00");
    expect((await billsOf(market, id)).slice(2).sort()).toEqual(["CREDIT -19.00 PAID", "CREDIT -19.00 PAID"]);
  });
});

describe("a vendor's KILL", () => {
  test("in the grace leaves the days that were delivered owed, and pays nothing out", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await decline(market);
    await advance(market, 32);
    await kill(market, id, "vendor");
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "RENEWAL 31.00 UNPAID",
      "CREDIT -30.00 PAID",
    ]);
    expect(await owed(market, id)).toBe("1.00");
  });

  test("before the first DEPLOYED gives everything back, with its VAT and its fee", async () => {
    const { market, basic } = await openPlans({ setupFee: "12.34" });
    const body = { type: "NORMAL", productVersion: { url: basic } };
    await expectStatus(201, market.send("customer", "POST", "order", body));
    await kill(market, "subscription/1", "vendor");
    expect(await billsOf(market, "subscription/1")).toEqual(["NORMAL 43.34 PAID", "CREDIT -43.34 PAID"]);
  });
});

test("an unpaid order expires, and owes nothing", async () => {
  const market = await openMarketForTest();
  const plan = await addPlan(market, "31.00", { setupFee: "5.00" });
  const body = { type: "NORMAL", productVersion: { url: plan } };
  await expectStatus(201, market.send("customer", "POST", "order", body));
  await advance(market, 30);
  expect(await billsOf(market, "subscription/1")).toEqual(["NORMAL 36.00 EXPIRED"]);
  expect(await readSubscription(market, "subscription/1")).toMatchObject({
    deploymentStatus: "UNDEPLOYED",
    paid: true,
  });
});
