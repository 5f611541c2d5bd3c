import { ChangeKind } from "@syndikit/contract";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, min, or, type SQL, sql } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import type { Clock, Moment } from "../ports.js";
import { isOneOf } from "../store/dialect.js";
import type { ClaimRequest, Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { inParts } from "../store/rows.js";
import { type EventRow, events } from "../store/tables/event.js";
import type { HostQueue } from "../telemetry/telemetry.js";

interface QueueDepth {
  /** Events that are still to be attempted. */
  readonly pending: number;
  /** Those of them that are due now. */
  readonly due: number;
  /** Milliseconds that the oldest due event has been due; 0 when none is. */
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

/** The most hosts that are reported, those with the longest queues first. */
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

/** When the next event that is not due yet becomes due. */
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
 * Makes an event due now, whether it was delivered or not, so that the same bytes are sent again. An event that is
 * being delivered right now does not change. The commit wakes the dispatcher.
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

/** The most events of a bulk redelivery. More would keep other writes waiting. */
const MAX_REDELIVERED = 10_000;

/**
 * Makes many events due now, oldest first, those of paused endpoints too. Events that are due already, or being
 * delivered, do not change.
 *
 * @returns those that were made due.
 */
export async function redeliverAll(tx: Tx, which: SQL | undefined, clock: Clock): Promise<readonly number[]> {
  const now = clock.now();
  const isIdle = and(
    or(isNull(events.dueAt), gt(events.dueAt, now)),
    or(isNull(events.leaseUntil), lte(events.leaseUntil, clock.wall())),
  );
  const chosen = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(which, isIdle))
    .orderBy(asc(events.id))
    .limit(MAX_REDELIVERED);
  const due: { readonly id: number }[] = [];
  for (const some of inParts(chosen.map(({ id }) => id))) {
    due.push(
      ...(await tx
        .update(events)
        .set({ dueAt: now })
        .where(and(isOneOf(events.id, some), isIdle))
        .returning({ id: events.id })),
    );
  }
  if (due.length > 0) noteChange(tx, { kind: ChangeKind.event });
  return due.map(({ id }) => id).sort((one, other) => one - other);
}

/**
 * Leases these events, if they are due or held back. Those that somebody is sending right now are asked for again: the
 * queue may find their endpoint paused, and not send them.
 */
export async function claimAsked(
  tx: Tx,
  ids: readonly number[],
  { now, wall, leaseUntil, leaseToken }: Pick<ClaimRequest, "now" | "wall" | "leaseUntil" | "leaseToken">,
): Promise<{ readonly claimed: readonly EventRow[]; readonly busy: readonly number[] }> {
  const these = isOneOf(events.id, ids);
  const busy = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(these, gt(events.leaseUntil, wall)));
  const claimed = await tx
    .update(events)
    .set({ leaseToken, leaseUntil })
    .where(
      and(
        these,
        // The queue may have sent it in the meantime.
        or(lte(events.dueAt, now), eq(events.held, "PAUSED")),
        or(isNull(events.leaseUntil), lte(events.leaseUntil, wall)),
      ),
    )
    .returning();
  return { claimed, busy: busy.map(({ id }) => id) };
}
