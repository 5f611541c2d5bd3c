/** The codes of {@link SignatureError}. Each is a mistake in your code or settings, never of the sender. */
export type SignatureErrorCode = "body_not_bytes" | "secret_empty" | "secret_invalid" | "secrets_missing";

/**
 * The call itself is wrong: no secret, or a body that is not the received bytes.
 * A bad signature is never an error; it is a result.
 */
export class SignatureError extends Error {
  override readonly name = "SignatureError";
  readonly code: SignatureErrorCode;

  constructor(code: SignatureErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
