import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";

/** Token buckets, one for each key. */
export interface Buckets {
  /** Takes a token, if there is one. */
  take(key: string): Allowance;
  /** Puts a token back that was taken. */
  giveBack(key: string): void;
  /** How many are kept. */
  readonly size: number;
}

interface Allowance {
  readonly allowed: boolean;
  /** Whole tokens. */
  readonly remaining: number;
  /** Until the next request is allowed; 0 when it is allowed now. */
  readonly retryAfterMilliseconds: number;
}

interface BucketOptions {
  readonly perMinute: number;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
}

const MINUTE = 60_000;

/** Above this number of buckets, full ones are deleted. Nothing is lost: a new bucket is full too. */
const SWEEP_AT = 10_000;

/**
 * Creates buckets that hold the tokens of a minute, and refill evenly. Levels are in 1/60,000 of a token and times in
 * whole milliseconds: without rounding errors, whoever waits for the announced time is never refused.
 */
export function createBuckets({ perMinute, elapsed }: BucketOptions): Buckets {
  const full = perMinute * MINUTE;
  const buckets = new Map<string, { level: number; at: number }>();
  const wholeElapsed = (): number => Math.floor(elapsed());

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
      const now = wholeElapsed();
      const level = levelOf(key, now);
      if (level < MINUTE) return allowance(level, false);
      if (buckets.size >= SWEEP_AT) sweep(now);
      buckets.set(key, { level: level - MINUTE, at: now });
      return allowance(level - MINUTE, true);
    },
    giveBack(key) {
      const now = wholeElapsed();
      const level = Math.min(full, levelOf(key, now) + MINUTE);
      if (level === full) buckets.delete(key);
      else buckets.set(key, { level, at: now });
    },
    get size() {
      return buckets.size;
    },
  };
}

/** 429, with the headers that say when to retry. */
export function tooManyRequests({ remaining, retryAfterMilliseconds }: Allowance): MarketplaceError {
  const seconds = Math.max(1, Math.ceil(retryAfterMilliseconds / 1000));
  return new MarketplaceError([problem("tooManyRequests", { seconds })], {
    [headerNames.retryAfter]: String(seconds),
    [headerNames.rateLimitRemaining]: String(remaining),
    [headerNames.rateLimitRetryAfterMilliseconds]: String(retryAfterMilliseconds),
  });
}
