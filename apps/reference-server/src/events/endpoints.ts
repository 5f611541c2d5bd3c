// The endpoints that events are sent to: their health, pauses and rate limits.

import { ChangeKind, EventAttemptOutcome } from "@syndikit/contract";
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import { tellOfPausedEndpoint } from "../messages/tell.js";
import type { Log, Moment } from "../ports.js";
import { inList, isOneOf, listed, rowsToInsert, selectGiven } from "../store/dialect.js";
import type { Db, Tallies, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { AT_ONCE } from "../store/rows.js";
import { type EndpointRow, endpoints } from "../store/tables/endpoint.js";
import { type EventRow, events } from "../store/tables/event.js";
import type { FinishedAttempt } from "./retries.js";

/** An endpoint is paused after failures on this many days without a success. */
export const DEFAULT_PAUSE_AFTER = 5;

const DAY = 24 * 60 * 60 * 1_000;

/** How long a failing endpoint is left alone until it is tried again. */
const PROBE_INTERVAL = DAY;

/** The stored endpoint of an event; `undefined` when nothing was ever sent to it. */
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

/** Like {@link findEndpointRow}, for several events, in their order. */
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
  /** Everything that was sent, including copies. */
  readonly sends: readonly FinishedAttempt[];
  readonly lastError: string | null;
}

interface CareOptions {
  readonly log: Log;
  /** Days with failures after which it is paused; never when 0. */
  readonly pauseAfter: number;
}

/**
 * Records the results of attempts, in their order. Endpoints that have failed for days are paused, and tried once a
 * day; a success ends the pause.
 */
export async function noteAttempts(tx: Tx, results: readonly Result[], options: CareOptions): Promise<void> {
  // Test events may be sent to broken endpoints on purpose, and an interruption by the service says nothing about the
  // endpoint.
  const telling = results.filter(
    ({ event, best }) => !event.test && best.verdict.outcome !== EventAttemptOutcome.INTERRUPTED,
  );
  for (const rows of inRuns(telling)) {
    for (const row of await upsert(tx).execute({ rows: rowsToInsert(endpoints, rows) })) {
      const { id, companyId } = row;
      noteChange(tx, { kind: ChangeKind.eventEndpoint, id, audience: { companyId } });
      if (row.probeAt !== null) await noteProbe(tx, row);
      else if (isReleasing(row)) await releaseMore(tx, row);
      else await pauseIfFailing(tx, row, options);
    }
  }
}

async function pauseIfFailing(tx: Tx, row: EndpointRow, { log, pauseAfter }: CareOptions): Promise<void> {
  const { id, vendor, companyId, url, failingDays, lastAttemptAt } = row;
  if (pauseAfter === 0 || failingDays < pauseAfter || row.pausedAt !== null || lastAttemptAt === null) return;
  const reason = `It failed on ${failingDays} days without one success. It is tried once a day.`;
  const probeAt = lastAttemptAt + PROBE_INTERVAL;
  const waiting = await pauseEndpoint(tx, row, { reason, now: lastAttemptAt, probeAt });
  log.warn({ vendor, endpoint: id, events: waiting }, "an endpoint that failed for days was paused");
  if (companyId === null) return;
  const told = { endpoint: url, reason, events: waiting, now: lastAttemptAt };
  await tellOfPausedEndpoint(tx, companyId, told);
}

/** A failing endpoint was tried again. */
async function noteProbe(tx: Tx, row: EndpointRow): Promise<void> {
  const at = row.lastAttemptAt ?? 0;
  if (row.failures === 0) return resumeEndpoint(tx, row, at);
  await tx
    .update(endpoints)
    .set({ probeAt: at + PROBE_INTERVAL })
    .where(eq(endpoints.id, row.id));
}

/** The row of an endpoint as if nothing had been sent to it before. */
type Run = Omit<EndpointRow, "id">;

/**
 * Combines consecutive attempts to an endpoint with the same kind of result on the same day into one row. Other results
 * go into later batches, so that each row builds on what the one before it stored.
 */
