import type { ClockDryRun } from "@syndikit/contract";
import { expect, test } from "vitest";
import { counter } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billedAs,
  billsOf,
  deploy,
  expectStatus,
  type Market,
  openMarketForTest,
  patch,
  readInvoices,
  readSubscription,
  storeCard,
  upgradeTo,
} from "./market.js";

// Lives in which other billing systems were reported to go wrong.

async function openPlain(price: string, more: object = {}) {
  const market = await openMarketForTest();
  const plan = await addPlan(market, price, { ...more });
  await storeCard(market, "pm_card_visa");
  return { market, plan, id: await deploy(market, plan) };
}

const upgrade = (market: Market, id: string, plan: string) => patch(market, "vendor", id, upgradeTo(plan));

test("credits of single lines, each with its VAT rounded, never come to more than the invoice", async () => {
  const { market, id } = await openPlain("0.00");
  const lines = ["68.33", "68.33", "57.50", "85.00"].map((price) => ({
    description: "Work",
    price: { price, vat: 20 },
  }));
  await expectStatus(201, market.send("vendor", "POST", `${id}/invoice`, lines));
  const invoice = (await readInvoices(market, id)).at(-1);
  expect(invoice?.total.total).toBe("334.9900");
  const credit = (amount?: string) =>
    market.send("admin", "POST", `${invoice?.self}/credit`, { reason: "Sorry", amount });
  for (const amount of ["82.00", "69.00", "102.00"]) await expectStatus(201, credit(amount));
  await expectStatus(422, credit("82.00"));
  await expectStatus(201, credit());
  expect((await billsOf(market, id)).slice(-4)).toEqual([
    "CREDIT -82.00 PAID",
    "CREDIT -69.00 PAID",
    "CREDIT -102.00 PAID",
    "CREDIT -81.99 PAID",
  ]);
});

test("an upgrade two days before the end bills two days, not the period that is over", async () => {
  const { market, id } = await openPlain("31.00");
  const business = await addPlan(market, "93.00");
  await advance(market, 29);
  await upgrade(market, id, business);
  expect(await billsOf(market, id)).toEqual(["NORMAL 31.00 PAID", "SYNDICATED_UPGRADE 4.00 PAID"]);
});

test("a plan that costs less is refused, and nothing is given back or charged at a price that is not the old one", async () => {
  const { market, id } = await openPlain("93.00");
  const small = await addPlan(market, "31.00");
  await advance(market, 21);
  await expectStatus(422, market.send("vendor", "PATCH", id, upgradeTo(small)));
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual(["NORMAL 93.00 PAID", "RENEWAL 93.00 PAID"]);
});

test("a free plan can become a paid one on the day that it was ordered", async () => {
  const { market, id } = await openPlain("0.00");
  const paid = await addPlan(market, "31.00");
  await upgrade(market, id, paid);
  await advance(market, 31);
  expect((await billsOf(market, id)).slice(-2)).toEqual([
    "SYNDICATED_UPGRADE 31.00 PAID",
    "RENEWAL 31.00 PAID",
  ]);
});

test("two changes on one day cost as much as the second alone", async () => {
  const { market, id } = await openPlain("31.00");
  await advance(market, 10);
  await upgrade(market, id, await addPlan(market, "62.00"));
  await upgrade(market, id, await addPlan(market, "93.00"));
  await advance(market, 31);
  expect(await billsOf(market, id)).toEqual([
    "NORMAL 31.00 PAID",
    "SYNDICATED_UPGRADE 21.00 PAID",
    "SYNDICATED_UPGRADE 21.00 PAID",
    "RENEWAL 93.00 PAID",
  ]);
});

