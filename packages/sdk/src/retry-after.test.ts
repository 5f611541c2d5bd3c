import { expect, test } from "vitest";
import type { Clock } from "./clock.js";
import { readRetryAfter } from "./retry-after.js";

const clock: Clock = {
  now: () => Date.parse("2026-01-01T00:00:00Z"),
  after: () => () => undefined,
  random: () => 0,
};
const read = (value?: string): number | undefined =>
  readRetryAfter(new Headers(value === undefined ? {} : { "retry-after": value }), clock);

test("seconds become milliseconds", () => {
  expect(read("2")).toBe(2000);
  expect(read("0")).toBe(0);
});

test("an HTTP date is as far away as it says, and one that has passed is now", () => {
  expect(read("Thu, 01 Jan 2026 00:00:05 GMT")).toBe(5000);
  expect(read("Wed, 31 Dec 2025 23:59:59 GMT")).toBe(0);
});

test.each([undefined, "", "-1", "1.5", "soon", "2 s", "12:30", "Soon"])("%s is no time", (value) => {
  expect(read(value)).toBeUndefined();
});
