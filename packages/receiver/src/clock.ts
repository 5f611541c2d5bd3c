/** The source of time. Tests pass a clock that they move by hand. */
export interface Clock {
  /** Milliseconds since 1970. It should never go back. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds, and returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

// A longer delay makes a timer fire at once.
const MAX_TIMER = 2 ** 31 - 1;

// A machine that slept, or was set forward by more than this, is followed.
const FOLLOWED_JUMP = 1000;

/**
 * Makes a clock that goes on when the clock of the machine is set back: what is due in 100 ms must not wait for
 * the hour that was taken back. It follows a step forward, such as the end of a sleep.
 */
export function createMonotonicClock(wall: () => number, elapsed: () => number): () => number {
  let offset: number | undefined;
  return () => {
    const [at, passed] = [wall(), elapsed()];
    if (offset === undefined || at - (passed + offset) > FOLLOWED_JUMP) offset = at - passed;
    return passed + offset;
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
