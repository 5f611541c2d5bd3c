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

/** How often one metric of one subscription is asked for while the clock crosses a span. */
const MAX_EACH = 200;

/** How often vendors are asked in all while the clock crosses a span. */
const MAX_TOTAL = 20_000;

/** A time that the clock crosses at once: an advance, or what was slept through. */
export interface Span {
  readonly from: Moment;
  readonly until: Moment;
  /** How many metrics of subscriptions are polled. */
  readonly polls: number;
}

/**
 * When a metric is polled next. Polls stand on a grid that begins in 1970, so that all subscriptions of a metric
 * are polled together. A month at 30 seconds would be 86,400 polls of each subscription in one move of the clock;
 * so where a span has more points than are bearable, every so many of them are left out, evenly. After the span
 * the grid is the metric's own again.
 */
export function nextPoll(at: Moment, every: number, { from, until, polls }: Span): Moment {
  const bearable = Math.max(1, Math.min(MAX_EACH, Math.floor(MAX_TOTAL / Math.max(1, polls))));
  const skipped = Math.max(1, Math.ceil((until - from) / every / bearable));
  const next = pointAfter(at, every * skipped);
  return next <= until ? next : pointAfter(Math.max(at, until), every);
}

function pointAfter(at: Moment, step: number): Moment {
  return (Math.floor(at / step) + 1) * step;
}

/** Hosts that did not answer in time, and are left alone for a while. */
export interface RestingHosts {
  isResting(url: string): boolean;
  /** What became of a request: whether it ended in time. */
  note(url: string, inTime: boolean): void;
}

/** How long a host is left alone after the first silence, and how long at most, in milliseconds. */
const FIRST_REST = 60_000;
const MAX_REST = 15 * 60_000;

/**
 * Keeps one silent vendor from holding up the clock, and with it everybody's renewals: each question to it would
 * cost the whole time limit.
 *
 * @param elapsed milliseconds that never jump; the marketplace's clock crosses a month in a moment.
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
