import { and, count, eq, gt, isNotNull, isNull, lte, min, or, sql } from "drizzle-orm";
import type { Clock, Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { events } from "../store/tables/event.js";

/** How much waits to be delivered. */
interface QueueDepth {
  /** Every event with an attempt to come. */
  readonly pending: number;
  /** Those whose attempt could start now. */
  readonly due: number;
  /** How many milliseconds the oldest of them has been due; 0 when none is. */
  readonly oldestDueAge: number;
}

/** How much waits to be delivered, for the metrics. */
export async function readQueue(db: Db, now: Moment): Promise<QueueDepth> {
  const pending = await db.$count(events, isNotNull(events.dueAt));
  const [due] = await db
    .select({ count: count(), oldest: min(events.dueAt) })
    .from(events)
    .where(lte(events.dueAt, now));
  const oldest = due?.oldest ?? now;
  return { pending, due: due?.count ?? 0, oldestDueAge: now - oldest };
}

const firstDueAfter = prepared((db) =>
  db
    .select({ at: min(events.dueAt) })
    .from(events)
    .where(gt(events.dueAt, sql.placeholder("now")))
    .prepare(),
);

/** When the next event falls due that is not due yet. */
export async function readNextDue(db: Db, now: Moment): Promise<Moment | null> {
  const [next] = await firstDueAfter(db).execute({ now });
  return next?.at ?? null;
}

/** How many due events somebody is delivering at this moment. */
export function countLeased(
  db: Db,
  { now, wall }: { readonly now: Moment; readonly wall: Moment },
): Promise<number> {
  return Promise.resolve(db.$count(events, and(lte(events.dueAt, now), gt(events.leaseUntil, wall))));
}

/**
 * Makes an event due now, delivered or not: the same bytes go out once more. One that is on its way at this very
 * moment is left as it is. Wake the dispatcher after the commit.
 *
 * @returns false when there is no such event.
 */
export async function redeliver(tx: Tx, id: number, clock: Clock): Promise<boolean> {
  const [known] = await tx.select({ id: events.id }).from(events).where(eq(events.id, id));
  if (known === undefined) return false;
  await tx
    .update(events)
    .set({ dueAt: clock.now() })
    .where(and(eq(events.id, id), or(isNull(events.leaseUntil), lte(events.leaseUntil, clock.wall()))));
  return true;
}
