import { TrialMode } from "@syndikit/contract";
import { expect, test } from "vitest";
import { sumOf, toAmount, toWords } from "./format.js";

test("a value of the interface is read as words, without what it shortens", () => {
  expect(Object.values(TrialMode).map(toWords)).toEqual([
    "not allowed",
    "allowed",
    "allowed without payment method",
  ]);
});

test("invoices are added to the cent, and each currency by itself", () => {
  const total = (amount: string, currency: string) => ({
    price: amount,
    currency,
    vatSpunOff: "0.0000",
    total: amount,
  });
  expect(sumOf([])).toBe("");
  expect(
    sumOf([
      ...Array.from({ length: 3 }, () => total("0.1000", "EUR")),
      total("3.0000", "USD"),
      total("1000.0000", "EUR"),
    ]),
  ).toBe(`${toAmount("1000.30")} EUR, 3.00 USD`);
});
