import { type NotifyDTO, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { toDateTime } from "../../date-time.js";
import { found } from "../../errors.js";
import type { Services } from "../../services.js";
import { alone } from "../../store/keys.js";
import { single } from "../../store/prepared.js";
import { type NotificationRow, notifications } from "../../store/tables/account.js";
import { changeNotification, findNotification, listNotifications } from "./queries.js";

type NotificationHandlers = Pick<
  Handlers,
  "notifyGetAllPaged" | "notifyCreate" | "notifyGet" | "notifyUpdate" | "notifyDelete"
>;

/** The platform's messages to its users. */
export function createNotificationHandlers({ store, clock }: Services): NotificationHandlers {
  return {
    async notifyGetAllPaged(call) {
      const { rows, page } = await store.read(
        (db) => listNotifications(db, call, clock.now()),
        askedBy(call),
      );
      return okPage(rows.map(presentNotification), page);
    },

    async notifyCreate(call) {
      const { body } = call;
      const fields = changeNotification(
        { message: body.message, userRoles: [], start: null, end: null },
        body,
      );
      return call.write(async (tx) => {
        const row = single(await tx.insert(notifications).values(fields).returning());
        const notification = presentNotification(row);
        return created(notification.self, notification);
      }, alone);
    },

    async notifyGet(call) {
      const { id } = call.path;
      const row = await store.read(
        (db) => findNotification(db, call, { id, now: clock.now() }),
        askedBy(call),
      );
      return ok(presentNotification(found(row, "notification", id)));
    },

    async notifyUpdate(call) {
      const { id } = call.path;
      return call.write(async (tx) => {
        const before = found(await findNotification(tx, call, { id, now: clock.now() }), "notification", id);
        const fields = changeNotification(before, call.body);
        await tx.update(notifications).set(fields).where(eq(notifications.id, id));
        return ok(presentNotification({ id, ...fields }));
      }, alone);
    },

    async notifyDelete(call) {
      const { id } = call.path;
      return call.write(async (tx) => {
        found(await findNotification(tx, call, { id, now: clock.now() }), "notification", id);
        await tx.delete(notifications).where(eq(notifications.id, id));
        return noContent;
      }, alone);
    },
  };
}

function presentNotification({ id, message, userRoles, start, end }: NotificationRow): NotifyDTO {
  return compact({
    id,
    self: toReference("notification", id),
    message,
    userRoles: [...userRoles],
    start: start === null ? null : toDateTime(start),
    end: end === null ? null : toDateTime(end),
  });
}
