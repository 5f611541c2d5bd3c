import { and, count, gt, isNotNull, lte, min, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { hot } from "../store/hot.js";
import { events } from "../store/schema/event.js";
import type { Db } from "../store/store.js";

/** How much waits to be delivered. */
export interface QueueDepth {
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

const firstDueAfter = hot((db) =>
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
