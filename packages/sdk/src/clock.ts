/** Longer waits make `setTimeout` fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Time and chance, as a client sees them. Times are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Runs `task` after `ms`, and answers how to call it off. */
  after(ms: number, task: () => void): () => void;
  /** A number from 0 up to 1, for the jitter of waits. */
  random(): number;
}

/** The one place that asks the platform. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(ms, LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
