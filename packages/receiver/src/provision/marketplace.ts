import type {
  CredentialInput,
  Instructions,
  MyUserDTO,
  Subscription,
  SubscriptionEndpointInput,
} from "@syndikit/contract";
import type { Clock } from "../clock.js";
import type { Around } from "../operation.js";
import { withTimeLimit } from "../time-limit.js";
import type { Breaker } from "./breaker.js";
import {
  type ClientCallOptions,
  type MarketplaceClient,
  retryAfterOf,
  type SubscriptionRef,
  statusOf,
} from "./marketplace-client.js";

/** The longest wait that `Retry-After` can cause: a header may be wrong by days. */
const MAX_RETRY_AFTER = 3_600_000;

/**
 * The marketplace cannot be called now: it is not reachable, it fails, or it refuses everything. A separate class, so
 * that it is not taken for an error of the vendor's code or of the vendor's other services.
 */
export class MarketplaceUnavailable extends Error {
  override readonly name = "MarketplaceUnavailable";
  /** Milliseconds that the marketplace asks to wait, up to a limit. */
  readonly retryAfter: number | undefined;
  /** True if the call was not made at all, because the marketplace was down a moment ago. */
  readonly skipped: boolean;

  constructor(message: string, options: { readonly cause: unknown; readonly skipped?: boolean }) {
    super(message, { cause: options.cause });
    // An outage does not come from a place in the vendor's code, so the log line shows no stack.
    this.stack = `${this.name}: ${message}`;
    this.skipped = options.skipped ?? false;
    const asked = retryAfterOf(options.cause);
    this.retryAfter = asked === undefined ? undefined : Math.min(Math.max(0, asked), MAX_RETRY_AFTER);
  }
}

/** The marketplace, as work on one subscription sees it. */
export interface Marketplace {
  /** The current state; `"gone"` when the marketplace does not know the subscription. */
  read(): Promise<Subscription | "gone">;
  readBuyer(subscription: Subscription): Promise<MyUserDTO>;
  setEndpoints(endpoints: readonly SubscriptionEndpointInput[]): Promise<void>;
  setInstructions(instructions: Instructions): Promise<void>;
  setCredentials(credentials: readonly CredentialInput[]): Promise<void>;
  report(status: "markDeployed" | "markFailed" | "markUndeployed"): Promise<void>;
}

export interface CallContext {
  readonly signal: AbortSignal;
  readonly around: Around;
  readonly breaker: Breaker;
  readonly clock: Clock;
  /** Milliseconds after which a call that is not answered counts as failed. */
  readonly timeLimit: number;
  /** The key of the task. */
  readonly key: string;
}

/** Binds a client to one subscription. */
export function openMarketplace(
  { subscriptions, users }: MarketplaceClient,
  ref: SubscriptionRef,
  { signal: stop, around, breaker, clock, timeLimit, key }: CallContext,
): Marketplace {
  async function call<Result>(
    name: string,
    work: (options: ClientCallOptions) => Promise<Result>,
  ): Promise<Result> {
    stop.throwIfAborted();
    if (!breaker.admits(key)) {
      throw new MarketplaceUnavailable("The marketplace is not called until it answers a probe.", {
        cause: breaker.pause?.error,
        skipped: true,
      });
    }
    try {
      const limit = { clock, ms: timeLimit, what: `${name} of ${ref}`, signal: stop };
      // A probe is one request: a client with its own retries would make three of it.
      const own = breaker.pause === undefined ? {} : { retries: 0 };
      const result = await around({ kind: "call", subject: ref, name }, () =>
        withTimeLimit(limit, (signal) => work({ signal, ...own })),
      );
      breaker.succeeded();
      return result;
    } catch (error) {
      if (stop.aborted) throw error;
      const outage = toOutage(error);
      // The marketplace answered, and the error is about this subscription.
      if (outage === undefined) breaker.succeeded();
      else breaker.failed(key, { error: outage, forAll: isForAll(error), wait: outage.retryAfter });
      throw outage ?? error;
    }
  }

  const write = async (
    name: string,
    work: (options: ClientCallOptions) => Promise<unknown>,
  ): Promise<void> => {
    await call(name, work);
  };

  return {
    async read() {
      try {
        return await call("get", (options) => subscriptions.get(ref, {}, options));
      } catch (error) {
        if (statusOf(error) === 404) return "gone";
        throw error;
      }
    },
    readBuyer: ({ buyer }) => call("users.get", (options) => users.get(buyer.url, options)),
    setEndpoints: (endpoints) =>
      write("setEndpoints", (options) => subscriptions.setEndpoints(ref, endpoints, options)),
    setInstructions: (instructions) =>
      write("setInstructions", (options) => subscriptions.setInstructions(ref, instructions, options)),
    setCredentials: (credentials) =>
      write("setCredentials", (options) => subscriptions.setCredentials(ref, credentials, options)),
    report: (status) => write(status, (options) => subscriptions[status](ref, options)),
  };
}

/** Every subscription shares the token and the rate limit. */
function isForAll(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 429;
}

/** An error that has nothing to do with the vendor's data: no answer, or one that every caller would get. */
function toOutage(error: unknown): MarketplaceUnavailable | undefined {
  const status = statusOf(error);
  if (status === undefined || status === 0)
    return new MarketplaceUnavailable(`No answer: ${describe(error)}${hintFor(error)}`, { cause: error });
  if (status === 401) {
    return new MarketplaceUnavailable(
      "401: the token is expired or was replaced, or the password is wrong. Give the client the right one.",
      {
        cause: error,
      },
    );
  }
  if (status === 403) {
    return new MarketplaceUnavailable("403: the account of the token may not do this. Check whose it is.", {
      cause: error,
    });
  }
  if (status >= 500 || status === 408 || status === 423 || status === 429) {
    return new MarketplaceUnavailable(`It answered ${status}.`, { cause: error });
  }
  return undefined;
}

/** What to do about it, by what the system says. */
function hintFor(error: unknown): string {
  const said = describe(error);
  if (/ENOTFOUND|EAI_AGAIN/.test(said)) {
    return ". The name is not known here: check the client's baseUrl, and that this machine has a network and a name server.";
  }
  if (/ECONNREFUSED/.test(said)) return ". Nothing listens there: check the client's baseUrl.";
  return "";
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
