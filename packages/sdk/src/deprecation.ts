import { notify } from "./notify.js";
import type { Deprecation } from "./options.js";
import { deprecatedByVersionHeader } from "./wire.gen.js";

/** Reads the header that marks a deprecated behaviour, and tells of each operation and version once. */
export function createDeprecationWatch(
  listener: (deprecation: Deprecation) => void = ({ operation, version }) =>
    console.warn(`${operation} is deprecated as of version ${version}`),
): (operation: string, headers: Headers) => void {
  const told = new Set<string>();
  return (operation, headers) => {
    const version = headers.get(deprecatedByVersionHeader);
    // Only what is new makes it larger.
    if (version && told.size < told.add(`${operation} ${version}`).size)
      notify(listener, { operation, version });
  };
}
