/** A call from its first attempt to its outcome: sign in, send, wait, send again, give up. */
import { sendOnce } from "./attempt.js";
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
import { toAgent, toBody, toHeaders, toPath, toQuery } from "./request.js";
import { backOff, createRetryBudget, type Failure, mayRetry, RETRY, SUCCESS } from "./retry.js";
import type { Session } from "./session.js";

// Milliseconds, where neither the call nor the client says otherwise.
const TIMEOUT = 10_000;
const DEADLINE = 30_000;
const RETRIES = 2;

/** What all calls of a client share. */
export interface Shared {
  readonly client: MarketplaceOptions;
  readonly base: string;
  readonly clock: Clock;
  readonly middlewares: Iterable<Middleware>;
  /** Of the calls that sign in. */
  readonly basic: Session;
  /** Of all other calls. */
  readonly session: Session;
}

export function createPipeline({ client, base, clock, middlewares, basic, session }: Shared): Send {
  const agent = toAgent(client.app);
  const pay = createRetryBudget();
  const watchDeprecation = createDeprecationWatch(client.onDeprecated);

  return async (plan, options, read) => {
    const started = clock.now();
    const { operation, method, flags } = plan;
    const { signal, timeout, deadline, retries, headers, apiVersion, ...query } = options;
    const version = apiVersion === undefined ? client.apiVersion : checkApiVersion(apiVersion);
    const path = toPath(plan, read, base);
    const body = toBody(plan, read, base);
    const url = `${base}${path}?${toQuery({ apiVersion: version, ...query })}`;
    const own = { accept: "application/json", ...agent, ...(body && { "content-type": "application/json" }) };

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
    const limits = openLimits({ clock, signal, facts, deadline: deadline ?? client.deadline ?? DEADLINE });
    const signsIn = flags.includes(flag.signIn);
    const obtain = (signsIn ? basic : session)();
    const signIn = async (): Promise<Credential> => {
      try {
        const credential = obtain(refused);
        return credential instanceof Promise
          ? await limits.within(limits.left(), () => credential)
          : credential;
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
          const answer = await limits.within(timeout ?? client.timeout ?? TIMEOUT, (stopped) =>
            sendOnce(
              { operation, method, url, headers: toHeaders(own, headers), body, attempt, signal: stopped },
              { credential, fetch: client.fetch, middlewares, facts },
            ),
          );
          const { response } = answer;
          watchDeprecation(operation, response.headers);
          const data = readAnswer(answer, { plan, clock, facts, unsure });
          pay(SUCCESS);
          tell(response.status, "done");
          return { data, response, attempts };
        } catch (error) {
          if (!isCallError(error)) throw error;
          const { status, retryAfter }: Failure = error;
          if (status === 401 && !refused && !signsIn && !("token" in client.auth)) {
            tell(status, "sign-in");
            refused = credential;
            credential = await signIn();
            continue;
          }
          const wait = retryAfter ?? backOff(retried, clock.random());
          if (
            retried >= (retries ?? client.retries ?? RETRIES) ||
            !mayRetry(error, flags.includes(flag.once)) ||
            wait >= limits.left() ||
            !pay(RETRY)
          ) {
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
