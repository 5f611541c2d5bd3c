import type { Clock, Moment } from "../ports.js";

/** A clock that stands still until it is moved by a test. */
export interface ManualClock extends Clock {
  /** Moves all three times forward. */
  elapse(milliseconds: number): void;
}

/** For tests, and for marketplaces whose every step is scripted. */
export function manualClock(start: Moment): ManualClock {
  let passed = 0;
  return {
    now: () => start + passed,
    wall: () => start + passed,
    elapsed: () => passed,
    elapse: (milliseconds) => {
      passed += milliseconds;
    },
  };
}
