import { raise } from "../marketplace-error.js";
import { type ReferenceField, readReference } from "./reference.js";

/**
 * Reads a map whose keys are references, as `billingItem/6` to a quantity.
 *
 * @throws MarketplaceError `referenceInvalid` for a key that refers to something else; `fieldInvalid` when two
 * spellings name the same object.
 */
export function readKeyed<Value>(
  map: Readonly<Record<string, Value>> | undefined,
  at: ReferenceField,
): Map<number, Value> {
  const read = new Map<number, Value>();
  for (const [url, value] of Object.entries(map ?? {})) {
    const id = readReference(url, at);
    if (read.has(id)) raise("fieldInvalid", { field: at.field, reason: `${url} stands more than once` });
    read.set(id, value);
  }
  return read;
}
