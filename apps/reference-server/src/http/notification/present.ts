import { type NotifyDTO, toReference } from "@syndikit/contract";
import type { NotificationRow } from "../../store/schema/account.js";
import { compact } from "../compact.js";
import { toDateTime } from "../date-time.js";

/** A message, as the wire has it. */
export function presentNotification({ id, message, userRoles, start, end }: NotificationRow): NotifyDTO {
  return compact({
    id,
    self: toReference("notification", id),
    message,
    userRoles: [...userRoles],
    start: start === null ? null : toDateTime(start),
    end: end === null ? null : toDateTime(end),
  });
}
