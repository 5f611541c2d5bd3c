import type { DateTime } from "@syndikit/contract";
import { raise } from "./errors.js";
import type { Moment } from "./ports.js";

/** The last moment that the API can represent: its years have four digits. */
export const LATEST_MOMENT: Moment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A time in API form: UTC, with milliseconds only when they are not zero. */
export function toDateTime(moment: Moment): DateTime {
  return new Date(moment).toISOString().replace(".000Z", "Z");
}

/**
 * Parses a time of a request: any ISO 8601 form with a zone. The validator has checked the form before.
 *
 * @throws {MarketplaceError} `fieldFormat` when there is no such time, for example with a leap second.
 */
export function fromDateTime(text: DateTime, field: string): Moment {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? raise("fieldFormat", { field, expected: "date-time" }) : moment;
}
