import type { EventEntity, EventNotification, EventRecipient } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { toDateTime } from "../date-time.js";
import { hot } from "../store/hot.js";
import { events } from "../store/schema/event.js";
import { single } from "../store/single.js";
import type { Tx } from "../store/store.js";
import type { Happening } from "./emit.js";

/** Where an event goes, and on whose behalf. */
export interface Target {
  readonly recipient: EventRecipient;
  readonly endpoint: string;
  /** The vendor company that may see it; `null` for the platform's endpoints. */
  readonly companyId: number | null;
  readonly productId: number | null;
}

/** Puts an event for one endpoint into the queue, its text fixed for good. Answers with its identifier. */
export async function insertEvent(
  tx: Tx,
  target: Target,
  happening: Happening,
  test = false,
): Promise<number> {
  const { entity, id, type, now } = happening;
  const host = new URL(target.endpoint).host;
  const values = {
    ...target,
    host,
    entityName: entity,
    entityId: id,
    type,
    date: now,
    dueAt: now,
    test,
  };
  const inserted = single(await insert(tx).execute(values));
  // The text names the event, so it can only be written once the event has its identifier.
  const payload = JSON.stringify(notification(happening, inserted.id));
  await fix(tx).execute({ id: inserted.id, payload });
  return inserted.id;
}

const insert = hot((tx: Tx) =>
  tx
    .insert(events)
    .values({
      recipient: sql.placeholder("recipient"),
      endpoint: sql.placeholder("endpoint"),
      companyId: sql.placeholder("companyId"),
      productId: sql.placeholder("productId"),
      host: sql.placeholder("host"),
      entityName: sql.placeholder("entityName"),
      entityId: sql.placeholder("entityId"),
      type: sql.placeholder("type"),
      date: sql.placeholder("date"),
      dueAt: sql.placeholder("dueAt"),
      test: sql.placeholder("test"),
      payload: "",
    })
    .returning({ id: events.id })
    .prepare(),
);

const fix = hot((tx: Tx) =>
  tx
    .update(events)
    .set({ payload: sql`${sql.placeholder("payload")}` })
    .where(eq(events.id, sql.placeholder("id")))
    .prepare(),
);

/** The relative URL of an entity: its resource is spelled as the entity, with a small first letter. */
export function entityUrl(entity: EventEntity, id: number): string {
  return `${entity.charAt(0).toLowerCase()}${entity.slice(1)}/${id}`;
}

function notification({ entity, id, type, now, metadata }: Happening, eventId: number): EventNotification {
  return {
    id: String(id),
    eventId,
    entity,
    type,
    entityUrl: entityUrl(entity, id),
    date: toDateTime(now),
    ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
  };
}
