import type { Clock } from "../src/clock.js";

/** A clock that a test moves by hand. */
export interface FakeClock extends Clock {
  /** Moves on, runs each timer at its time, and lets what they began settle. */
  advance(ms: number): Promise<void>;
}

/** Lets everything that does not wait for a timer run to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Makes a clock that begins at a round time. `isBusy` says whether something else than time is waited for, such as a
 * database.
 */
export function fakeClock(
  start = Date.parse("2026-01-01T00:00:00Z"),
  isBusy: () => boolean = () => false,
): FakeClock {
  let now = start;
  let timers: { at: number; task: () => void }[] = [];

  async function untilIdle(): Promise<void> {
    await settle();
    while (isBusy()) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await settle();
    }
  }

  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + Math.max(0, ms), task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await untilIdle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
        if (next === undefined) break;
        timers = timers.filter((other) => other !== next);
        now = next.at;
        next.task();
        await untilIdle();
      }
      now = end;
    },
  };
}
