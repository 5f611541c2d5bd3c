import { expect, test } from "vitest";
import { fakeClock } from "./fake-clock.js";

test("runs each task at its time, and what it plans as well", async () => {
  const clock = fakeClock("2026-01-01T00:00:00Z");
  const times: number[] = [];
  const start = clock.now();
  const again = (): void => {
    times.push(clock.now() - start);
    clock.after(1_000, again);
  };
  clock.after(1_000, again);
  await clock.advance("3s");
  expect(times).toEqual([1_000, 2_000, 3_000]);
  expect(clock.now() - start).toBe(3_000);
});

test("lets asynchronous work come to rest before time goes on", async () => {
  const clock = fakeClock();
  const start = clock.now();
  let after: number | undefined;
  clock.after(10, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    after = clock.now() - start;
  });
  await clock.advance("1 day");
  expect(after).toBe(10);
});

test("does not run what was called off, also by another task of the same time", async () => {
  const clock = fakeClock();
  const ran: string[] = [];
  const first = clock.after(10, () => ran.push("first"));
  clock.after(20, () => {
    ran.push("second");
    third();
  });
  const third = clock.after(20, () => ran.push("third"));
  first();
  await clock.advance(20);
  expect(ran).toEqual(["second"]);
});

test.each([Number.NaN, undefined, -5, 0])(
  "runs a task after %s milliseconds at once, and those after it at their time",
  async (delay) => {
    const clock = fakeClock();
    const ran: string[] = [];
    // From JavaScript it may be anything.
    clock.after(delay as number, () => ran.push("at once"));
    clock.after(10, () => ran.push("later"));
    await clock.advance(1);
    expect(ran).toEqual(["at once"]);
    await clock.advance(9);
    expect(ran).toEqual(["at once", "later"]);
  },
);

test("a task without an end keeps no other from its time", async () => {
  const clock = fakeClock();
  const ran: string[] = [];
  clock.after(Number.POSITIVE_INFINITY, () => ran.push("never"));
  clock.after(10, () => ran.push("later"));
  await clock.advance("1 day");
  expect(ran).toEqual(["later"]);
});

test("refuses a start that is no date", () => {
  expect(() => fakeClock("tomorrow")).toThrow('"tomorrow" is not a date');
});
