import { addDuration, type Duration } from "../duration.js";
import { takeTurns } from "./machine.js";
import { createTimers } from "./timers.js";

/** A clock that moves only when a test advances it. Pass it to a receiver or a provisioner as `clock`. */
export interface FakeClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task once, `ms` milliseconds from now, and returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Moves the clock forward, runs each task when it is due, and waits until the work that this started is done. */
  advance(duration: Duration): Promise<void>;
}

/** The default start of a clock. */
export const DEFAULT_START = "2026-01-15T12:00:00Z";

/**
 * Creates a clock for tests of a vendor's application without a marketplace. With a marketplace, use
 * `marketplace.clock`, which both sides share.
 *
 * @param start a date in ISO 8601, or milliseconds since 1970.
 *
 * @example
 * ```ts
 * const clock = fakeClock();
 * const provisioner = createProvisioner({ ...options, clock });
 * await clock.advance("15 minutes");
 * ```
 */
export function fakeClock(start: string | number = DEFAULT_START): FakeClock {
  let now = readMoment(start);
  const timers = createTimers(() => now);
  return {
    now: () => now,
    after: timers.after,
    async advance(duration) {
      const end = addDuration(now, duration);
      await takeTurns();
      for (let next = timers.next(); next !== undefined && next <= end; next = timers.next()) {
        now = Math.max(now, next);
        timers.runDue();
        await takeTurns();
      }
      now = end;
    },
  };
}

/**
 * Milliseconds since 1970, of a date.
 *
 * @throws {TypeError} when it is not a date.
 */
export function readMoment(date: string | number): number {
  const moment = typeof date === "number" ? date : Date.parse(date);
  if (Number.isFinite(moment)) return moment;
  throw new TypeError(`${JSON.stringify(date)} is not a date. Write "${DEFAULT_START}", or milliseconds.`);
}
