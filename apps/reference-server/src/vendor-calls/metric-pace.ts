import { Frequency } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { ADVANCE } from "../shares/table.js";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between two polls of a metric, in milliseconds. */
export const interval: Readonly<Record<EnumValue<typeof Frequency>, number>> = {
  [Frequency.EVERY_30_SECONDS]: 30 * SECOND,
  [Frequency.EVERY_1_MINUTE]: MINUTE,
  [Frequency.EVERY_2_MINUTE]: 2 * MINUTE,
  [Frequency.EVERY_5_MINUTES]: 5 * MINUTE,
  [Frequency.EVERY_30_MINUTES]: 30 * MINUTE,
  [Frequency.EVERY_1_HOUR]: HOUR,
  [Frequency.EVERY_24_HOUR]: DAY,
  [Frequency.EVERY_48_HOUR]: 2 * DAY,
  [Frequency.EVERY_WEEK]: 7 * DAY,
};

/**
 * When a metric is polled next. Polls are aligned to a grid that begins in 1970, so that all subscriptions of a metric
 * are polled together.
 */
export function nextPoll(at: Moment, every: number): Moment {
  return (Math.floor(at / every) + 1) * every;
}

/** What the clock may still ask of one vendor in one advance. */
export interface Budget {
  /** Why a poll is not made; `undefined` when it may be. */
  refusal(isLast: boolean): string | undefined;
  /** Milliseconds to wait for the next answers. */
  wait(isLast: boolean): number;
  /** Records a round of calls, and the milliseconds until the last of their answers. */
  spend(calls: number, waited: number): void;
  /** One of so many polls is made. */
  readonly stride: number;
}

/** The polls that an advance would make of one vendor. */
export interface Foreseen {
  readonly regular: number;
  /** Before the ends of periods. */
  readonly last: number;
}

export type AdvanceLimits = Readonly<Record<keyof typeof ADVANCE, number>>;

/**
 * Limits how long the clock, and everybody with it, waits for one vendor during an advance, whether the vendor answers
 * or not. Too many polls are thinned evenly, so that what is measured covers the whole time.
 */
export function createBudget({ regular, last }: Foreseen, limits: AdvanceLimits = ADVANCE): Budget {
  const kept = last > 0 ? limits.last : 0;
  const most = (isLast: boolean): number => (isLast ? 1 : 1 - kept);
  const used = { calls: 0, wait: 0 };
  const waitLeft = (isLast: boolean): number => limits.wait * most(isLast) - used.wait;
  return {
    stride: Math.max(1, Math.ceil(regular / (limits.calls * most(false)))),
    refusal(isLast) {
      if (waitLeft(isLast) <= 0)
        return `not asked: the clock has waited for this vendor for ${limits.wait / 1_000} s on its way, the most in one advance`;
      if (used.calls >= limits.calls * most(isLast))
        return `not asked: the clock has made ${limits.calls} polls of this vendor on its way, the most in one advance`;
      return undefined;
    },
    wait: (isLast) => Math.ceil(waitLeft(isLast)),
    spend(calls, waited) {
      used.calls += calls;
      used.wait += Math.max(0, waited - limits.free);
    },
  };
}
