import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";
import type { Tallies } from "../store/port.js";

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

/** How full a bucket was at a time, in 1/60,000 of a token. */
type Bucket = { readonly level: number; readonly at: number };

function levelAt(bucket: Bucket | undefined, now: number, perMinute: number): number {
  const full = perMinute * MINUTE;
  // A clock that was set back takes nothing away.
  const passed = bucket === undefined ? 0 : Math.max(0, now - bucket.at);
  return bucket === undefined ? full : Math.min(full, bucket.level + passed * perMinute);
}

/** Milliseconds until there is a whole token. */
function waitAt(level: number, perMinute: number): number {
  return Math.max(0, Math.ceil((MINUTE - level) / perMinute));
}

/** Token buckets that all processes share. */
export interface SharedBuckets {
  /** Why a token cannot be taken now; `undefined` when it can. Takes nothing. */
  look(key: string): Promise<Allowance | undefined>;
  /**
   * Takes a token, also one that is not there: what was let in at the same moment, anywhere, is paid for by a longer
   * wait.
   */
  take(key: string): Promise<void>;
}

export function createSharedBuckets(tallies: Tallies, perMinute: number): SharedBuckets {
  return {
    async look(key) {
      const { value, now } = await tallies.read<Bucket>(key);
      const level = levelAt(value, now, perMinute);
      const retryAfterMilliseconds = waitAt(level, perMinute);
      return retryAfterMilliseconds === 0
        ? undefined
        : { allowed: false, remaining: 0, retryAfterMilliseconds };
    },
    take: (key) =>
      tallies.change<Bucket, void>(key, (bucket, now) => ({
        value: { level: levelAt(bucket, now, perMinute) - MINUTE, at: now },
        result: undefined,
      })),
  };
}

/**
 * Creates buckets that hold the tokens of a minute, and refill evenly. Levels are in 1/60,000 of a token and times in
 * whole milliseconds: without rounding errors, whoever waits for the announced time is never refused.
 */
export function createBuckets({ perMinute, elapsed }: BucketOptions): Buckets {
  const full = perMinute * MINUTE;
  const buckets = new Map<string, Bucket>();
  const wholeElapsed = (): number => Math.floor(elapsed());

  const levelOf = (key: string, now: number): number => levelAt(buckets.get(key), now, perMinute);
  const allowance = (level: number, allowed: boolean): Allowance => ({
    allowed,
    remaining: Math.floor(level / MINUTE),
    retryAfterMilliseconds: waitAt(level, perMinute),
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
