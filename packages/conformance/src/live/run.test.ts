import { expect, test } from "vitest";
import { checks } from "../checks.js";
import { firstIdAt } from "./run.js";

const now = Date.parse("2026-11-20T12:00:00Z");

test("each run has an identifier for each check before those of the next second begin", () => {
  const room = firstIdAt(now + 1_000) - firstIdAt(now);
  expect(room).toBeGreaterThan(checks.length);
});

test.each([0, now, 31_250_000_000, 8.64e15])(
  "the first identifier at %d is a positive 32-bit integer",
  (time) => {
    const first = firstIdAt(time);
    expect(Number.isInteger(first) && first > 0 && first < 2 ** 31 - 1_000_000).toBe(true);
  },
);
