import type { NotifyInput } from "@syndikit/contract";
import { and, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import type { Db } from "../../store/port.js";
import { type NotificationRow, notifications } from "../../store/tables/account.js";
import { fromDateTime } from "../../time/date-time.js";
import { type Caller, everything, within } from "../scope.js";

/** The messages that a caller reaches: those for its role that are shown now; an administrator, all. */
export function reachable(caller: Caller, now: Moment): SQL {
  return within(caller, {
    any: everything,
    audience: and(isForRole(caller.principal.role), isShown(now)) ?? everything,
  });
}

/** The message, if the caller reaches it. */
export async function findNotification(
  db: Db,
  caller: Caller,
  { id, now }: { readonly id: number; readonly now: Moment },
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), reachable(caller, now)));
  return row;
}

/** Whether a message's end is past, or still to come. */
export function isExpired(expired: boolean, now: Moment): SQL | undefined {
  return expired
    ? lte(notifications.end, now)
    : or(isNull(notifications.end), gte(notifications.end, now + 1));
}

/** An empty list of roles is every role. */
function isForRole(role: string): SQL {
  const roles = notifications.userRoles;
  return sql`(json_array_length(${roles}) = 0 or exists (select 1 from json_each(${roles}) where value = ${role}))`;
}

function isShown(now: Moment): SQL | undefined {
  return and(or(isNull(notifications.start), lte(notifications.start, now)), isExpired(false, now));
}

/** The fields of a message that callers write. */
type NotificationFields = Omit<NotificationRow, "id">;

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
