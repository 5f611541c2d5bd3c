/** When a call is sent again, and after which wait. */
import type { Random } from "./clock.js";
import type { CallError } from "./errors.js";

/** What retrying goes by: every error of a call is one. */
export interface Failure {
  readonly kind: CallError["kind"];
  /** Absent when there was no whole answer. */
  readonly status?: number | undefined;
  /** Milliseconds, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
}

/** Answers of a server, or of a proxy before it, after which the work may or may not have been done. */
const UNSURE = [500, 502, 504];

/**
 * Whether the call may be sent again. `once`: twice is not the same as once, so it is sent again only when
 * the server plainly did not take it: 429, or 503 with the time to come back.
 */
export function mayRetry({ kind, status, retryAfter }: Failure, once: boolean): boolean {
  if (status === 429) return true;
  if (status === 503) return !once || retryAfter !== undefined;
  if (status === undefined) return !once && kind !== "aborted";
  return !once && UNSURE.includes(status);
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

/** Full jitter: anywhere between nothing and a bound that doubles, so that callers do not come back together. */
export function backOff(retry: number, random: Random): number {
  return random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (retry - 1));
}

/** A budget for retries that all calls of a client share, so that an outage is not multiplied. */
export interface RetryBudget {
  /** Pays for a retry; false when there is not enough left. */
  spend(): boolean;
  /** A call that worked pays a little back. */
  refund(): void;
}

const FULL = 500;
const PRICE = 5;

export function createRetryBudget(): RetryBudget {
  let tokens = FULL;
  return {
    spend() {
      if (tokens < PRICE) return false;
      tokens -= PRICE;
      return true;
    },
    refund: () => {
      tokens = Math.min(FULL, tokens + 1);
    },
  };
}
