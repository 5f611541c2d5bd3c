import { expect, test } from "vitest";
import { createMonotonicClock } from "./clock.js";

function machine() {
  const state = { wall: 1_000_000, elapsed: 50 };
  const now = createMonotonicClock(
    () => state.wall,
    () => state.elapsed,
  );
  return {
    now,
    pass(ms: number) {
      state.wall += ms;
      state.elapsed += ms;
    },
    set(ms: number) {
      state.wall += ms;
    },
  };
}

test("the clock goes on when that of the machine is set back", () => {
  const { now, pass, set } = machine();
  const before = now();
  set(-3_600_000);
  pass(100);

  expect(now()).toBe(before + 100);
});

test("the clock follows a machine that slept, or is set forward", () => {
  const { now, pass, set } = machine();
  const before = now();
  set(3_600_000);
  pass(100);
  expect(now()).toBe(before + 3_600_100);

  pass(50);
  expect(now()).toBe(before + 3_600_150);
});

test("the clock counts whole milliseconds", () => {
  const { now, pass } = machine();
  const before = now();
  pass(0.7);
  expect(now()).toBe(before);

  pass(0.7);
  expect(now()).toBe(before + 1);
});
