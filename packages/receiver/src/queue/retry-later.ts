import { type Duration, toMilliseconds } from "../duration.js";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/receiver/RetryLater");

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

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is RetryLater {
    return brand in Object(error);
  }
}
