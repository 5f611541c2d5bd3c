import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ClaimRequest, Db, Tx } from "../port.js";
import { inList, listed, prepared } from "../prepared.js";
import { type EventRow, events } from "../tables/event.js";

/** Leases due deliveries, oldest first, within the limits. Runs inside the write transaction. */
export async function claimDue(tx: Tx, request: ClaimRequest): Promise<readonly EventRow[]> {
  const picked = pick(await findCandidates(tx, request), request);
  if (picked.length === 0) return [];
  const { leaseToken, leaseUntil } = request;
  const claimed = await lease(tx).execute({ leaseToken, leaseUntil, ids: listed(picked) });
  return claimed.sort((a, b) => a.id - b.id);
}

const lease = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({
      leaseToken: sql`${sql.placeholder("leaseToken")}`,
      leaseUntil: sql`${sql.placeholder("leaseUntil")}`,
    })
    .where(inList(events.id, "ids"))
    .returning()
    .prepare(),
);

interface Candidate {
  readonly id: number;
  readonly host: string;
}

/** Takes the oldest, to each host no more than its share. */
function pick(candidates: readonly Candidate[], { inFlight, perHost, limit }: ClaimRequest): number[] {
  const taken = new Map(inFlight);
  const picked: number[] = [];
  for (const { id, host } of candidates) {
    const count = taken.get(host) ?? 0;
    if (picked.length >= limit || count >= perHost) continue;
    taken.set(host, count + 1);
    picked.push(id);
  }
  return picked;
}

const older = alias(events, "older");
const waiting = alias(events, "waiting");
const hostOf = alias(events, "host_of");

/** One of the hosts that {@link hostsWithWork} finds. */
const pendingHost = sql<string>`pending.host`;

/**
 * Every host that anything waits for, one step in the index for each: however much waits for a dead one, it is
 * not read to find the next.
 */
const hostsWithWork = sql`(
  with recursive found(host) as (
    select min(${hostOf.host}) from ${events} ${sql.identifier("host_of")} where ${isNotNull(hostOf.dueAt)}
    union all
    select (
      select min(${hostOf.host}) from ${events} ${sql.identifier("host_of")}
      where ${isNotNull(hostOf.dueAt)} and ${hostOf.host} > found.host
    ) from found where found.host is not null
  )
  select host from found where host is not null
) as pending`;

/** The oldest of each host that is not full, at most a host's share of each. */
const candidates = prepared((tx) => {
  const wall = sql.placeholder("wall");
  const share = tx
    .select({ id: waiting.id })
    .from(waiting)
    .where(
      and(
        eq(waiting.host, pendingHost),
        lte(waiting.dueAt, sql.placeholder("now")),
        or(isNull(waiting.leaseUntil), lte(waiting.leaseUntil, wall)),
        not(exists(olderMustStart(tx))),
      ),
    )
    .orderBy(asc(waiting.dueAt), asc(waiting.id))
    .limit(sql.placeholder("perHost"));
  return (
    tx
      .select({ id: events.id, host: events.host })
      .from(hostsWithWork)
      // In this order and no other: the share is that of the host.
      .crossJoin(events)
      .where(and(not(inList(pendingHost, "full")), inArray(events.id, share)))
      .orderBy(asc(events.dueAt), asc(events.id))
      .limit(sql.placeholder("most"))
      .prepare()
  );
});

async function findCandidates(
  tx: Tx,
  { now, wall, limit, perHost, inFlight }: ClaimRequest,
): Promise<readonly Candidate[]> {
  const counts = [...inFlight];
  const full = counts.filter(([, count]) => count >= perHost).map(([host]) => host);
  // A host that is busy already gets fewer than are found for it here: so many more are looked at.
  const spare = counts.reduce((sum, [, count]) => sum + Math.min(count, perHost), 0);
  return candidates(tx).execute({ now, wall, perHost, full: listed(full), most: limit + spare });
}

/** Events of one entity for one endpoint start in order; once started, a failing one holds nobody back. */
function olderMustStart(db: Db) {
  return db
    .select({ id: older.id })
    .from(older)
    .where(
      and(
        eq(older.endpoint, waiting.endpoint),
        eq(older.entityName, waiting.entityName),
        eq(older.entityId, waiting.entityId),
        lt(older.id, waiting.id),
        // In these words the engine sees that the partial index, which has only what waits, will do.
        isNotNull(older.dueAt),
        or(isNull(older.startedAt), gt(older.leaseUntil, sql.placeholder("wall"))),
      ),
    );
}
