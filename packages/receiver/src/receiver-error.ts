/** The literal codes of the errors that the kit itself throws. */
export type ReceiverErrorCode =
  | "body_consumed"
  | "invalid_option"
  | "invalid_result"
  | "invalid_step"
  | "lease_lost"
  | "step_name_reused"
  | "step_not_awaited"
  | "store_case_failed"
  | "store_lost"
  | "store_silent"
  | "superseded"
  | "timeout";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/receiver/ReceiverError");

/** The base class of the kit's errors. Check `code`, not the message. */
export class ReceiverError extends Error {
  override readonly name: string = "ReceiverError";
  readonly code: ReceiverErrorCode;

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is ReceiverError {
    return brand in Object(error);
  }
}
