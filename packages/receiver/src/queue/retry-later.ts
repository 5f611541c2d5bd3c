import { type Duration, toMilliseconds } from "../duration.js";

/**
 * Thrown by vendor code that waits for something: the task runs again after the given time. It is nobody's
 * failure, so it does not count as an attempt.
 *
 * @example
 * ```ts
 * if (tenant.building) throw new RetryLater("30s");
 * ```
 */
export class RetryLater extends Error {
  override readonly name = "RetryLater";
  /** Milliseconds to wait. */
  readonly delay: number;

  constructor(delay: Duration) {
    super(`another try in ${delay}`);
    this.delay = toMilliseconds(delay);
  }
}
