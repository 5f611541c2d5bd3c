/** What went wrong, for programs. */
export type CreateErrorCode =
  | "bad_name"
  | "bad_option"
  | "name_missing"
  | "folder_not_empty"
  | "not_a_folder"
  | "bad_packages"
  | "write_failed"
  | "cancelled";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/create-syndikit/CreateError");

/** Nothing was written; the message says why, and what to do. */
export class CreateError extends Error {
  override readonly name = "CreateError";

  constructor(
    readonly code: CreateErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is CreateError {
    return brand in Object(error);
  }
}
