/** The literal codes of the errors that the kit itself throws. */
export type ReceiverErrorCode =
  | "body_consumed"
  | "invalid_option"
  | "invalid_result"
  | "lease_lost"
  | "step_name_reused"
  | "store_lost"
  | "superseded"
  | "timeout";

/** The base class of the kit's errors. Check `code`, not the message. */
export class ReceiverError extends Error {
  override readonly name: string = "ReceiverError";
  readonly code: ReceiverErrorCode;

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
