import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideHalfUp, formatDecimal, parseDecimal } from "./decimal.js";

describe("parseDecimal", () => {
  test.each([
    ["1.25", 2, 125n],
    ["-0.005", 2, -1n],
    ["0.005", 2, 1n],
    ["0.00499999999999999999999", 2, 0n],
    [1e21, 0, 1_000_000_000_000_000_000_000n],
    [1.5e-7, 10, 1500n],
    [0.1 + 0.2, 4, 3000n],
    ["007", 0, 7n],
  ])("reads %s at %i digits as %s", (value, digits, units) => {
    expect(parseDecimal(value, digits)).toBe(units);
  });

  test.each(["", "1.", ".5", "1,5", "0x10", "1e9999", " 1", Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses %s",
    (value) => {
      expect(parseDecimal(value, 4)).toBeNull();
    },
  );

  test("reads what formatDecimal writes", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 1, max: 12 }), (units, digits) => {
        expect(parseDecimal(formatDecimal(units, digits), digits)).toBe(units);
      }),
    );
  });
});

describe("divideHalfUp", () => {
  test("is never more than half a unit away, and mirrors below zero", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 20n }), (dividend, divisor) => {
        const quotient = divideHalfUp(dividend, divisor);
        const error = 2n * (dividend - quotient * divisor);
        expect(error <= divisor && error >= -divisor).toBe(true);
        expect(divideHalfUp(-dividend, divisor)).toBe(-quotient);
      }),
    );
  });
});
