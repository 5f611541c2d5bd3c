import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.js";
import { createMetricReader } from "./metric-reader.js";

const limits = { timeoutMs: 10_000, cacheMs: 5000 };

test("does not begin a second reading while one that took too long still runs", async () => {
  const clock = fakeClock();
  const reader = createMetricReader({ clock, ...limits });
  let finish = (_: number): void => {};
  const work = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
  for (let poll = 0; poll < 20; poll += 1) {
    const answer = reader.read("documents", work);
    answer.catch(() => {});
    await clock.advance(10_000);
    await expect(answer).rejects.toThrow(/longer than 10000 ms/);
  }
  expect(work).toHaveBeenCalledOnce();

  const last = reader.read("documents", work);
  finish(7);
  expect(await last).toBe(7);
});

test("looks at no more entries than there are old ones, however many are kept", async () => {
  const clock = fakeClock();
  const now = vi.spyOn(clock, "now");
  const reader = createMetricReader({ clock, ...limits });
  for (let key = 0; key < 20_000; key += 1) await reader.read(String(key), () => key);
  now.mockClear();
  for (let key = 0; key < 10; key += 1) await reader.read(`new ${key}`, () => key);

  expect(now.mock.calls.length).toBeLessThan(100);
});

test("forgets what is old", async () => {
  const clock = fakeClock();
  const reader = createMetricReader({ clock, ...limits });
  const work = vi.fn(() => 1);
  await reader.read("documents", work);
  await clock.advance(5001);
  await reader.read("documents", work);

  expect(work).toHaveBeenCalledTimes(2);
});
