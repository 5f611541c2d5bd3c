import { afterEach, expect, test, vi } from "vitest";
import { duringStep, onAxis, toStep } from "./steps-in-words.js";

test.each([
  ["2026-03-01T00:00:00Z", "MONTH", /^March 2026$/],
  ["2026-03-05T00:00:00Z", "DAY", /^(05 Mar 2026|Mar 05, 2026)$/],
  ["2026-03-02T00:00:00Z", "WEEK", /^the week of (02 Mar 2026|Mar 02, 2026)$/],
])("the step from %s by %s is said by the calendar in UTC", (from, step, words) => {
  expect(toStep(from, step)).toMatch(words);
});

test.each([
  ["2026-03-01T00:00:00Z", "MONTH", /^in March 2026$/],
  ["2026-03-05T00:00:00Z", "DAY", /^on (05 Mar 2026|Mar 05, 2026)$/],
  ["2026-03-02T00:00:00Z", "WEEK", /^in the week of (02 Mar 2026|Mar 02, 2026)$/],
])("in a sentence, the step from %s by %s stands behind the word that people say", (from, step, words) => {
  expect(duringStep(from, step)).toMatch(words);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["UTC", "America/New_York", "Pacific/Auckland"])(
  "a day begins at the reader's own midnight in %s, also where clocks change on it",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString());
    const drawn = days.map((day) => new Date(onAxis(day) * 1_000));
    expect(drawn.filter((date) => date.getHours() !== 0)).toEqual([]);
    expect(drawn.map((date) => date.getDate())).toEqual(days.map((day) => Number(day.slice(8, 10))));
  },
);
