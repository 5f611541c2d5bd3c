/** What comes back from a step: its result after a trip through JSON, on the first run as on every other. */
export type Stored<Value> = Value extends { toJSON(): infer Json }
  ? Stored<Json>
  : Value extends string | number | boolean | null
    ? Value
    : Value extends undefined | symbol | ((...given: never[]) => unknown)
      ? null
      : { [Key in keyof Value]: Stored<Value[Key]> };

/** Sends a value through JSON. */
export function toStored<Value>(value: Value): Stored<Value> {
  return JSON.parse(JSON.stringify(value) ?? "null") as Stored<Value>;
}
