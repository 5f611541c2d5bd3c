/**
 * Where a value stands: in a body, as the whole query, as a filter in it, or in the list of a filter. A filter must
 * say something: null and an empty map do not.
 */
type Place = "body" | "query" | "filter" | "entry";

/** The kind of a value, as in `Date`, for values of another realm too. */
export function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

/**
 * Checks that everything in a value can be sent. JSON leaves out the rest or writes `null` for it: a filter would be
 * lost, and find everything.
 *
 * @throws {TypeError} for the first part that cannot be sent, with the name of the field.
 */
export function checkSendable(place: Place, value: unknown, name: string = place): void {
  const { toJSON }: { readonly toJSON?: unknown } = Object(value);
  const written: unknown = typeof toJSON === "function" ? toJSON.call(value) : value;
  const kind = kindOf(written);
  const fields = kind === "Object" && Object.entries(Object(written));
  const list = Array.isArray(written) && written;
  const sendable = fields
    ? // Not a promise that nobody has awaited.
      place !== "entry" && !Object(written).then && (place !== "filter" || fields.length > 0)
    : list
      ? place !== "query" && place !== "entry"
      : place !== "query" &&
        (/String|Boolean/.test(kind) || Number.isFinite(written) || (value === null && place === "body"));
  // Other values are named by their kind alone, because they may contain a secret.
  if (!sendable)
    throw new TypeError(`${name} cannot be sent: ${/Number|Date/.test(kindOf(value)) ? value : kind}`);
  for (const part of list || []) checkSendable(place === "filter" ? "entry" : place, part, name);
  for (const [field, part] of fields || []) {
    if (part !== undefined || place === "filter")
      checkSendable(place === "query" ? "filter" : place, part, field);
  }
}
