import { readText } from "./repository.js";

/**
 * How long the marketplace waits after each attempt that failed: `5 s`, `30 s` and so on. The last one repeats. From
 * the README of the server, whose test compares it with what the server does.
 *
 * @throws {Error} when the README does not have it.
 */
export function retryWaits(): { readonly first: readonly string[]; readonly last: string } {
  const [, list] =
    /`SYNDIKIT_RETRY_SCHEDULE` \| `([\d,]+)`/.exec(readText("apps/reference-server/README.md")) ?? [];
  const waits = (list ?? "").split(",").map((seconds) => inWords(Number(seconds)));
  const last = waits.pop();
  if (list === undefined || last === undefined) {
    throw new Error(
      "apps/reference-server/README.md has no default of SYNDIKIT_RETRY_SCHEDULE. Add it to its table.",
    );
  }
  return { first: waits, last };
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
}
