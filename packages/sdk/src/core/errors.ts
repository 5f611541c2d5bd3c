/** One family of errors: everything that can go wrong with a call, and nothing else. */
import type { ErrorKey, ErrorStatus } from "../generated/wire.gen.js";
import type { ErrorHolder } from "./error-body.js";

/** The facts of the call behind an error. None of them is a secret. */
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

/** The facts of the answer behind an error. */
export interface AnswerFacts {
  readonly status: number;
  /** The headers of the answer, without cookies and credentials. */
  readonly headers: Headers;
  /** The body, without secrets. Only the first 2,048 characters when it is not one that the interface defines. */
  readonly body: string;
  /** Names this answer in the marketplace's log. */
  readonly requestId: string | undefined;
  /** Milliseconds to wait before the next try, when the answer named a time. */
  readonly retryAfter: number | undefined;
}

/** The faults that the marketplace named in its answer. */
export interface ApiFacts {
  /** Every fault that the marketplace named, from either form of the error body. */
  readonly holders: readonly ErrorHolder[];
  /** The message key of the first fault, as it was sent. */
  readonly code: ErrorKey | undefined;
}

/** The facts of an answer, as far as they are known: none when no answer came. */
export type KnownFacts = {
  readonly [Name in keyof (AnswerFacts & ApiFacts)]?: (AnswerFacts & ApiFacts)[Name] | undefined;
};

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/sdk");

/**
 * The reason behind an error, which is never empty: `fetch failed` has it in its cause, and an `AggregateError`, as when
 * each address of `localhost` refuses, in its errors.
 */
export function toReason(error: unknown, depth = 3): string {
  return readable(() => {
    const {
      message,
      code,
      cause,
      errors = cause && [cause],
    }: Readonly<Record<string, unknown>> = Object(error);
    const inner: readonly unknown[] = depth > 0 && Array.isArray(errors) ? errors : [];
    return inner.map((each) => toReason(each, depth - 1)).join(", ") || String(message || code || error);
  });
}

/** An error as text, with the reason behind it. */
export function describe(error: unknown): string {
  const [text, reason] = [readable(() => String(error)), toReason(error)];
  return text.includes(reason) ? text : `${text}: ${reason}`;
}

/** Anything can be thrown: an object without a text, or one that cannot be read. */
function readable(read: () => string): string {
  try {
    return read();
  } catch {
    return "[object Object]";
  }
}

/** What the errors of the family have in common. */
class CallFailure extends Error {
  declare readonly operation: string;
  declare readonly request: string;
  declare readonly attempts: number;
  declare readonly elapsed: number;

  constructor(message: string, { body, ...facts }: CallFacts & KnownFacts, options?: ErrorOptions) {
    super(message, options);
    Object.assign(this, facts);
    // The message quotes its beginning. It can be read, but is too long to be printed with the error.
    if (body !== undefined) Object.defineProperty(this, "body", { value: body });
  }

  get [brand](): true {
    return true;
  }

  /** For `JSON.stringify`, which would leave out the message. */
  toJSON(): object {
    const { message, cause } = this;
    // Errors with an answer have these two.
    const { headers, body } = this as CallFailure & Partial<AnswerFacts>;
    return {
      ...this,
      message,
      ...(headers && { headers: Object.fromEntries(headers), body }),
      ...(cause !== undefined && { cause: describe(cause) }),
    };
  }
}

/** Whether a caught value is an error of one kind, from this copy of the package or another one. */
type Is<Failure extends CallError> = (error: unknown) => error is Failure;

const isKind =
  <Failure extends CallError>(kind: Failure["kind"]): Is<Failure> =>
  (error): error is Failure =>
    isCallError(error) && error.kind === kind;

const isApiError = isKind<ApiError>("api");

/** The marketplace refused the call, with an error body as the interface defines it. */
export class ApiError extends CallFailure {
  override readonly name = "ApiError";
  readonly kind = "api";
  declare readonly status: ErrorStatus | (number & {});
  /** Every fault that the marketplace named, from either form of the error body. */
  declare readonly holders: readonly ErrorHolder[];
  /** The message key of the first fault, as it was sent. */
  declare readonly code: ErrorKey | undefined;
  /** Names this answer in the marketplace's log. */
  declare readonly requestId: string | undefined;
  /** The headers of the answer, without cookies and credentials. */
  declare readonly headers: Headers;
  /** The body as it came, without secrets. */
  declare readonly body: string;
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
  static is<Status extends ErrorStatus | (number & {}) = ApiError["status"]>(
    error: unknown,
    ...statuses: readonly Status[]
  ): error is ApiError & { readonly status: Status } {
    return isApiError(error) && (!statuses.length || (statuses as readonly number[]).includes(error.status));
  }
}

/** An answer that the interface does not define: a page of a proxy, a redirect, an error without an error body. */
export class UnexpectedResponse extends CallFailure {
  override readonly name = "UnexpectedResponse";
  readonly kind = "unexpected-response";
  declare readonly status: number;
  /** Names this answer in the marketplace's log, when it came from there. */
  declare readonly requestId: string | undefined;
  /** The headers of the answer, without cookies and credentials. */
  declare readonly headers: Headers;
  /** The first 2,048 characters of the body, without secrets. */
  declare readonly body: string;
  /** Milliseconds to wait before the next try, when the answer named a time. */
  declare readonly retryAfter: number | undefined;

  static readonly is: Is<UnexpectedResponse> = isKind("unexpected-response");
}

/** The call took too long: the timeout of its last attempt, or the deadline of the whole call, passed. */
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

/** Every error that a call can fail with; `kind` tells them apart. */
export type CallError = ApiError | UnexpectedResponse | TimedOut | Aborted | Unreachable | SignInFailed;

/** Whether a caught value is an error of this family, from this copy of the package or another one. */
export function isCallError(error: unknown): error is CallError {
  return brand in Object(error);
}
