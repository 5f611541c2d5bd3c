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

/** Writes a value as JSON and parses it again. */
export function toStored<Value>(value: Value): Stored<Value> {
  return JSON.parse(JSON.stringify(value) ?? "null") as Stored<Value>;
}
