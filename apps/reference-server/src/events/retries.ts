import { type EventAttemptOutcome, headerNames } from "@syndikit/contract";
import type { OutboundAnswer, OutboundFailure, OutboundResult } from "../outbound/outbound.js";
import type { Moment } from "../ports.js";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after the first, the second, … failure; the last one repeats. */
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

/** The limit of `Retry-After`, in milliseconds. */
export const MAX_WAIT = 24 * HOUR;

/** The share of the wait that jitter adds at most. It only adds, so that no endpoint is called early. */
const JITTER = 0.1;

export interface Verdict {
  readonly outcome: EventAttemptOutcome;
  readonly delivered: boolean;
  /** One sentence or two, for the event log. */
  readonly reason: string;
}

/** Judges an attempt: 204 and 200 are success, everything else is retried. */
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

/** What to do about a status; empty where the status alone does not say. */
function adviceOn(status: number): string {
  if (status >= 300 && status < 400) return " Redirects are not followed: configure the final URL.";
  if (status > 200 && status < 300) return " Only 204 and 200 are taken for success.";
  switch (status) {
    case 401:
    case 403:
      return " Compare its secret with that of the product. Events carry no credentials but their signature.";
    case 404:
    case 405:
      return " Check the path of the endpoint.";
    default:
      return "";
  }
}

interface RetryInput {
  readonly schedule: readonly number[];
  /** So far, this one included. */
  readonly attempts: number;
  /** A random number from 0 up to 1, for the jitter. */
  readonly fraction: number;
  readonly result: OutboundAnswer | OutboundFailure;
  /** The machine's time, for a `Retry-After` that is a date. */
  readonly wall: Moment;
}

/** Milliseconds until the next attempt. `Retry-After` can only prolong the wait, and only with 429. */
export function retryDelay({ schedule, attempts, fraction, result, wall }: RetryInput): number {
  const step = schedule[Math.min(attempts, schedule.length) - 1] ?? MAX_WAIT;
  const planned = Math.round(step * (1 + JITTER * fraction));
  return Math.max(planned, retryAfter(result, wall));
}

/** The wait of the `Retry-After` header in milliseconds; 0 without a valid one. */
function retryAfter(result: OutboundAnswer | OutboundFailure, wall: Moment): number {
  if (result.kind === "failure" || result.status !== 429) return 0;
  const header = result.headers[headerNames.retryAfter.toLowerCase()]?.trim() ?? "";
  const wait = /^[0-9]+$/.test(header) ? Number(header) * SECOND : httpDate(header) - wall;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), MAX_WAIT);
}

/** `Date.parse` accepts much that is no HTTP date. Only the form that senders must use is accepted here. */
function httpDate(text: string): Moment {
  return /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
}

/** A request that has ended. */
export interface FinishedAttempt {
  readonly result: OutboundResult;
  readonly verdict: Verdict;
  /** As they were sent. They hold the signature, and never the secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** On the marketplace's clock. */
  readonly startedAt: Moment;
}
