import { type SQL, sql } from "drizzle-orm";
import { laneKey } from "../../outbound/lane.js";
import { candidateQuestion, pickCandidates } from "../claim-places.js";
import { inList, listed } from "../dialect.js";
import type { ClaimRequest, Tx } from "../port.js";
import { prepared } from "../prepared.js";
import { type EventRow, events } from "../tables/event.js";

/**
 * Leases due deliveries, fairly among vendors and within the limits. The limits hold for all processes together,
 * because places in use are counted from the leases in the database. Rows that another process is claiming are skipped.
 * Two simultaneous claims do not see each other's leases, so together they may briefly exceed a limit.
 */
export async function claimDue(tx: Tx, request: ClaimRequest): Promise<readonly EventRow[]> {
  const leased = await leases(tx).execute({ wall: request.wall });
  const own = new Set(leased.map(laneKey));
  const together = {
    ...request,
    // A delivery that is in flight here but whose lease has expired still takes its place.
    inFlight: [...leased, ...request.inFlight.filter((lane) => !own.has(laneKey(lane)))],
  };
  const picked = pickCandidates(await candidates(tx).execute(candidateQuestion(together)), together);
  if (picked.length === 0) return [];
  const { leaseToken, leaseUntil } = request;
  const claimed = await lease(tx).execute({ leaseToken, leaseUntil, ids: listed(picked) });
  return claimed.sort((a, b) => a.id - b.id);
}

const placeholder = (name: string): SQL => sql`${sql.placeholder(name)}`;

const leases = prepared((tx: Tx) =>
  tx
    .select({ vendor: events.vendor, endpoint: events.endpoint, host: events.host })
    .from(events)
    .where(sql`${events.leaseToken} is not null and ${events.leaseUntil} > ${placeholder("wall")}`)
    .prepare(),
);

const lease = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({ leaseToken: placeholder("leaseToken"), leaseUntil: placeholder("leaseUntil") })
    .where(inList(events.id, "ids"))
    .returning()
    .prepare(),
);

const texts = (name: string): SQL => sql`(select json_array_elements_text(${placeholder(name)}::json))`;

/** Every endpoint of every vendor that has waiting deliveries, found with one index step each; the same as on SQLite. */
const lanesWithWork = sql`found(vendor, endpoint, host) as (
    (select vendor, endpoint, host from events where due_at is not null order by vendor, endpoint limit 1)
    union all
    select step.vendor, step.endpoint, step.host from found cross join lateral (
      select next.vendor, next.endpoint, next.host from events next
      where next.due_at is not null and (next.vendor, next.endpoint) > (found.vendor, found.endpoint)
      order by next.vendor, next.endpoint limit 1
    ) step
  )`;

/**
 * The oldest events of each lane that may be sent and that nobody has locked, at most `perHost`. A newer event of an
 * entity waits until the older ones have started.
 */
const candidates = prepared((tx: Tx) =>
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
    where vendor || ' ' || host not in ${texts("full")}
      and vendor::text not in ${texts("fullVendors")}
      and vendor || ' ' || endpoint not in ${texts("resting")}
  )
  select event.id, event.vendor, event.endpoint, event.host, event.due_at
  from lane cross join lateral (
    select waiting.id, waiting.vendor, waiting.endpoint, waiting.host, waiting.due_at from events waiting
    where waiting.vendor = lane.vendor and waiting.endpoint = lane.endpoint and waiting.host = lane.host
      and waiting.due_at <= ${placeholder("now")}
      and (waiting.lease_until is null or waiting.lease_until <= ${placeholder("wall")})
      and not exists (
        select 1 from events older
        where older.endpoint = waiting.endpoint and older.vendor = waiting.vendor
          and older.entity_name = waiting.entity_name and older.entity_id = waiting.entity_id
          and older.id < waiting.id and older.due_at is not null
          and (older.started_at is null or older.lease_until > ${placeholder("wall")})
      )
    order by waiting.due_at, waiting.id
    limit ${placeholder("perHost")}
    for update of waiting skip locked
  ) event
) as candidate`,
    )
    .prepare(),
);
