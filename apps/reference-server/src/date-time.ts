import type { DateTime } from "@syndikit/contract";
import type { Moment } from "./ports.js";

/** A time as the wire has it: UTC, with milliseconds only when they are not zero. */
export function toDateTime(moment: Moment): DateTime {
  return new Date(moment).toISOString().replace(".000Z", "Z");
}
