import type { Clock } from "./clock.js";
import { retryAfterHeader } from "./wire.gen.js";

/**
 * The wait that a `Retry-After` header asks for, in milliseconds: seconds, or an HTTP date.
 * `undefined` when there is none, or none that can be read.
 */
export function readRetryAfter(headers: Headers, clock: Clock): number | undefined {
  const text = headers.get(retryAfterHeader) ?? "";
  // Only the forms of an HTTP date begin with a weekday; Date.parse alone would take "-1" or "2 s" for a date.
  const wait = /^[A-Z]/.test(text) ? Date.parse(text) - clock.now() : Number(/^\d+$/.exec(text)?.[0]) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
