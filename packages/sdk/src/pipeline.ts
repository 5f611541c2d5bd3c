/** A call from its first attempt to its outcome: sign in, send, wait, send again, give up. */
import { sendOnce } from "./attempt.js";
import { toPassword } from "./auth.js";
import type { Send } from "./call.js";
import type { Clock } from "./clock.js";
import type { Credential } from "./credential.js";
import { createDeprecationWatch } from "./deprecation.js";
import { type CallFacts, isCallError, SignInFailed } from "./errors.js";
import * as flag from "./flag.js";
import { openLimits } from "./limits.js";
import { notify } from "./notify.js";
import { type Attempt, checkApiVersion, type MarketplaceOptions, type Middleware } from "./options.js";
import { readAnswer } from "./read-answer.js";
import { createHeaders, toBody, toPath, toQuery } from "./request.js";
import { backOff, createRetryBudget, type Failure, mayRetry, RETRY, SUCCESS } from "./retry.js";
import type { Session } from "./session.js";

/** What all calls of a client share. */
export interface Shared {
  readonly client: MarketplaceOptions;
  readonly base: string;
  readonly clock: Clock;
  readonly middlewares: Iterable<Middleware>;
  /** Of the calls that do not sign in. */
  readonly session: Session;
}

export function createPipeline({ client, base, clock, middlewares, session }: Shared): Send {
  const toHeaders = createHeaders(client.app);
  const pay = createRetryBudget();
  const watchDeprecation = createDeprecationWatch(client.onDeprecated);

  return async (plan, options, read) => {
    const started = clock.now();
    const { operation, method, flags } = plan;
    const {
      signal,
      headers,
      revokesPrevious,
      timeout = client.timeout ?? 10_000,
      deadline = client.deadline ?? 30_000,
      retries = client.retries ?? 2,
      apiVersion = client.apiVersion,
      ...query
    } = options;
    const permanent = query.expire !== undefined;
    if (permanent && revokesPrevious !== true) {
      throw new TypeError("A permanent token ends the previous one; see revokesPrevious");
    }
    // The client's own was checked when it was made.
    if (apiVersion !== client.apiVersion) checkApiVersion(apiVersion);
    const path = toPath(plan, read, base);
    const body = toBody(plan, read, base);
    const url = `${base}${path}?apiVersion=${apiVersion}${toQuery(query)}`;

    let attempts = 0;
    let retried = 0;
    let unsure = false;
    let refused: Credential | undefined;
    const facts = (): CallFacts => ({
      operation,
      request: `${method} ${path.slice(1)}`,
      attempts,
      elapsed: clock.now() - started,
    });
    const limits = openLimits({ clock, facts, signal, deadline });
    const signsIn = flags.includes(flag.signIn);
    const obtain = signsIn ? () => toPassword(client.auth) : session();

    try {
      for (;;) {
        let credential: Credential;
        try {
          // The one that was refused is not obtained again.
          const obtained = obtain(refused);
          credential =
            obtained instanceof Promise ? await limits.within(limits.left(), () => obtained) : obtained;
        } catch (cause) {
          throw isCallError(cause) ? cause : new SignInFailed("got no credential", facts(), { cause });
        }
        attempts++;
        const sent = clock.now();
        let next: Attempt["next"] = "fail";
        let status: number | undefined;
        let wait: number | undefined;
        try {
          const answer = await limits.within(timeout, (stopped) =>
            sendOnce(
              {
                operation,
                method,
                url,
                body,
                redirect: "manual",
                headers: toHeaders(body, headers),
                signal: stopped,
                attempt: attempts,
              },
              { fetch: client.fetch, middlewares, credential, facts },
            ),
          );
          const { response } = answer;
          status = response.status;
          watchDeprecation(operation, response.headers);
          const data = readAnswer(answer, { plan, clock, facts, unsure });
          pay(SUCCESS);
          next = "done";
          return { data, response, attempts };
        } catch (error) {
          if (!isCallError(error)) throw error;
          const { retryAfter = backOff(retried, clock.random()) }: Failure = error;
          if (status === 401 && !refused && !signsIn && !("token" in client.auth)) {
            refused = credential;
            next = "sign-in";
          } else {
            if (
              retried >= retries ||
              !mayRetry(error, permanent || flags.includes(flag.once)) ||
              retryAfter >= limits.left() ||
              !pay(RETRY)
            )
              throw error;
            retried++;
            unsure ||= status !== 429 && status !== 503;
            wait = retryAfter;
            next = "retry";
          }
        } finally {
          notify(client.onAttempt, {
            operation,
            method,
            path: plan.path,
            attempt: attempts,
            status,
            ms: clock.now() - sent,
            next,
            wait,
          });
        }
        if (wait) await limits.within(wait);
      }
    } finally {
      limits.close();
    }
  };
}
