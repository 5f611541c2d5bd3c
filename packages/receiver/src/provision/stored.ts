import { textOf } from "../queue/run-claim.js";
import { ReceiverError } from "../receiver-error.js";

type Dropped = symbol | ((...given: never[]) => unknown);

/** The result of a step, after it was written as JSON and parsed again: on the first run as on every other. */
export type Stored<Value> = Value extends { toJSON(): infer Json }
  ? Stored<Json>
  : Value extends string | number | boolean | null
    ? Value
    : // biome-ignore lint/suspicious/noConfusingVoidType: the result of a function that returns nothing
      Value extends undefined | void | Dropped
      ? null
      : Value extends readonly (infer Item)[]
        ? Stored<Item>[]
        : { [Key in keyof Value as Value[Key] extends Dropped ? never : Key]: StoredField<Value[Key]> };

// A field without a value is left out; it does not become null.
type StoredField<Value> = Value extends undefined ? undefined : Stored<Value>;

/**
 * Writes the result of a step as JSON and parses it again.
 *
 * @throws {ReceiverError} `invalid_result` when it cannot be written.
 */
export function toStored<Value>(step: string, value: Value): Stored<Value> {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null") as Stored<Value>;
  } catch (cause) {
    throw new ReceiverError(
      "invalid_result",
      `The result of the step "${step}" cannot be stored as JSON: ${textOf(cause)}. Return what you need of it, as texts and numbers.`,
      { cause },
    );
  }
}
