import type { EventAttemptOutcome, EventEntity, EventRecipient, EventType } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { flag, id, index, moment, oneOf, partOf, table, text, uniqueIndex, whole } from "../columns.js";
import { documentColumn } from "../documents/column.js";
import { headersForm } from "../documents/small-forms.js";
import { companies } from "./company.js";
import { products } from "./product.js";
import { users } from "./user.js";

/**
 * One row is one event for one endpoint. The table is both the queue and the log. A row is written in the same
 * transaction as the change that it reports, so neither can exist without the other.
 */
export const events = table(
  "events",
  {
    id: id(),
    entityName: oneOf<EventEntity>().notNull(),
    entityId: whole().notNull(),
    type: oneOf<EventType>().notNull(),
    /** When it happened, on the marketplace's clock. */
    date: moment().notNull(),
    recipient: oneOf<EventRecipient>().notNull(),
    endpoint: text().notNull(),
    /** The vendor company whose queue it is in, or 0 for the platform's endpoints. */
    vendor: whole().notNull().default(0),
    /** Host and port of `endpoint`: concurrency is limited by it. */
    host: text().notNull(),
    /** The company whose secret signs it, and whose users may see it. */
    companyId: whole().references(() => companies.id, { onDelete: "cascade" }),
    productId: whole().references(() => products.id, { onDelete: "cascade" }),
    /** True for an event of the Test Events function. */
    test: flag().notNull().default(false),
    /** The exact text that every attempt sends. */
    payload: text().notNull(),
    notified: flag().notNull().default(false),
    /** When the next attempt is due, on the marketplace's clock; absent when there is nothing left to do. */
    dueAt: moment(),
    attempts: whole().notNull().default(0),
    /**
     * Steps of the retry schedule. Fewer than `attempts` when a fault rule sent copies, or when the service was
     * stopped.
     */
    rounds: whole().notNull().default(0),
    /** The size of the event in the log, including its attempts. */
    bytes: whole().notNull().default(0),
    /** When the first attempt began. Newer events of the same entity for the same endpoint wait for it. */
    startedAt: moment(),
    lastError: text(),
    /** That of its last attempt, so that lists find it in an index; absent before the first. */
    outcome: text().$type<EventAttemptOutcome>(),
    /** The event of its entity that must start before it, as far as is known; 0 when it may be claimed. */
    behind: whole().notNull().default(0),
    /** A fault rule has already held it back, and will not do so again; or its endpoint is paused. */
    held: oneOf<"DELAY" | "REORDER" | "PAUSED">(),
    leaseToken: text(),
    /** On the machine's clock. */
    leaseUntil: moment(),
  },
  (t) => [
    index("events_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
    // With `behind`, so that a claim passes over everything that waits for an older event of its entity.
    index("events_by_lane")
      .on(t.vendor, t.endpoint, t.behind, t.dueAt, t.id)
      .where(sql`${t.dueAt} is not null`),
    index("events_in_order")
      .on(t.endpoint, t.vendor, t.entityName, t.entityId, t.id)
      .where(sql`${t.dueAt} is not null and ${t.startedAt} is null`),
    index("events_in_flight").on(t.endpoint, t.vendor).where(sql`${t.leaseUntil} is not null`),
    index("events_behind").on(t.behind).where(sql`${t.behind} > 0`),
    index("events_reordered").on(t.endpoint).where(sql`${t.held} = 'REORDER'`),
    index("events_paused").on(t.vendor, t.endpoint).where(sql`${t.held} = 'PAUSED'`),
    index("events_by_size").on(t.vendor, t.bytes),
    index("events_tests").on(t.vendor, t.date).where(sql`${t.test} = 1`),
    // Lists are sorted by the date, and counted by each filter without reading the rows: for all companies, and for one.
    index("events_by_entity").on(t.entityName, t.entityId, t.companyId),
    index("events_by_company").on(t.companyId, t.entityName, t.notified),
    index("events_by_product").on(t.productId, t.companyId),
    index("events_by_date").on(t.date, t.id),
    index("events_by_company_date").on(t.companyId, t.date, t.id),
    index("events_by_type").on(t.type, t.companyId),
    index("events_by_endpoint").on(t.endpoint, t.companyId),
    index("events_by_outcome").on(t.outcome, t.companyId).where(sql`${t.outcome} is not null`),
    index("events_undelivered").on(t.date, t.companyId).where(sql`${t.notified} = 0`),
  ],
);

/** One row is one attempt to deliver an event. Rows are only added. */
export const attempts = table(
  "attempts",
  {
    id: id(),
    eventId: partOf(() => events.id),
    /** Counts from 1 within the event. */
    number: whole().notNull(),
    /** On the marketplace's clock. */
    date: moment().notNull(),
    /** Milliseconds. */
    duration: whole().notNull(),
    outcome: oneOf<EventAttemptOutcome>().notNull(),
    /** The outcome in words. */
    reason: text().notNull(),
    status: whole(),
    requestHeaders: documentColumn(headersForm).notNull(),
    responseHeaders: documentColumn(headersForm),
    /** The first 16 KiB of the response at most. */
    responseBody: text(),
  },
  (t) => [index("attempts_by_event").on(t.eventId, t.number)],
);

/** Links to events that need no account. Each user has one to an event. */
export const eventShares = table(
  "event_shares",
  {
    id: id(),
    eventId: partOf(() => events.id),
    /** Who made it, and must still be allowed to read the event. */
    userId: partOf(() => users.id),
    /** The link itself is not stored. */
    hash: text().notNull(),
    /** Both on the machine's clock. */
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex("event_shares_hash").on(t.hash),
    uniqueIndex("event_shares_one").on(t.eventId, t.userId),
    index("event_shares_by_user").on(t.userId),
    index("event_shares_by_expiry").on(t.expiresAt),
  ],
);

export type EventShareRow = typeof eventShares.$inferSelect;
export type EventRow = typeof events.$inferSelect;
export type AttemptRow = typeof attempts.$inferSelect;
