import fc from "fast-check";
import { cents, compare, distance, type Fraction, fraction, total } from "../fraction.js";
import {
  addItem,
  addMetric,
  addPlan,
  advanceTo,
  deploy,
  HOUR,
  type Market,
  openMarket,
  patch,
  readInvoices,
  seatsOf,
  storeCard,
} from "../market.js";
import { printCalls } from "./print.js";

const unitPrice = fc.constantFrom("1.00", "0.004", "0.3333", "30.00");
const scheme = fc.constantFrom("TIERED" as const, "VOLUME" as const, "STAIRSTEP" as const);
const ware = fc.record({ scheme, low: unitPrice, high: unitPrice });

/** Some time, after which there are more seats, and after which more was used. */
const stretch = fc.record({
  hours: fc.integer({ min: 1, max: 500 }),
  seats: fc.nat({ max: 4 }),
  afterwards: fc.nat({ max: 4 }),
  used: fc.nat({ max: 9 }),
});

const goal = fc.record({
  wares: fc.tuple(ware, ware, ware),
  stretches: fc.array(stretch, { minLength: 1, maxLength: 5 }),
});
type Goal = typeof goal extends fc.Arbitrary<infer T> ? T : never;

/** @throws {Error} with the calls of both lives, when the small steps cost something else than the large ones. */
export async function playInSteps(seed: number, lives: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(goal, async (one) => {
      const [large, small] = [await live(one, "large"), await live(one, "small")];
      // Each of the two last invoices is rounded.
      if (compare(distance(large.cost, small.cost), fraction("0.0101")) <= 0) return;
      const costs = `${cents(large.cost)} in large steps, and ${cents(small.cost)} in small ones`;
      throw new Error([`Law 2: the same costs ${costs}.`, large.calls, "", small.calls].join("\n"));
    }),
    { seed, numRuns: lives },
  );
}

async function live(one: Goal, steps: "large" | "small"): Promise<{ cost: Fraction; calls: string }> {
  const market = await openMarket();
  try {
    const payments = ["PRE_PAID", "POST_PAID", "PAY_AS_YOU_GO"] as const;
    const items: string[] = [];
    for (const [index, payment] of payments.entries())
      items.push(await addItem(market, payment, one.wares[index]?.scheme));
    const tiers = items.map((item, index) => {
      const { low = "1.00", high = "1.00" } = one.wares[index] ?? {};
      return [
        item,
        [
          { end: 5, price: low },
          { start: 6, price: high },
        ],
      ] as const;
    });
    const plan = await addPlan(market, "31.00", { items: Object.fromEntries(tiers) });
    const [seats = "", afterwards = "", measured = ""] = items;
    const metric = await addMetric(market, measured, { counter: true, metricFunction: "INCREASE" });
    await storeCard(market, "pm_card_visa");
    market.show(metric, 0);
    const id = await deploy(market, plan, { billingItems: { [afterwards]: 1 } });
    const standing = new Map([[afterwards, 1]]);
    let used = 0;
    for (const { hours, ...more } of one.stretches) {
      await pass(market, hours, steps);
      for (const [item, added] of [
        [seats, more.seats],
        [afterwards, more.afterwards],
      ] as const) {
        const from = standing.get(item) ?? 0;
        const to = from + added;
        for (let wanted = steps === "small" ? from + 1 : to; added > 0 && wanted <= to; wanted += 1)
          await patch(market, "customer", id, seatsOf(item, wanted));
        standing.set(item, to);
      }
      used += more.used;
      market.show(metric, used);
    }
    await patch(market, "customer", id, { action: "KILL" });
    const cost = total((await readInvoices(market, id)).map(({ total: { price } }) => fraction(price)));
    return { cost, calls: printCalls(market.played) };
  } finally {
    await market.server.close();
  }
}

async function pass(market: Market, hours: number, steps: "large" | "small"): Promise<void> {
  const to = market.now() + hours * HOUR;
  const part = steps === "small" ? Math.ceil(hours / 3) * HOUR : hours * HOUR;
  while (market.now() < to) await advanceTo(market, Math.min(to, market.now() + part));
}
