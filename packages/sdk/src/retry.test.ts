import fc from "fast-check";
import { expect, test } from "vitest";
import { backOff, createRetryBudget, mayRetry, RETRY, SUCCESS } from "./retry.js";

const rule = (status: number | undefined, once: boolean, retryAfter?: number): boolean =>
  mayRetry({ kind: "api", status, retryAfter }, once);

test.each([undefined, 500, 502, 504])(
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

test.each([200, 302, 400, 401, 403, 404, 405, 409, 422, 423])("%s is never sent again", (status) => {
  expect(rule(status, false, 1000)).toBe(false);
});

test("a call that its caller stopped is never sent again", () => {
  expect(mayRetry({ kind: "aborted" }, false)).toBe(false);
  expect(mayRetry({ kind: "timeout" }, false)).toBe(true);
});

test("the bound of a wait doubles up to 8 seconds, and any wait below it may come", () => {
  const longest = [0, 1, 2, 3, 4, 5, 6].map((retried) => backOff(retried, 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (retried, dice) => {
        const wait = backOff(retried, dice);
        return wait >= 0 && wait <= 8000;
      },
    ),
  );
});

test("the budget runs out after a hundred retries, and calls that work fill it again", () => {
  const pay = createRetryBudget();
  expect(Array.from({ length: 101 }, () => pay(RETRY)).filter(Boolean)).toHaveLength(100);
  for (let calls = 0; calls < 4; calls++) pay(SUCCESS);
  expect(pay(RETRY)).toBe(false);
  pay(SUCCESS);
  expect(pay(RETRY)).toBe(true);
});
