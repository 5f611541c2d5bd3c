import { expect, test } from "vitest";
import { drawnOf, type Series } from "./drawn.js";

const hours = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at * 3_600);

const series = (label: string, values: Series["values"]): Series => ({ label, values, tone: "accent" });

test.each([0, 1, 2, 24])("%i values are drawn as they are, with a dot at each", (count) => {
  const times = hours(count);
  expect(drawnOf(times, [series("Value", times)])).toEqual({
    times,
    lines: [{ label: "Value", values: times, tone: "accent", part: "line", dot: 7 }],
    isCondensed: false,
  });
});

test("100 values are a line without dots", () => {
  const times = hours(100);
  expect(drawnOf(times, [series("Value", times)]).lines.map(({ dot }) => dot)).toEqual([undefined]);
});

test("842 values are a line without dots above a band, and the few values beside them have dots", () => {
  const times = hours(842);
  const billed = times.map((time, index) => (index % 400 === 0 ? time : null));
  const drawn = drawnOf(times, [series("Value", times), series("Billed", billed)]);
  expect(drawn.lines.map(({ label, part, dot }) => `${label} ${part} ${dot}`)).toEqual([
    "Value most undefined",
    "Value least undefined",
    "Billed most undefined",
    "Billed least undefined",
    "Value line undefined",
    "Billed line 7",
  ]);
  expect(drawn).toMatchObject({ isCondensed: true, times: { length: 120 } });
});

test("of several series the first has the largest dots", () => {
  const all = ["Billed", "Paid", "Owed", "Recurs"].map((label) => series(label, [1, 2]));
  expect(drawnOf([1, 2], all).lines.map(({ dot }) => dot)).toEqual([13, 11, 9, 7]);
});
