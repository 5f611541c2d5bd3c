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
}