function inRuns(results: readonly Result[]): readonly (readonly Run[])[] {
  const byEndpoint = new Map<string, Run[]>();
  for (const result of results) {
    const next = runOf(result);
    const key = `${next.vendor} ${next.url}`;
    const runs = byEndpoint.get(key) ?? [];
    byEndpoint.set(key, runs);
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last, next)) runs[runs.length - 1] = join(last, next);
    else runs.push(next);
  }
  // Sorted, so that two transactions cannot deadlock.
  const sorted = [...byEndpoint].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, runs]) => runs);
  const longest = Math.max(0, ...sorted.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => sorted.flatMap((runs) => runs[index] ?? []));
}

function runOf({ event, best, sends, lastError }: Result): Run {
  const { vendor, companyId, endpoint: url } = event;
  const { startedAt: at, verdict } = best;
  const failed = verdict.delivered ? 0 : 1;
  return {
    vendor,
    companyId,
    url,
    pausedAt: null,
    pauseReason: null,
    probeAt: null,
    releasingSince: null,
    rateLimit: null,
    attempts: sends.length,
    delivered: 1 - failed,
    failures: failed,
    failingDays: failed,
    failingSince: verdict.delivered ? null : at,
    lastAttemptAt: at,
    lastDeliveryAt: verdict.delivered ? at : null,
    lastError,
  };
}

function isAlike(one: Run, other: Run): boolean {
  const endOf = ({ delivered, lastAttemptAt }: Run): string =>
    `${delivered > 0} ${Math.floor((lastAttemptAt ?? 0) / DAY)}`;
  return endOf(one) === endOf(other);
}

function join(one: Run, other: Run): Run {
  return {
    ...other,
    attempts: one.attempts + other.attempts,
    delivered: one.delivered + other.delivered,
    failures: one.failures + other.failures,
    failingSince: one.failingSince,
  };
}

const upsert = prepared((tx: Tx) =>
  tx
    .insert(endpoints)
    .select(selectGiven(endpoints, "rows"))
    .onConflictDoUpdate({
      target: [endpoints.vendor, endpoints.url],
      set: {
        attempts: sql`${endpoints.attempts} + excluded.attempts`,
        delivered: sql`${endpoints.delivered} + excluded.delivered`,
        failures: sql`case when excluded.delivered > 0 then 0 else ${endpoints.failures} + excluded.failures end`,
        failingDays: sql`case when excluded.delivered > 0 then 0
          when ${endpoints.failures} = 0 then 1
          when ${endpoints.lastAttemptAt} < excluded.last_attempt_at - excluded.last_attempt_at % ${sql.raw(String(DAY))}
            then ${endpoints.failingDays} + 1
          else ${endpoints.failingDays} end`,
        failingSince: sql`case when excluded.delivered > 0 then null
          else coalesce(${endpoints.failingSince}, excluded.failing_since) end`,
        lastAttemptAt: sql`excluded.last_attempt_at`,
        lastDeliveryAt: sql`coalesce(excluded.last_delivery_at, ${endpoints.lastDeliveryAt})`,
        lastError: sql`excluded.last_error`,
      },
    })
    .returning()
    .prepare(),
);

interface Pause {
  readonly reason: string;
  readonly now: Moment;
  /** When it is tried again; absent when it waits for somebody to resume it. */
  readonly probeAt?: Moment;
}

/**
 * Pauses an endpoint. Its events are held back one by one, when they are claimed.
 *
 * @returns how many are waiting.
 */
export async function pauseEndpoint(
  tx: Tx,
  { id, vendor, url }: EndpointRow,
  { reason, now, probeAt }: Pause,
): Promise<number> {
  await tx
    .update(endpoints)
    .set({ pausedAt: now, pauseReason: reason, probeAt: probeAt ?? null })
    .where(eq(endpoints.id, id));
  return (await readPending(tx, [{ vendor, url }])).of({ vendor, url });
}

/**
 * Ends a pause: waiting events become due now. If there are very many, the first ones do, and the others when these are
 * delivered. Failing days are counted from zero again.
 */
