import { and, asc, eq, exists, gt, inArray, isNull, lte, not, notInArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type EventRow, events } from "../schema/event.js";
import type { ClaimRequest, Tx } from "../store.js";

const CANDIDATES = 64;

/** Leases due deliveries, oldest first, within the limits. Runs inside the write transaction. */
export async function claimDue(tx: Tx, request: ClaimRequest): Promise<readonly EventRow[]> {
  const picked = await pick(tx, request);
  if (picked.length === 0) return [];
  const claimed = await tx
    .update(events)
    .set({ leaseToken: request.leaseToken, leaseUntil: request.leaseUntil })
    .where(inArray(events.id, picked))
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
}

/**
 * A host that has its share is left out of the next look, so that a thousand events for a dead one cannot hide
 * the first event for a healthy one.
 */
async function pick(tx: Tx, request: ClaimRequest): Promise<number[]> {
  const taken = new Map(request.inFlight);
  const picked = new Set<number>();
  for (;;) {
    const full = [...taken].filter(([, count]) => count >= request.perHost).map(([host]) => host);
    const candidates = await findCandidates(tx, request, { full, picked: [...picked] });
    let fresh = 0;
    for (const { id, host } of candidates) {
      const count = taken.get(host) ?? 0;
      if (count >= request.perHost) continue;
      taken.set(host, count + 1);
      picked.add(id);
      fresh += 1;
      if (picked.size >= request.limit) return [...picked];
    }
    if (fresh === 0 || candidates.length < CANDIDATES) return [...picked];
  }
}

interface LeftOut {
  readonly full: string[];
  readonly picked: number[];
}

function findCandidates(
  tx: Tx,
  { now, wall }: ClaimRequest,
  { full, picked }: LeftOut,
): Promise<{ id: number; host: string }[]> {
  const older = alias(events, "older");
  const free = or(isNull(events.leaseUntil), lte(events.leaseUntil, wall));
  // Events of one entity for one endpoint start in order; once started, a failing one holds nobody back.
  const olderMustStart = tx
    .select({ id: older.id })
    .from(older)
    .where(
      and(
        eq(older.endpoint, events.endpoint),
        eq(older.entityName, events.entityName),
        eq(older.entityId, events.entityId),
        lte(older.id, events.id),
        not(eq(older.id, events.id)),
        not(isNull(older.dueAt)),
        or(isNull(older.startedAt), gt(older.leaseUntil, wall)),
      ),
    );
  return Promise.resolve(
    tx
      .select({ id: events.id, host: events.host })
      .from(events)
      .where(
        and(
          lte(events.dueAt, now),
          free,
          notInArray(events.host, full),
          notInArray(events.id, picked),
          not(exists(olderMustStart)),
        ),
      )
      .orderBy(asc(events.dueAt), asc(events.id))
      .limit(CANDIDATES),
  );
}
