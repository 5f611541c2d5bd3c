/** How an attempt ended, read from its answer or from what stopped it. */
import type { Answer } from "./attempt.js";
import type { Clock } from "./clock.js";
import {
  Aborted,
  ApiError,
  type CallError,
  type CallFacts,
  TimedOut,
  UnexpectedResponse,
  Unreachable,
} from "./errors.js";
import { Stop } from "./limits.js";
import type { Plan } from "./plan.js";
import { readJson } from "./read-json.js";
import { readValue } from "./read-value.js";
import { readRetryAfter } from "./retry-after.js";
import { type ErrorStatus, errorStatuses, locationHeader } from "./wire.gen.js";

/** The end of one attempt. */
export interface Ending {
  /** Absent when there was no whole answer. */
  readonly response?: Response;
  readonly text?: string;
  /** What the method answers, when there is no error. */
  readonly value?: unknown;
  readonly error?: CallError;
  /** Milliseconds. */
  readonly retryAfter?: number | undefined;
  /** Stopped by the caller or by the deadline: nothing can follow. */
  readonly final?: boolean;
}

/** What reading an ending takes. */
export interface Reading {
  readonly plan: Plan;
  readonly clock: Clock;
  readonly facts: () => CallFacts;
  /** An attempt before this one may have done the work. */
  readonly unsure: boolean;
}

/** Never rejects: whatever `work` does is an ending. */
export async function readEnding(work: Promise<Answer>, reading: Reading): Promise<Ending> {
  const { plan, clock, facts, unsure } = reading;
  let answer: Answer;
  try {
    answer = await work;
  } catch (cause) {
    if (cause instanceof Stop) return { error: toError(cause, facts()), final: cause.why !== "timeout" };
    return { error: new Unreachable(`got no answer: ${reasonOf(cause)}`, facts(), { cause }) };
  }
  const { response, text } = answer;
  const { status, headers } = response;
  const unexpected = (detail: string): CallError => new UnexpectedResponse(response, detail, facts());
  // What was to be deleted is gone: the first attempt did it, and only its answer was lost.
  if (response.ok || (unsure && status === 404 && plan.method === "DELETE")) {
    const { value, problem } = readValue(plan, response, text);
    return problem ? { response, error: unexpected(problem) } : { response, text, value };
  }
  const retryAfter = readRetryAfter(headers, clock);
  if (errorStatuses.includes(status as ErrorStatus)) {
    return {
      response,
      retryAfter,
      error: new ApiError(response, readJson(response, text).value, facts(), retryAfter),
    };
  }
  const target = headers.get(locationHeader);
  const detail = target
    ? `a redirect to ${target}, which is not followed`
    : `undocumented: ${text.slice(0, 200)}`;
  return { response, retryAfter, error: unexpected(detail) };
}

/** The error for a call that was stopped from our side. */
export function toError({ why, reason }: Stop, facts: CallFacts): CallError {
  return why === "aborted"
    ? new Aborted("was aborted", facts, { cause: reason })
    : new TimedOut(`passed its ${why}`, facts);
}

/** `fetch` says only "fetch failed"; the reason is one level down. */
function reasonOf(cause: unknown): unknown {
  const { message, cause: inner } = Object(cause) as Partial<Error>;
  return inner instanceof Error ? inner.message : (message ?? cause);
}
