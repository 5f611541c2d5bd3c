/** A call from its first attempt to its outcome: signing in, sending, waiting, retrying, giving up. */
import { idempotencyKeyHeader } from "../generated/wire.gen.js";
import { type CallOptions, checkCallOptions, type MarketplaceOptions, type Middleware } from "../options.js";
import { type Failure, findNothing, readAnswer, readRequestId } from "./answer.js";
import type { Call, WithResponse } from "./call.js";
import type { Clock } from "./clock.js";
import type { Credential } from "./credential.js";
import {
  Aborted,
  ApiError,
  type CallError,
  isCallError,
  SignInFailed,
  TimedOut,
  toReason,
  UnexpectedResponse,
  Unreachable,
} from "./errors.js";
import { type Log, notify } from "./listeners.js";
import type { Redactor } from "./redact.js";
import { type ToHeaders, toRequest } from "./request.js";
import { mayRetry, type RetryBudget, waitBefore } from "./retry.js";
import { type BodyReading, giveUp, sendOnce, type Unsent } from "./send.js";
import { type AuthParts, type Session, toPassword } from "./session.js";
import { openTimeLimit, Stopped, type TimeLimit } from "./time-limit.js";
import type { TakeTurn } from "./turns.js";

const MAX_BODY_LOGGED = 2_048;

/** All calls of a client share it. */
export interface Shared {
  readonly client: MarketplaceOptions;
  readonly base: string;
  readonly clock: Clock;
  readonly middlewares: Set<Middleware>;
  readonly session: Session;
  readonly budget: RetryBudget;
  readonly redact: Redactor;
  readonly log: Log;
  /** Where only so many requests may be under way. */
  readonly takeTurn: TakeTurn | undefined;
  readonly watchDeprecation: (operation: string, headers: Headers) => void;
}

/** The settings of a call if its options do not override them. */
export interface Settings {
  readonly timeout?: number | undefined;
  readonly deadline?: number | undefined;
  readonly retries: number;
  readonly apiVersion: string;
  readonly idempotencyKey?: false | undefined;
  readonly toHeaders: ToHeaders;
}

/** The decision after an attempt. `note` says why there is no retry although the failure would allow one. */
interface Decision {
  readonly next: "done" | "sign-in" | "retry" | "fail";
  readonly wait?: number;
  readonly note?: string;
}

type Outcome = { readonly data: unknown; readonly response: Response } | Failure;

const errorClasses = {
  api: ApiError,
  "unexpected-response": UnexpectedResponse,
  timeout: TimedOut,
  aborted: Aborted,
  unreachable: Unreachable,
  "sign-in": SignInFailed,
} as const satisfies Record<CallError["kind"], unknown>;

