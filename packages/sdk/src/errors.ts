/** One family of errors: everything that can go wrong with a call, and nothing else. */
import { type ErrorHolder, readHolders } from "./holders.js";
import { type ErrorKey, type ErrorStatus, requestIdHeader } from "./wire.gen.js";

/** What every error of the family knows about its call. None of it is a secret. */
export interface CallFacts {
  /** The method, as in `subscriptions.get`; the HTTP method and the path template where `openapi` was used. */
  readonly operation: string;
  /** The HTTP method and the relative URL, as in `GET subscription/42`. */
  readonly request: string;
  /** How many requests were sent. */
  readonly attempts: number;
  /** Milliseconds from the call to its failure, waits included. */
  readonly elapsed: number;
}

// In the global registry, so that errors are known across two copies of this package.
const brand = Symbol.for("@syndikit/sdk.error");

/** What the errors of the family have in common. */
abstract class CallFailure extends Error implements CallFacts {
  declare readonly operation: string;
  declare readonly request: string;
  declare readonly attempts: number;
  declare readonly elapsed: number;

  constructor(message: string, facts: CallFacts, options?: ErrorOptions) {
    const { request, attempts, elapsed } = facts;
    super(`${request} ${message} (${attempts} attempt${attempts === 1 ? "" : "s"}, ${elapsed} ms)`, options);
    Object.assign(this, facts);
  }

  get [brand](): true {
    return true;
  }
}

const isKind = (error: unknown, kind: CallError["kind"]): boolean =>
  isCallError(error) && error.kind === kind;

/** The marketplace answered with an error status that the interface documents. */
export class ApiError extends CallFailure {
  override readonly name = "ApiError";
  readonly kind = "api";
  readonly status: ErrorStatus;
  /** Every fault that the marketplace found, from either form of the error body. */
  readonly holders: readonly ErrorHolder[];
  /** The message key of the first fault, as it was sent. */
  readonly code: ErrorKey | undefined;
  /** Names this answer in the marketplace's log. */
  readonly requestId: string | undefined;
  /** The headers of the answer. */
  readonly headers: Headers;

  constructor(
    { status, statusText, headers }: Response,
    body: unknown,
    facts: CallFacts,
    /** Milliseconds to wait before the next try, when the marketplace named a time. */
    readonly retryAfter?: number,
  ) {
    const holders = readHolders(body);
    const [first] = holders;
    super(`→ ${`${status} ${statusText}`.trim()}${first ? `: ${first.text}` : ""}`, facts);
    // The caller has looked the status up among the documented ones.
    this.status = status as ErrorStatus;
    this.holders = holders;
    this.code = first?.key;
    this.requestId = headers.get(requestIdHeader) ?? undefined;
    this.headers = headers;
  }

  /**
   * Whether a caught value is an `ApiError`, with one of `statuses` if any are named. Works across two copies
   * of this package, where `instanceof` does not.
   *
   * @example
   * catch (error) {
   *   if (ApiError.is(error, 404)) return null;
   *   throw error;
   * }
   */
  static is<Status extends ErrorStatus = ErrorStatus>(
    error: unknown,
    ...statuses: readonly Status[]
  ): error is ApiError & { readonly status: Status } {
    return (
      isKind(error, "api") && (!statuses.length || statuses.includes((error as { status: Status }).status))
    );
  }
}

/** An answer that is not the interface's: a page of a proxy, a redirect, a status that is not documented. */
export class UnexpectedResponse extends CallFailure {
  override readonly name = "UnexpectedResponse";
  readonly kind = "unexpected-response";
  readonly status: number;
  /** The headers of the answer. */
  readonly headers: Headers;

  constructor({ status, headers }: Response, detail: string, facts: CallFacts) {
    super(`→ ${status}, ${detail}`, facts);
    this.status = status;
    this.headers = headers;
  }

  /** Whether a caught value is one, from this copy of the package or another one. */
  static is(error: unknown): error is UnexpectedResponse {
    return isKind(error, "unexpected-response");
  }
}

/** The timeout of the last attempt, or the deadline of the whole call, passed. */
export class TimedOut extends CallFailure {
  override readonly name = "TimedOut";
  readonly kind = "timeout";

  /** Whether a caught value is one, from this copy of the package or another one. */
  static is(error: unknown): error is TimedOut {
    return isKind(error, "timeout");
  }
}

/** The caller's signal stopped the call; `cause` is the signal's reason. */
export class Aborted extends CallFailure {
  override readonly name = "Aborted";
  readonly kind = "aborted";

  /** Whether a caught value is one, from this copy of the package or another one. */
  static is(error: unknown): error is Aborted {
    return isKind(error, "aborted");
  }
}

/** No answer, or half of one: the network failed. `cause` says how. */
export class Unreachable extends CallFailure {
  override readonly name = "Unreachable";
  readonly kind = "unreachable";

  /** Whether a caught value is one, from this copy of the package or another one. */
  static is(error: unknown): error is Unreachable {
    return isKind(error, "unreachable");
  }
}

/** The application's own source of credentials failed; `cause` is what it threw. */
export class SignInFailed extends CallFailure {
  override readonly name = "SignInFailed";
  readonly kind = "sign-in";

  /** Whether a caught value is one, from this copy of the package or another one. */
  static is(error: unknown): error is SignInFailed {
    return isKind(error, "sign-in");
  }
}

/** Everything that a call can fail with; `kind` tells them apart. */
export type CallError = ApiError | UnexpectedResponse | TimedOut | Aborted | Unreachable | SignInFailed;

/** Whether a caught value is an error of this family, from this copy of the package or another one. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && brand in error;
}
