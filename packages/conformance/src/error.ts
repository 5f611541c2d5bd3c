/** Why a run could not be made. */
export type ConformanceErrorCode =
  /** An option cannot be used. */
  | "invalid-option"
  /** The receiver did not answer in time, or its process ended. */
  | "receiver-unreachable"
  /** The marketplace did not answer. */
  | "marketplace-unreachable"
  /** The marketplace does not sign in an account that was given. */
  | "account-refused"
  /** The `signal` aborted the run before the first check. */
  | "aborted";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/conformance/ConformanceError");

/** The run could not begin. The message says what to do next. */
export class ConformanceError extends Error {
  override readonly name = "ConformanceError";

  constructor(
    readonly code: ConformanceErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is ConformanceError {
    return brand in Object(error);
  }
}
