import type { DateTime } from "@syndikit/contract";
import { raise } from "../errors.js";
import type { Moment } from "../ports.js";

/** A time as the wire has it: UTC, with milliseconds only when they are not zero. */
export function toDateTime(moment: Moment): DateTime {
  return new Date(moment).toISOString().replace(".000Z", "Z");
}

// Both directions for handlers; the other layers only write times.

/**
 * The time that a caller wrote, in any ISO 8601 form with a zone. The validator has checked the form before.
 *
 * @throws MarketplaceError `fieldFormat` for a form that has no such time, as a leap second.
 */
export function fromDateTime(text: DateTime, field: string): Moment {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? raise("fieldFormat", { field, expected: "date-time" }) : moment;
}
