import { expect, test } from "vitest";
import { dateLocaleOf, numbersOf } from "./numbers.js";

test.each([
  // A comma is the decimal sign: 12,50 is a number, and so is what the API itself writes.
  ["de-DE", "12,50", "12.50"],
  ["de-DE", "12.50", "12.50"],
  ["de-DE", "1.234,50", "1234.50"],
  ["de-DE", "1.234.567", "1234567"],
  ["de-DE", "-0,5", "-0.5"],
  ["fr-FR", " 12,5 ", "12.5"],
  ["it-IT", "1000", "1000"],
  // A point is the decimal sign: a comma parts thousands, where it can.
  ["en-US", "12.50", "12.50"],
  ["en-US", "1,234.50", "1234.50"],
  ["en-US", "12,50", "12.50"],
  ["en-US", "-0,5", "-0.5"],
  ["en-US", "1,234", "1,234"],
  ["de-CH", "12.50", "12.50"],
  // What is no number is left to the marketplace.
  ["de-DE", "12,5,0", "12,5,0"],
  ["de-DE", "1.23,50", "1.23,50"],
  ["de-DE", "twelve", "twelve"],
  ["de-DE", "", ""],
])("for a reader of %s, %s is read as %s", (locale, typed, decimal) => {
  expect(numbersOf(locale).read(typed)).toBe(decimal);
});

test.each([
  ["de-DE", "1.234,5", "1.234,50", "−0,0125"],
  ["en-US", "1,234.5", "1,234.50", "−0.0125"],
])("a number is shown to a reader of %s with the signs of their country", (locale, number, amount, small) => {
  const { show, showAmount } = numbersOf(locale);
  expect([show(1_234.5), showAmount("1234.5000"), showAmount("-0.0125")]).toEqual([number, amount, small]);
});

test("what an input was filled with is read as the same number", () => {
  for (const locale of ["de-DE", "en-US", "fr-FR", "de-CH", "ar-EG"]) {
    const { enter, read } = numbersOf(locale);
    for (const price of ["0.0000", "12.50", "1.234", "99999.9999", "-3.10"])
      expect(read(enter(price)), `${price} in ${locale}`).toBe(price);
  }
});

test.each([
  ["en-US", "Jan 31", "1,234.5"],
  ["en-GB", "31 Jan", "1,234.5"],
  ["de-DE", "31 Jan", "1.234,5"],
  ["fr-FR", "31 Jan", "1\u202f234,5"],
])("for a reader of %s, an axis has %s and %s", (locale, day, value) => {
  const format = new Intl.DateTimeFormat(dateLocaleOf(locale), { day: "2-digit", month: "short" });
  expect([format.format(new Date(2026, 0, 31)), numbersOf(locale).show(1_234.5)]).toEqual([day, value]);
});

test("a language whose code begins like that of English is another one", () => {
  expect(dateLocaleOf("enq")).toBe("en-GB");
});
