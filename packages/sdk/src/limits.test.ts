import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "./clock.js";
import { openLimits, Stop } from "./limits.js";

const deaf = (): Promise<never> => new Promise(() => undefined);
const why = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => (error instanceof Stop ? error.why : error));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work that does not listen is left behind when its time is over", async () => {
  const limits = openLimits(systemClock, 1000);
  const ending = why(limits.within(deaf, 100));
  await vi.advanceTimersByTimeAsync(100);
  expect(await ending).toBe("timeout");
});

test("the deadline counts over all steps", async () => {
  const limits = openLimits(systemClock, 150);
  const first = why(limits.within(deaf, 100));
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe("timeout");
  expect(limits.left()).toBe(50);
  const second = why(limits.within(deaf, 100));
  await vi.advanceTimersByTimeAsync(50);
  expect(await second).toBe("deadline");
});

test("an abort ends a wait at once, and leaves no timer", async () => {
  const controller = new AbortController();
  const limits = openLimits(systemClock, 60_000, controller.signal);
  const ending = why(limits.sleep(3000));
  controller.abort();
  expect(await ending).toBe("aborted");
  expect(vi.getTimerCount()).toBe(0);
});

test("the work hears of it", async () => {
  const controller = new AbortController();
  const limits = openLimits(systemClock, 1000, controller.signal);
  let heard = false;
  const ending = why(
    limits.within((signal) => {
      signal.addEventListener("abort", () => {
        heard = true;
      });
      return deaf();
    }, 500),
  );
  controller.abort("enough");
  expect(await ending).toBe("aborted");
  expect(heard).toBe(true);
});

test("an endless deadline is no deadline", async () => {
  const limits = openLimits(systemClock, Number.POSITIVE_INFINITY);
  expect(await limits.within(async () => "done")).toBe("done");
});

test("closing takes the listener away", () => {
  const { signal } = new AbortController();
  const limits = openLimits(systemClock, 1000, signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  limits.close();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});
