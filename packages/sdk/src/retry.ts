/** When a call is sent again, and after which wait. */
import type { CallError } from "./errors.js";

// Milliseconds.
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

/** The tokens of a full budget for retries. */
const FULL = 500;

/** What a retry takes from the budget, and what a call that worked gives back. */
export const RETRY = 5;
export const SUCCESS = -1;

/** What retrying goes by: every error of a call is one. */
export interface Failure {
  readonly kind: CallError["kind"];
  /** Absent when there was no whole answer. */
  readonly status?: number | undefined;
  /** Milliseconds, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
}

/**
 * Whether the call may be sent again. `once`: twice is not the same as once, so it is sent again only when
 * the server plainly did not take it: 429, or 503 with the time to come back.
 */
export function mayRetry({ kind, status, retryAfter }: Failure, once: boolean): boolean {
  if (status === 429) return true;
  if (once) return status === 503 && retryAfter !== undefined;
  // No answer, or one of a server, or of a proxy before it, after which the work may or may not have been done.
  return kind !== "aborted" && [undefined, 500, 502, 503, 504].includes(status);
}

/** Full jitter: anywhere between nothing and a bound that doubles, so that callers do not come back together. */
export function backOff(retried: number, dice: number): number {
  return dice * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retried);
}

/**
 * A budget for retries that all calls of a client share, so that an outage is not multiplied. It takes a price,
 * and answers whether there was enough left.
 */
export function createRetryBudget(): (price: number) => boolean {
  let tokens = FULL;
  return (price) => {
    if (tokens < price) return false;
    tokens = Math.min(FULL, tokens - price);
    return true;
  };
}
