import { MetricFunction } from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eur, moment, qty } from "../test-support/subscriptions.js";
import { type Measurement, measure, readSample, type Sample } from "./measurement.js";
import { multiply } from "./money.js";
import { quantityUnits } from "./quantity.js";

const DAY = 86_400_000;
const from = moment("2026-04-01T00:00:00Z");
const to = from + 30 * DAY;
const at = (day: number, value: number): Sample => ({ at: from + day * DAY, value: qty(value) });
const measurement = (
  metricFunction: Measurement["metricFunction"],
  samples: readonly Sample[],
  more: Partial<Measurement> = {},
): Measurement => {
  const ordered = samples.toSorted((one, other) => one.at - other.at);
  const start = more.from ?? from;
  const before = ordered.findLast((sample) => sample.at <= start) ?? null;
  return {
    metricFunction,
    from,
    to,
    before,
    samples: ordered.filter((sample) => sample.at > start),
    ...more,
  };
};

// 10 users for 10 days, 20 for 15, 15 for 5: the last term of the average is 15 x 5/30.
const users = [at(0, 10), at(10, 20), at(25, 15)];

describe("a gauge", () => {
  test("is weighed by time for AVERAGE", () => {
    const average = measure(measurement(MetricFunction.AVERAGE, users));
    expect(average).toBe(15.8333333333);
    expect(multiply(eur("2.00"), average)).toBe(eur("31.6667"));
  });

  test("counts at its highest for PEAK", () => {
    const peak = measure(measurement(MetricFunction.PEAK, users));
    expect(multiply(eur("2.00"), peak)).toBe(eur("40.00"));
  });

  test("begins at the level that it had before the period", () => {
    const samples = [at(-20, 99), at(-3, 30), at(15, 10)];
    expect(measure(measurement(MetricFunction.AVERAGE, samples))).toBe(20);
    expect(measure(measurement(MetricFunction.PEAK, samples))).toBe(30);
  });

  test("counts as none before the first sample, and after the end", () => {
    expect(measure(measurement(MetricFunction.AVERAGE, [at(15, 10), at(30, 1000)]))).toBe(5);
    expect(measure(measurement(MetricFunction.PEAK, [at(30, 1000)]))).toBe(0);
  });

  test("has an average between its lowest and its highest level", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 1000 }))),
        (levels) => {
          const samples = [at(0, 500), ...levels.map(([day, value]) => at(day, value))];
          const average = measure(measurement(MetricFunction.AVERAGE, samples));
          expect(average).toBeGreaterThanOrEqual(Math.min(...samples.map(({ value }) => value)));
          expect(average).toBeLessThanOrEqual(measure(measurement(MetricFunction.PEAK, samples)));
        },
      ),
    );
  });
});

describe("a counter", () => {
  test("grows by INCREASE from its value at the start", () => {
    expect(measure(measurement(MetricFunction.INCREASE, [at(-1, 100), at(10, 130), at(20, 150)]))).toBe(50);
  });

  test("began at zero when it was never seen before", () => {
    expect(measure(measurement(MetricFunction.INCREASE, [at(10, 30), at(20, 50)]))).toBe(50);
  });

  test("counts anew after a reset", () => {
    expect(
      measure(measurement(MetricFunction.INCREASE, [at(-1, 100), at(10, 130), at(20, 5), at(25, 9)])),
    ).toBe(39);
  });

  test("is billed by VALUE for its last value, less the one at the last bill", () => {
    const value = (samples: readonly Sample[]) => measure(measurement(MetricFunction.VALUE, samples));
    expect(value([at(-9, 50), at(-1, 100), at(10, 130), at(20, 150)])).toBe(50);
    expect(value([at(-1, 400), at(10, 130)])).toBe(130);
    expect(value([at(-1, 100), at(10, 500), at(20, 150)])).toBe(50);
    expect(value([at(10, 130)])).toBe(130);
    expect(value([at(-1, 100)])).toBe(0);
    expect(value([])).toBe(0);
  });

  test("loses and doubles nothing wherever a period is cut", () => {
    const values = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 1000 })));
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 29 }), (entries, cut) => {
        const samples = new Map(entries.map(([day, value]) => [day, at(day, value)]));
        const counted = (more: Partial<Measurement> = {}) =>
          measure(measurement(MetricFunction.INCREASE, [at(-1, 0), ...samples.values()], more));
        const middle = from + cut * DAY;
        const parts = [counted({ to: middle }), counted({ from: middle })];
        expect(parts.reduce((total, part) => total + quantityUnits(part), 0n)).toBe(quantityUnits(counted()));
      }),
    );
  });
});

describe("readSample", () => {
  test.each([
    [42, 42],
    [0.5, 0.5],
    [0, 0],
    ["42", "notANumber"],
    [null, "notANumber"],
    [Number.NaN, "notANumber"],
    [Number.POSITIVE_INFINITY, "notANumber"],
    [-1, "negative"],
    [1e13, "tooLarge"],
  ])("reads %s as %s", (value, expected) => {
    expect(readSample(value)).toBe(expected);
  });
});
