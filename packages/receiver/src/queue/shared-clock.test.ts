import { expect, test, vi } from "vitest";
import { fakeClock, settle } from "../../test/fake-clock.js";
import { memoryStore } from "../store/memory.js";
import { createSharedClock } from "./shared-clock.js";

const databaseTime = Date.parse("2026-06-01T00:00:00Z");

test("processes whose clocks differ show the time of the store", async () => {
  const elapsed = fakeClock(0);
  const store = { ...memoryStore(), time: async () => databaseTime + elapsed.now() };
  const skewed = [-15_000, 0, 15_000].map((skew) =>
    createSharedClock({ now: () => databaseTime + skew + elapsed.now(), after: elapsed.after }, store),
  );
  await Promise.all(skewed.map((clock) => clock.ready()));
  await elapsed.advance(10_000);

  expect(skewed.map((clock) => clock.now())).toEqual(Array(3).fill(databaseTime + 10_000));
});

test("the time is asked for again from time to time, and nobody waits for that", async () => {
  const local = fakeClock(databaseTime);
  let ahead = 0;
  const time = vi.fn(async () => local.now() + ahead);
  const clock = createSharedClock(local, { ...memoryStore(), time });
  await clock.ready();
  ahead = 5000;
  await clock.ready();
  expect([time.mock.calls.length, clock.now() - local.now()]).toEqual([1, 0]);

  await local.advance(60_000);
  await clock.ready();
  await settle();
  expect([time.mock.calls.length, clock.now() - local.now()]).toEqual([2, 5000]);
});

test("a store that cannot say the time now is asked again", async () => {
  const local = fakeClock(databaseTime);
  const time = vi.fn(async () => local.now() + 5000).mockRejectedValueOnce(new Error("away"));
  const clock = createSharedClock(local, { ...memoryStore(), time });
  await expect(clock.ready()).rejects.toThrow("away");
  await clock.ready();

  expect(clock.now()).toBe(local.now() + 5000);
});
