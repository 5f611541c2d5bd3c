import type { Clock, Moment } from "../ports.js";

/** A clock that only moves when it is told to. */
export interface ManualClock extends Clock {
  /** Moves every one of the three times forward, by milliseconds. */
  elapse(milliseconds: number): void;
}

/** A clock for tests, and for marketplaces whose every step is scripted. */
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
