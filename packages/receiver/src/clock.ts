import { type Need, objectWith } from "./check-options.js";

/** The source of time. Tests pass a clock that they move by hand. */
export interface Clock {
  /** Whole milliseconds since 1970. It should never go back. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds, and returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const aClock = objectWith("a clock with now() and after()", {
  now: "required",
  after: "required",
} satisfies Record<keyof Clock, Need>);

// A longer delay makes a timer fire at once.
const MAX_TIMER = 2 ** 31 - 1;

// If the machine's clock jumps forward by more than this (after a sleep, for example), the new time is used.
const FOLLOWED_JUMP = 1000;

/**
 * Makes a clock that continues when the machine's clock is set back. Otherwise a task that is due in 100 ms would
 * wait an hour if the clock is set back by an hour. A jump forward, such as after a sleep, is followed.
 */
export function createMonotonicClock(wall: () => number, elapsed: () => number): () => number {
  let offset: number | undefined;
  return () => {
    const [at, passed] = [wall(), elapsed()];
    if (offset === undefined || at - (passed + offset) > FOLLOWED_JUMP) offset = at - passed;
    return Math.floor(passed + offset);
  };
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: createMonotonicClock(
    () => Date.now(),
    () => performance.now(),
  ),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(Math.max(ms, 0), MAX_TIMER));
    return () => clearTimeout(timer);
  },
};

/** A source of random numbers, from 0 up to but not including 1. */
export type Random = () => number;

/** `Math.random`. It only spreads retries, so it need not be secure. */
export const systemRandom: Random = () => Math.random();
