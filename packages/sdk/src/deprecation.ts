import { notify } from "./notify.js";
import type { Deprecation } from "./options.js";
import { deprecatedByVersionHeader } from "./wire.gen.js";

const warn = ({ operation, version }: Deprecation): void =>
  console.warn(`${operation} is deprecated as of version ${version}`);

/** Reads the header that marks a deprecated behaviour, and tells of each operation and version once. */
export function createDeprecationWatch(
  listener: (deprecation: Deprecation) => void = warn,
): (operation: string, headers: Headers) => void {
  const told = new Set<string>();
  return (operation, headers) => {
    const version = headers.get(deprecatedByVersionHeader);
    const key = `${operation} ${version}`;
    if (!version || told.has(key)) return;
    told.add(key);
    notify(listener, { operation, version });
  };
}
