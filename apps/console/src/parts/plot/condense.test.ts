import { expect, test } from "vitest";
import { condense } from "./condense.js";

test("values are condensed to their mean, least and most in stretches of equal length", () => {
  expect(condense([0, 1, 2, 3, 10], [1, 3, null, 8, 5], 2)).toEqual({
    times: [2.5, 7.5],
    mean: [4, 5],
    least: [1, 5],
    most: [8, 5],
  });
});

test("a stretch without a value has none, and the last value is in the last stretch", () => {
  expect(condense([0, 30], [1, 2], 3)).toMatchObject({ mean: [1, null, 2], times: [5, 15, 25] });
});

test("842 values keep their extremes", () => {
  const times = Array.from({ length: 842 }, (_, at) => at * 3_600);
  const values = times.map((_, at) => (at === 500 ? 999 : at % 60));
  const { least, most, times: stretches } = condense(times, values, 120);
  expect([stretches.length, Math.min(...least.map(Number)), Math.max(...most.map(Number))]).toEqual([
    120, 0, 999,
  ]);
});

test("values of one moment are one stretch with that value, and no division by zero", () => {
  expect(condense([7, 7], [1, 3], 2)).toMatchObject({ mean: [2, null] });
});
