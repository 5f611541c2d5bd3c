import { usageError } from "../frame/cli-error.js";

/** One `--override key=value`. */
export interface Override {
  /** The key as it was written, as `order.productVersion`. */
  readonly key: string;
  readonly path: readonly string[];
  readonly text: string;
}

/**
 * Reads `key=value` pairs.
 *
 * @throws CliError for one that is none.
 */
export function readOverrides(pairs: readonly string[] = []): readonly Override[] {
  return pairs.map((pair) => {
    const at = pair.indexOf("=");
    if (at < 1) {
      throw usageError(
        `--override takes every word behind it, and ${pair} is no key=value, as id=12. Write the event or story before it.`,
      );
    }
    const key = pair.slice(0, at);
    return { key, path: key.split("."), text: pair.slice(at + 1) };
  });
}
