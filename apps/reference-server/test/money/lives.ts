// What lives that somebody reckoned with a calendar and a pocket calculator have in common. July and August have 31 days,
// so that a plan at 31.00 costs 1.00 a day.
import {
  addItem,
  addMetric,
  addPlan,
  deploy,
  type Market,
  openMarketForTest,
  patch,
  storeCard,
  type Tier,
} from "./market.js";

export const counter = { counter: true, metricFunction: "INCREASE" };
export const peak = { counter: false, metricFunction: "PEAK" };
export const average = { counter: false, metricFunction: "AVERAGE" };

/** A plan of 31.00 a month and one of 62.00, both on sale, and a card that works. */
export async function openPlans(more: object = {}) {
  const market = await openMarketForTest();
  const basic = await addPlan(market, "31.00", { ...more });
  const pro = await addPlan(market, "62.00");
  await storeCard(market, "pm_card_visa");
  return { market, basic, pro };
}

/** The same, both with a metered resource. */
export async function openMetered(
  metric: object,
  tiers: readonly Tier[],
  dearer: readonly Tier[] = tiers,
  more: object = {},
) {
  const market = await openMarketForTest();
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const basic = await addPlan(market, "31.00", { items: { [item]: tiers }, ...more });
  const pro = await addPlan(market, "62.00", { items: { [item]: dearer } });
  const name = await addMetric(market, item, metric);
  await storeCard(market, "pm_card_visa");
  return { market, item, basic, pro, name };
}

interface Offer {
  readonly payment: "PRE_PAID" | "POST_PAID";
  readonly scheme?: "TIERED" | "VOLUME" | "STAIRSTEP";
  readonly tiers: readonly Tier[];
  readonly price?: string;
  /** In hours. */
  readonly lifespan?: number;
}

/** A plan with an extra resource that is ordered by its number, and a card that works. `start` orders it. */
export async function openSeats({ payment, scheme, tiers, price = "31.00", ...more }: Offer) {
  const market = await openMarketForTest();
  const item = await addItem(market, payment, scheme);
  const basic = await addPlan(market, price, { items: { [item]: tiers }, ...more });
  await storeCard(market, "pm_card_visa");
  const start = (quantity: number) =>
    deploy(market, basic, quantity === 0 ? {} : { billingItems: { [item]: quantity } });
  return { market, item, basic, start };
}

export const kill = (market: Market, id: string, by: "customer" | "vendor" | "admin" = "customer") =>
  patch(market, by, id, { action: "KILL", ...(by === "vendor" ? { reason: "We close." } : {}) });

export const decline = (market: Market) => storeCard(market, "pm_card_chargeDeclined");
export const accept = (market: Market) => storeCard(market, "pm_card_visa");

/** The vendor bills a line of its own. */
export const bill = (market: Market, id: string, price: string, way = "", more: object = {}) =>
  market.send("vendor", "POST", `${id}/invoice${way}`, [{ description: "Work", price: { price, ...more } }]);

export const pay = (market: Market, invoice: string) => market.send("customer", "POST", `${invoice}/pay`, {});
