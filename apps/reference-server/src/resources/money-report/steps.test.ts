import { expect, test } from "vitest";
import { toDateTime } from "../../date-time.js";
import { stepsOf } from "./steps.js";

const at = (text: string): number => Date.parse(text);
const now = at("2026-03-18T10:30:00Z");

/** Where each step begins, and where the last one ends. */
function edges(wanted: Partial<Parameters<typeof stepsOf>[0]>): readonly string[] {
  const steps = stepsOf({ from: undefined, to: undefined, step: "MONTH", now, ...wanted });
  for (const [index, { begin }] of steps.slice(1).entries()) expect(begin).toBe(steps[index]?.end);
  return [...steps.map(({ begin }) => begin), steps.at(-1)?.end ?? 0].map(toDateTime);
}

test("without from there are twelve months, of which the last one runs", () => {
  const months = edges({});
  expect(months).toHaveLength(13);
  expect(months[0]).toBe("2025-04-01T00:00:00Z");
  expect(months.slice(-2)).toEqual(["2026-03-01T00:00:00Z", "2026-03-18T10:30:00.001Z"]);
});

test("weeks begin on Monday, also over the end of a year", () => {
  expect(edges({ step: "WEEK", from: at("2025-12-31T12:00:00Z"), to: at("2026-01-13T00:00:00Z") })).toEqual([
    "2025-12-31T12:00:00Z",
    "2026-01-05T00:00:00Z",
    "2026-01-12T00:00:00Z",
    "2026-01-13T00:00:00Z",
  ]);
});

test("a range that begins within a month ends its first step with the month", () => {
  expect(edges({ from: at("2026-01-31T08:00:00Z"), to: at("2026-03-01T00:00:00Z") })).toEqual([
    "2026-01-31T08:00:00Z",
    "2026-02-01T00:00:00Z",
    "2026-03-01T00:00:00Z",
  ]);
});

test("what lies behind the present moment is left out, and the moment belongs to the last step", () => {
  expect(edges({ step: "DAY", from: at("2026-03-18"), to: at("2027-01-01") })).toEqual([
    "2026-03-18T00:00:00Z",
    "2026-03-18T10:30:00.001Z",
  ]);
});

test("a range that holds no time has one step, in which nothing happens", () => {
  const from = at("2026-05-01");
  expect(stepsOf({ from, to: undefined, step: "DAY", now })).toEqual([{ begin: from, end: from }]);
});

test("a hundred steps are taken, and one more is refused in words", () => {
  const to = at("2026-03-18");
  const day = 86_400_000;
  expect(stepsOf({ from: to - 100 * day, to, step: "DAY", now })).toHaveLength(100);
  for (const from of [to - 101 * day, at("0001-01-01")])
    expect(() => stepsOf({ from, to, step: "DAY", now })).toThrow("400 fieldInvalid");
});
