import type { FakeClock } from "../clock/fake-clock.js";
import type { Timers } from "../clock/timers.js";
import { addDuration, type Duration } from "../duration.js";

/**
 * The clock of the marketplace. Pass it to a receiver or a provisioner as `clock`, so that both sides share the time.
 */
export interface MarketplaceClock extends FakeClock {
  /**
   * Moves the clock forward. Everything that falls due happens: renewals, expiries, metric polls, deliveries, and the
   * tasks of the vendor's application on this clock.
   *
   * While a delivery waits for its next attempt, or the application waits on this clock, time moves in steps: one second
   * after each event, then twice as long each time, up to a 64th of the whole. So a task may run a little late, as on a
   * busy machine.
   */
  advance(duration: Duration): Promise<void>;
}

export interface MarketplaceClockOptions {
  readonly now: () => number;
  readonly timers: Timers;
  /** Moves the clock forward to a time, and waits for the deliveries. */
  readonly moveTo: (moment: number) => Promise<void>;
  /** Waits until nothing is left to do at this time. */
  readonly settle: () => Promise<void>;
  /** When the next failed or held-back delivery is due. */
  readonly nextDelivery: () => Promise<number | undefined>;
  /** How many events were sent to the vendor's application so far. */
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
