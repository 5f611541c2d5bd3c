import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { counter, kill } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billedAs,
  billsOf,
  deploy,
  expectStatus,
  openMarketForTest,
  owed,
  patch,
  seatsOf,
  storeCard,
  type Tier,
  upgradeTo,
} from "./market.js";

// The table of examples of the guide says what the marketplace bills.

const page = readFileSync(new URL("../../../../docs/pages/concepts/billing.md", import.meta.url), "utf8");
const [, section = ""] = page.split("## What it comes to\n");
const examples = new Map(
  Array.from(
    (section.split("\n## ")[0] ?? "").matchAll(/^\| (.+?) \| (.+?) \|$/gm),
    ([, life = "", bill = ""]) => [life, bill],
  ),
);

/** A plan at 31.00 with a resource, since the first of July. */
async function open(
  payment: "PRE_PAID" | "POST_PAID" | "PAY_AS_YOU_GO",
  tiers: readonly Tier[],
  { metric = counter, price = "31.00" }: { readonly metric?: object; readonly price?: string } = {},
) {
  const market = await openMarketForTest();
  const item = await addItem(market, payment);
  const plan = await addPlan(market, price, { items: { [item]: tiers } });
  const name = payment === "PAY_AS_YOU_GO" ? await addMetric(market, item, metric) : "";
  await storeCard(market, "pm_card_visa");
  market.show(name, 0);
  return { market, item, plan, name };
}

/** Each row of the table, played. */
const lives: Readonly<Record<string, () => Promise<string>>> = {
  "100 calls at 1.00; on the 21st an upgrade to a plan with calls at 5.00; 280 more": async () => {
    const { market, item, plan, name } = await open("PAY_AS_YOU_GO", [{ price: "1.00" }]);
    const dear = await addPlan(market, "62.00", { items: { [item]: [{ price: "5.00" }] } });
    const id = await deploy(market, plan);
    market.show(name, 100);
    await advance(market, 20);
    await patch(market, "vendor", id, upgradeTo(dear));
    market.show(name, 380);
    await advance(market, 31);
    return billedAs(market, id, "METRIC");
  },
  "100 calls, a `RENEW` that bills them, and 100 more; calls up to 100 cost 1.00, and then 0.10":
    async () => {
      const tiers = [
        { end: 100, price: "1.00" },
        { start: 101, price: "0.10" },
      ];
      const { market, plan, name } = await open("PAY_AS_YOU_GO", tiers);
      const id = await deploy(market, plan);
      market.show(name, 100);
      await advance(market, 10);
      await patch(market, "customer", id, { action: "RENEW" });
      market.show(name, 200);
      // The RENEW billed August, so the rest of July goes on the renewal after that.
      await advance(market, 31);
      await advance(market, 62);
      return billedAs(market, id, "METRIC");
    },
  "10 GB on average at 2.00 a month, and the end after seven days": async () => {
    const metric = { counter: false, metricFunction: "AVERAGE" };
    const { market, plan, name } = await open("PAY_AS_YOU_GO", [{ price: "2.00" }], { metric });
    market.show(name, 10);
    const id = await deploy(market, plan);
    await advance(market, 7);
    await kill(market, id);
    return billedAs(market, id, "METRIC");
  },
  "one seat at 30.00, paid afterwards, and ten more in the last hour of the month": async () => {
    const { market, item, plan } = await open("POST_PAID", [{ price: "30.00" }]);
    const id = await deploy(market, plan, { billingItems: { [item]: 1 } });
    await advance(market, 30, "23:20");
    await patch(market, "customer", id, seatsOf(item, 11));
    await advance(market, 31);
    return billedAs(market, id, "BILLINGITEMCOST");
  },
  "one seat at 31.00, paid in advance, and two more on the 22nd, with ten days left": async () => {
    const { market, item, plan } = await open("PRE_PAID", [{ price: "31.00" }]);
    const id = await deploy(market, plan, { billingItems: { [item]: 1 } });
    await advance(market, 21);
    await patch(market, "customer", id, seatsOf(item, 3));
    return billedAs(market, id, "BILLINGITEMCOST");
  },
  "10.00 a month, 25.00 of one-shot credit: the next three renewals": async () => {
    const market = await openMarketForTest();
    const plan = await addPlan(market, "10.00");
    await storeCard(market, "pm_card_visa");
    const id = await deploy(market, plan);
    const lines = [{ description: "Sorry", price: { price: "-25.00" } }];
    await expectStatus(200, market.send("vendor", "POST", `${id}/invoice/oneshot`, lines));
    await advance(market, 31 + 31 + 30);
    const bills = await billsOf(market, id);
    return bills
      .slice(1)
      .map((bill) => bill.split(" ")[1])
      .join(", ");
  },
  "a renewal of 10.00 with 200 calls at 1.00 is declined, and the customer ends it a day later": async () => {
    const { market, plan, name } = await open("PAY_AS_YOU_GO", [{ price: "1.00" }], { price: "10.00" });
    const id = await deploy(market, plan);
    await storeCard(market, "pm_card_chargeDeclined");
    market.show(name, 200);
    await advance(market, 32);
    await kill(market, id);
    return `${await owed(market, id)} owed`;
  },
  "a line of 1,000,000 units at 0.00005 USD": async () => {
    const market = await openMarketForTest();
    const plan = await addPlan(market, "0.00");
    await storeCard(market, "pm_card_visa");
    const id = await deploy(market, plan);
    const lines = [
      { description: "Calls", price: { price: "0.00005", currency: "USD" }, quantity: 1_000_000 },
    ];
    await expectStatus(201, market.send("vendor", "POST", `${id}/invoice`, lines));
    return billedAs(market, id, "CUSTOM");
  },
};

test("the guide has an example of each life, and no other", () => {
  expect([...examples.keys()].filter((life) => life !== "Life" && !life.startsWith("---"))).toEqual(
    Object.keys(lives),
  );
});

describe.each(Object.entries(lives))("%s", (life, play) => {
  test("is billed as the guide says", async () => {
    expect(await play()).toBe(examples.get(life));
  });
});
