import type { Violation } from "./violation.js";

/** No schema is this deep; code that walks a value may call itself at each level. */
const MAX_LEVELS = 64;
/** More than any body of the interface holds; every check takes time in proportion to it. */
const MAX_VALUES = 200_000;

/** Why a value is too deep or too large to be looked at further, or nothing. It never calls itself. */
export function findExcess(value: unknown): Violation | undefined {
  let values = 0;
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
      for (const child of Object.values(parent)) {
        values++;
        if (isObject(child)) next.push(child);
      }
      if (values > MAX_VALUES) {
        return {
          path: "",
          keyword: "maxValues",
          params: { limit: MAX_VALUES },
          message: `must not hold more than ${MAX_VALUES} values`,
        };
      }
    }
    level = next;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