test("use under three plans in turn is billed once, each part at the price of its time", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const cheap = await addPlan(market, "31.00", { items: { [item]: [{ price: "1.00" }] } });
  const dear = await addPlan(market, "32.00", { items: { [item]: [{ price: "3.00" }] } });
  const third = await addPlan(market, "33.00", { items: { [item]: [{ price: "1.00" }] } });
  const metric = await addMetric(market, item, counter);
  await storeCard(market, "pm_card_visa");
  market.show(metric, 0);
  const id = await deploy(market, cheap);
  for (const [day, shown, plan] of [
    [10, 100, dear],
    [20, 250, third],
  ] as const) {
    market.show(metric, shown);
    await advance(market, day);
    await upgrade(market, id, plan);
  }
  market.show(metric, 270);
  await advance(market, 31);
  // 100 at 1.00, 150 at 3.00, 20 at 1.00.
  expect(await billedAs(market, id, "METRIC")).toBe("570.00");
});

test("a plan with more included does not change what was used before", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const none = await addPlan(market, "31.00", { items: { [item]: [{ price: "1.00" }] } });
  const included = await addPlan(market, "32.00", {
    items: {
      [item]: [
        { start: 1, end: 100, price: "0.00" },
        { start: 101, price: "1.00" },
      ],
    },
  });
  const metric = await addMetric(market, item, counter);
  await storeCard(market, "pm_card_visa");
  market.show(metric, 0);
  const id = await deploy(market, none);
  market.show(metric, 40);
  await advance(market, 10);
  await upgrade(market, id, included);
  market.show(metric, 130);
  await advance(market, 31);
  // 40 at 1.00; then the ranges go on: 60 are included, and 30 are not.
  expect(await billedAs(market, id, "METRIC")).toBe("70.00");
});

test("a subscription of the last day of a month renews on the last day of each, and back on the 31st", async () => {
  const market = await openMarketForTest();
  const plan = await addPlan(market, "10.00");
  await storeCard(market, "pm_card_visa");
  await advance(market, 30);
  const id = await deploy(market, plan);
  const ends: (string | undefined)[] = [];
  for (const day of [0, 62, 92, 123, 153, 184, 215]) {
    await advance(market, day);
    ends.push((await readSubscription(market, id)).endDate?.slice(0, 10));
  }
  expect(ends).toEqual([
    "2030-08-31",
    "2030-09-30",
    "2030-10-31",
    "2030-11-30",
    "2030-12-31",
    "2031-01-31",
    "2031-02-28",
  ]);
});

test("the dry run of a month after a stop and a start has one renewal", async () => {
  const { market, id } = await openPlain("31.00");
  await advance(market, 14);
  await patch(market, "vendor", id, { action: "STOP", reason: "It sends spam." });
  await advance(market, 20);
  await patch(market, "vendor", id, { action: "START" });
  const { body } = await expectStatus(
    200,
    market.send("admin", "POST", "sandbox/clock/dryRun", { advance: "P15D" }),
  );
  const foreseen = (body as ClockDryRun).steps.flatMap(({ invoices }) => invoices);
  await advance(market, 35);
  expect((await billsOf(market, id)).slice(1)).toEqual(["RENEWAL 31.00 PAID"]);
  expect(foreseen).toHaveLength(1);
});

test("a deduction of a rounded amount leaves no invoice below zero, and half a cent is not lost", async () => {
  const { market, id } = await openPlain("0.00");
  const lines = [
    { description: "Work", price: { price: "1.01" }, quantity: 0.5 },
    { description: "Paid before", price: { price: "-0.51" } },
  ];
  await expectStatus(200, market.send("vendor", "POST", `${id}/invoice/oneshot`, lines));
  await advance(market, 31);
  for (const { total } of await readInvoices(market, id)) expect(total.total).not.toMatch(/^-/);
  const more = [{ description: "Work", price: { price: "10.00" } }];
  await expectStatus(200, market.send("vendor", "POST", `${id}/invoice/oneshot`, more));
  await advance(market, 62);
  // 10.00 - 0.005 is 10.00, and half a cent waits on.
  expect((await billsOf(market, id)).at(-1)).toBe("RENEWAL 10.00 PAID");
  const { body } = await expectStatus(200, market.send("admin", "GET", `${id}/charges?pageSize=50`));
  const waits = (body as { invoice: unknown; amount: string }[]).filter(({ invoice }) => invoice === null);
  expect(waits.map(({ amount }) => amount)).toEqual(["-0.0050"]);
});
