import type { Violation } from "@syndikit/contract/validators";
import { fields } from "./fields.gen.js";

/**
 * The fields of a value that its schema does not have. The interface may grow, so its validators accept them; in a test
 * they are misspelt, and have no effect.
 *
 * @param schema - the name of the schema of the value, or of the entries of a list.
 */
export function findUnknown(schema: string | null | undefined, value: unknown, path = ""): Violation[] {
  const known = schema === null || schema === undefined ? undefined : fields[schema];
  if (known === undefined || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((entry, at) => findUnknown(schema, entry, `${path}/${at}`));
  }
  return Object.entries(value).flatMap(([name, child]): Violation[] => {
    const place = `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (Object.hasOwn(known, name)) return findUnknown(known[name], child, place);
    const message = `is not a field of ${schema}: there are ${Object.keys(known).join(", ")}`;
    return [{ path: place, keyword: "additionalProperties", params: { additionalProperty: name }, message }];
  });
}
