import { aDuration, aNumberFrom, type Expectation } from "../check-options.js";
import type { Random } from "../clock.js";
import { type Duration, toMilliseconds } from "../duration.js";

/** How failed work is retried. */
export interface RetryOptions {
  /** The number of attempts before it becomes a dead letter. Default 12: about two hours with the other defaults. */
  readonly attempts?: number;
  /** The delay after the first failure; it doubles from there. Default `"2s"`. */
  readonly base?: Duration;
  /** The longest delay. Default `"15m"`. */
  readonly max?: Duration;
}

export const retryMembers = {
  attempts: aNumberFrom(1),
  base: aDuration,
  max: aDuration,
} satisfies Record<keyof RetryOptions, Expectation>;

/** The retry options, resolved. */
export interface RetryPolicy {
  readonly attempts: number;
  /** The wait after a number of failures, in milliseconds, and the part of it that no wake-up shortens. */
  delayAfter(failures: number): { readonly delay: number; readonly minimum: number };
}

/** Doubling delays with jitter over their upper half, so that many failed tasks are not retried at the same time. */
export function createRetryPolicy(options: RetryOptions = {}, random: Random): RetryPolicy {
  const { attempts = 12, base = "2s", max = "15m" } = options;
  const first = toMilliseconds(base);
  const longest = toMilliseconds(max);
  return {
    attempts,
    delayAfter(failures) {
      const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
      return { delay: Math.round(full / 2 + (full / 2) * random()), minimum: Math.round(full / 2) };
    },
  };
}
