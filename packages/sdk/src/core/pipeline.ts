/** A call from its first attempt to its outcome: sign in, send, wait, send again, give up. */
import { requestIdHeader } from "../generated/wire.gen.js";
import { type CallOptions, checkCallOptions, type MarketplaceOptions, type Middleware } from "../options.js";
import { type Failure, type Reading, readAnswer, unexpected } from "./answer.js";
import type { Call, WithResponse } from "./call.js";
import type { Clock } from "./clock.js";
import { type Credential, secretsOf } from "./credential.js";
import {
  Aborted,
  ApiError,
  type CallError,
  type CallFacts,
  isCallError,
  SignInFailed,
  TimedOut,
  UnexpectedResponse,
  Unreachable,
} from "./errors.js";
import { type Log, notify } from "./listeners.js";
import type { Redactor } from "./redact.js";
import { type ToHeaders, toRequest } from "./request.js";
import { mayRetry, type RetryBudget, waitBefore } from "./retry.js";
import { AnswerTooLarge, sendOnce, type Unsent } from "./send.js";
import { type Session, toPassword } from "./session.js";
import { openTimeLimit, Stopped, type TimeLimit } from "./time-limit.js";

/** What all calls of a client share. */
export interface Shared {
  readonly client: MarketplaceOptions;
  readonly base: string;
  readonly clock: Clock;
  readonly middlewares: Set<Middleware>;
  readonly session: Session;
  readonly budget: RetryBudget;
  readonly redact: Redactor;
  readonly log: Log;
  readonly watchDeprecation: (operation: string, headers: Headers) => void;
}

/** What applies to a call whose options do not say otherwise. */
export interface Settings {
  readonly timeout: number;
  readonly deadline: number;
  readonly retries: number;
  readonly apiVersion: string;
  readonly toHeaders: ToHeaders;
}

/** What follows an attempt that did not work. `note` says why it is not sent again although it might be. */
type Following =
  | { readonly next: "sign-in" }
  | { readonly next: "retry"; readonly wait: number }
  | { readonly next: "fail"; readonly note?: string };

type Outcome = { readonly data: unknown; readonly response: Response } | Failure;

/** Sends a call until it works, or fails for good. */
export async function perform(
  shared: Shared,
  settings: Settings,
  call: Call,
  options: CallOptions = {},
): Promise<WithResponse<unknown>> {
  const { client, base, clock, budget } = shared;
  const { operation, method } = call;
  const started = clock.now();
  checkCallOptions(operation, options);
  const {
    signal,
    timeout = settings.timeout,
    deadline = settings.deadline,
    retries = settings.retries,
    apiVersion = settings.apiVersion,
  } = options;
  const { url, name, body } = toRequest(call, base, apiVersion);
  const headers = settings.toHeaders(body, options.headers);
  const middlewares = call.signsIn ? [] : [...shared.middlewares];

  let attempts = 0;
  let retried = 0;
  let unsure = false;
  let refused: Credential | undefined;
  const fail = (failure: Failure, note?: string): CallError => {
    const facts = { operation, request: name, attempts, elapsed: Math.round(clock.now() - started) };
    return toError(shared.redact, { ...failure, note }, facts);
  };
  const decide = (failure: Failure, limit: TimeLimit): Following => {
    if (failure.status === 401 && !refused && !call.signsIn && !("token" in client.auth))
      return { next: "sign-in" };
    if (retried >= retries || !mayRetry(failure, call.once === true)) return { next: "fail" };
    const { retryAfter } = failure;
    const wait = waitBefore(retried, clock.random(), retryAfter);
    if (wait >= limit.left())
      return { next: "fail", ...(retryAfter && { note: "the wait asked for passes the deadline" }) };
    // An answer that says when to come back has counted the callers itself.
    if (retryAfter !== undefined || budget.spend()) return { next: "retry", wait };
    return { next: "fail", note: `the retry budget of ${budget.size} is spent` };
  };

  let limit: TimeLimit | undefined;
  try {
    limit = openTimeLimit(clock, deadline, signal);
    const obtain = call.signsIn ? () => toPassword(client.auth) : shared.session.open();
    for (;;) {
      const credential = await takeCredential(shared, () => obtain(refused), { limit, timeout });
      attempts++;
      const sent = clock.now();
      const outcome = await tryOnce(
        shared,
        { operation, method, url, body, headers, attempt: attempts },
        { credential, middlewares, limit, timeout, reading: { call, clock, redact: shared.redact, unsure } },
      );
      const following = "data" in outcome ? { next: "done" as const } : decide(outcome, limit);
      tellOfAttempt(shared, {
        call,
        name,
        attempt: attempts,
        ms: Math.round(clock.now() - sent),
        outcome,
        following,
      });
      if ("data" in outcome) {
        budget.refill();
        return { ...outcome, attempts };
      }
      if (following.next === "retry") {
        retried++;
        unsure ||= outcome.status !== 429 && outcome.status !== 503;
        await limit.wait(following.wait);
      } else if (following.next === "sign-in") refused = credential;
      else throw fail(outcome, "note" in following ? following.note : undefined);
    }
  } catch (error) {
    // Errors are made here, and not where a timer fires, so that their stack holds the caller's line.
    if (error instanceof Stopped) throw fail(toFailure(error));
    if (error instanceof NoCredential)
      throw fail({ kind: "sign-in", message: "got no credential", cause: error.cause });
    throw error;
  } finally {
    limit?.close();
  }
}

