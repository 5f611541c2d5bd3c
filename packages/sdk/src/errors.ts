/** One family of errors: everything that can go wrong with a call, and nothing else. */
import type { ErrorHolder } from "./holders.js";
import type { ErrorKey, ErrorStatus } from "./wire.gen.js";

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

/** What an error knows of the answer behind it. */
export interface AnswerFacts extends CallFacts {
  readonly status: number;
  /** The headers of the answer. */
  readonly headers: Headers;
  /** Milliseconds to wait before the next try, when the marketplace named a time. */
  readonly retryAfter: number | undefined;
}

/** What an `ApiError` knows of the faults that the marketplace named. */
export interface ApiFacts extends AnswerFacts {
  readonly status: ErrorStatus;
  /** Every fault that the marketplace found, from either form of the error body. */
  readonly holders: readonly ErrorHolder[];
  /** The message key of the first fault, as it was sent. */
  readonly code: ErrorKey | undefined;
  /** Names this answer in the marketplace's log. */
  readonly requestId: string | undefined;
}

// In the global registry, so that errors are known across two copies of this package.
const brand = Symbol.for("@syndikit/sdk");

/** What the errors of the family have in common: each is its message, and has its facts as properties. */
abstract class CallFailure<Facts extends CallFacts = CallFacts> extends Error {
  declare readonly operation: string;
  declare readonly request: string;
  declare readonly attempts: number;
  declare readonly elapsed: number;

  constructor(message: string, facts: Facts, options?: ErrorOptions) {
    const { request, attempts, elapsed } = facts;
    super(`${request} ${message} (attempt ${attempts}, ${elapsed} ms)`, options);
    Object.assign(this, facts);
  }

  get [brand](): true {
    return true;
  }
}

/** Whether a caught value is an error of one kind, from this copy of the package or another one. */
type Is<Failure extends CallError> = (error: unknown) => error is Failure;

const isKind =
  <Failure extends CallError>(kind: Failure["kind"]): Is<Failure> =>
  (error): error is Failure =>
    isCallError(error) && error.kind === kind;

const isApiError = isKind<ApiError>("api");

/** The marketplace answered with an error status that the interface documents. */
export class ApiError extends CallFailure<ApiFacts> {
  override readonly name = "ApiError";
  readonly kind = "api";
  declare readonly status: ErrorStatus;
  /** Every fault that the marketplace found, from either form of the error body. */
  declare readonly holders: readonly ErrorHolder[];
  /** The message key of the first fault, as it was sent. */
  declare readonly code: ErrorKey | undefined;
  /** Names this answer in the marketplace's log. */
  declare readonly requestId: string | undefined;
  /** The headers of the answer. */
  declare readonly headers: Headers;
  /** Milliseconds to wait before the next try, when the marketplace named a time. */
  declare readonly retryAfter: number | undefined;

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
      isApiError(error) && (!statuses.length || (statuses as readonly ErrorStatus[]).includes(error.status))
    );
  }
}

/** An answer that is not the interface's: a page of a proxy, a redirect, a status that is not documented. */
export class UnexpectedResponse extends CallFailure<AnswerFacts> {
  override readonly name = "UnexpectedResponse";
  readonly kind = "unexpected-response";
  declare readonly status: number;
  /** The headers of the answer. */
  declare readonly headers: Headers;
  /** Milliseconds to wait before the next try, when the answer named a time. */
  declare readonly retryAfter: number | undefined;

  static readonly is: Is<UnexpectedResponse> = isKind("unexpected-response");
}

/** The timeout of the last attempt, or the deadline of the whole call, passed. */
export class TimedOut extends CallFailure {
  override readonly name = "TimedOut";
  readonly kind = "timeout";

  static readonly is: Is<TimedOut> = isKind("timeout");
}

/** The caller's signal stopped the call; `cause` is the signal's reason. */
export class Aborted extends CallFailure {
  override readonly name = "Aborted";
  readonly kind = "aborted";

  static readonly is: Is<Aborted> = isKind("aborted");
}

/** No answer, or half of one: the network failed. `cause` says how. */
export class Unreachable extends CallFailure {
  override readonly name = "Unreachable";
  readonly kind = "unreachable";

  static readonly is: Is<Unreachable> = isKind("unreachable");
}

/** The application's own source of credentials failed; `cause` is what it threw. */
export class SignInFailed extends CallFailure {
  override readonly name = "SignInFailed";
  readonly kind = "sign-in";

  static readonly is: Is<SignInFailed> = isKind("sign-in");
}

/** Everything that a call can fail with; `kind` tells them apart. */
export type CallError = ApiError | UnexpectedResponse | TimedOut | Aborted | Unreachable | SignInFailed;

/** Whether a caught value is an error of this family, from this copy of the package or another one. */
export function isCallError(error: unknown): error is CallError {
  return brand in Object(error);
}
