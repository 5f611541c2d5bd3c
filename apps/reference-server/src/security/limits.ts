import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";
import type { Owner } from "../shares/owner.js";
import type { Tallies } from "../store/port.js";

/** Token buckets, one per key. */
export interface Buckets {
  /** Takes a token, if there is one. */
  take(key: string): Allowance;
  /** Takes more tokens for what a request costs, even if there are none: the next one waits until they are back. */
  charge(key: string, tokens: number): Allowance;
  /** Returns a token that was taken. */
  giveBack(key: string): void;
  /** The number of stored buckets. */
  readonly size: number;
}

export interface Allowance {
  readonly allowed: boolean;
  /** Whole tokens. */
  readonly remaining: number;
  /** Milliseconds until the next request is allowed; 0 when it is allowed now. */
  readonly retryAfterMilliseconds: number;
}

/** How a bucket is refilled. */
export interface Refill {
  readonly perMinute: number;
  /**
   * `evenly`: continuously, so a new bucket allows up to two minutes' worth of tokens in its first minute. `by the
   * minute`: a minute's tokens are added when the minute is over, so that slow callers do not get more.
   */
  readonly refill: "evenly" | "by the minute";
}

interface BucketOptions extends Refill {
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
}

const MINUTE = 60_000;

/** The most stored buckets. Beyond it the least recently used ones are dropped, to bound memory. */
const MOST = 100_000;

/** The fill level of a bucket at a time, in 1/60,000 of a token. It was not refilled since. */
type Bucket = { readonly level: number; readonly at: number };

const stepOf = ({ refill }: Refill): number => (refill === "evenly" ? 1 : MINUTE);

/** The bucket after refilling until now. A bucket that is not stored is full. */
function refilled(bucket: Bucket | undefined, now: number, rules: Refill): Bucket {
  const full = rules.perMinute * MINUTE;
  if (bucket === undefined) return { level: full, at: now };
  const step = stepOf(rules);
  // If the clock was set back, nothing is taken away.
  const passed = Math.floor(Math.max(0, now - bucket.at) / step) * step;
  const level = bucket.level + passed * rules.perMinute;
  return level >= full ? { level: full, at: now } : { level, at: Math.min(now, bucket.at + passed) };
}

/** Milliseconds until a bucket, refilled now, has a whole token. */
function waitOf({ level, at }: Bucket, now: number, rules: Refill): number {
  if (level >= MINUTE) return 0;
  const step = stepOf(rules);
  const fillingTakes = Math.ceil((MINUTE - level) / rules.perMinute);
  return at + Math.ceil(fillingTakes / step) * step - now;
}

/** Token buckets that all processes share. */
export interface SharedBuckets {
  /** Why no token can be taken now; `undefined` when one can. Takes nothing. */
  look(key: string, owner: Owner): Promise<Allowance | undefined>;
  /**
   * Takes a token even if there is none: requests that passed at the same moment, in any process, are made up for by a
   * longer wait.
   */
  take(key: string, owner: Owner): Promise<void>;
}

export function createSharedBuckets(tallies: Tallies, rules: Refill): SharedBuckets {
  return {
    async look(key, owner) {
      const { value, now } = await tallies.read<Bucket>(key, owner);
      const retryAfterMilliseconds = waitOf(refilled(value, now, rules), now, rules);
      return retryAfterMilliseconds === 0
        ? undefined
        : { allowed: false, remaining: 0, retryAfterMilliseconds };
    },
    take: (key, owner) => {
      const takeOne = (bucket: Bucket | undefined, now: number) => {
        const { level, at } = refilled(bucket, now, rules);
        return { value: { level: level - MINUTE, at }, result: undefined };
      };
      return tallies.change<Bucket, void>(key, takeOne, owner);
    },
  };
}

/**
 * Creates buckets that hold a minute's tokens. Levels are in 1/60,000 of a token and times in whole milliseconds, so
 * there are no rounding errors: a caller who waits for the announced time is never refused.
 */
export function createBuckets({ elapsed, ...rules }: BucketOptions): Buckets {
  const full = rules.perMinute * MINUTE;
  const buckets = new Map<string, Bucket>();
  const wholeElapsed = (): number => Math.floor(elapsed());

  const bucketOf = (key: string, now: number): Bucket => refilled(buckets.get(key), now, rules);
  const allowance = (bucket: Bucket, now: number, allowed: boolean): Allowance => ({
    allowed,
    remaining: Math.max(0, Math.floor(bucket.level / MINUTE)),
    retryAfterMilliseconds: waitOf(bucket, now, rules),
  });
  /**
   * The map is ordered by last use. Buckets at its front that are full by now are dropped, because a missing bucket
   * counts as full. So each key that a caller makes up costs one step, and never a walk through all buckets.
   */
  const put = (key: string, bucket: Bucket, now: number): void => {
    buckets.delete(key);
    for (const oldest of buckets.keys()) {
      if (bucketOf(oldest, now).level < full && buckets.size < MOST) break;
      buckets.delete(oldest);
    }
    buckets.set(key, bucket);
  };

  return {
    take(key) {
      const now = wholeElapsed();
      const bucket = bucketOf(key, now);
      if (bucket.level < MINUTE) return allowance(bucket, now, false);
      const rest = { ...bucket, level: bucket.level - MINUTE };
      put(key, rest, now);
      return allowance(rest, now, true);
    },
    charge(key, tokens) {
      const now = wholeElapsed();
      const { level, at } = bucketOf(key, now);
      const rest = { level: level - tokens * MINUTE, at };
      put(key, rest, now);
      return allowance(rest, now, true);
    },
    giveBack(key) {
      const now = wholeElapsed();
      const bucket = bucketOf(key, now);
      const level = Math.min(full, bucket.level + MINUTE);
      if (level === full) buckets.delete(key);
      else put(key, { ...bucket, level }, now);
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
