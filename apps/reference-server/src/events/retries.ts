import { type EventAttemptOutcome, headerNames, readRetryAfter } from "@syndikit/contract";
import type { OutboundAnswer, OutboundFailure, OutboundResult } from "../outbound/outbound.js";
import type { Moment } from "../ports.js";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after the first failure, the second, and so on. The last value repeats. */
export const DEFAULT_SCHEDULE: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** The longest wait that `Retry-After` can request, in milliseconds. */
export const MAX_WAIT = 24 * HOUR;

/** The largest share of the wait that jitter adds. Jitter never shortens the wait, so no endpoint is called early. */
const JITTER = 0.1;

export interface Verdict {
  readonly outcome: EventAttemptOutcome;
  readonly delivered: boolean;
  /** One or two sentences for the event log. */
  readonly reason: string;
}

/** Decides the outcome of an attempt: 204 and 200 are success, everything else is retried. */
export function judge(result: OutboundAnswer | OutboundFailure): Verdict {
  if (result.kind === "failure") return { outcome: result.outcome, delivered: false, reason: result.reason };
  const { status } = result;
  if (status === 204 || status === 200) {
    return { outcome: "DELIVERED", delivered: true, reason: `The endpoint answered ${status}.` };
  }
  return {
    outcome: "STATUS",
    delivered: false,
    reason: `The endpoint answered ${status}.${adviceOn(status)}`,
  };
}

/** What to do about a status; empty when the status alone does not tell. */
function adviceOn(status: number): string {
  if (status >= 300 && status < 400) return " Redirects are not followed: configure the final URL.";
  if (status > 200 && status < 300) return " Only 204 and 200 count as success.";
  switch (status) {
    case 401:
    case 403:
      return " Compare its secret with that of the product. Events carry no credentials but their signature.";
    case 404:
    case 405:
      return " Check the path of the endpoint.";
    case 429:
      return " It is still at work, or has too much of it: its own log says which. The event comes again.";
    default:
      return "";
  }
}

interface RetryInput {
  readonly schedule: readonly number[];
  /** The number of attempts so far, including this one. */
  readonly attempts: number;
  /** A random number from 0 up to 1, for the jitter. */
  readonly fraction: number;
  readonly result: OutboundAnswer | OutboundFailure;
  /** The machine's time, for a `Retry-After` that is a date. */
  readonly wall: Moment;
}

/** Milliseconds until the next attempt. `Retry-After` can only lengthen the wait, and only with 429. */
export function retryDelay({ schedule, attempts, fraction, result, wall }: RetryInput): number {
  const step = schedule[Math.min(attempts, schedule.length) - 1] ?? MAX_WAIT;
  const planned = Math.round(step * (1 + JITTER * fraction));
  return Math.max(planned, retryAfter(result, wall));
}

/** The wait that the `Retry-After` header requests, in milliseconds; 0 without a valid one. */
function retryAfter(result: OutboundAnswer | OutboundFailure, wall: Moment): number {
  if (result.kind === "failure" || result.status !== 429) return 0;
  const header = result.headers[headerNames.retryAfter.toLowerCase()];
  return Math.min(readRetryAfter(header, wall) ?? 0, MAX_WAIT);
}

/** A completed request. */
export interface FinishedAttempt {
  readonly result: OutboundResult;
  readonly verdict: Verdict;
  /** The headers as sent. They contain the signature, never the secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** On the marketplace's clock. */
  readonly startedAt: Moment;
}
