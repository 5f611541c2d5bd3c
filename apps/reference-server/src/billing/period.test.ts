import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { moment, productVersionOf } from "../test-support/subscriptions.js";
import { WHOLE } from "./amount.js";
import {
  addDuration,
  addMonths,
  anchorDayOf,
  extendByHours,
  hoursBegun,
  nextPeriod,
  openPeriod,
  type Period,
  wholeDays,
} from "./period.js";
import { shareLeft } from "./segments.js";

const left = (period: Period, at: number) => shareLeft({ period, hourly: false }, at);
const iso = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toString();
const moments = fc.integer({ min: moment("2000-01-01T00:00:00Z"), max: moment("2100-01-01T00:00:00Z") });

describe("calendar months", () => {
  test("end on the anchor day, or on the last day of a shorter month", () => {
    const productVersion = productVersionOf();
    let period = openPeriod({ productVersion, trial: false, at: moment("2026-01-31T08:00:00Z") });
    const ends = Array.from({ length: 4 }, () => {
      const { end } = period;
      period = nextPeriod(period, productVersion.billingPeriod);
      return iso(end).slice(0, 10);
    });
    expect(ends).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
  });

  test("know leap years", () => {
    expect(iso(addMonths(moment("2028-01-31T00:00:00Z"), 1, 31))).toBe("2028-02-29T00:00:00Z");
    expect(iso(addMonths(moment("2028-02-29T12:30:00Z"), 12, 29))).toBe("2029-02-28T12:30:00Z");
  });

  test("never drift from the anchor over 60 months, and leave no gap", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(1, 3, 6, 12), (at, months) => {
        const anchor = anchorDayOf(at);
        let period: Period = openPeriod({
          productVersion: productVersionOf({ billingPeriod: months }),
          trial: false,
          at,
        });
        for (let elapsed = months; elapsed <= 60; elapsed += months) {
          expect(period.end).toBe(addMonths(at, elapsed, anchor));
          expect(period.end % 86_400_000).toBe(at % 86_400_000);
          expect(addMonths(period.end, -months, anchor)).toBe(period.start);
          const next = nextPeriod(period, months);
          expect(next.start).toBe(period.end);
          period = next;
        }
      }),
    );
  });
});

describe("openPeriod", () => {
  const at = moment("2026-01-31T08:00:00Z");

  test("is the trial's days for a trial", () => {
    const { end } = openPeriod({ productVersion: productVersionOf({ trialLength: 14 }), trial: true, at });
    expect(iso(end)).toBe("2026-02-14T08:00:00Z");
  });

  test("is the lifespan in hours for a short-living plan", () => {
    const { end } = openPeriod({ productVersion: productVersionOf({ lifespan: 4 }), trial: false, at });
    expect(iso(end)).toBe("2026-01-31T12:00:00Z");
  });

  test("is the billing period in months for any other", () => {
    const { end } = openPeriod({ productVersion: productVersionOf({ billingPeriod: 12 }), trial: false, at });
    expect(iso(end)).toBe("2027-01-31T08:00:00Z");
  });
});

describe("what is left", () => {
  const period = openPeriod({
    productVersion: productVersionOf(),
    trial: false,
    at: moment("2026-03-01T00:00:00Z"),
  });

  test("is counted in whole days, rounded down", () => {
    expect(left(period, moment("2026-03-16T00:00:00Z"))).toEqual({ of: 16, total: 31 });
    expect(left(period, moment("2026-03-16T00:00:01Z"))).toEqual({ of: 15, total: 31 });
  });

  test("is nothing after the end", () => {
    expect(left(period, moment("2026-05-01T00:00:00Z")).of).toBe(0);
  });

  test("is the whole of a period that was paid ahead", () => {
    expect(left(nextPeriod(period, 1), moment("2026-03-16T00:00:00Z"))).toEqual(WHOLE);
  });

  test("counts begun hours in full", () => {
    expect(hoursBegun(0, 359.5 * 3_600_000)).toBe(360);
    expect(wholeDays(10, 5)).toBe(0);
  });
});

describe("extendByHours", () => {
  test("moves the end, and the anchor with it", () => {
    const period = openPeriod({
      productVersion: productVersionOf(),
      trial: false,
      at: moment("2026-03-01T20:00:00Z"),
    });
    const longer = extendByHours(period, 5);
    expect(iso(longer.end)).toBe("2026-04-02T01:00:00Z");
    expect(longer.anchorDay).toBe(2);
  });
});

describe("addDuration", () => {
  test("adds months by the calendar and hours by the clock", () => {
    expect(iso(addDuration(moment("2026-01-31T08:00:00Z"), "P1M") ?? 0)).toBe("2026-02-28T08:00:00Z");
    expect(iso(addDuration(moment("2026-01-31T08:00:00Z"), "PT90M") ?? 0)).toBe("2026-01-31T09:30:00Z");
  });

  test.each(["", "1 month", "P", "P999999999Y"])("refuses %j", (duration) => {
    expect(addDuration(0, duration)).toBeNull();
  });
});
