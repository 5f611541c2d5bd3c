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

/** So many are kept at most. Beyond it the ones that were used longest ago are forgotten: memory has an end. */
const MOST = 100_000;

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
  /**
   * The map is in the order of the last use. At its front is what is full by now, as a new bucket is: it is forgotten.
   * So a caller who makes up keys costs each of them once, and never a walk through those of everybody.
   */
  const put = (key: string, level: number, now: number): void => {
    buckets.delete(key);
    for (const oldest of buckets.keys()) {
      if (levelOf(oldest, now) < full && buckets.size < MOST) break;
      buckets.delete(oldest);
    }
    buckets.set(key, { level, at: now });
  };

  return {
    take(key) {
      const now = wholeElapsed();
      const level = levelOf(key, now);
      if (level < MINUTE) return allowance(level, false);
      put(key, level - MINUTE, now);
      return allowance(level - MINUTE, true);
    },
    giveBack(key) {
      const now = wholeElapsed();
      const level = Math.min(full, levelOf(key, now) + MINUTE);
      if (level === full) buckets.delete(key);
      else put(key, level, now);
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
