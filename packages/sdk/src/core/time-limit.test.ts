import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "./clock.js";
import { onAbort, openTimeLimit, Stopped, type TimeLimit } from "./time-limit.js";

const deaf = (): Promise<never> => new Promise(() => undefined);
const open = (deadline: number, signal?: AbortSignal): TimeLimit =>
  openTimeLimit(systemClock, deadline, signal);
const why = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => (error instanceof Stopped ? error.message : error));

const aborted = "was aborted";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work that does not listen is left behind when its time is over", async () => {
  const limits = open(1000);
  const ending = why(limits.run(100, deaf));
  await vi.advanceTimersByTimeAsync(100);
  expect(await ending).toBe("passed its timeout of 100 ms");
});

test("the deadline counts over all steps", async () => {
  const limits = open(150);
  const first = why(limits.run(100, deaf));
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe("passed its timeout of 100 ms");
  expect(limits.left()).toBe(50);
  const second = why(limits.run(100, deaf));
  await vi.advanceTimersByTimeAsync(50);
  expect(await second).toBe("passed its deadline of 150 ms");
});

test("an abort ends a wait at once, and leaves no timer", async () => {
  const controller = new AbortController();
  const limits = open(60_000, controller.signal);
  const ending = why(limits.wait(3000));
  controller.abort();
  expect(await ending).toBe(aborted);
  expect(vi.getTimerCount()).toBe(0);
});

test("the work hears of it", async () => {
  const controller = new AbortController();
  const limits = open(1000, controller.signal);
  let heard = false;
  const ending = why(
    limits.run(500, (signal) => {
      signal.addEventListener("abort", () => {
        heard = true;
      });
      return deaf();
    }),
  );
  controller.abort("enough");
  expect(await ending).toBe(aborted);
  expect(heard).toBe(true);
});

test("a wait ends when it is over", async () => {
  const ending = open(60_000).wait(3000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ending).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a signal that has fired already opens nothing", () => {
  expect(() => open(1000, AbortSignal.abort())).toThrow("was aborted");
});

test("an endless deadline is no deadline", async () => {
  const limits = open(Number.POSITIVE_INFINITY);
  expect(await limits.run(Number.POSITIVE_INFINITY, async () => "done")).toBe("done");
});

test("work that was left behind and ends after all does not disturb the next step", async () => {
  const limits = open(1000);
  let endLate = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    endLate = resolve;
  });
  const first = why(limits.run(100, () => late));
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe("passed its timeout of 100 ms");
  const second = why(limits.run(100, deaf));
  endLate();
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toBe("passed its timeout of 100 ms");
});

test("a step takes the timer of the one before it away, and closing that of the last one", async () => {
  const limits = open(1000);
  await limits.run(100, async () => "first");
  await limits.run(100, async () => "second");
  expect(vi.getTimerCount()).toBe(1);
  limits.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("closing takes the listener away", () => {
  const { signal } = new AbortController();
  const limits = open(1000, signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  limits.close();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("many tasks on a signal are one listener, and none when the last one has gone", () => {
  const { signal } = new AbortController();
  const stops = Array.from({ length: 300 }, () => onAbort(signal, () => undefined));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  for (const stop of stops) stop();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("every task that is still there runs, and a task may come back after all had gone", () => {
  const controller = new AbortController();
  const [first, second] = [vi.fn(), vi.fn()];
  onAbort(controller.signal, first)();
  onAbort(controller.signal, second);
  controller.abort();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
