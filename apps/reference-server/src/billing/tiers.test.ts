import { BillingItemType } from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billingItemOf, eur, exact, qty, tier } from "../test-support/subscriptions.js";
import type { Tier } from "./product-version.js";
import { quantityOf, quantityUnits } from "./quantity.js";
import { setupLines } from "./rate.js";
import { canChoose, chargeRanges, checkTiers, priceQuantity } from "./tiers.js";

const perUnit = [tier(1, 9, "5.00"), tier(10, null, "3.00")];
const flat = [tier(1, 9, "30.00"), tier(10, null, "100.00")];
const { TIERED, VOLUME, STAIRSTEP } = BillingItemType;

describe("a price scheme", () => {
  test.each([
    [TIERED, perUnit, 15, "63.00"],
    [VOLUME, perUnit, 15, "45.00"],
    [STAIRSTEP, flat, 15, "100.00"],
    [TIERED, perUnit, 9, "45.00"],
    [VOLUME, perUnit, 9, "45.00"],
    [VOLUME, perUnit, 10, "30.00"],
    [STAIRSTEP, flat, 9, "30.00"],
    [TIERED, perUnit, 9.5, "46.50"],
    [STAIRSTEP, flat, 0, "0.00"],
    [TIERED, [tier(0, 10, "1.00")], 12, "12.00"],
  ] as const)("%s of %j costs for %d units %s", (scheme, tiers, quantity, total) => {
    expect(priceQuantity({ scheme, tiers }, qty(quantity))).toBe(exact(total));
  });

  test("TIERED charges each whole unit at the price of its own range", () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 200 }), (tiers, units) => {
        const one = Array.from({ length: units }, (_, index) => unitPrice(tiers, index + 1));
        expect(priceQuantity({ scheme: TIERED, tiers }, qty(units))).toBe(
          BigInt(one.reduce((a, b) => a + b, 0)) * 1_000_000n,
        );
      }),
    );
  });

  test("TIERED never loses a part of a unit between its ranges", () => {
    fc.assert(
      fc.property(ranges, fc.bigInt({ min: 0n, max: 200n * 10n ** 10n }), (tiers, units) => {
        const charges = chargeRanges({ scheme: TIERED, tiers }, quantityOf(units));
        expect(charges.reduce((total, { quantity }) => total + quantityUnits(quantity), 0n)).toBe(units);
      }),
    );
  });
});

describe("a set-up price", () => {
  const resource = billingItemOf({
    tiers: [tier(1, 9, "5.00", { setup: eur("7.00") }), tier(10, null, "3.00", { setup: eur("11.00") })],
  });
  const setups = (quantity: number) => [...setupLines(resource, qty(quantity))];

  test("is charged for every range that is reached, under a key of its own", () => {
    expect(setups(5).map(([key, { subtotal }]) => [key, subtotal])).toEqual([["setup:1:1", exact("7.00")]]);
    expect(setups(15).map(([key, { subtotal }]) => [key, subtotal])).toEqual([
      ["setup:1:1", exact("7.00")],
      ["setup:1:10", exact("11.00")],
    ]);
  });
});

describe("canChoose", () => {
  test("keeps to the steps from the start of the range", () => {
    const tiers = [tier(0, 100, "1.00", { step: 5 })];
    expect([0, 5, 100].map((quantity) => canChoose(tiers, qty(quantity)))).toEqual([true, true, true]);
    expect([1, 4.5, 105, -5].map((quantity) => canChoose(tiers, qty(quantity)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("refuses what lies between two ranges, or below the first", () => {
    const tiers = [tier(5, 9, "1.00"), tier(20, null, "1.00")];
    expect([5, 9, 20, 1000].every((quantity) => canChoose(tiers, qty(quantity)))).toBe(true);
    expect([1, 4, 10, 19].some((quantity) => canChoose(tiers, qty(quantity)))).toBe(false);
  });
});

describe("checkTiers", () => {
  test("takes ranges in any order", () => {
    expect(checkTiers([tier(10, null, "1.00"), tier(0, 9, "1.00")], "seats")).toBeNull();
  });

  test.each([
    ["that share a unit", [tier(1, 10, "1.00"), tier(10, null, "1.00")], "tiersOverlap"],
    ["after an open one", [tier(1, null, "1.00"), tier(10, 20, "1.00")], "tiersOverlap"],
    ["that are the same", [tier(1, 5, "1.00"), tier(1, 5, "1.00")], "tiersOverlap"],
    ["that end before they start", [tier(5, 1, "1.00")], "tooSmall"],
  ])("refuses ranges %s", (_, tiers, code) => {
    expect(checkTiers(tiers, "seats")).toMatchObject({ code });
  });
});

/** Valid ranges: contiguous, starting at 1, the last one open-ended. */
const ranges = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 100_000 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => {
    let start = 1;
    return parts.map(([length, units], index): Tier => {
      const end = index === parts.length - 1 ? null : start + length - 1;
      const made = tier(start, end, (units / 10_000).toFixed(4));
      start += length;
      return made;
    });
  });

function unitPrice(tiers: readonly Tier[], unit: number): number {
  return tiers.find(({ end }) => end === null || unit <= end)?.price ?? Number.NaN;
}
