import { expect, test } from "vitest";
import { formatMoney, parseMoney } from "./money.js";
import { monthlyOf } from "./monthly.js";
import { addMonths } from "./period.js";
import type { BillingItem } from "./product-version.js";
import { parseQuantity, type Quantity } from "./quantity.js";
import { planTerms } from "./segments.js";

const money = (text: string) => parseMoney(text) as Exclude<ReturnType<typeof parseMoney>, null | object>;
const quantity = (value: number): Quantity => parseQuantity(value) as Quantity;

/** A segment of so many months, in the year 2026 and after. */
function segment(months: number, more: Partial<Parameters<typeof monthlyOf>[0]> = {}) {
  const start = Date.UTC(2026, 0, 31);
  const period = { start, end: addMonths(start, months, 31) };
  const terms = planTerms({ name: "Basic", price: money("120.00") });
  return { terms, quantity: quantity(1), period, hourly: false, ...more };
}

const seats = (payment: BillingItem["payment"]): BillingItem => ({
  ...planTerms({ name: "Seats", price: money("2.50") }),
  id: 7,
  payment,
});

test.each([
  [1, "120.0000"],
  [2, "60.0000"],
  [3, "40.0000"],
  [12, "10.0000"],
  [24, "5.0000"],
  [36, "3.3333"],
  [7, "17.1429"],
  [120, "1.0000"],
])("of a price for %i months, that part recurs in a month", (months, monthly) => {
  expect(formatMoney(monthlyOf(segment(months)))).toBe(monthly);
});

test("every length of a period is told from the next one, wherever in the year it begins", () => {
  for (let month = 0; month < 48; month += 1) {
    const start = Date.UTC(2027, month, 1);
    for (let months = 1; months <= 60; months += 1) {
      const period = { start, end: addMonths(start, months, 1) };
      const terms = planTerms({ name: "x", price: (months * 10_000) as ReturnType<typeof money> });
      expect(formatMoney(monthlyOf(segment(1, { period, terms })))).toBe("1.0000");
    }
  }
});

test.each(["PRE_PAID", "POST_PAID"] as const)("a quantity that is %s recurs", (payment) => {
  expect(formatMoney(monthlyOf(segment(1, { terms: seats(payment), quantity: quantity(4) })))).toBe(
    "10.0000",
  );
});

test("what metrics measure, and a price for hours, recur in no month", () => {
  const used = segment(1, { terms: seats("PAY_AS_YOU_GO"), quantity: quantity(4) });
  expect([monthlyOf(used), monthlyOf(segment(1, { hourly: true }))]).toEqual([0, 0]);
});

test("an amount that no invoice could have is zero, and no error", () => {
  expect(monthlyOf(segment(1, { terms: seats("POST_PAID"), quantity: quantity(9e15) }))).toBe(0);
});
