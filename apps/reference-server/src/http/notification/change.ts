import type { NotifyInput } from "@syndikit/contract";
import { raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import type { NotificationRow } from "../../store/schema/account.js";
import { fromDateTime } from "../date-time.js";

/** The fields of a message that callers write. */
export type NotificationFields = Omit<NotificationRow, "id">;

/**
 * A message after a change: fields that are absent keep their value, and `null` clears one.
 *
 * @throws MarketplaceError when it would end before it starts.
 */
export function changeNotification(before: NotificationFields, input: NotifyInput): NotificationFields {
  const after: NotificationFields = {
    message: input.message ?? before.message,
    userRoles: input.userRoles ?? before.userRoles,
    start: changedMoment(before.start, input.start, "start"),
    end: changedMoment(before.end, input.end, "end"),
  };
  if (after.start !== null && after.end !== null && after.end <= after.start) {
    raise("fieldInvalid", { field: "end", reason: "it must be later than start" });
  }
  return after;
}

function changedMoment(
  before: Moment | null,
  input: string | null | undefined,
  field: string,
): Moment | null {
  if (input === undefined) return before;
  return input === null ? null : fromDateTime(input, field);
}
