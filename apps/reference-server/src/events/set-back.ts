// What a machine's clock that was ahead has scheduled, after it was set back.

import { and, eq, gt, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Clock, Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { endpoints } from "../store/tables/endpoint.js";
import { attempts, events } from "../store/tables/event.js";

/** In milliseconds. A clock that is kept right in small steps is not meant. */
const SLACK = 1_000;

/** Notices that the machine's clock was set back: the monotonic clock went on meanwhile. */
export function watchForSetBack({ wall, elapsed }: Clock): () => boolean {
  let ahead = wall() - elapsed();
  return () => {
    const now = wall() - elapsed();
    const isBack = now < ahead - SLACK;
    if (isBack || now > ahead) ahead = now;
    return isBack;
  };
}

interface Times {
  readonly now: Moment;
  readonly wall: Moment;
  /** The longest lease, in milliseconds. */
  readonly lease: number;
}

/** Whether a clock that was ahead has set a wait or a lease. */
export async function hasWaitsAhead(db: Db, { now, wall, lease }: Times): Promise<boolean> {
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(or(waitsAhead(now), isLeasedBeyond(wall + lease)))
    .limit(1);
  if (event !== undefined) return true;
  const [endpoint] = await db.select({ id: endpoints.id }).from(endpoints).where(probesAhead(now)).limit(1);
  return endpoint !== undefined;
}

/**
 * Lets every wait that a clock which was ahead has set begin now, so that none is longer than it was meant. Such a wait
 * is known by an attempt, or an event, of a time that has not come yet. Doing this twice changes nothing.
 */
export async function correctWaits(tx: Tx, { now, wall, lease }: Times): Promise<void> {
  await tx
    .update(events)
    .set({ dueAt: sql`${now} + ${events.dueAt} - ${scheduledAt}` })
    .where(waitsAhead(now));
  await tx
    .update(events)
    .set({ leaseUntil: wall + lease })
    .where(isLeasedBeyond(wall + lease));
  const ahead = await tx
    .update(endpoints)
    .set({ probeAt: sql`${now} + ${endpoints.probeAt} - ${endpoints.lastAttemptAt}` })
    .where(probesAhead(now))
    .returning({ vendor: endpoints.vendor, url: endpoints.url, probeAt: endpoints.probeAt });
  for (const { vendor, url, probeAt } of ahead) {
    const isHeld = sql`${events.held} = 'PAUSED' and ${gt(events.dueAt, now)}`;
    await tx
      .update(events)
      .set({ dueAt: probeAt })
      .where(and(eq(events.vendor, vendor), eq(events.endpoint, url), isHeld));
  }
}

/** When the wait of an event began: at the end of its last attempt, or with the event. */
const scheduledAt = sql<Moment>`coalesce(
  (
    select ${attempts.date} + ${attempts.duration} from ${attempts}
    where ${attempts.eventId} = ${events.id} order by ${attempts.number} desc limit 1
  ),
  ${events.date}
)`;

function waitsAhead(now: Moment): SQL | undefined {
  return and(gt(events.dueAt, now), gt(scheduledAt, now));
}

// Only what waits is leased, and there is an index of what waits.
function isLeasedBeyond(moment: Moment): SQL | undefined {
  return and(isNotNull(events.dueAt), gt(events.leaseUntil, moment));
}

function probesAhead(now: Moment): SQL | undefined {
  return and(gt(endpoints.probeAt, now), gt(endpoints.lastAttemptAt, now));
}
