import { describe, expect, test } from "vitest";
import { listCountries } from "./handlers.js";

describe("the list of countries", () => {
  test("has each code once, and a name that is not its code", () => {
    const countries = listCountries("en");
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
    expect(countries.filter(({ country, countryCode }) => country === countryCode)).toEqual([]);
  });

  test("is sorted as its language sorts", () => {
    const { compare } = new Intl.Collator("cs");
    const names = listCountries("cs").map(({ country }) => country);
    expect(names).toEqual([...names].sort(compare));
    // In Czech, Ch sorts after H.
    expect(names.indexOf("Chile")).toBeGreaterThan(names.indexOf("Honduras"));
  });
});
