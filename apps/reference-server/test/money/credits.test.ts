import { describe, expect, test } from "vitest";
import {
  addItem,
  addPlan,
  advance,
  billedInAll,
  billsOf,
  deploy,
  expectStatus,
  openMarketForTest,
  patch,
  readOrders,
  storeCard,
} from "./market.js";

async function openPlain(price = "10.00") {
  const market = await openMarketForTest();
  const plan = await addPlan(market, price);
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, plan);
  const bill = (amount: string, way = "") =>
    market.send("vendor", "POST", `${id}/invoice${way}`, [{ price: { price: amount } }]);
  return { market, id, bill };
}

describe("a one-shot credit of 25 on a plan of 10 a month", () => {
  test("lowers each renewal to zero at most, and the rest waits", async () => {
    const { market, id, bill } = await openPlain();
    await expectStatus(200, bill("-25.00", "/oneshot"));
    await advance(market, 31 + 31 + 30);
    const renewals = (await readOrders(market, id)).filter(({ type }) => type === "RENEWAL");
    expect(renewals.map(({ totalPrice }) => totalPrice)).toEqual(["0.0000", "0.0000", "5.0000"]);
  });

  test("is paid back at the end, but for no more than was paid", async () => {
    const { market, id, bill } = await openPlain();
    await expectStatus(200, bill("-25.00", "/oneshot"));
    await patch(market, "customer", id, { action: "KILL" });
    expect(await billsOf(market, id)).toEqual(["NORMAL 10.00 PAID", "CREDIT -10.00 PAID"]);
  });
});

test("a recurring line goes on each renewal, also after a RENEW that lapsed", async () => {
  const { market, id, bill } = await openPlain();
  await expectStatus(200, bill("2.00", "/recurring"));
  await storeCard(market, "pm_card_chargeDeclined");
  await patch(market, "customer", id, { action: "RENEW" });
  await advance(market, 4);
  await storeCard(market, "pm_card_visa");
  await patch(market, "customer", id, { action: "RENEW" });
  expect((await billsOf(market, id)).at(-1)).toBe("RENEWAL 12.00 PAID");
});

describe("what was paid is given back once", () => {
  test("by a refund, and then not by a credit", async () => {
    const { market, id, bill } = await openPlain();
    await expectStatus(201, bill("-10.00"));
    const credit = await market.send("admin", "POST", "invoice/1/credit", { reason: "Sorry" });
    expect(credit.status).toBe(422);
    expect(await billedInAll(market, id)).toBe("0.00");
  });

  test("by a credit, and then not by a refund", async () => {
    const { market, id, bill } = await openPlain();
    const credit = market.send("admin", "POST", "invoice/1/credit", { reason: "Sorry", amount: "4.0000" });
    await expectStatus(201, credit);
    expect((await bill("-6.01")).status).toBe(422);
    await expectStatus(201, bill("-6.00"));
    expect(await billedInAll(market, id)).toBe("0.00");
  });

  test("and never a million where ten was paid", async () => {
    const { market, id, bill } = await openPlain();
    expect((await bill("-1000000.00")).status).toBe(422);
    expect(await billsOf(market, id)).toEqual(["NORMAL 10.00 PAID"]);
  });

  test("by a credit that a KILL finds waiting, but not twice", async () => {
    const { market, id, bill } = await openPlain();
    await expectStatus(200, bill("-25.00", "/oneshot"));
    await expectStatus(201, bill("-8.00"));
    await patch(market, "customer", id, { action: "KILL" });
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 10.00 PAID",
      "REFUND -8.00 PAID",
      "CREDIT -2.00 PAID",
    ]);
  });
});

describe("small prices", () => {
  test.each([
    ["0.00005", "46.50"],
    ["0.0001", "93.00"],
  ])("in USD are converted after they are multiplied: 1,000,000 x %s", async (price, total) => {
    const { market, id } = await openPlain();
    const line = { price: { price, currency: "USD" }, quantity: 1_000_000 };
    await expectStatus(201, market.send("vendor", "POST", `${id}/invoice`, [line]));
    expect((await billsOf(market, id)).at(-1)).toBe(`UPSELL ${total} PAID`);
  });

  test("with more than four digits are refused on plans and resources", async () => {
    const market = await openMarketForTest();
    const item = await addItem(market, "PRE_PAID");
    const create = (more: object) =>
      market.send("vendor", "POST", "productVersion", {
        name: "Tiny",
        product: { url: market.product },
        ...more,
      });
    expect((await create({ price: "0.00004" })).status).toBe(400);
    expect((await create({ price: "1.00", setupFee: "0.00004" })).status).toBe(400);
    for (const tier of [{ price: "0.00004" }, { price: "1.00", setup: "0.00004" }]) {
      const billingItemValues = [{ item: { url: item }, start: 1, ...tier }];
      expect((await create({ price: "1.00", billingItemValues })).status).toBe(400);
    }
    expect((await create({ price: "0.0004" })).status).toBe(201);
  });
});
