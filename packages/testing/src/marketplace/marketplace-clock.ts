import type { FakeClock } from "../clock/fake-clock.js";
import type { Timers } from "../clock/timers.js";
import { addDuration, type Duration } from "../duration.js";

/**
 * The clock of the marketplace. A receiver and a provisioner take it as their `clock`, so that one move moves
 * both sides.
 */
export interface MarketplaceClock extends FakeClock {
  /**
   * Moves the marketplace on. Everything that falls due happens: renewals, expiries, metric polls, deliveries,
   * and what the vendor's application has planned on this clock.
   *
   * While a delivery waits for its next try, or the application for something on this clock, time goes in steps:
   * of a second after each event, then of twice that, and so on, at most a 64th of the whole. So what was planned
   * may come a little late, as on a busy machine.
   */
  advance(duration: Duration): Promise<void>;
}

export interface MarketplaceClockOptions {
  readonly now: () => number;
  readonly timers: Timers;
  /** Moves the marketplace to a time, and waits for the deliveries. */
  readonly moveTo: (moment: number) => Promise<void>;
  /** Waits until nothing is left to do at this time. */
  readonly settle: () => Promise<void>;
  /** When the next delivery is tried that failed or is held back. */
  readonly nextDelivery: () => Promise<number | undefined>;
  /** How many events the vendor's application was sent so far. */
  readonly received: () => number;
}

const MIN_STEP = 1_000;
const STEPS = 64;

export function createMarketplaceClock(options: MarketplaceClockOptions): MarketplaceClock {
  const { now, timers, moveTo, settle, received, nextDelivery } = options;
  return {
    now,
    after: timers.after,
    async advance(duration) {
      const start = now();
      const end = addDuration(start, duration);
      const maxStep = Math.max(MIN_STEP, (end - start) / STEPS);
      await settle();
      for (let step = MIN_STEP; now() < end; ) {
        const planned = [timers.next(), await nextDelivery()].filter((moment) => moment !== undefined);
        const before = received();
        await moveTo(Math.min(end, Math.max(Math.min(end, ...planned), now() + step)));
        await settle();
        step = received() > before ? MIN_STEP : Math.min(2 * step, maxStep);
      }
    },
  };
}
