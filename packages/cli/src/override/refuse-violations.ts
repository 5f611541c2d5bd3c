import type { Violation } from "@syndikit/contract/validators";
import { usageError } from "../frame/cli-error.js";

/**
 * Lets through what the contract allows.
 *
 * @throws CliError with every fault.
 */
export function refuseViolations(what: string, violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const faults = violations.map(
    ({ path, message }) => `${path.slice(1).replaceAll("/", ".") || "it"} ${message}`,
  );
  throw usageError(`${what} would not be valid: ${faults.join("; ")}. Nothing was sent.`);
}
