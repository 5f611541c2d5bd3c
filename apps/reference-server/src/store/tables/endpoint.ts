import { id, index, moment, table, text, uniqueIndex, whole } from "../columns.js";
import { folded } from "../dialect.js";
import { companies } from "./company.js";

/** Endpoints that events were sent to, and their health. */
export const endpoints = table(
  "endpoints",
  {
    id: id(),
    /** The vendor company, or 0 for the platform's endpoints, as in the events table. */
    vendor: whole().notNull(),
    companyId: whole().references(() => companies.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** Since when its events are held back; absent while they are sent. */
    pausedAt: moment(),
    pauseReason: text(),
    /** When a paused endpoint is tried again; absent when it waits for somebody to resume it. */
    probeAt: moment(),
    /** When a pause ended of which something is still held back; absent when nothing is. */
    releasingSince: moment(),
    /** Deliveries per minute. */
    rateLimit: whole(),
    attempts: whole().notNull().default(0),
    delivered: whole().notNull().default(0),
    /** Failures since the last success. */
    failures: whole().notNull().default(0),
    failingSince: moment(),
    /** The days with a failure since the last success. Moving the clock by a month adds one. */
    failingDays: whole().notNull().default(0),
    lastAttemptAt: moment(),
    lastDeliveryAt: moment(),
    lastError: text(),
  },
  (t) => [
    uniqueIndex("endpoints_url").on(t.vendor, t.url),
    index("endpoints_by_company").on(t.companyId),
    index("endpoints_found_by_url").on(folded(t.url)),
  ],
);

export type EndpointRow = typeof endpoints.$inferSelect;
