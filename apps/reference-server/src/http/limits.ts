import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";

/** How a limit works: so many at once, and so many more in a minute. */
interface BucketOptions {
  readonly perMinute: number;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
}

/** What is left after a request. */
interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Until the next request is allowed; 0 when it is now. */
  readonly retryAfterMilliseconds: number;
}

/** Token buckets, one for each key. */
export interface Buckets {
  /** Takes one, if there is one. */
  take(key: string): Allowance;
  /** Says what `take` would, and takes nothing. */
  peek(key: string): Allowance;
}

const MINUTE = 60_000;
/** Beyond so many keys, those that are full again are forgotten: a new bucket is full too. */
const SWEEP_AT = 10_000;

/**
 * Makes buckets that hold a minute's worth, and refill evenly. They count in 1/60,000 of a request and in whole
 * milliseconds, so that whoever waits as long as was said is never turned away by a rounding.
 */
export function createBuckets({ perMinute, elapsed }: BucketOptions): Buckets {
  const full = perMinute * MINUTE;
  const buckets = new Map<string, { level: number; at: number }>();
  const clock = (): number => Math.floor(elapsed());

  const levelOf = (key: string, now: number): number => {
    const bucket = buckets.get(key);
    return bucket === undefined ? full : Math.min(full, bucket.level + (now - bucket.at) * perMinute);
  };
  const allowance = (level: number, allowed: boolean): Allowance => ({
    allowed,
    remaining: Math.floor(level / MINUTE),
    retryAfterMilliseconds: Math.max(0, Math.ceil((MINUTE - level) / perMinute)),
  });
  const sweep = (now: number): void => {
    for (const key of buckets.keys()) if (levelOf(key, now) >= full) buckets.delete(key);
  };

  return {
    take(key) {
      const now = clock();
      const level = levelOf(key, now);
      if (level < MINUTE) return allowance(level, false);
      if (buckets.size >= SWEEP_AT) sweep(now);
      buckets.set(key, { level: level - MINUTE, at: now });
      return allowance(level - MINUTE, true);
    },
    peek(key) {
      const level = levelOf(key, clock());
      return allowance(level, level >= MINUTE);
    },
  };
}

/** 429, with the headers that say when to come back. */
export function tooManyRequests({ remaining, retryAfterMilliseconds }: Allowance): MarketplaceError {
  const seconds = Math.max(1, Math.ceil(retryAfterMilliseconds / 1000));
  return new MarketplaceError([problem("tooManyRequests", { seconds })], {
    [headerNames.retryAfter]: String(seconds),
    [headerNames.rateLimitRemaining]: String(remaining),
    [headerNames.rateLimitRetryAfterMilliseconds]: String(retryAfterMilliseconds),
  });
}
