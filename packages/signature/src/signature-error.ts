/** The codes of {@link SignatureError}. Each is a mistake in your code or settings, never of the sender. */
export type SignatureErrorCode = "body_not_bytes" | "secret_empty" | "secret_invalid" | "secrets_missing";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/signature/SignatureError");

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

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is SignatureError {
    return brand in Object(error);
  }
}
