import { findBrokenText, isText } from "./find-broken-text.js";
import type { Violation } from "./violation.js";

/** No schema is this deep; code that walks a value may call itself at each level. */
const MAX_LEVELS = 64;
/** More than any body of a request holds; every check takes time in proportion to it. */
const MAX_VALUES = 200_000;

/**
 * Why a value need not be looked at further: it is too deep or too large, or a text in it is no text. It never calls
 * itself before it knows how deep the value is.
 */
export function findExcess(value: unknown, maxValues = MAX_VALUES): Violation | undefined {
  let values = 0;
  // A text alone is a document's bytes, or is refused by its type.
  let isBroken = false;
  let level: object[] = isObject(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) {
      return {
        path: "",
        keyword: "maxDepth",
        params: { limit: MAX_LEVELS },
        message: `must not nest deeper than ${MAX_LEVELS} levels`,
      };
    }
    const next: object[] = [];
    for (const parent of level) {
      isBroken ||= !Array.isArray(parent) && !Object.keys(parent).every(isText);
      for (const child of Object.values(parent)) {
        values++;
        if (isObject(child)) next.push(child);
        else if (typeof child === "string") isBroken ||= !isText(child);
      }
      if (values > maxValues) {
        return {
          path: "",
          keyword: "maxValues",
          params: { limit: maxValues },
          message: `must not hold more than ${maxValues} values`,
        };
      }
    }
    level = next;
  }
  return isBroken ? findBrokenText(value) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
