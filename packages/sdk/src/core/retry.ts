/** When a call is sent again, and after how long. */
import { retryAfterHeader } from "../generated/wire.gen.js";
import type { Clock } from "./clock.js";
import type { CallError } from "./errors.js";

// Milliseconds.
const MIN_WAIT = 100;
const FIRST_BOUND = 250;
const MAX_BOUND = 8_000;

/** How many successful calls return one retry to the budget. */
const CALLS_PER_RETRY = 5;

/** No answer, or a status of a server or a proxy that leaves open whether the work was done. */
const MAY_HAVE_HAPPENED: readonly (number | undefined)[] = [
  ...[undefined, 408, 500, 502, 503, 504],
  // Large proxies use these when the server behind them fails.
  ...[520, 521, 522, 523, 524],
];

/** What the decision to retry depends on. */
export interface Failed {
  readonly kind: CallError["kind"];
  /** Absent when there was no answer. */
  readonly status?: number | undefined;
  /** The status was a success, and the body ended too early. */
  readonly cut?: boolean | undefined;
  /** Milliseconds, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
}

/**
 * Whether the call may be sent again. `once`: it must not happen twice, so it is sent again only when the server has
 * certainly not done it.
 */
export function mayRetry({ kind, status, cut, retryAfter }: Failed, once = false): boolean {
  if (kind === "aborted" || kind === "sign-in") return false;
  if (status === 429) return true;
  // It was not done, and may be sent later. A 409 says that the request with this key is still in progress.
  if ((status === 503 || status === 409) && retryAfter !== undefined) return true;
  return !once && (cut || MAY_HAVE_HAPPENED.includes(status));
}

/**
 * The wait before the next attempt: what the answer asks for, but at least a back-off with jitter, so that not all
 * callers come back at once.
 */
export function waitBefore(retried: number, chance: number, retryAfter = 0): number {
  const bound = Math.min(MAX_BOUND, FIRST_BOUND * 2 ** retried);
  return Math.max(retryAfter, MIN_WAIT + chance * (bound - MIN_WAIT));
}

/** The retries that all calls of a client share, so that an outage does not multiply the requests. */
export interface RetryBudget {
  readonly size: number;
  /** Takes one retry. `false` when none is left. */
  spend(): boolean;
  /** Counts a successful call. */
  refill(): void;
}

export function createRetryBudget(size: number): RetryBudget {
  // Counted in successful calls, to stay with whole numbers.
  const full = size * CALLS_PER_RETRY;
  let left = full;
  return {
    size,
    spend() {
      if (left < CALLS_PER_RETRY) return false;
      left -= CALLS_PER_RETRY;
      return true;
    },
    refill() {
      if (left < full) left++;
    },
  };
}

/**
 * The wait that a `Retry-After` header asks for, in milliseconds: seconds, or an HTTP date, which is compared with
 * the answer's own `Date`. `undefined` when there is none, or none that can be read.
 */
export function readRetryAfter(headers: Headers, clock: Clock): number | undefined {
  const text = headers.get(retryAfterHeader) ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Only the forms of an HTTP date begin with a weekday; Date.parse alone would take "-1" or "2 s" for a date.
  if (!/^[A-Z]/.test(text)) return undefined;
  const sent = Date.parse(headers.get("date") ?? "");
  const wait = Date.parse(text) - (Number.isNaN(sent) ? clock.date() : sent);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
