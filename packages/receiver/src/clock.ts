/** Where time comes from. Tests pass one that they move by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds, and returns how to call it off. */
  after(ms: number, task: () => void): () => void;
}

// A longer delay makes a timer fire at once.
const longestTimer = 2 ** 31 - 1;

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(Math.max(ms, 0), longestTimer));
    return () => clearTimeout(timer);
  },
};

/** Where chance comes from: a number from 0 up to, and without, 1. */
export type Random = () => number;

/** The chance of the machine. It spreads retries, and guards nothing. */
export const systemRandom: Random = () => Math.random();
