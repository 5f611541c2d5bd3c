import { type Duration, toMilliseconds } from "../duration.js";

/**
 * Throw it from your code to wait for something: the task runs again after the given time. This does not count as a
 * failed attempt.
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