/** A source of credentials failed; `cause` is what it threw. */
class NoCredential extends Error {}

/** The credential that the session has, or one that its source gives in time. */
async function takeCredential(
  { client, session, redact }: Shared,
  obtain: () => Credential | Promise<Credential>,
  { limit, timeout }: { readonly limit: TimeLimit; readonly timeout: number },
): Promise<Credential> {
  let pending: Promise<Credential> | undefined;
  try {
    const obtained = obtain();
    if (obtained instanceof Promise) pending = obtained;
    // Signing in with a password is a call with limits of its own; a source has those of an attempt.
    const ms = "password" in client.auth ? limit.left() : timeout;
    const credential = obtained instanceof Promise ? await limit.run(ms, () => obtained) : obtained;
    redact.learn(secretsOf(credential));
    return credential;
  } catch (cause) {
    if (!(cause instanceof Stopped)) throw isCallError(cause) ? cause : new NoCredential("", { cause });
    if (pending && cause.reason !== "signal") session.abandon(pending);
    throw cause;
  }
}

/** What one attempt takes beside its request. */
interface Trial {
  readonly credential: Credential;
  readonly middlewares: readonly Middleware[];
  readonly limit: TimeLimit;
  readonly timeout: number;
  readonly reading: Reading;
}

/** One attempt: the value of its answer, or why there is none. */
async function tryOnce(shared: Shared, unsent: Omit<Unsent, "signal">, trial: Trial): Promise<Outcome> {
  const { client, base, log, watchDeprecation } = shared;
  const { credential, middlewares, limit, timeout, reading } = trial;
  try {
    log.debug?.(
      `${unsent.operation} sends ${unsent.method} ${unsent.url} ${JSON.stringify(unsent.headers)} ${unsent.body ?? ""}`,
    );
    const answer = await limit.run(timeout, (signal) =>
      sendOnce({ ...unsent, signal }, { client, credential, middlewares, base }),
    );
    const { response, text } = answer;
    if (log.debug) {
      const shown = reading.call.signsIn ? "" : text.slice(0, 2_048);
      const headers = JSON.stringify([...shared.redact.headers(response.headers)]);
      log.debug(`${unsent.operation} is answered ${response.status} ${headers} ${shown}`);
    }
    watchDeprecation(unsent.operation, response.headers);
    const read = readAnswer(answer, reading);
    return "data" in read ? { data: read.data, response } : read;
  } catch (error) {
    if (error instanceof Stopped) return toFailure(error);
    if (error instanceof AnswerTooLarge)
      return unexpected({ response: error.response, text: "" }, error.message, reading);
    // `fetch` says only "fetch failed"; the reason is one level down.
    const { message = error, cause: reason }: { readonly message?: unknown; readonly cause?: unknown } =
      Object(error);
    const detail = reason instanceof Error ? reason.message : message;
    return { kind: "unreachable", message: `got no answer: ${detail}`, cause: error };
  }
}

function toFailure({ reason, message, cause }: Stopped): Failure {
  return { kind: reason === "signal" ? "aborted" : "timeout", message, cause };
}

/** The error of a failure. Whatever it shows goes through the redactor. */
function toError(
  redact: Redactor,
  failure: Failure & { readonly note: string | undefined },
  call: CallFacts,
): CallError {
  const { kind, message, note, facts, cause } = failure;
  const { request, attempts, elapsed } = call;
  const text = redact.line(
    `${request} ${message} (attempt ${attempts}, ${elapsed} ms)${note ? `; ${note}` : ""}`,
  );
  if (facts) {
    const { holders, code } = facts;
    return kind === "api" && holders
      ? new ApiError(text, { ...call, ...facts, holders, code })
      : new UnexpectedResponse(text, { ...call, ...facts });
  }
  const options = cause === undefined ? undefined : { cause: redact.cause(cause) };
  switch (kind) {
    case "timeout":
      return new TimedOut(text, call, options);
    case "aborted":
      return new Aborted(text, call, options);
    case "sign-in":
      return new SignInFailed(text, call, options);
    default:
      return new Unreachable(text, call, options);
  }
}

/** What is told of an attempt that is over. */
interface Told {
  readonly call: Call;
  readonly name: string;
  readonly attempt: number;
  readonly ms: number;
  readonly outcome: Outcome;
  readonly following: Following | { readonly next: "done" };
}

function tellOfAttempt(
  { client, log, redact }: Shared,
  { call, name, attempt, ms, outcome, following }: Told,
): void {
  const { onAttempt } = client;
  if (!onAttempt && !log.info) return;
  const { operation, method, path } = call;
  const { next } = following;
  const wait = "wait" in following ? following.wait : undefined;
  const status = "data" in outcome ? outcome.response.status : outcome.status;
  const requestId =
    ("data" in outcome ? outcome.response.headers.get(requestIdHeader) : outcome.facts?.requestId) ??
    undefined;
  const cause = "data" in outcome || outcome.cause === undefined ? undefined : redact.cause(outcome.cause);
  const what = "data" in outcome ? `→ ${status}` : outcome.message;
  log.info?.(`${operation}: ${name} ${what} (attempt ${attempt}, ${ms} ms, request ${requestId}), ${next}`);
  notify(onAttempt, { operation, method, path, attempt, status, requestId, ms, next, wait, cause }, log);
}
