import { performance } from "node:perf_hooks";
import * as timers from "node:timers";

// Taken when this file is loaded: a test that fakes the timers of its own code must not stop the marketplace.
const { setTimeout, clearTimeout, setImmediate } = timers;
const now = performance.now.bind(performance);

/** Monotonic milliseconds of the machine. */
export function elapsed(): number {
  return now();
}

/** Waits for milliseconds of the machine's time. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs a task after milliseconds of the machine's time, and returns a function that cancels it. */
export function after(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Lets all pending promises and immediates of the process run. */
export async function takeTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