export async function resumeEndpoint(tx: Tx, endpoint: EndpointRow, now: Moment): Promise<void> {
  const isAll = await releaseSome(tx, endpoint, now);
  await tx
    .update(endpoints)
    .set({
      pausedAt: null,
      pauseReason: null,
      probeAt: null,
      failures: 0,
      failingDays: 0,
      failingSince: null,
      releasingSince: isAll ? null : now,
    })
    .where(eq(endpoints.id, endpoint.id));
}

/** Whether an endpoint, of which something is still held back, got an event. */
function isReleasing({ releasingSince, pausedAt, failures }: EndpointRow): boolean {
  return releasingSince !== null && pausedAt === null && failures === 0;
}

async function releaseMore(tx: Tx, endpoint: EndpointRow): Promise<void> {
  const isAll = await releaseSome(tx, endpoint, endpoint.lastAttemptAt ?? 0);
  if (isAll) await tx.update(endpoints).set({ releasingSince: null }).where(eq(endpoints.id, endpoint.id));
}

/**
 * Makes the next events due that were held back.
 *
 * @returns whether these were all.
 */
async function releaseSome(tx: Tx, { vendor, url }: EndpointRow, now: Moment): Promise<boolean> {
  const held = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.vendor, vendor), eq(events.endpoint, url), isPaused))
    .orderBy(asc(events.id))
    .limit(AT_ONCE);
  const ids = held.map(({ id }) => id);
  await tx
    .update(events)
    .set({ held: null, dueAt: now })
    .where(and(isOneOf(events.id, ids), isPaused));
  noteChange(tx, { kind: ChangeKind.event });
  return ids.length < AT_ONCE;
}

// Written like this so that the database uses the partial index of paused events.
const isPaused = sql`${events.held} = 'PAUSED'`;

/** How many events are waiting for each endpoint. Delivered events are not read. */
export async function readPending(
  db: Db,
  of: readonly Pick<EndpointRow, "vendor" | "url">[],
): Promise<{ of(endpoint: Pick<EndpointRow, "vendor" | "url">): number }> {
  const toThem = inArray(
    events.endpoint,
    of.map(({ url }) => url),
  );
  const ofThem = inArray(
    events.vendor,
    of.map(({ vendor }) => vendor),
  );
  const fields = { vendor: events.vendor, url: events.endpoint, count: count() };
  // In the order of the index of due events, so that no sorting is needed.
  const lanes = [events.endpoint, events.vendor] as const;
  const due = await db
    .select(fields)
    .from(events)
    .where(and(toThem, ofThem, isNotNull(events.dueAt)))
    .groupBy(...lanes);
  const paused = await db
    .select(fields)
    .from(events)
    .where(and(ofThem, toThem, isPaused, isNull(events.dueAt)))
    .groupBy(...lanes);
  const counts = new Map<string, number>();
  for (const { vendor, url, count } of [...due, ...paused]) {
    const key = `${vendor} ${url}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return { of: ({ vendor, url }) => counts.get(`${vendor} ${url}`) ?? 0 };
}

/** Limits the rate of deliveries to each endpoint. */
export interface Rates {
  /** Milliseconds until the event may be sent. 0 means now, and counts the delivery. */
  ask(event: Pick<EventRow, "vendor" | "endpoint">, perMinute: number): Promise<number>;
}

/** When the next delivery may begin, and the time until which waiting deliveries have reserved turns. */
type Turn = { readonly free: number; readonly line: number };

/**
 * @param elapsed - a monotonic clock in milliseconds, because the load on a receiver is in real time.
 * @param tallies - shared counters, if other processes also deliver.
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
  // Each waiting delivery gets a different time, so that they do not all retry at once. None waits longer than a minute
  // before it is checked again, because the clock may be moved meanwhile.
  const place = Math.max(line, free);
  const wait = place - now;
  return { value: { free, line: wait > 60_000 ? free : place + step }, result: Math.max(1, Math.ceil(wait)) };
}
