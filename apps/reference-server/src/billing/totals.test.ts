import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eur, exact } from "../test-support/subscriptions.js";
import type { Amount } from "./amount.js";
import { createBill, createLine } from "./lines.js";
import { quantityOf } from "./quantity.js";
import { totalsOf } from "./totals.js";

const line = (subtotal: string, vat: number | null = null) => ({ subtotal: exact(subtotal), vat });

describe("what a bill comes to", () => {
  test("is rounded half-up to whole cents, away from zero", () => {
    expect(totalsOf([line("12.8950")])).toMatchObject({ total: eur("12.90") });
    expect(totalsOf([line("12.8949")])).toMatchObject({ total: eur("12.89") });
    expect(totalsOf([line("-12.8950")])).toMatchObject({ total: eur("-12.90") });
  });

  test("is rounded once, not line by line", () => {
    expect(totalsOf([line("0.0040"), line("0.0040"), line("0.0040")])).toMatchObject({
      subtotal: eur("0.01"),
    });
  });

  test("has the VAT of each line, rounded by itself, and a total that is the sum of both", () => {
    expect(totalsOf([line("0.0250", 22), line("10.0020", 10)])).toEqual({
      subtotal: eur("10.03"),
      vat: eur("1.01"),
      total: eur("11.04"),
    });
    // Rounded together they would give 0.01.
    expect(totalsOf([line("0.0049", 100)])).toMatchObject({ subtotal: eur("0.00"), total: eur("0.00") });
  });

  test("reads the percentage as the decimal that was sent", () => {
    expect(totalsOf([line("100.0000", 7.7)])).toMatchObject({ vat: eur("7.70") });
    expect(totalsOf([line("1000.0000", 0.0005)])).toMatchObject({ vat: eur("0.01") });
  });

  test("of no lines is nothing", () => {
    expect(totalsOf([])).toEqual({ subtotal: 0, vat: 0, total: 0 });
  });

  test("is refused when it cannot be counted exactly", () => {
    expect(totalsOf([line("900000000000", 100)])).toMatchObject({ code: "amountTooLarge" });
  });

  test("is never further than half a cent from the exact sums, and mirrored by a refund", () => {
    const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((units) => units as Amount);
    const lines = fc.array(
      fc.tuple(amounts, fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 100 })),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(lines, (entries) => {
        const bill = createBill(
          entries.map(([price, units, vat]) =>
            createLine({ type: "CUSTOM", description: "", price, quantity: quantityOf(units), vat }),
          ),
        );
        if ("kind" in bill) return;
        expect(bill.lines).toHaveLength(entries.length);
        const net = bill.lines.reduce((sum, { subtotal }) => sum + subtotal, 0n);
        const tax = bill.lines.reduce((sum, { subtotal, vat }) => sum + subtotal * BigInt(vat ?? 0), 0n);
        expect(distance(BigInt(bill.subtotal) * 1_000_000n, net)).toBeLessThanOrEqual(50_000_000n);
        expect(distance(BigInt(bill.vat) * 100_000_000n, tax)).toBeLessThanOrEqual(5_000_000_000n);
        expect([bill.subtotal % 100, bill.vat % 100].map(Math.abs)).toEqual([0, 0]);
        expect(bill.total).toBe(bill.subtotal + bill.vat);
        const mirrored = bill.lines.map(({ subtotal, vat }) => ({ subtotal: -subtotal as Amount, vat }));
        const refund = totalsOf(mirrored);
        expect("kind" in refund ? refund : BigInt(refund.total)).toBe(-BigInt(bill.total));
      }),
    );
  });
});

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}
