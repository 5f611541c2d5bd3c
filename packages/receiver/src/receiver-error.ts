/** The literal codes of the errors that the kit itself throws. */
export type ReceiverErrorCode =
  | "body_consumed"
  | "invalid_option"
  | "invalid_result"
  | "lease_lost"
  | "step_name_reused"
  | "superseded"
  | "timeout";

/** Base of the errors of the kit. Match on `code`, not on the text. */
export class ReceiverError extends Error {
  override readonly name: string = "ReceiverError";
  readonly code: ReceiverErrorCode;

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
