import type { Violation } from "@syndikit/contract/validators";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/testing/InvalidValueError");

/** A test built a value that the marketplace never sends. */
export class InvalidValueError extends Error {
  override readonly name = "InvalidValueError";

  constructor(
    what: string,
    /** Every violation of the spec. */
    readonly violations: readonly Violation[],
  ) {
    super(`${what} is not what the spec allows: ${tellViolations(violations)}.`);
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is InvalidValueError {
    return brand in Object(error);
  }
}

/**
 * Checks that a value breaks no rule.
 *
 * @throws {InvalidValueError} when it breaks one.
 */
export function assertValid(what: string, violations: readonly Violation[]): void {
  if (violations.length > 0) throw new InvalidValueError(what, violations);
}

/** The broken rules as text, such as `/name is required; /price must be string`. */
export function tellViolations(violations: readonly Violation[]): string {
  return violations
    .map(({ path, keyword, message }) => (keyword === "status" ? message : `${path || "it"} ${message}`))
    .join("; ");
}
