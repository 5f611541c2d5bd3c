import fc from "fast-check";
import { expect, test } from "vitest";
import { createBudget, interval, nextPoll } from "./metric-pace.js";

const HOUR = interval.EVERY_1_HOUR;
const start = Date.UTC(2026, 0, 31, 8, 15);

test("a metric is polled at each point of its grid", () => {
  expect(nextPoll(start, HOUR)).toBe(Date.UTC(2026, 0, 31, 9));
  expect(nextPoll(Date.UTC(2026, 0, 31, 9), HOUR)).toBe(Date.UTC(2026, 0, 31, 10));
});

test("the next poll is the first later point of the metric's grid", () => {
  const every = fc.constantFrom(...Object.values(interval));
  fc.assert(
    fc.property(every, fc.integer({ min: 0, max: 4e12 }), (step, at) => {
      const next = nextPoll(at, step);
      expect(next).toBeGreaterThan(at);
      expect(next - at).toBeLessThanOrEqual(step);
      expect(next % step).toBe(0);
    }),
  );
});

const NOTHING = { regular: 0, last: 0 };

test("an advance waits for a vendor until its time is used up, whether it answers or not", () => {
  const budget = createBudget(NOTHING);
  expect(budget.wait(false)).toBe(3_000);
  budget.spend(1, 2_500);
  expect(budget.refusal(false)).toBeUndefined();
  expect(budget.wait(false)).toBe(520);
  budget.spend(1, 600);
  expect(budget.refusal(false)).toContain("for 3 s on its way");
});

test("answers that are as quick as a network can be use no time up", () => {
  const budget = createBudget(NOTHING);
  for (let round = 0; round < 1_000; round += 1) budget.spend(1, 15);
  expect(budget.wait(false)).toBe(3_000);
});

test("an advance makes so many polls of a vendor, and no more", () => {
  const budget = createBudget(NOTHING);
  budget.spend(1_999, 0);
  expect(budget.refusal(false)).toBeUndefined();
  budget.spend(1, 0);
  expect(budget.refusal(false)).toContain("2000 polls");
});

test("where a period ends on the way, a part of both is kept for its last polls", () => {
  const slow = createBudget({ regular: 10, last: 1 });
  slow.spend(1, 2_300);
  expect(slow.refusal(false)).toBeDefined();
  expect(slow.refusal(true)).toBeUndefined();
  expect(slow.wait(true)).toBe(720);
  const many = createBudget({ regular: 10, last: 1 });
  many.spend(1_500, 0);
  expect(many.refusal(false)).toBeDefined();
  expect(many.refusal(true)).toBeUndefined();
});

test("too many polls are thinned evenly, and no more than needed", () => {
  expect(createBudget({ regular: 2_000, last: 0 }).stride).toBe(1);
  expect(createBudget({ regular: 2_001, last: 0 }).stride).toBe(2);
  expect(createBudget({ regular: 1_501, last: 1 }).stride).toBe(2);
  expect(createBudget({ regular: 691_200, last: 8 }).stride).toBe(461);
});
