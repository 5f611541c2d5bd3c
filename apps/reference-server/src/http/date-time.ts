import type { DateTime } from "@syndikit/contract";
import { raise } from "../marketplace-error.js";
import type { Moment } from "../ports.js";

// Both directions for handlers; the other layers only write times.
export { toDateTime } from "../date-time.js";

/**
 * The time that a caller wrote, in any ISO 8601 form with a zone. The validator has checked the form before.
 *
 * @throws MarketplaceError `fieldFormat` for a form that has no such time, as a leap second.
 */
export function fromDateTime(text: DateTime, field: string): Moment {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? raise("fieldFormat", { field, expected: "date-time" }) : moment;
}
