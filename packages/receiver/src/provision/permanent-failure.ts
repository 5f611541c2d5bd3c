import { type Instructions, languageCodePattern } from "@syndikit/contract";
import { describe, isObject } from "../check-options.js";
import { ReceiverError } from "../receiver-error.js";

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/receiver/PermanentFailure");

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

  /** @throws {ReceiverError} `invalid_result` when the instructions are no texts by language. */
  constructor(options: { instructions?: Instructions; cause?: unknown } = {}) {
    checkForm(options);
    const { instructions = {}, cause } = options;
    super(
      Object.values(instructions)[0] ?? "Provisioning failed for good.",
      cause === undefined ? {} : { cause },
    );
    this.instructions = instructions;
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is PermanentFailure {
    return brand in Object(error);
  }
}

// In JavaScript, a text is soon given in place of an object, and the customer would read nothing, or one letter.
function checkForm(options: unknown): void {
  const instructions: unknown = isObject(options) ? Reflect.get(options, "instructions") : options;
  if (isObject(options) && instructions === undefined) return;
  const isRight =
    isObject(options) &&
    isObject(instructions) &&
    Object.entries(instructions).every(
      ([code, text]) => languageCodePattern.test(code) && typeof text === "string",
    );
  if (isRight) return;
  throw new ReceiverError(
    "invalid_result",
    `PermanentFailure takes a text for each language, such as { instructions: { en: "Already in use." } }, not ${describe(instructions)}${isObject(instructions) ? " of another form" : ""}.`,
  );
}
