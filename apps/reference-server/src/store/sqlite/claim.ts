import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { candidateQuestion, pickCandidates } from "../claim-places.js";
import { inList, listed } from "../dialect.js";
import type { ClaimRequest, Db, Tx } from "../port.js";
import { prepared } from "../prepared.js";
import { type EventRow, events } from "../tables/event.js";

/** Leases due deliveries, fairly among vendors and within the limits. Runs inside the write transaction. */
export async function claimDue(tx: Tx, request: ClaimRequest): Promise<readonly EventRow[]> {
  const picked = pickCandidates(await candidates(tx).execute(candidateQuestion(request)), request);
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

const older = alias(events, "older");
const waiting = alias(events, "waiting");

const placeholder = (name: string) => sql.placeholder(name);

/**
 * Every endpoint of every vendor that has waiting deliveries, found with one index step each. A long queue of a dead
 * endpoint is not read to find the next one.
 */
const lanesWithWork = sql`found(vendor, endpoint, host) as (
    select * from (
      select vendor, endpoint, host from events first where due_at is not null order by vendor, endpoint limit 1
    )
    union all
    select step.vendor, step.endpoint, step.host from found cross join events step
    where step.id = coalesce(
      (
        select next.id from events next
        where next.due_at is not null and next.vendor = found.vendor and next.endpoint > found.endpoint
        order by next.endpoint limit 1
      ),
      (
        select next.id from events next
        where next.due_at is not null and next.vendor > found.vendor
        order by next.vendor, next.endpoint limit 1
      )
    )
  )`;

/** The oldest events of one lane, at most `perHost`. */
function shareOfLane(db: Db) {
  return db
    .select({ id: waiting.id })
    .from(waiting)
    .where(
      and(
        sql`${waiting.vendor} = lane.vendor and ${waiting.endpoint} = lane.endpoint and ${waiting.host} = lane.host`,
        lte(waiting.dueAt, placeholder("now")),
        or(isNull(waiting.leaseUntil), lte(waiting.leaseUntil, placeholder("wall"))),
        not(exists(olderMustStart(db))),
      ),
    )
    .orderBy(asc(waiting.dueAt), asc(waiting.id))
    .limit(placeholder("perHost"));
}

/** The oldest events of each lane that may be sent. */
const candidates = prepared((tx) =>
  tx
    .select({
      id: sql<number>`id`,
      vendor: sql<number>`vendor`,
      endpoint: sql<string>`endpoint`,
      host: sql<string>`host`,
      dueAt: sql<number>`due_at`,
    })
    .from(
      sql`(
  with recursive ${lanesWithWork},
  lane as materialized (
    select vendor, endpoint, host from found
    where vendor || ' ' || host not in (select value from json_each(${placeholder("full")}))
      and vendor not in (select value from json_each(${placeholder("fullVendors")}))
      and vendor || ' ' || endpoint not in (select value from json_each(${placeholder("resting")}))
  )
  select event.id, event.vendor, event.endpoint, event.host, event.due_at
  from lane cross join events event on event.id in ${shareOfLane(tx)}
) as candidate`,
    )
    .prepare(),
);

/**
 * Events of one entity for one endpoint start in order. Once an event has started, its failures do not hold back the
 * next ones.
 */
function olderMustStart(db: Db) {
  return db
    .select({ id: older.id })
    .from(older)
    .where(
      and(
        eq(older.endpoint, waiting.endpoint),
        eq(older.vendor, waiting.vendor),
        eq(older.entityName, waiting.entityName),
        eq(older.entityId, waiting.entityId),
        lt(older.id, waiting.id),
        // Written like this so that SQLite uses the partial index, which only contains waiting events.
        isNotNull(older.dueAt),
        or(isNull(older.startedAt), gt(older.leaseUntil, sql.placeholder("wall"))),
      ),
    );
}
