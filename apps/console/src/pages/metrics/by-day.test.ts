import { expect, test } from "vitest";
import { byDay } from "./by-day.js";

const at = (day: number, hour: number): string => new Date(2026, 0, day, hour).toISOString();
const midnightOf = (day: number): number => new Date(2026, 0, day).getTime() / 1_000;

test("what was billed on one day is one point, and the days are in order", () => {
  const uses = [
    { date: at(23, 5), quantity: 130, amount: 1.5 },
    { date: at(2, 23), quantity: 10, amount: 0.25 },
    { date: at(23, 6), quantity: 120, amount: 1.25 },
  ];
  expect(byDay(uses)).toEqual([
    { time: midnightOf(2), quantity: 10, amount: 0.25 },
    { time: midnightOf(23), quantity: 250, amount: 2.75 },
  ]);
});

test("nothing billed is no day", () => {
  expect(byDay([])).toEqual([]);
});
