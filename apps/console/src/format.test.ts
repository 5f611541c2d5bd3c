import { TrialMode } from "@syndikit/contract";
import { expect, test } from "vitest";
import { sumOf, toAmount, toExact, toFull, toMoment, toTick, toWords } from "./format.js";

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

const HOUR = 3_600;
const DAY = 24 * HOUR;

test.each([
  ["hours", HOUR, /^09:30$/],
  ["days", DAY, /^(31 Jan|Jan 31)$/],
  ["months", 31 * DAY, /^Jan 2026$/],
])("an axis of %s labels a moment as %s", (_, step, label) => {
  const at = new Date(2026, 0, 31, 9, 30).getTime() / 1_000;
  expect(toTick(at, step)).toMatch(label);
});

test("an axis of hours says where a day begins", () => {
  expect(toTick(new Date(2026, 1, 1).getTime() / 1_000, HOUR)).toMatch(/^(01 Feb|Feb 01)$/);
});

test.each([
  ["at midnight", 0, "00:15:00"],
  ["in the evening", 19, "19:15:00"],
])("a time %s is written alike in a list, in a plot and where it is pointed at", (_, hour, written) => {
  const date = new Date(2026, 0, 31, hour, 15).toISOString();
  for (const text of [toExact(date, Date.parse(date)), toMoment(date), toFull(date)])
    expect(text).toContain(written);
});
