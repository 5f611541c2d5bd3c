/** A call from its first attempt to its outcome: sign in, send, wait, send again, give up. */
import { sendOnce } from "./attempt.js";
import type { Clock, Random } from "./clock.js";
import type { Credential } from "./credential.js";
import { type Ending, readEnding, toError } from "./ending.js";
import { type CallFacts, isCallError, SignInFailed } from "./errors.js";
import { openLimits, Stop } from "./limits.js";
import { notify } from "./notify.js";
import type { Attempt, MarketplaceOptions, Middleware } from "./options.js";
import { flag } from "./plan.js";
import type { Call, RecordedRequest } from "./request.js";
import { backOff, createRetryBudget, mayRetry } from "./retry.js";
import type { Session } from "./session.js";

/** What all calls of a client share. */
export interface Shared {
  readonly options: MarketplaceOptions;
  readonly base: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly middlewares: readonly Middleware[];
  /** The credential of every call, or the one that signing in itself takes. */
  session(signIn: boolean): Session;
  /** Looks at the headers of every answer. */
  observe(operation: string, headers: Headers): void;
}

const DEFAULTS = { timeout: 10_000, deadline: 30_000, retries: 2 };

/** The `fetch` that openapi-fetch is given. */
export function createPipeline(shared: Shared): (request: RecordedRequest) => Promise<Response> {
  const { base, clock, random, options, middlewares } = shared;
  const budget = createRetryBudget();

  return async (request) => {
    const { call } = request;
    const { plan } = call;
    const setting = (name: keyof typeof DEFAULTS): number =>
      call.options[name] ?? options[name] ?? DEFAULTS[name];
    const started = clock.now();
    const limits = openLimits(clock, setting("deadline"), call.options.signal);
    const session = shared.session(plan.flags.includes(flag.signIn));
    const since = session.failures();
    let attempt = 0;
    let retries = 0;
    let refused: Credential | undefined;
    let unsure = false;

    const facts = (): CallFacts => ({
      operation: plan.operation,
      request: `${request.method} ${request.url.slice(base.length + 1).replace(/\?.*/s, "")}`,
      attempts: attempt,
      elapsed: clock.now() - started,
    });

    const signIn = async (): Promise<Credential> => {
      limits.check();
      try {
        const credential = session.credential(since, refused);
        if (!(credential instanceof Promise)) return credential;
        return await limits.within(() => credential);
      } catch (error) {
        if (error instanceof Stop || isCallError(error)) throw error;
        throw new SignInFailed("got no credential", facts(), { cause: error });
      }
    };

    try {
      let credential = await signIn();
      for (;;) {
        attempt++;
        const sent = clock.now();
        const sending = { request, credential, attempt, fetch: options.fetch, middlewares };
        const work = limits.within((signal) => sendOnce(sending, signal), setting("timeout"));
        const ending = await readEnding(work, { plan, clock, facts, unsure });
        const { response, error, retryAfter } = ending;
        const status = response?.status;
        if (response) shared.observe(plan.operation, response.headers);
        const tell = (next: Attempt["next"], more?: { wait: number }): void => {
          const { operation, method, path } = plan;
          const ms = clock.now() - sent;
          notify(options.onAttempt, {
            operation,
            method,
            path,
            attempt,
            ...(status && { status }),
            ms,
            next,
            ...more,
          });
        };

        if (response && !error) {
          budget.refund();
          tell("done");
          return finish(call, response, ending, attempt);
        }
        if (status === 401 && session.renewable && !refused) {
          tell("sign-in");
          refused = credential;
          credential = await signIn();
          continue;
        }
        const wait = retryAfter ?? backOff(retries + 1, random);
        const again =
          !ending.final &&
          retries < setting("retries") &&
          mayRetry({ status, retryAfter }, plan.flags.includes(flag.once)) &&
          wait < limits.left() &&
          budget.spend();
        if (!again) {
          tell("fail");
          throw error;
        }
        retries++;
        unsure ||= status !== 429 && status !== 503;
        tell("retry", { wait });
        await limits.sleep(wait);
      }
    } catch (error) {
      throw error instanceof Stop ? toError(error, facts()) : error;
    } finally {
      limits.close();
    }
  };
}

/** Notes the outcome, and answers what openapi-fetch may read: it would find the body of the real answer spent. */
function finish(call: Call, response: Response, { text, value }: Ending, attempts: number): Response {
  call.outcome = { value, response, attempts };
  if (!response.ok) return new Response(null, { status: 204 });
  return call.replay ? new Response(text || null, response) : response;
}
