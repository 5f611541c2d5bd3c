// More is left at the end than was paid. What was paid is given back, and what goes beyond lowers what is owed.
import { describe, expect, test } from "vitest";
import { accept, bill, counter, decline, kill, openMetered, openPlans } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billsOf,
  deploy,
  expectStatus,
  openMarketForTest,
  patch,
  readSubscription,
} from "./market.js";

const unit = [{ price: "1.00" }];

/** July at 1.00, and August at 31.00 less a discount. On 11 August 21 days are left of it. */
async function openDiscounted(discount: string, { used, vat = 0 }: { used: number; vat?: number }) {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const plan = await addPlan(market, "1.00", { items: { [item]: unit } });
  const name = await addMetric(market, item, counter);
  await accept(market);
  market.show(name, 0);
  const id = await deploy(market, plan);
  await expectStatus(200, bill(market, id, discount, "/recurring", { vat }));
  await expectStatus(200, market.send("vendor", "PUT", plan, { price: "31.00" }));
  await advance(market, 31);
  market.show(name, used);
  await advance(market, 41);
  return { market, id };
}

describe("the days left of a month with a discount, beyond what was paid in all,", () => {
  test.each(["vendor", "admin"] as const)("lower what was used when the %s ends it", async (by) => {
    const { market, id } = await openDiscounted("-25.00", { used: 20 });
    await kill(market, id, by);
    // 1.00 and 31.00 - 25.00 were paid. 21.00 is left: 7.00 is given back, and 14.00 lowers 20.00.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 1.00 PAID",
      "RENEWAL 6.00 PAID",
      "CREDIT -6.00 PAID",
      "CREDIT -1.00 PAID",
      "UPSELL 6.00 PAID",
    ]);
  });

  test.each([13, 14])("lower it to nothing, and the rest lapses (%i used)", async (used) => {
    const { market, id } = await openDiscounted("-25.00", { used });
    await kill(market, id, "vendor");
    expect((await billsOf(market, id)).slice(2)).toEqual(["CREDIT -6.00 PAID", "CREDIT -1.00 PAID"]);
    expect(await readSubscription(market, id)).toMatchObject({ paid: true, oneshotCosts: [] });
  });

  test("count with the VAT of the discount", async () => {
    const { market, id } = await openDiscounted("-25.00", { used: 20, vat: 19 });
    await kill(market, id, "vendor");
    // 1.00 and 31.00 - 29.75 were paid. 21.00 is left: 2.25 is given back, and 18.75 lowers 20.00.
    expect((await billsOf(market, id)).slice(1)).toEqual([
      "RENEWAL 1.25 PAID",
      "CREDIT -1.25 PAID",
      "CREDIT -1.00 PAID",
      "UPSELL 1.25 PAID",
    ]);
  });

  test("are kept when the customer ends it", async () => {
    const { market, id } = await openDiscounted("-25.00", { used: 20 });
    await kill(market, id);
    expect((await billsOf(market, id)).slice(1)).toEqual(["RENEWAL 6.00 PAID", "UPSELL 20.00 PAID"]);
  });
});

describe("where something was given back before", () => {
  test.each([
    ["credit", "CREDIT"],
    ["refund", "REFUND"],
  ] as const)("by a %s, the days left beyond the rest lower what was used", async (way, type) => {
    const { market, basic, name } = await openMetered(counter, unit);
    market.show(name, 12);
    const id = await deploy(market, basic);
    const credit = { amount: "20.00", reason: "Sorry" };
    if (way === "credit") await expectStatus(201, market.send("admin", "POST", "invoice/1/credit", credit));
    else await expectStatus(201, bill(market, id, "-20.00"));
    await advance(market, 10);
    await kill(market, id, "vendor");
    // 11.00 is left of what was paid, and 21.00 of the days: 10.00 lowers 12.00.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      `${type} -20.00 PAID`,
      "CREDIT -11.00 PAID",
      "UPSELL 2.00 PAID",
    ]);
  });

  test("credit that an expired invoice had used lowers what was used", async () => {
    const { market, basic, name } = await openMetered(counter, unit);
    market.show(name, 0);
    const id = await deploy(market, basic);
    await expectStatus(201, bill(market, id, "-31.00"));
    await expectStatus(200, bill(market, id, "-20.00", "/oneshot"));
    await decline(market);
    await patch(market, "customer", id, { action: "RENEW" });
    market.show(name, 25);
    await advance(market, 1);
    await kill(market, id);
    // 25.00 was used, and 20.00 waits again.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "REFUND -31.00 PAID",
      "RENEWAL 11.00 EXPIRED",
      "UPSELL 5.00 UNPAID",
    ]);
  });
});

test("a credit of an invoice that has expired was paid to nobody, and leaves the days left whole", async () => {
  const { market, basic } = await openPlans();
  const id = await deploy(market, basic);
  await decline(market);
  await patch(market, "customer", id, { action: "RENEW" });
  const credit = { amount: "10.00", reason: "Sorry" };
  await expectStatus(201, market.send("admin", "POST", "invoice/2/credit", credit));
  await advance(market, 9);
  await kill(market, id, "vendor");
  // 22 days are left of the 31.00 that were paid.
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    "RENEWAL 31.00 EXPIRED",
    "CREDIT -10.00 PAID",
    "CREDIT -22.00 PAID",
  ]);
});
