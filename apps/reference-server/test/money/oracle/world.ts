// What a vendor sells in a life, at random, and how it is put on sale.
import fc from "fast-check";
import { type Fraction, fraction, NOTHING } from "../fraction.js";
import { addItem, addMetric, addPlan, type Market, openMarket, type Tier } from "../market.js";
import type { Item, Range, Sold, Terms } from "./prices.js";

const price = fc.constantFrom("31.00", "10.00", "9.99", "0.31", "29.9500", "7.0133");
const unitPrice = fc.constantFrom("1.00", "0.10", "2.50", "0.004", "0.3333", "31.00");
const setup = fc.constantFrom("0.00", "0.00", "5.00", "0.0150");
const scheme = fc.constantFrom("TIERED" as const, "VOLUME" as const, "STAIRSTEP" as const);
const ranges = fc.record({ low: unitPrice, high: unitPrice, setups: fc.tuple(setup, setup) });

/** Which plans carry an item: the first, the dearer one, the yearly one. */
const carried = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());

const item = fc.record({ scheme, ranges, carried, dearer: ranges });

/** A plain subscription, a trial, one of the vendor's own, or one that the vendor bills. */
const kind = fc.constantFrom("NORMAL", "NORMAL", "NORMAL", "TRIAL", "SANDBOX", "SELF_BILLED" as const);

export const wares = fc.record({
  kind,
  price,
  fee: fc.constantFrom("0.00", "12.34"),
  seats: item,
  afterwards: item,
  counter: item,
  gauge: item,
  measures: fc.constantFrom("AVERAGE" as const, "PEAK" as const),
  quantities: fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 })),
});
export type Wares = typeof wares extends fc.Arbitrary<infer T> ? T : never;

export interface World {
  readonly market: Market;
  readonly kind: Wares["kind"];
  /** The first plan, the dearer one, the yearly one. */
  readonly plans: readonly [string, string, string];
  readonly fee: Fraction;
  readonly seats: Item;
  readonly afterwards: Item;
  readonly counter: Item;
  readonly gauge: Item;
  /** A plan as it is sold now. */
  sold(plan: string): Terms;
  /** Sells a plan at another price from now on. */
  reprice(plan: string, price: string): Promise<number>;
}

const FIRST_RANGE_ENDS = 9;

export const TRIAL_DAYS = 14;

export async function openWorld(wares: Wares): Promise<World> {
  const market = await openMarket();
  const plain = { metric: null, measures: null };
  const one = async (payment: Item["payment"], scheme: Item["scheme"]): Promise<Item> => ({
    reference: await addItem(market, payment, scheme),
    payment,
    scheme,
    ...plain,
  });
  const seats = await one("PRE_PAID", wares.seats.scheme);
  const afterwards = await one("POST_PAID", wares.afterwards.scheme);
  const counted = await one("PAY_AS_YOU_GO", wares.counter.scheme);
  const gauged = await one("PAY_AS_YOU_GO", "TIERED");
  const counter = {
    ...counted,
    metric: `of-${counted.reference.split("/")[1]}`,
    measures: "COUNTER",
  } as const;
  const gauge = {
    ...gauged,
    metric: `of-${gauged.reference.split("/")[1]}`,
    measures: wares.measures,
  };
  const items = [
    [seats, wares.seats, true],
    [afterwards, wares.afterwards, true],
    [counter, wares.counter, false],
    [gauge, wares.gauge, false],
  ] as const;
  const catalogue = new Map<string, Terms>();
  const sold = (plan: string): Terms => {
    const terms = catalogue.get(plan);
    if (terms === undefined) throw new Error(`${plan} is not sold.`);
    return terms;
  };
  const selfBilling = wares.kind === "SELF_BILLED";
  const sell = async (which: 0 | 1 | 2, planPrice: string, months: number, setupFee: string) => {
    const carried = items
      .filter(([, ware]) => ware.carried[which])
      .map(([item, ware, hasSetup]): readonly [Sold, readonly Tier[]] => {
        const { low, high, setups } = which === 0 ? ware.ranges : ware.dearer;
        const [first, second] = hasSetup ? setups : ["0.00", "0.00"];
        // The mean of a gauge is no whole number, so that its ranges would show how it is rounded.
        const tiers =
          item === gauge && wares.measures === "AVERAGE"
            ? [{ price: low, setup: first }]
            : [
                { end: FIRST_RANGE_ENDS, price: low, setup: first },
                { start: FIRST_RANGE_ENDS + 1, price: high, setup: second },
              ];
        return [{ ...item, ranges: tiers.map(toRange) }, tiers];
      });
    const ofItem = Object.fromEntries(carried.map(([{ reference }, tiers]) => [reference, tiers]));
    const more = { selfBilling, trial: "ALLOWED", trialLength: TRIAL_DAYS };
    const plan = await addPlan(market, planPrice, {
      items: ofItem,
      billingPeriod: months,
      setupFee,
      ...more,
    });
    // What the vendor bills by itself costs nothing here.
    const billed = selfBilling
      ? { price: NOTHING, items: [] }
      : { price: fraction(planPrice), items: carried.map(([one]) => one) };
    catalogue.set(plan, { plan, months, ...billed });
    return plan;
  };
  const plans = [
    await sell(0, wares.price, 1, wares.fee),
    await sell(1, `${Number(wares.price.split(".")[0]) + 40}.00`, 1, "0.00"),
    await sell(2, `${(Number(wares.price.split(".")[0]) + 60) * 12}.00`, 12, "0.00"),
  ] as const;
  // A metric may only be of a resource that a plan sells.
  if (wares.counter.carried.includes(true))
    await addMetric(market, counter.reference, { counter: true, metricFunction: "INCREASE" });
  if (wares.gauge.carried.includes(true))
    await addMetric(market, gauge.reference, { counter: false, metricFunction: wares.measures });
  return {
    market,
    kind: wares.kind,
    plans,
    fee: selfBilling ? NOTHING : fraction(wares.fee),
    seats,
    afterwards,
    counter,
    gauge,
    sold,
    async reprice(plan, newPrice) {
      const { status } = await market.send("vendor", "PUT", plan, { price: newPrice });
      if (status === 200 && !selfBilling) catalogue.set(plan, { ...sold(plan), price: fraction(newPrice) });
      return status;
    },
  };
}

const toRange = ({ start = 1, end, price: unit, setup: once = "0" }: Tier): Range => ({
  start,
  end: end ?? null,
  price: fraction(unit),
  setup: fraction(once),
});
