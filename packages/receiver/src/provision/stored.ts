type Dropped = symbol | ((...given: never[]) => unknown);

/** What comes back from a step: its result after a trip through JSON, on the first run as on every other. */
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

// A field without a value is left out, not null.
type StoredField<Value> = Value extends undefined ? undefined : Stored<Value>;

/** Sends a value through JSON. */
export function toStored<Value>(value: Value): Stored<Value> {
  return JSON.parse(JSON.stringify(value) ?? "null") as Stored<Value>;
}
