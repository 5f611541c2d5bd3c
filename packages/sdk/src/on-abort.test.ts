import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { onAbort } from "./on-abort.js";

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
