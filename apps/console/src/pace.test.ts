import { expect, test } from "vitest";
import { createPace } from "./pace.js";

test("a change that comes alone is read at once, however slow the marketplace is", () => {
  const pace = createPace();
  pace.noteAnswer(800);
  expect(pace.pause(0)).toBe(120);
  pace.noteReading(1_000);
  expect(pace.pause(1_900)).toBe(120);
});

test("while changes go on, a fast marketplace is read more than once a second, and a slow one less often", () => {
  const pace = createPace();
  pace.noteReading(0);
  for (let answers = 0; answers < 20; answers += 1) pace.noteAnswer(6);
  expect(pace.pause(10)).toBeCloseTo(600);
  for (let answers = 0; answers < 20; answers += 1) pace.noteAnswer(40);
  expect(pace.pause(10)).toBeCloseTo(4_000);
});

test("a marketplace that can hardly answer is still read every five seconds", () => {
  const pace = createPace();
  pace.noteReading(0);
  pace.noteAnswer(60_000);
  expect(pace.pause(10)).toBe(5_000);
});
