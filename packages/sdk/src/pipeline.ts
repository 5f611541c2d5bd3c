/** A call from its first attempt to its outcome: sign in, send, wait, send again, give up. */
import { sendOnce } from "./attempt.js";
import type { Sessions } from "./auth.js";
import type { Send } from "./call.js";
import type { Clock, Random } from "./clock.js";
import type { Credential } from "./credential.js";
import { createDeprecationWatch } from "./deprecation.js";
import { type CallFacts, isCallError, SignInFailed } from "./errors.js";
import { openLimits } from "./limits.js";
import { notify } from "./notify.js";
import type { Attempt, MarketplaceOptions, Middleware } from "./options.js";
import { flag } from "./plan.js";
import { readAnswer } from "./read-answer.js";
import { toHeaders, toUrl } from "./request.js";
import { backOff, createRetryBudget, type Failure, mayRetry } from "./retry.js";

/** What all calls of a client share. */
export interface Shared {
  readonly client: MarketplaceOptions;
  readonly base: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly middlewares: Iterable<Middleware>;
  readonly sessions: Sessions;
}

export function createPipeline(shared: Shared): Send {
  const { client, base, clock, random, middlewares, sessions } = shared;
  const budget = createRetryBudget();
  const watchDeprecation = createDeprecationWatch(client.onDeprecated);

  return async (plan, options, prepare) => {
    const started = clock.now();
    const { path, body } = prepare();
    const { operation, method, flags } = plan;
    const { signal, timeout, deadline, retries, headers, apiVersion, ...query } = options;
    const url = toUrl(base + path, apiVersion ?? client.apiVersion, query);
    const text = body === undefined ? body : JSON.stringify(body);
    let attempts = 0;
    let retried = 0;
    let refused: Credential | undefined;
    let unsure = false;

    const facts = (): CallFacts => ({
      operation,
      request: `${method} ${path.slice(1)}`,
      attempts,
      elapsed: clock.now() - started,
    });
    const limits = openLimits({
      ...{ clock, facts, signal },
      deadline: deadline ?? client.deadline ?? 30_000,
    });
    const session = flags.includes(flag.signIn) ? sessions.basic : sessions.shared;
    const obtain = session.open();
    const signIn = async (): Promise<Credential> => {
      try {
        const credential = obtain(refused);
        if (!(credential instanceof Promise)) return credential;
        return await limits.within(Number.POSITIVE_INFINITY, () => credential);
      } catch (cause) {
        throw isCallError(cause) ? cause : new SignInFailed("got no credential", facts(), { cause });
      }
    };

    try {
      let credential = await signIn();
      for (;;) {
        const attempt = ++attempts;
        const sent = clock.now();
        const tell = (status: number | undefined, next: Attempt["next"], wait?: number): void => {
          const ms = clock.now() - sent;
          notify(client.onAttempt, { operation, method, path: plan.path, attempt, status, ms, next, wait });
        };
        try {
          const answer = await limits.within(timeout ?? client.timeout ?? 10_000, (stopped) =>
            sendOnce(
              {
                ...{ operation, method, url, attempt, body: text, signal: stopped },
                headers: toHeaders(text, client.app, headers),
              },
              { credential, fetch: client.fetch, middlewares, facts },
            ),
          );
          const { response } = answer;
          watchDeprecation(operation, response.headers);
          const value = readAnswer(answer, { plan, clock, facts: facts(), unsure });
          budget.refund();
          tell(response.status, "done");
          return { value, response, attempts };
        } catch (error) {
          if (!isCallError(error)) throw error;
          const { kind, status, retryAfter }: Failure = error;
          if (status === 401 && session.renewable && !refused) {
            tell(status, "sign-in");
            refused = credential;
            credential = await signIn();
            continue;
          }
          const wait = retryAfter ?? backOff(retried + 1, random);
          const again =
            retried < (retries ?? client.retries ?? 2) &&
            mayRetry({ kind, status, retryAfter }, flags.includes(flag.once)) &&
            wait < limits.left() &&
            budget.spend();
          if (!again) {
            tell(status, "fail");
            throw error;
          }
          retried++;
          unsure ||= status !== 429 && status !== 503;
          tell(status, "retry", wait);
          await limits.within(wait);
        }
      }
    } finally {
      limits.close();
    }
  };
}
