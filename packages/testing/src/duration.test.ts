import { expect, test } from "vitest";
import { addDuration, readDuration } from "./duration.js";

const day = 86_400_000;

test.each([
  [1_500, 0, 1_500],
  ["90s", 0, 90_000],
  ["30 days", 0, 30 * day],
  ["1.5h", 0, 5_400_000],
  ["2 weeks", 0, 14 * day],
  ["1 month", 1, 0],
  ["2 years", 24, 0],
  ["P1M", 1, 0],
  ["P1Y2M3W4DT5H6M7S", 14, 25 * day + 18_367_000],
  ["PT30M", 0, 1_800_000],
])("%o is %i months and %i ms", (text, months, milliseconds) => {
  expect(readDuration(text)).toEqual({ months, milliseconds });
});

test.each([
  ["a while"],
  ["3 constructor"],
  ["30"],
  ["P"],
  ["PT"],
  ["1.5 months"],
  ["-1 day"],
  [-1],
  [Number.NaN],
  [""],
])("%o is refused", (text) => {
  expect(() => readDuration(text)).toThrow(/is not a span of time\. Write "30 days"/);
});

test.each([
  ["2026-01-31T12:00:00Z", "1 month", "2026-02-28T12:00:00.000Z"],
  ["2024-01-31T12:00:00Z", "1 month", "2024-02-29T12:00:00.000Z"],
  ["2026-01-15T12:00:00Z", "P1M1D", "2026-02-16T12:00:00.000Z"],
  ["2024-02-29T00:00:00Z", "1 year", "2025-02-28T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", "2 months", "2027-02-28T23:59:59.000Z"],
  ["2026-01-15T12:00:00Z", "36 h", "2026-01-17T00:00:00.000Z"],
])("%s and %s is %s", (from, duration, to) => {
  expect(new Date(addDuration(Date.parse(from), duration)).toISOString()).toBe(to);
});