/** Sends a call until it works, or fails for good. */
export async function perform(
  shared: Shared,
  settings: Settings,
  call: Call,
  options?: CallOptions,
): Promise<WithResponse<unknown>> {
  const { client, base, clock, budget, redact, log, session, takeTurn } = shared;
  const { operation, method, path, signsIn } = call;
  const auth: AuthParts = client.auth;
  if (options) checkCallOptions(operation, options);
  const {
    signal,
    timeout = settings.timeout ?? call.timeout ?? 10_000,
    deadline = settings.deadline ?? call.timeout ?? 30_000,
    retries = settings.retries,
    apiVersion = settings.apiVersion,
    headers: more,
    idempotencyKey = settings.idempotencyKey ?? (call.once === "keyed" && crypto.randomUUID()),
  }: CallOptions = options ?? {};
  const { url, body, findsNothing } = toRequest(call, base, apiVersion);
  const key = !signsIn && idempotencyKey;
  const fields = settings.toHeaders(body, more);
  const headers = key ? { [idempotencyKeyHeader]: key, ...fields } : fields;
  const request = { operation, method, url, body, headers };
  const started = clock.now();
  let attempts = 0;
  let retried = 0;
  let mayHaveHappened = false;
  let signingIn = false;
  let refused: Credential | undefined;

  /** The error of a failure. Everything that it shows goes through the redactor. */
  const toError = ({ kind, message, cause, cut, ...facts }: Failure, note = ""): CallError => {
    const elapsed = Math.round(clock.now() - started);
    const name = toName(request, base);
    const text = `${name} ${redact.line(message)} (attempt ${attempts}, ${elapsed} ms)${note}`;
    const known = { operation, request: name, attempts, elapsed, ...facts };
    return new errorClasses[kind](text, known, cause ? { cause: redact.cause(cause) } : undefined);
  };

  const decide = (failure: Failure, left: number): Decision => {
    const { status, retryAfter } = failure;
    if (status === 401 && !refused && !signsIn && auth.token === undefined) return { next: "sign-in" };
    if (retried >= retries || !mayRetry(failure, call.once && !key)) return { next: "fail" };
    const wait = waitBefore(retried, clock.random(), retryAfter);
    if (wait >= left) return { next: "fail", note: "; the next wait would pass the deadline" };
    // A marketplace that sends `Retry-After` limits the retries itself.
    if (retryAfter !== undefined || budget.spend()) return { next: "retry", wait };
    return { next: "fail", note: `; the retry budget of ${budget.size} is spent` };
  };

  const report = (outcome: Outcome, { next, wait }: Decision, ms: number): void => {
    const { onAttempt } = client;
    if (!onAttempt && !log.info) return;
    const { status, requestId, message, cause } =
      "data" in outcome ? toFacts(outcome.response, redact) : outcome;
    log.info?.(
      `${operation}: ${toName(request, base)} `,
      `${message} (attempt ${attempts}, ${ms} ms, request ${requestId}), ${next}`,
    );
    const about = { operation, method, path, attempt: attempts, status, requestId, ms, next, wait };
    notify(onAttempt, { ...about, cause: redact.cause(cause) }, log);
  };

  /** Sends an attempt, and returns the value of its answer, or why there is none. */
  const tryOnce = async (credential: Credential, limit: TimeLimit): Promise<Outcome> => {
    const reading: BodyReading = { stream: call.answer === "stream", reader: undefined };
    try {
      const answer = await limit.run(timeout, (attemptSignal) =>
        sendOnce(
          { attempt: attempts, ...request, signal: attemptSignal },
          credential,
          // Middlewares do not see answers that contain a token.
          signsIn ? { ...shared, middlewares: [] } : shared,
          reading,
        ),
      );
      const { response, text } = answer;
      if (log.debug) {
        const [sent, answered] = [headers, response.headers].map((each) =>
          JSON.stringify(Object.fromEntries(redact.headers(new Headers(each), true))),
        );
        const shown = signsIn ? "" : redact.body(text).slice(0, MAX_BODY_LOGGED);
        const [address, search = ""] = url.split(/(?=\?)/);
        log.debug(
          `${method} ${address}`,
          `${search} ${sent} ${redact.body(body ?? "")} → ${response.status} ${answered} ${shown}`,
        );
      }
      shared.watchDeprecation(operation, response.headers);
      const read = readAnswer(answer, call, { clock, redact, mayHaveHappened });
      return "data" in read ? { response, ...read } : read;
    } catch (error) {
      if (error instanceof Stopped) {
        giveUp(reading.reader);
        return toFailure(error);
      }
      const reason = toReason(error);
      const message = `got no answer: ${reason}${toHint(reason, base)}`;
      return { kind: "unreachable", message, cause: error };
    }
  };

  let limit: TimeLimit | undefined;
  try {
    limit = openTimeLimit(clock, deadline, signal);
    if (findsNothing) return { attempts, data: findNothing(call), response: new Response() };
    const obtain = signsIn ? () => toPassword(auth) : session.open();
    for (;;) {
      signingIn = true;
      const obtained = obtain(refused);
      const credential =
        // All calls share it: the limits of this one end only its waiting.
        "then" in obtained
          ? // Signing in with a password has a limit for each attempt. A source has that of one attempt.
            await limit.run(auth.password ? limit.left() : timeout, () => obtained)
          : obtained;
      redact.learn(credential);
      signingIn = false;
      const endTurn = takeTurn && (await limit.run(limit.left(), takeTurn));
      attempts++;
      const sent = clock.now();
      const attempt = tryOnce(credential, limit);
      const outcome = await (endTurn ? attempt.finally(endTurn) : attempt);
      const worked = "data" in outcome;
      const decision: Decision = worked ? { next: "done" } : decide(outcome, limit.left());
      report(outcome, decision, Math.round(clock.now() - sent));
      if (worked) {
        budget.refill();
        return { attempts, ...outcome };
      }
      if (decision.next === "fail") throw toError(outcome, decision.note);
      if (decision.wait === undefined) refused = credential;
      else {
        retried++;
        mayHaveHappened ||= outcome.status !== 429 && outcome.status !== 503;
        await limit.wait(decision.wait);
      }
    }
  } catch (error) {
    // Errors are made here, and not where a timer fires, so that their stack holds the caller's line.
    if (error instanceof Stopped) throw toError(toFailure(error));
    if (signingIn && !isCallError(error))
      throw toError({ kind: "sign-in", message: "got no credential", cause: error });
    throw error;
  } finally {
    limit?.close();
  }
}

/** The HTTP method and the relative URL without its query, as in `GET subscription/42`. */
function toName({ method, url }: Pick<Unsent, "method" | "url">, base: string): string {
  return `${method} ${url.replace(`${base}/`, "").replace(/\?.*/, "")}`;
}

/** What to do about the reason, where it is known. */
function toHint(reason: string, base: string): string {
  if (/refused/i.test(reason) && /\/\/(localhost|127\.|\[::1])/.test(base))
    return "; is the marketplace running?";
  // A dispatcher of undici 8 under the `fetch` of a Node that has an older undici inside.
  return /invalid on\w+ method/.test(reason)
    ? "; a dispatcher needs the fetch of its own undici, as the option fetch"
    : "";
}

function toFailure({ reason, message, cause }: Stopped): Failure {
  return { kind: reason === "signal" ? "aborted" : "timeout", message, cause };
}

function toFacts({ status, headers }: Response, redact: Redactor): Omit<Failure, "kind"> {
  return { status, requestId: readRequestId(headers, redact), message: `→ ${status}` };
}
