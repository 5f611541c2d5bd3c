import type { NotifyInput, OperationTypes } from "@syndikit/contract";
import { and, eq, gte, isNull, lte, or, type SQL } from "drizzle-orm";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import { fromDateTime } from "../../date-time.js";
import { raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { isEmptyOrHas } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { type NotificationRow, notifications } from "../../store/tables/account.js";

/** The message, if the caller reaches it. */
export async function findNotification(
  db: Db,
  caller: Caller,
  { id, now }: { readonly id: number; readonly now: Moment },
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), reached(caller, now)));
  return row;
}

/** A page of the messages that the caller reaches. */
export async function listNotifications(
  db: Db,
  call: Caller & { readonly query: OperationTypes["notifyGetAllPaged"]["query"] },
  now: Moment,
): Promise<Listed<NotificationRow>> {
  const { query } = call;
  const { id, start, end } = notifications;
  return selectPage(db, db.select().from(notifications).$dynamic(), {
    from: notifications,
    where: and(reached(call, now), query.expired === undefined ? undefined : isExpired(query.expired, now)),
    query,
    sortable: { id, start, end },
  });
}

/** A caller reaches the current messages for its role; an administrator reaches all. */
function reached(caller: Caller, now: Moment): SQL {
  return within(caller, {
    any: everything,
    audience: and(isForRole(caller.principal.role), isShown(now)) ?? everything,
  });
}

/** Whether a message's end is in the past, or not. */
function isExpired(expired: boolean, now: Moment): SQL | undefined {
  return expired
    ? lte(notifications.end, now)
    : or(isNull(notifications.end), gte(notifications.end, now + 1));
}

/** An empty list of roles means every role. */
function isForRole(role: string): SQL {
  return isEmptyOrHas(notifications.userRoles, role);
}

function isShown(now: Moment): SQL | undefined {
  return and(or(isNull(notifications.start), lte(notifications.start, now)), isExpired(false, now));
}

type NotificationFields = Omit<NotificationRow, "id">;

/**
 * A message after a change. Absent fields keep their value, and `null` clears one.
 *
 * @throws {MarketplaceError} `fieldInvalid` when it would end before it starts.
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
