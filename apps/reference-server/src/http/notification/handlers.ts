import { and, eq } from "drizzle-orm";
import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { notifications } from "../../store/schema/account.js";
import { single } from "../../store/single.js";
import { pageOf } from "../page.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { changeNotification } from "./change.js";
import { findNotification, isExpired, reachable } from "./find.js";
import { presentNotification } from "./present.js";

/** The messages of the platform to its users. */
export type NotificationHandlers = Pick<
  Handlers,
  "notifyGetAllPaged" | "notifyCreate" | "notifyGet" | "notifyUpdate" | "notifyDelete"
>;

const sortable = { id: notifications.id, start: notifications.start, end: notifications.end };

/** Makes the handlers of messages. */
export function createNotificationHandlers({ store, clock }: Services): NotificationHandlers {
  return {
    async notifyGetAllPaged(call) {
      const now = clock.now();
      const { expired } = call.query;
      const wanted = and(reachable(call, now), expired === undefined ? undefined : isExpired(expired, now));
      const page = pageOf(call.query, sortable);
      return store.read(async (db) => {
        const total = await db.$count(notifications, wanted);
        const rows = await db
          .select()
          .from(notifications)
          .where(wanted)
          .orderBy(...page.orderBy)
          .limit(page.limit)
          .offset(page.offset);
        return okPage(rows.map(presentNotification), page.of(total));
      });
    },

    async notifyCreate({ body }) {
      const fields = changeNotification(
        { message: body.message, userRoles: [], start: null, end: null },
        body,
      );
      return store.write(async (tx) => {
        const row = single(await tx.insert(notifications).values(fields).returning());
        const notification = presentNotification(row);
        return created(notification.self, notification);
      });
    },

    async notifyGet(call) {
      const { id } = call.path;
      const row = await store.read((db) => findNotification(db, call, { id, now: clock.now() }));
      return ok(presentNotification(found(row, "notification", id)));
    },

    async notifyUpdate(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        const before = found(await findNotification(tx, call, { id, now: clock.now() }), "notification", id);
        const fields = changeNotification(before, call.body);
        await tx.update(notifications).set(fields).where(eq(notifications.id, id));
        return ok(presentNotification({ id, ...fields }));
      });
    },

    async notifyDelete(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        found(await findNotification(tx, call, { id, now: clock.now() }), "notification", id);
        await tx.delete(notifications).where(eq(notifications.id, id));
        return noContent;
      });
    },
  };
}
