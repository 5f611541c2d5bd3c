import type { Charge } from "@syndikit/contract";
import { expect, test } from "vitest";
import { cents, fraction, total } from "./fraction.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  deploy,
  expectStatus,
  type Market,
  openMarketForTest,
  patch,
  readInvoices,
  storeCard,
  upgradeTo,
} from "./market.js";

async function readCharges(market: Market, id: string, filter = ""): Promise<readonly Charge[]> {
  const { body } = await expectStatus(
    200,
    market.send("customer", "GET", `${id}/charges?pageSize=50${filter}`),
  );
  return body as readonly Charge[];
}

const shown = ({ why, what = "", from = "", to = "", amount, invoice }: Charge): string =>
  [why, what, from.slice(0, 10), to.slice(0, 10), cents(fraction(amount)), invoice?.url ?? "waits"].join(
    " | ",
  );

const sumOf = (charges: readonly Charge[]): string =>
  cents(total(charges.map(({ amount }) => fraction(amount))));

test("an upgrade shows the fee, the use until then, and what the old plan gives back", async () => {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const small = await addPlan(market, "31.00", {
    setupFee: "5.00",
    items: { [item]: [{ price: "1.00" }] },
  });
  const large = await addPlan(market, "62.00");
  const metric = await addMetric(market, item, { counter: true, metricFunction: "INCREASE" });
  await storeCard(market, "pm_card_visa");
  market.show(metric, 0);
  const id = await deploy(market, small);
  market.show(metric, 100);
  await advance(market, 20);
  await patch(market, "vendor", id, upgradeTo(large));
  const [first, second] = (await readInvoices(market, id)).map(({ self }) => self);
  expect((await readCharges(market, id)).map(shown)).toEqual([
    `PLAN | Plan at 31.00 | 2030-07-01 | 2030-08-01 | 31.00 | ${first}`,
    `FEE |  |  |  | 5.00 | ${first}`,
    `CREDIT | Plan at 31.00 | 2030-07-21 | 2030-08-01 | -11.00 | ${second}`,
    `PLAN | Plan at 62.00 | 2030-07-21 | 2030-08-01 | 22.00 | ${second}`,
    `USE | PAY_AS_YOU_GO | 2030-07-01 | 2030-07-21 | 100.00 | ${second}`,
  ]);
  const ofSecond = await readCharges(market, id, `&invoiceId=${second?.replace("invoice/", "")}`);
  expect(ofSecond.map(({ why }) => why)).toEqual(["CREDIT", "PLAN", "USE"]);
  const ofBoth = await readCharges(
    market,
    id,
    `&invoiceId=${[first, second].join().replaceAll("invoice/", "")}`,
  );
  expect(ofBoth).toEqual(await readCharges(market, id));
  // An invoice of another subscription is not looked into.
  const other = await deploy(market, small);
  expect(await readCharges(market, other, `&invoiceId=${first?.replace("invoice/", "")}`)).toEqual([]);
});

test("after the end nothing waits: what was paid back or has lapsed stands against it", async () => {
  const market = await openMarketForTest();
  const plan = await addPlan(market, "10.00");
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, plan);
  const lines = [{ description: "Sorry", price: { price: "-14.00" } }];
  await expectStatus(200, market.send("vendor", "POST", `${id}/invoice/oneshot`, lines));
  await patch(market, "customer", id, { action: "KILL" });
  const charges = await readCharges(market, id);
  const waits = charges.filter(({ invoice }) => invoice === null);
  expect(waits.map(shown)).toEqual([
    "LINE |  |  |  | -14.00 | waits",
    "SETTLED |  |  |  | 10.00 | waits",
    "SETTLED |  |  |  | 4.00 | waits",
  ]);
  expect(waits.map(({ description }) => description)).toEqual([
    "Sorry",
    "Paid back",
    "Credit that lapsed at the end",
  ]);
  // Ten was paid, and is given back by a credit note.
  const note = (await readInvoices(market, id)).at(-1);
  expect(note).toMatchObject({ type: "CREDIT", creditOf: { url: "invoice/1" } });
  expect(charges.filter(({ invoice }) => invoice?.url === note?.self).map(shown)).toEqual([
    `CREDIT |  |  |  | -10.00 | ${note?.self}`,
  ]);
});

test("the charges of an invoice of which nothing was delivered come to nothing when it expires", async () => {
  const market = await openMarketForTest();
  const plan = await addPlan(market, "10.00");
  await storeCard(market, "pm_card_visa");
  const id = await deploy(market, plan);
  await storeCard(market, "pm_card_chargeDeclined");
  await advance(market, 5);
  await patch(market, "customer", id, { action: "RENEW" });
  const asked = (await readInvoices(market, id)).at(-1);
  const ofIt = async () =>
    (await readCharges(market, id)).filter(({ invoice }) => invoice?.url === asked?.self);
  expect([asked?.status, sumOf(await ofIt())]).toEqual(["UNPAID", "10.00"]);
  await advance(market, 8);
  expect((await readInvoices(market, id)).at(-1)).toMatchObject({ self: asked?.self, status: "EXPIRED" });
  const charges = await ofIt();
  expect(charges.map(({ why }) => why)).toEqual(["PLAN", "CREDIT"]);
  expect(sumOf(charges)).toBe("0.00");
});
