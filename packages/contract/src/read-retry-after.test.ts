import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after.js";

const now = Date.UTC(2026, 0, 15, 12);

test.each([
  ["0", 0],
  [" 120 ", 120_000],
  ["Thu, 15 Jan 2026 12:00:30 GMT", 30_000],
  ["Thu, 15 Jan 2026 11:59:00 GMT", 0],
])("%j is a wait of %d ms", (value, wait) => {
  expect(readRetryAfter(value, now)).toBe(wait);
});

test.each([
  undefined,
  "",
  "-1",
  "2 s",
  "1.5",
  "soon",
  "2026-01-15T12:00:30Z",
  "Thu, 45 Jan 2026 12:00:30 GMT",
])("%j is none", (value) => {
  expect(readRetryAfter(value, now)).toBeUndefined();
});
