// The endpoints that events go to: their health, pauses and limits.

import { ChangeKind, EventAttemptOutcome } from "@syndikit/contract";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import { tellOfPausedEndpoint } from "../messages/tell.js";
import type { Log, Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { Db, Tallies, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { type EndpointRow, endpoints } from "../store/tables/endpoint.js";
import { type EventRow, events } from "../store/tables/event.js";
import type { FinishedAttempt } from "./retries.js";

/** Days with failures and without one success after which an endpoint is paused. */
export const DEFAULT_PAUSE_AFTER = 5;

const DAY = 24 * 60 * 60 * 1_000;

/** The endpoint of an event, if anything was ever sent to it. */
export async function findEndpointRow(
  db: Db,
  { vendor, endpoint }: Pick<EventRow, "vendor" | "endpoint">,
): Promise<EndpointRow | undefined> {
  const [row] = await byUrl(db).execute({ vendor, url: endpoint });
  return row;
}

const byUrl = prepared((db) =>
  db
    .select()
    .from(endpoints)
    .where(and(eq(endpoints.vendor, sql.placeholder("vendor")), eq(endpoints.url, sql.placeholder("url"))))
    .prepare(),
);

/** As {@link findEndpointRow}, of some events, in their order. */
export async function findEndpointRows(
  db: Db,
  of: readonly Pick<EventRow, "vendor" | "endpoint">[],
): Promise<readonly (EndpointRow | undefined)[]> {
  const rows = await byUrls(db).execute({
    vendors: listed([...new Set(of.map(({ vendor }) => vendor))]),
    urls: listed([...new Set(of.map(({ endpoint }) => endpoint))]),
  });
  return of.map(({ vendor, endpoint }) => rows.find((row) => row.vendor === vendor && row.url === endpoint));
}

const byUrls = prepared((db) =>
  db
    .select()
    .from(endpoints)
    .where(and(inList(endpoints.vendor, "vendors"), inList(endpoints.url, "urls")))
    .prepare(),
);

interface Result {
  readonly event: EventRow;
  readonly best: FinishedAttempt;
  /** How many requests were sent. */
  readonly copies: number;
  readonly lastError: string | null;
}

interface CareOptions {
  readonly log: Log;
  /** Days with failures after which it is paused; never when 0. */
  readonly pauseAfter: number;
}

/** Notes how an attempt ended, and pauses an endpoint that has failed for days. */
export async function noteAttempt(tx: Tx, result: Result, { log, pauseAfter }: CareOptions): Promise<void> {
  const { event, best, copies, lastError } = result;
  // Test events are sent on purpose to what may not work, and the service's own end says nothing of the endpoint.
  if (event.test || best.verdict.outcome === EventAttemptOutcome.INTERRUPTED) return;
  const { vendor, companyId, endpoint: url } = event;
  const at = best.startedAt;
  const { delivered } = best.verdict;
  const [row] = await upsert(tx).execute({
    vendor,
    companyId,
    url,
    at,
    copies,
    delivered: delivered ? 1 : 0,
    failed: delivered ? 0 : 1,
    deliveredAt: delivered ? at : null,
    failedAt: delivered ? null : at,
    today: at - (at % DAY),
    lastError: delivered ? null : lastError,
  });
  if (row !== undefined)
    noteChange(tx, { kind: ChangeKind.eventEndpoint, id: row.id, audience: { companyId } });
  if (row === undefined || pauseAfter === 0 || row.failingDays < pauseAfter || row.pausedAt !== null) return;
  const reason = `It failed on ${row.failingDays} days without one success.`;
  const waiting = await pauseEndpoint(tx, row, { reason, now: at });
  log.warn({ vendor, endpoint: row.id, events: waiting }, "an endpoint that failed for days was paused");
  if (companyId === null) return;
  await tellOfPausedEndpoint(tx, companyId, { endpoint: url, reason, events: waiting, now: at });
}

const upsert = prepared((tx: Tx) => {
  const at = sql.placeholder("at");
  const delivered = sql.placeholder("delivered");
  return tx
    .insert(endpoints)
    .values({
      vendor: sql.placeholder("vendor"),
      companyId: sql.placeholder("companyId"),
      url: sql.placeholder("url"),
      attempts: sql.placeholder("copies"),
      delivered,
      failures: sql.placeholder("failed"),
      failingDays: sql.placeholder("failed"),
      failingSince: sql.placeholder("failedAt"),
      lastAttemptAt: at,
      lastDeliveryAt: sql.placeholder("deliveredAt"),
      lastError: sql.placeholder("lastError"),
    })
    .onConflictDoUpdate({
      target: [endpoints.vendor, endpoints.url],
      set: {
        attempts: sql`${endpoints.attempts} + ${sql.placeholder("copies")}`,
        delivered: sql`${endpoints.delivered} + ${delivered}`,
        failures: sql`case when ${delivered} = 1 then 0 else ${endpoints.failures} + 1 end`,
        failingDays: sql`case when ${delivered} = 1 then 0
          when ${endpoints.failures} = 0 then 1
          when ${endpoints.lastAttemptAt} < ${sql.placeholder("today")} then ${endpoints.failingDays} + 1
          else ${endpoints.failingDays} end`,
        failingSince: sql`case when ${delivered} = 1 then null else coalesce(${endpoints.failingSince}, ${at}) end`,
        lastAttemptAt: sql`${at}`,
        lastDeliveryAt: sql`coalesce(${sql.placeholder("deliveredAt")}, ${endpoints.lastDeliveryAt})`,
        lastError: sql`${sql.placeholder("lastError")}`,
      },
    })
    .returning()
    .prepare();
});

/**
 * Pauses an endpoint. Its events are held back one by one, when they are claimed.
 *
 * @returns how many wait.
 */
export async function pauseEndpoint(
  tx: Tx,
  { id, vendor, url }: EndpointRow,
  { reason, now }: { readonly reason: string; readonly now: Moment },
): Promise<number> {
  await tx.update(endpoints).set({ pausedAt: now, pauseReason: reason }).where(eq(endpoints.id, id));
  return countPending(tx, { vendor, url });
}

/** Ends a pause: what waited is due now. The days of failures are counted anew. */
export async function resumeEndpoint(tx: Tx, { id, vendor, url }: EndpointRow, now: Moment): Promise<void> {
  await tx
    .update(endpoints)
    .set({ pausedAt: null, pauseReason: null, failures: 0, failingDays: 0, failingSince: null })
    .where(eq(endpoints.id, id));
  noteChange(tx, { kind: ChangeKind.event });
  await tx
    .update(events)
    .set({ held: null, dueAt: now })
    .where(and(eq(events.vendor, vendor), eq(events.endpoint, url), isPaused));
}

// In these words the engine sees that the index of paused events will do.
const isPaused = sql`${events.held} = 'PAUSED'`;

/** Events that wait to be sent to an endpoint. */
export async function countPending(
  db: Db,
  { vendor, url }: Pick<EndpointRow, "vendor" | "url">,
): Promise<number> {
  return db.$count(
    events,
    and(eq(events.vendor, vendor), eq(events.endpoint, url), or(isNotNull(events.dueAt), isPaused)),
  );
}

/** Keeps the deliveries to each endpoint within its rate. */
export interface Rates {
  /** Milliseconds until the event may be sent; 0: now, and it counts. */
  ask(event: Pick<EventRow, "vendor" | "endpoint">, perMinute: number): Promise<number>;
}

/** When the next delivery may begin, and up to when others were told to wait. */
type Turn = { readonly free: number; readonly line: number };

/**
 * @param elapsed - milliseconds that never jump: the load on a receiver is one of real time.
 * @param tallies - where other processes deliver too.
 */
export function createRates(elapsed: () => number, tallies?: Pick<Tallies, "change">): Rates {
  const turns = new Map<string, Turn>();
  return {
    async ask({ vendor, endpoint }, perMinute) {
      const key = `rate ${vendor} ${endpoint}`;
      if (tallies !== undefined)
        return tallies.change<Turn, number>(key, (turn, now) => nextTurn(turn, now, perMinute));
      const { value, result } = nextTurn(turns.get(key), elapsed(), perMinute);
      turns.set(key, value);
      return result;
    },
  };
}

function nextTurn(
  { free, line }: Turn = { free: 0, line: 0 },
  now: number,
  perMinute: number,
): { readonly value: Turn; readonly result: number } {
  const step = 60_000 / perMinute;
  if (free <= now) return { value: { free: now + step, line }, result: 0 };
  // Each gets a time of its own, so that they do not all come back at once. Nobody waits longer than a minute
  // without being looked at: the clock may be moved meanwhile.
  const place = Math.max(line, free);
  const wait = place - now;
  return { value: { free, line: wait > 60_000 ? free : place + step }, result: Math.max(1, Math.ceil(wait)) };
}
