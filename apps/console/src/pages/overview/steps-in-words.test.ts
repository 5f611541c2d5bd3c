import { expect, test } from "vitest";
import { onAxis, toStep } from "./steps-in-words.js";

test.each([
  ["2026-03-01T00:00:00Z", "MONTH", /^March 2026$/],
  ["2026-03-05T00:00:00Z", "DAY", /^(05 Mar 2026|Mar 05, 2026)$/],
  ["2026-03-02T00:00:00Z", "WEEK", /^the week of (02 Mar 2026|Mar 02, 2026)$/],
])("the step from %s by %s is said by the calendar in UTC", (from, step, words) => {
  expect(toStep(from, step)).toMatch(words);
});

test("a month begins at the reader's own midnight of its first day, wherever the reader is", () => {
  const drawn = new Date(onAxis("2026-03-01T00:00:00Z") * 1_000);
  expect([drawn.getMonth(), drawn.getDate(), drawn.getHours()]).toEqual([2, 1, 0]);
});
