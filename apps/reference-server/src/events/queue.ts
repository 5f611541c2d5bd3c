import { ChangeKind } from "@syndikit/contract";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import type { Clock, Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { events } from "../store/tables/event.js";

interface QueueDepth {
  /** Events that will be attempted. */
  readonly pending: number;
  /** Those that may be attempted now. */
  readonly due: number;
  /** Milliseconds since the oldest of them fell due; 0 when none is due. */
  readonly oldestDueAge: number;
}

export async function readQueue(db: Db, now: Moment): Promise<QueueDepth> {
  const pending = await db.$count(events, isNotNull(events.dueAt));
  const [due] = await db
    .select({ count: count(), oldest: min(events.dueAt) })
    .from(events)
    .where(lte(events.dueAt, now));
  const oldest = due?.oldest ?? now;
  return { pending, due: due?.count ?? 0, oldestDueAge: now - oldest };
}

/** What waits for one host. */
export interface HostQueue {
  readonly host: string;
  readonly pending: number;
  /** Milliseconds since the oldest due one fell due; 0 when none is. */
  readonly oldestDueAge: number;
}

/** So many hosts are told apart: the ones with the longest queues. */
const MAX_HOSTS = 100;

export async function readQueueByHost(db: Db, now: Moment): Promise<readonly HostQueue[]> {
  const pending = count();
  const rows = await db
    .select({ host: events.host, pending, oldest: min(events.dueAt) })
    .from(events)
    .where(isNotNull(events.dueAt))
    .groupBy(events.host)
    .orderBy(desc(pending))
    .limit(MAX_HOSTS);
  return rows.map(({ host, pending, oldest }) => ({
    host,
    pending,
    oldestDueAge: Math.max(0, now - (oldest ?? now)),
  }));
}

/** When the next event falls due, of those that are not due yet. */
export async function readNextDue(db: Db, now: Moment): Promise<Moment | null> {
  const [next] = await firstDueAfter(db).execute({ now });
  return next?.at ?? null;
}

const firstDueAfter = prepared((db) =>
  db
    .select({ at: min(events.dueAt) })
    .from(events)
    .where(gt(events.dueAt, sql.placeholder("now")))
    .prepare(),
);

/** How many due events are being delivered, by any process. */
export function countLeased(
  db: Db,
  { now, wall }: { readonly now: Moment; readonly wall: Moment },
): Promise<number> {
  return Promise.resolve(db.$count(events, and(lte(events.dueAt, now), gt(events.leaseUntil, wall))));
}

/**
 * Makes an event due now, delivered or not, so that the same bytes are sent once more. An event that is being
 * delivered at this moment does not change. The commit wakes the dispatcher.
 *
 * @returns false when there is no such event.
 */
export async function redeliver(tx: Tx, id: number, clock: Clock): Promise<boolean> {
  const [event] = await tx.select({ id: events.id }).from(events).where(eq(events.id, id));
  if (event === undefined) return false;
  await tx
    .update(events)
    .set({ dueAt: clock.now() })
    .where(and(eq(events.id, id), or(isNull(events.leaseUntil), lte(events.leaseUntil, clock.wall()))));
  return true;
}

/** Events of one bulk redelivery: more would keep the store to themselves. */
export const MAX_REDELIVERED = 10_000;

/**
 * Makes many events due now, the oldest first. Those that are due already, or being delivered, stay as they are. One
 * that a pause holds back goes on waiting for the end of the pause.
 *
 * @returns how many there were.
 */
export async function redeliverAll(tx: Tx, which: SQL | undefined, clock: Clock): Promise<number> {
  const now = clock.now();
  const isIdle = and(
    or(isNull(events.dueAt), gt(events.dueAt, now)),
    or(isNull(events.leaseUntil), lte(events.leaseUntil, clock.wall())),
    or(isNull(events.held), sql`${events.held} <> 'PAUSED'`),
  );
  const chosen = tx
    .select({ id: events.id })
    .from(events)
    .where(and(which, isIdle))
    .orderBy(asc(events.id))
    .limit(MAX_REDELIVERED);
  const due = await tx
    .update(events)
    .set({ dueAt: now })
    .where(inArray(events.id, chosen))
    .returning({ id: events.id });
  if (due.length > 0) noteChange(tx, { kind: ChangeKind.event });
  return due.length;
}
