import { type ErrorCode, type ErrorFields, errors } from "./errors.gen.js";
import type { ErrorResponseEntry } from "./types.gen.js";

/**
 * The `errorHolders` entry of an error of the catalogue. `key` keeps its placeholders, `error` is filled with
 * the fields, and `extraFields` holds them as text.
 *
 * @example
 * ```ts
 * toErrorEntry("notFound", { resource: "subscription", id: 4711 }, "req_7h2k9d3m").error;
 * // "There is no subscription 4711."
 * ```
 */
export function toErrorEntry<Code extends ErrorCode>(
  code: Code,
  fields: ErrorFields<Code>,
  requestId: string,
): ErrorResponseEntry {
  const { key, message, extraFields: names } = errors[code];
  const given: Readonly<Record<string, string | number>> = fields;
  // A map, so that a field of a hostile name is looked up like any other.
  const texts = new Map(names.map((name: string) => [name, String(given[name])]));
  const error = message.replace(/%(\w+)%/g, (placeholder, name: string) => texts.get(name) ?? placeholder);
  return { key, error, extraFields: Object.fromEntries(texts), requestId };
}
