import { expect, test } from "vitest";
import { createPace } from "./pace.js";

test("a change is read as soon as the marketplace tells of it, with those that come with it", () => {
  const pace = createPace();
  expect(pace.pause()).toBe(120);
  for (let answers = 0; answers < 20; answers += 1) pace.noteAnswer(6);
  expect(pace.pause()).toBe(120);
});

test("on a slow network readings do not pile up", () => {
  const pace = createPace();
  for (let answers = 0; answers < 20; answers += 1) pace.noteAnswer(400);
  expect(pace.pause()).toBeCloseTo(800);
});

test("a marketplace that can hardly answer is still read every five seconds", () => {
  const pace = createPace();
  pace.noteAnswer(60_000);
  expect(pace.pause()).toBe(5_000);
});
