import { Frequency } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";

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
/** Hosts that did not answer in time, and are not called for a while. */
export interface RestingHosts {
  isResting(url: string): boolean;
  /** Records whether a request ended in time. */
  note(url: string, inTime: boolean): void;
}

/** How long a host rests after its first time-out, and how long at most, in milliseconds. */
const FIRST_REST = 60_000;
const MAX_REST = 15 * 60_000;

/**
 * Keeps one vendor that does not answer from holding up the clock, and with it everybody's renewals: each request to it
 * would take the whole time limit.
 *
 * @param elapsed - a monotonic clock in milliseconds, because the marketplace's clock can advance by a month in an
 * instant.
 */
export function createRestingHosts(elapsed: () => number): RestingHosts {
  const resting = new Map<string, { readonly until: number; readonly rest: number }>();
  return {
    isResting: (url) => (resting.get(new URL(url).host)?.until ?? 0) > elapsed(),
    note(url, inTime) {
      const { host } = new URL(url);
      if (inTime) {
        resting.delete(host);
        return;
      }
      const rest = Math.min(MAX_REST, (resting.get(host)?.rest ?? FIRST_REST / 2) * 2);
      resting.set(host, { until: elapsed() + rest, rest });
    },
  };
}

/** How long an advance of the clock waits in total for vendors that do not answer, in milliseconds. */
const MAX_SILENCE = 3_000;

/** The wait for each answer after that, in milliseconds. */
const SHORTEST_WAIT = 250;

/** Limits how long the clock, and everybody with it, waits for answers during an advance. */
export interface Patience {
  /** Milliseconds for the next answers. */
  readonly wait: number;
  /** Records time that was waited without an answer. */
  spend(milliseconds: number): void;
}

export function createPatience(silence = MAX_SILENCE): Patience {
  let left = silence;
  return {
    get wait() {
      return Math.max(SHORTEST_WAIT, Math.ceil(left));
    },
    spend(milliseconds) {
      left -= milliseconds;
    },
  };
}
