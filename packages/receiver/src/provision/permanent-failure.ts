import type { Instructions } from "@syndikit/contract";

/**
 * Throw it from your code when a retry cannot help. In `provision`, the subscription is then reported as FAILED with
 * these instructions; in other handlers the work becomes a dead letter.
 *
 * @example
 * ```ts
 * throw new PermanentFailure({ instructions: { en: "This address is already in use." } });
 * ```
 */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
  /** The reason for the customer, by language code. Links are not allowed. */
  readonly instructions: Instructions;

  constructor({ instructions = {}, cause }: { instructions?: Instructions; cause?: unknown } = {}) {
    super(Object.values(instructions)[0] ?? "Provisioning failed for good.", { cause });
    this.instructions = instructions;
  }
}
