import { Frequency } from "@syndikit/contract";
import type { Known } from "../known.js";
import type { Moment } from "../ports.js";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far apart the polls of a metric are, in milliseconds. */
export const interval: Readonly<Record<Known<typeof Frequency>, number>> = {
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

/** How often one metric of one subscription is polled at most while the clock crosses a span. */
const MAX_EACH = 200;

/** How many polls there are at most in all while the clock crosses a span. */
const MAX_TOTAL = 20_000;

/** A time that the clock crosses at once: it is advanced, or the machine slept. */
export interface Span {
  readonly from: Moment;
  readonly until: Moment;
  /** How many metrics of subscriptions are polled in it. */
  readonly polls: number;
}

/**
 * When a metric is polled next. Polls lie on a grid that begins in 1970, so that all subscriptions of a metric are
 * polled together. A month at 30 seconds would be 86,400 polls of each subscription in one move of the clock; so
 * where a span has too many points, they are thinned out evenly. After the span the grid is the metric's own again.
 */
export function nextPoll(at: Moment, every: number, { from, until, polls }: Span): Moment {
  const points = Math.max(1, Math.min(MAX_EACH, Math.floor(MAX_TOTAL / Math.max(1, polls))));
  const skipped = Math.max(1, Math.ceil((until - from) / every / points));
  const next = pointAfter(at, every * skipped);
  return next <= until ? next : pointAfter(Math.max(at, until), every);
}

function pointAfter(at: Moment, step: number): Moment {
  return (Math.floor(at / step) + 1) * step;
}

/** Hosts that did not answer in time, and are not asked for a while. */
export interface RestingHosts {
  isResting(url: string): boolean;
  /** Notes whether a request ended in time. */
  note(url: string, inTime: boolean): void;
}

/** For how long a host is not asked after its first silence, and for how long at most, in milliseconds. */
const FIRST_REST = 60_000;
const MAX_REST = 15 * 60_000;

/**
 * Keeps one silent vendor from holding up the clock, and with it everybody's renewals: each request to it would
 * take the whole time limit.
 *
 * @param elapsed - milliseconds that never jump; the marketplace's clock crosses a month in a moment.
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
