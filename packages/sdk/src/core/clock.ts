/** Longer waits make `setTimeout` fire at once. */
const MAX_TIMER = 2 ** 31 - 1;

/** The time, timers and random numbers of a client. */
export interface Clock {
  /** Milliseconds since some moment. It never goes back, whatever happens to the clock of the machine. */
  now(): number;
  /** Milliseconds since 1970, to compare with dates from others. */
  date(): number;
  /** Runs `task` after `ms` milliseconds, and returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** A number from 0 up to 1, for the jitter of waits. */
  random(): number;
}

/** The clock of the platform. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(ms, MAX_TIMER));
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
