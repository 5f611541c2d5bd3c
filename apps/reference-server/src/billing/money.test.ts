import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eur, qty } from "../test-support/subscriptions.js";
import {
  conversionsOf,
  formatMoney,
  type Money,
  moneyOf,
  multiply,
  parseMoney,
  rateOf,
  scale,
  sum,
} from "./money.js";
import { quantityOf, quantityUnits } from "./quantity.js";

const amounts = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((units) => units as Money);

describe("money", () => {
  test("writes four fraction digits", () => {
    expect(formatMoney(eur("10"))).toBe("10.0000");
    expect(formatMoney(eur("-0.0001"))).toBe("-0.0001");
  });

  test("rounds half-up to four digits, from a string and from a number alike", () => {
    expect(parseMoney("1.00005")).toBe(10_001);
    expect(parseMoney(1.00005)).toBe(10_001);
    expect(parseMoney("1.00004999")).toBe(10_000);
  });

  test("refuses an amount that an integer cannot hold", () => {
    expect(parseMoney("900719925474.0992")).toMatchObject({ code: "amountTooLarge" });
    expect(multiply(eur("100000000000"), qty(1_000_000))).toMatchObject({ code: "amountTooLarge" });
    expect(sum([eur("900000000000"), eur("900000000000")])).toMatchObject({ code: "amountTooLarge" });
  });

  test("multiplies by a decimal quantity without a float", () => {
    expect(multiply(eur("0.10"), qty(3))).toBe(3000);
    expect(multiply(eur("1.00"), qty("0.00005"))).toBe(1);
    expect(multiply(eur("1.00"), qty("0.0000499999"))).toBe(0);
    expect(multiply(eur("2.00"), qty("15.8333333333"))).toBe(316_667);
  });

  test("scales by a ratio of whole numbers", () => {
    expect(scale(eur("20.00"), { of: 15, total: 31 })).toBe(96_774);
    expect(scale(eur("20.00"), { of: 0, total: 31 })).toBe(0);
  });

  test("reads every amount that it writes", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });

  test("gives the whole back when an amount is scaled by all of it", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 10_000 }), (amount, total) => {
        expect(scale(amount, { of: total, total })).toBe(amount);
      }),
    );
  });

  test("only ever makes safe integers", () => {
    fc.assert(
      fc.property(fc.bigInt(), (units) => {
        const amount = moneyOf(units);
        expect(typeof amount === "number" ? Number.isSafeInteger(amount) : amount.code).toBe(
          typeof amount === "number" ? true : "amountTooLarge",
        );
      }),
    );
  });
});

describe("a currency", () => {
  test("has a rate, and dollars are remembered", () => {
    expect(rateOf("USD")).toEqual({ rate: { of: 93, total: 100 }, originalCurrency: "USD" });
    expect(rateOf()).toEqual({ rate: { of: 1, total: 1 }, originalCurrency: null });
  });

  test("gives the factors of what was converted", () => {
    expect(conversionsOf([{ originalCurrency: null }, { originalCurrency: "USD" }])).toEqual({ USD: 0.93 });
    expect(conversionsOf([{ originalCurrency: null }])).toBeNull();
  });

  test.each(["GBP", "toString", "__proto__"])("refuses %s", (currency) => {
    expect(rateOf(currency)).toMatchObject({ code: "currencyNotAccepted" });
  });
});

describe("a quantity", () => {
  test("keeps ten fraction digits exactly", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
        expect(quantityUnits(quantityOf(units))).toBe(units);
      }),
    );
  });
});
