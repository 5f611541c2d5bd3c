import { expect, it } from "vitest";
import { plans } from "../plans.js";
import { firstIdAt } from "./first-id.js";

const now = Date.parse("2026-11-20T12:00:00Z");

it("leaves each run room for a subscription a check, before those of the next second", () => {
  const room = firstIdAt(now + 1_000) - firstIdAt(now);
  expect(room).toBeGreaterThan(plans.length);
});

it("is a positive 32-bit integer at any time", () => {
  for (const time of [0, now, 31_250_000_000, 8.64e15]) {
    const first = firstIdAt(time);
    expect(Number.isInteger(first) && first > 0 && first < 2 ** 31 - 1_000_000).toBe(true);
  }
});
