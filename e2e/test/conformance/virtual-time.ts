import type { Clock } from "@syndikit/receiver";

/** Virtual time that runs as fast as the receiver can follow. */
export interface VirtualTime {
  readonly now: () => number;
  /** The clock for one life of a process. Its timers die with the process. */
  clockFor(isAlive: () => boolean): Clock;
  /** Runs one timer after the other until the time is up, or `isOver` returns true. */
  pass(ms: number, isOver?: () => boolean): Promise<void>;
}

/** Runs everything that does not wait for a timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** @param isBusy - tells whether the receiver is waiting for something other than time. */
export function virtualTime(isBusy: () => boolean): VirtualTime {
  let now = Date.parse("2026-01-01T00:00:00Z");
  let timers: { readonly at: number; readonly run: () => void }[] = [];

  async function untilIdle(): Promise<void> {
    await settle();
    while (isBusy()) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await settle();
    }
  }

  return {
    now: () => now,
    clockFor: (isAlive) => ({
      now: () => now,
      after(ms, task) {
        const timer = { at: now + Math.max(0, ms), run: () => isAlive() && task() };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    }),
    async pass(ms, isOver = () => false) {
      const end = now + ms;
      await untilIdle();
      while (!isOver()) {
        const next = timers.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
        if (next === undefined) {
          now = Math.max(now, end);
          return;
        }
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.run();
        await untilIdle();
      }
    },
  };
}
