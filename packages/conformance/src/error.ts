/** Why a run could not be made. */
export type ConformanceErrorCode =
  /** An option cannot be used. */
  | "invalid-option"
  /** The receiver did not answer in time, or its process ended. */
  | "receiver-unreachable"
  /** The `signal` aborted the run before the first check. */
  | "aborted";

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
}
