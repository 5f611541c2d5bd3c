import { EventRecipient, events } from "@syndikit/contract";
import type { Database } from "better-sqlite3";

/** The events to insert, either due or already delivered. */
export interface EventsOptions {
  readonly count: number;
  /** The endpoints, which the events take in turn. */
  readonly endpoints: readonly string[];
  /** The due time on the marketplace's clock; `null` for events that were delivered long ago. */
  readonly dueAt: number | null;
  /** The number of vendors, which the events take in turn; 1 when absent. */
  readonly vendors?: number;
}

/** The fields that all inserted events share. */
export function eventOf({ dueAt }: Pick<EventsOptions, "dueAt">) {
  const { entity, type } = events["Subscription.DELETED"];
  const date = 1_750_000_000_000;
  const done = dueAt === null ? 1 : 0;
  const startedAt = done === 1 ? date : null;
  return { entity, type, recipient: EventRecipient.PRODUCT, date, done, startedAt, dueAt } as const;
}

/**
 * Inserts events as the server writes them. Each belongs to a different entity, so that none has to wait for another.
 */
export function insertEvents(db: Database, { count, endpoints, dueAt, vendors = 1 }: EventsOptions): void {
  const common = eventOf({ dueAt });
  const { entity, type } = common;
  const first =
    Number(db.prepare("select seq from sqlite_sequence where name = 'events'").pluck().get() ?? 0) + 1;
  const insert = db.prepare(`
    insert into events (id, entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id, product_id,
      payload, notified, due_at, attempts, started_at)
    values (:id, :entity, :id, :type, :date, :recipient, :endpoint, :vendor, :host, 1, 1, :payload, :done, :dueAt, :done, :startedAt)`);
  const targets = endpoints.map((endpoint) => ({ endpoint, host: new URL(endpoint).host }));
  db.exec("begin");
  for (let id = first; id < first + count; id += 1) {
    const target = targets[id % targets.length];
    const payload = JSON.stringify({
      id: String(id),
      eventId: id,
      entity,
      type,
      entityUrl: `subscription/${id}`,
      date: "2025-06-15T15:06:40Z",
      metadata: {},
    });
    insert.run({ ...target, ...common, id, payload, vendor: 1 + (id % vendors) });
  }
  db.exec("commit");
}
