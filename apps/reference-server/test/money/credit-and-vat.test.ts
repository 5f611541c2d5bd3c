import { describe, expect, test } from "vitest";
import { bill, decline, kill, openPlans, openSeats } from "./lives.js";
import {
  advance,
  billsOf,
  deploy,
  expectStatus,
  patch,
  readInvoices,
  readSubscription,
  seatsOf,
  upgradeTo,
} from "./market.js";

describe("credit", () => {
  test("for the next invoice is not taken by an upgrade", async () => {
    const { market, basic, pro } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(200, bill(market, id, "-5.00", "/oneshot"));
    await advance(market, 10);
    await patch(market, "vendor", id, upgradeTo(pro));
    await advance(market, 31);
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "SYNDICATED_UPGRADE 21.00 PAID",
      "RENEWAL 57.00 PAID",
    ]);
  });

  test("with VAT is paid back with its VAT, and the days left without any", async () => {
    const { market, pro } = await openPlans();
    const id = await deploy(market, pro);
    await expectStatus(200, bill(market, id, "-1.00", "/oneshot", { vat: 19 }));
    await advance(market, 1);
    await kill(market, id, "vendor");
    // 30 days at 2.00, and 1.19.
    expect(await billsOf(market, id)).toEqual(["NORMAL 62.00 PAID", "CREDIT -61.19 PAID"]);
    expect((await readInvoices(market, id)).at(-1)?.total).toMatchObject({
      price: "-61.0000",
      vatSpunOff: "-0.1900",
    });
  });

  test.each([
    // 10.70 - 11.90.
    [
      "whose VAT is more than that of a charge is paid back by the difference",
      ["-10.00", 19, "10.00", 7],
      "CREDIT -1.20",
    ],
    [
      "whose VAT is less than that of a charge leaves the difference owed",
      ["-10.00", 7, "10.00", 19],
      "UPSELL 1.20",
    ],
    ["of two rates that waits is paid back at each of them", ["-10.00", 19, "-10.00", 7], "CREDIT -22.60"],
  ] as const)("%s", async (_, [one, vatOfOne, other, vatOfOther], last) => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    const line = (price: string, vat: number) => ({ description: "Work", price: { price, vat } });
    const lines = [line(one, vatOfOne), line(other, vatOfOther)];
    await expectStatus(200, market.send("vendor", "POST", `${id}/invoice/oneshot`, lines));
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", `${last} PAID`]);
  });

  test("of a vendor's KILL is at most what a refund has left", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(201, bill(market, id, "-15.00"));
    await advance(market, 1);
    await kill(market, id, "vendor");
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "REFUND -15.00 PAID",
      "CREDIT -16.00 PAID",
    ]);
  });

  test("of a vendor's KILL of a subscription that was renewed twice ahead is one note for each invoice", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await patch(market, "customer", id, { action: "RENEW" });
    await patch(market, "customer", id, { action: "RENEW" });
    await advance(market, 10);
    await kill(market, id, "vendor");
    expect((await billsOf(market, id)).slice(3)).toEqual([
      "CREDIT -31.00 PAID",
      "CREDIT -31.00 PAID",
      "CREDIT -21.00 PAID",
    ]);
  });

  test("of the whole of an unpaid bill settles it", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await decline(market);
    await expectStatus(201, bill(market, id, "99.99", "", { vat: 19 }));
    expect(await readSubscription(market, id)).toMatchObject({ paid: false });
    await expectStatus(201, market.send("admin", "POST", "invoice/2/credit", { reason: "Sorry" }));
    expect(await readSubscription(market, id)).toMatchObject({ paid: true });
    // 99.99 and 18.9981.
    expect((await billsOf(market, id)).slice(1)).toEqual(["UPSELL 118.99 PAID", "CREDIT -118.99 PAID"]);
  });

  test("with its VAT that pays for more seats makes them FREE, and the rest waits on", async () => {
    const offer = { payment: "PRE_PAID", price: "8.00", tiers: [{ price: "3.50" }] } as const;
    const { market, item, start } = await openSeats(offer);
    const id = await start(0);
    await expectStatus(200, bill(market, id, "-10.00", "/oneshot", { vat: 19 }));
    // 8.00 - 11.90: 3.90 are left, which is more than 3.50, and without VAT less.
    await advance(market, 31);
    expect(await patch(market, "customer", id, seatsOf(item, 1))).toMatchObject({ upgrade: "FREE" });
    await advance(market, 62);
    // 11.50 + 3.50 - 3.90.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 8.00 PAID",
      "RENEWAL 0.00 PAID",
      "RENEWAL 11.10 PAID",
    ]);
  });
});

describe("a bill of the vendor's", () => {
  test.each(["JPY", "GBP", "BHD"])("in %s is refused", async (currency) => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(422, bill(market, id, "100", "", { currency }));
    await expectStatus(422, bill(market, id, "100", "/oneshot", { currency }));
    await expectStatus(422, bill(market, id, "100", "/recurring", { currency }));
  });

  test("in dollars is converted after multiplying, and what rounding leaves is on the next invoice", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    const price = { price: "0.0333", currency: "USD" };
    // 100 x 0.0333 x 0.93 = 3.0969.
    const lines = [{ description: "Calls", quantity: 100, price }];
    for (let time = 0; time < 3; time += 1)
      await expectStatus(201, market.send("vendor", "POST", `${id}/invoice`, lines));
    await advance(market, 31);
    // 3 x 3.0969 = 9.2907, of which 9.30 was billed: 31.00 - 0.0093.
    expect(await billsOf(market, id)).toEqual([
      "NORMAL 31.00 PAID",
      "UPSELL 3.10 PAID",
      "UPSELL 3.10 PAID",
      "UPSELL 3.10 PAID",
      "RENEWAL 30.99 PAID",
    ]);
  });

  test("of nothing is an invoice of nothing", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(201, bill(market, id, "0.00"));
    expect((await billsOf(market, id)).at(-1)).toBe("REFUND 0.00 PAID");
  });

  test("waits for the end, and is owed then", async () => {
    const { market, basic } = await openPlans();
    const id = await deploy(market, basic);
    await expectStatus(200, bill(market, id, "25.00", "/oneshot"));
    await decline(market);
    await kill(market, id);
    expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "UPSELL 25.00 UNPAID"]);
    expect(await readSubscription(market, id)).toMatchObject({ paid: false });
  });
});
