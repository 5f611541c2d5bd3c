import type { Instructions } from "@syndikit/contract";

/**
 * Thrown by vendor code when trying again is no use. While a tenant is being made, the subscription is reported as
 * FAILED, and the customer is told why; at any other time the work becomes a dead letter.
 *
 * @example
 * ```ts
 * throw new PermanentFailure({ instructions: { en: "This address is already in use." } });
 * ```
 */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
  /** What the customer reads, by language code. Without links. */
  readonly instructions: Instructions;

  constructor({ instructions = {}, cause }: { instructions?: Instructions; cause?: unknown } = {}) {
    super(Object.values(instructions)[0] ?? "Provisioning failed for good.", { cause });
    this.instructions = instructions;
  }
}
