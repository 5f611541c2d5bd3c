import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { systemClock } from "./clock.js";
import { createRetryBudget, mayRetry, readRetryAfter, waitBefore } from "./retry.js";

const rule = (status: number | undefined, once: boolean, retryAfter?: number): boolean =>
  mayRetry({ kind: "api", status, retryAfter }, once);

test.each([undefined, 408, 500, 502, 504, 520, 521, 522, 523, 524])(
  "%s may have happened: only what may happen twice is sent again",
  (status) => {
    expect(rule(status, false)).toBe(true);
    expect(rule(status, true)).toBe(false);
    expect(rule(status, true, 1000)).toBe(false);
  },
);

test("429 was refused, so anything is sent again", () => {
  expect(rule(429, true)).toBe(true);
  expect(rule(429, false)).toBe(true);
});

test("503 was plainly refused only when it names a time", () => {
  expect(rule(503, false)).toBe(true);
  expect(rule(503, true)).toBe(false);
  expect(rule(503, true, 1000)).toBe(true);
});

test("409 was refused for now when it names a time", () => {
  expect(rule(409, true, 1000)).toBe(true);
  expect(rule(409, false, 1000)).toBe(true);
  expect(rule(409, false)).toBe(false);
});

test.each([200, 302, 400, 401, 402, 403, 404, 405, 413, 422, 423])("%s is never sent again", (status) => {
  expect(rule(status, false, 1000)).toBe(false);
});

test("a body that was cut is asked for again where that is safe", () => {
  const cut = { kind: "unexpected-response", status: 200, cut: true } as const;
  expect(mayRetry(cut, false)).toBe(true);
  expect(mayRetry(cut, true)).toBe(false);
});

test("a call that its caller stopped, or that got no credential, is never sent again", () => {
  expect(mayRetry({ kind: "aborted" }, false)).toBe(false);
  expect(mayRetry({ kind: "sign-in" }, false)).toBe(false);
  expect(mayRetry({ kind: "timeout" }, false)).toBe(true);
});

test("the bound of a wait doubles up to 8 seconds, and any wait from 100 ms to it may come", () => {
  const longest = [0, 1, 2, 3, 4, 5, 6].map((retried) => waitBefore(retried, 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), chance, (retried, random) => {
      const wait = waitBefore(retried, random);
      return wait >= 100 && wait <= 8000;
    }),
  );
});

test("a time that the answer names is waited for, and never less than any other wait", () => {
  expect(waitBefore(0, 0, 7000)).toBe(7000);
  expect(waitBefore(0, 0, 0)).toBe(100);
  expect(waitBefore(0, 1, 200)).toBe(250);
});

describe("the budget", () => {
  test("runs out after its retries, and five calls that work give one back", () => {
    const budget = createRetryBudget(100);
    expect(Array.from({ length: 101 }, () => budget.spend()).filter(Boolean)).toHaveLength(100);
    for (let calls = 0; calls < 4; calls++) budget.refill();
    expect(budget.spend()).toBe(false);
    budget.refill();
    expect(budget.spend()).toBe(true);
  });

  test("never holds more than its size", () => {
    const budget = createRetryBudget(1);
    for (let calls = 0; calls < 50; calls++) budget.refill();
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });

  test("of 0 allows nothing, and an endless one everything", () => {
    expect(createRetryBudget(0).spend()).toBe(false);
    const endless = createRetryBudget(Number.POSITIVE_INFINITY);
    expect(Array.from({ length: 1000 }, () => endless.spend()).every(Boolean)).toBe(true);
  });
});

describe("Retry-After", () => {
  const clock = { ...systemClock, date: () => Date.parse("2026-01-01T00:00:00Z") };
  const read = (value?: string, date?: string): number | undefined =>
    readRetryAfter(
      new Headers({ ...(value !== undefined && { "retry-after": value }), ...(date && { date }) }),
      clock,
    );

  test("in seconds becomes milliseconds", () => {
    expect(read("2")).toBe(2000);
    expect(read("0")).toBe(0);
  });

  test("as a date is as far away as it says, and one that has passed is now", () => {
    expect(read("Thu, 01 Jan 2026 00:00:05 GMT")).toBe(5000);
    expect(read("Wed, 31 Dec 2025 23:59:59 GMT")).toBe(0);
  });

  test("as a date is held against the answer's own date, for the clock of this machine may be wrong", () => {
    expect(read("Thu, 01 Jan 2026 09:00:05 GMT", "Thu, 01 Jan 2026 09:00:00 GMT")).toBe(5000);
    expect(read("Thu, 01 Jan 2026 00:00:05 GMT", "yesterday")).toBe(5000);
  });

  test.each([undefined, "", "-1", "1.5", "soon", "2 s", "12:30", "Soon"])("%s is no time", (value) => {
    expect(read(value)).toBeUndefined();
  });
});
