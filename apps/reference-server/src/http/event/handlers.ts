import { and, asc, eq } from "drizzle-orm";
import { redeliver } from "../../delivery/redeliver.js";
import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { attempts, events } from "../../store/schema/event.js";
import { pageOf } from "../page.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findEvent, reachable } from "./find.js";
import { presentAttempt, presentEvent } from "./present.js";
import { emitTestEvent } from "./test-event.js";

/** The log of events, redelivery and test events. */
export type EventHandlers = Pick<
  Handlers,
  "eventGetAllPaged" | "eventCreate" | "eventGet" | "eventDelete" | "eventGetAttempts" | "eventRedeliver"
>;

const sortable = { id: events.id, date: events.date };

/** Makes the handlers of events. */
export function createEventHandlers({ store, clock }: Services): EventHandlers {
  return {
    async eventGetAllPaged(call) {
      const { notified, entityName, entityId } = call.query;
      const wanted = and(
        reachable(call),
        notified === undefined ? undefined : eq(events.notified, notified),
        entityName === undefined ? undefined : eq(events.entityName, entityName),
        entityId === undefined ? undefined : eq(events.entityId, entityId),
      );
      const page = pageOf(call.query, sortable);
      return store.read(async (db) => {
        const total = await db.$count(events, wanted);
        const rows = await db
          .select()
          .from(events)
          .where(wanted)
          .orderBy(...page.orderBy)
          .limit(page.limit)
          .offset(page.offset);
        return okPage(rows.map(presentEvent), page.of(total));
      });
    },

    async eventCreate(call) {
      return store.write(async (tx) => {
        const event = presentEvent(await emitTestEvent(tx, call, clock.now()));
        return created(event.self, event);
      });
    },

    async eventGet(call) {
      const { id } = call.path;
      const row = await store.read((db) => findEvent(db, call, id));
      return ok(presentEvent(found(row, "event", id)));
    },

    async eventGetAttempts(call) {
      const { id } = call.path;
      return store.read(async (db) => {
        const event = found(await findEvent(db, call, id), "event", id);
        const rows = await db
          .select()
          .from(attempts)
          .where(eq(attempts.eventId, id))
          .orderBy(asc(attempts.number));
        return ok(rows.map((row) => presentAttempt(event, row)));
      });
    },

    async eventRedeliver(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        found(await findEvent(tx, call, id), "event", id);
        await redeliver(tx, id, clock);
        return noContent;
      });
    },

    async eventDelete(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        found(await findEvent(tx, call, id), "event", id);
        await tx.delete(events).where(eq(events.id, id));
        return noContent;
      });
    },
  };
}
