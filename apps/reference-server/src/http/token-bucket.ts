/** How a limit works: so many at once, and so many more in a minute. */
export interface BucketOptions {
  readonly perMinute: number;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
}

/** What is left after a request. */
export interface Allowance {
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

/** Makes buckets that hold a minute's worth, and refill evenly. */
export function createBuckets({ perMinute, elapsed }: BucketOptions): Buckets {
  const perMillisecond = perMinute / MINUTE;
  const buckets = new Map<string, { tokens: number; at: number }>();

  const level = (key: string, now: number): number => {
    const bucket = buckets.get(key);
    if (bucket === undefined) return perMinute;
    return Math.min(perMinute, bucket.tokens + (now - bucket.at) * perMillisecond);
  };
  const allowance = (tokens: number, allowed: boolean): Allowance => ({
    allowed,
    remaining: Math.floor(tokens),
    retryAfterMilliseconds: tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMillisecond),
  });
  const sweep = (now: number): void => {
    for (const key of buckets.keys()) if (level(key, now) >= perMinute) buckets.delete(key);
  };

  return {
    take(key) {
      const now = elapsed();
      const tokens = level(key, now);
      if (tokens < 1) return allowance(tokens, false);
      if (buckets.size >= SWEEP_AT) sweep(now);
      buckets.set(key, { tokens: tokens - 1, at: now });
      return allowance(tokens - 1, true);
    },
    peek(key) {
      const tokens = level(key, elapsed());
      return allowance(tokens, tokens >= 1);
    },
  };
}
