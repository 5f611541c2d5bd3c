import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "./clock.js";
import { isCallError } from "./errors.js";
import { type Limits, openLimits } from "./limits.js";

const deaf = (): Promise<never> => new Promise(() => undefined);
const facts = () => ({ operation: "users.me", request: "GET user/me", attempts: 1, elapsed: 0 });
const open = (deadline: number, signal?: AbortSignal): Limits =>
  openLimits({ clock: systemClock, deadline, signal, facts });
const why = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => (isCallError(error) ? error.message : error));

const timedOut = (limit: string): string => `GET user/me passed its ${limit} (attempt 1, 0 ms)`;
const aborted = "GET user/me was aborted (attempt 1, 0 ms)";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work that does not listen is left behind when its time is over", async () => {
  const limits = open(1000);
  const ending = why(limits.within(100, deaf));
  await vi.advanceTimersByTimeAsync(100);
  expect(await ending).toBe(timedOut("timeout"));
});

test("the deadline counts over all steps", async () => {
  const limits = open(150);
  const first = why(limits.within(100, deaf));
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe(timedOut("timeout"));
  expect(limits.left()).toBe(50);
  const second = why(limits.within(100, deaf));
  await vi.advanceTimersByTimeAsync(50);
  expect(await second).toBe(timedOut("deadline"));
});

test("an abort ends a wait at once, and leaves no timer", async () => {
  const controller = new AbortController();
  const limits = open(60_000, controller.signal);
  const ending = why(limits.within(3000));
  controller.abort();
  expect(await ending).toBe(aborted);
  expect(vi.getTimerCount()).toBe(0);
});

test("the work hears of it", async () => {
  const controller = new AbortController();
  const limits = open(1000, controller.signal);
  let heard = false;
  const ending = why(
    limits.within(500, (signal) => {
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
  const ending = open(60_000).within(3000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ending).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a signal that has fired already opens nothing", () => {
  expect(() => open(1000, AbortSignal.abort())).toThrow("was aborted");
});

test("an endless deadline is no deadline", async () => {
  const limits = open(Number.POSITIVE_INFINITY);
  expect(await limits.within(Number.POSITIVE_INFINITY, async () => "done")).toBe("done");
});

test("work that was left behind and ends after all does not disturb the next step", async () => {
  const limits = open(1000);
  let endLate = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    endLate = resolve;
  });
  const first = why(limits.within(100, () => late));
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe(timedOut("timeout"));
  const second = why(limits.within(100, deaf));
  endLate();
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toBe(timedOut("timeout"));
});

test("a step takes the timer of the one before it away, and closing that of the last one", async () => {
  const limits = open(1000);
  await limits.within(100, async () => "first");
  await limits.within(100, async () => "second");
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
