import { type SQL, sql } from "drizzle-orm";
import { type Lane, laneKey } from "../../outbound/lane.js";
import { type ClaimSteps, chooseDeliveries } from "../claim-lanes.js";
import { lease, queueEvents } from "../claim-writes.js";
import { inList, listed } from "../dialect.js";
import type { LaneRow } from "../lanes.js";
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
  await wakeLanes(tx).execute();
  const picked = await chooseDeliveries(together, stepsOf(tx, { leased, wall: request.wall }));
  if (picked.length === 0) return [];
  const { leaseToken, leaseUntil } = request;
  const claimed = await lease(tx).execute({ leaseToken, leaseUntil, ids: listed(picked) });
  return claimed.sort((a, b) => a.id - b.id);
}

function stepsOf(
  tx: Tx,
  { leased, wall }: { readonly leased: readonly Lane[]; readonly wall: number },
): ClaimSteps {
  return {
    leased: async () => leased.map(({ vendor }) => vendor),
    idle: (question) => idleVendors(tx).execute(question),
    lanes: (question) => lanesOf(tx).execute(question),
    async correct({ lanes, vendors }) {
      const answer = await correctLanes(tx).execute({
        lanes: JSON.stringify(lanes),
        vendors: listed(vendors),
      });
      return answer.some(({ changed }) => Number(changed) > 0);
    },
    async queue(waiting) {
      const ids = new Set(waiting.map(({ event }) => event));
      const others = waiting.map(({ older }) => older).filter((id) => !ids.has(id));
      // One that is being recorded would not see who waits for it from now on.
      const held = await holdBlockers(tx).execute({ ids: listed(others), wall });
      for (const { id } of held) ids.add(id);
      const rows = waiting.filter(({ older }) => ids.has(older));
      return (await queueEvents(tx).execute({ waiting: JSON.stringify(rows) })).length > 0;
    },
  };
}

const placeholder = (name: string): SQL => sql`${sql.placeholder(name)}`;

const leases = prepared((tx: Tx) =>
  tx
    .select({ vendor: events.vendor, endpoint: events.endpoint, host: events.host })
    .from(events)
    .where(sql`${events.leaseToken} is not null and ${events.leaseUntil} > ${placeholder("wall")}`)
    .prepare(),
);

/** Takes up what was queued since the last claim: see `lanes.ts`. */
const wakeLanes = prepared((tx: Tx) =>
  tx.select({ done: sql`done` }).from(sql`(select wake_lanes() as done) as woken`).prepare(),
);

const texts = (name: string): SQL => sql`(select json_array_elements_text(${placeholder(name)}::json))`;

/** Vendors that another process asks for at the same moment are skipped. */
const idleVendors = prepared((tx: Tx) =>
  tx
    .select({ vendor: sql<number>`vendor` })
    .from(
      sql`(
  select waiting.vendor from waiting_vendors waiting
  where waiting.next_at <= ${placeholder("now")} and waiting.vendor::text not in ${texts("busy")}
    -- Not as "exists", for which the planner would read all lanes at once.
    and (
      (
        select 1 from lanes lane where lane.vendor = waiting.vendor and lane.next_at <= ${placeholder("now")}
          and lane.vendor || ' ' || lane.endpoint not in ${texts("resting")} limit 1
      ) is not null
      or (
        select 1 from lanes lane where lane.vendor = waiting.vendor and lane.next_at <= ${placeholder("now")} limit 1
      ) is null
    )
  order by waiting.next_at limit ${placeholder("limit")}
  for update skip locked
) as idle`,
    )
    .prepare(),
);

/**
 * The first lanes of vendors, and the oldest events of each that wait for no other one as far as is known, and that
 * nobody has locked.
 */
const lanesOf = prepared((tx: Tx) =>
  tx
    .select({
      vendor: sql<number>`vendor`,
      endpoint: sql<string>`endpoint`,
      host: sql<string>`host`,
      nextAt: sql<number>`next_at`,
      firstAt: sql<number | null>`first_at`,
      id: sql<number | null>`event_id`,
      dueAt: sql<number | null>`due_at`,
      entity: sql<string | null>`entity`,
      blocker: sql<number | null>`blocker`,
    } satisfies Record<keyof LaneRow, unknown>)
    .from(
      sql`(
  with lane as materialized (
    select own.vendor, own.endpoint, own.host, own.next_at
    from json_array_elements_text(${placeholder("vendors")}::json) as asked(value) cross join lateral (
      select lane.vendor, lane.endpoint, lane.host, lane.next_at from lanes lane
      where lane.vendor = asked.value::bigint and lane.next_at <= ${placeholder("now")}
        and lane.vendor || ' ' || lane.endpoint not in ${texts("resting")}
        and lane.vendor || ' ' || lane.host not in ${texts("full")}
      order by lane.next_at limit ${placeholder("lanes")}
    ) own
  )
  select lane.vendor, lane.endpoint, lane.host, lane.next_at,
    first_of_lane(lane.vendor, lane.endpoint) as first_at,
    event.id as event_id, event.due_at, event.entity_name || event.entity_id as entity,
    greatest(
      (
        select older.id from events older
        where older.endpoint = event.endpoint and older.vendor = event.vendor
          and older.entity_name = event.entity_name and older.entity_id = event.entity_id
          and older.id < event.id and older.due_at is not null and older.started_at is null
        order by older.id desc limit 1
      ),
      (
        select max(flying.id) from events flying
        where flying.lease_until is not null and flying.endpoint = event.endpoint and flying.vendor = event.vendor
          and flying.entity_name = event.entity_name and flying.entity_id = event.entity_id
          and flying.id < event.id and flying.due_at is not null and flying.lease_until > ${placeholder("wall")}
      )
    ) as blocker
  from lane left join lateral (
    select waiting.id, waiting.vendor, waiting.endpoint, waiting.due_at, waiting.entity_name, waiting.entity_id
    from events waiting
    where waiting.vendor = lane.vendor and waiting.endpoint = lane.endpoint and waiting.behind = 0
      and waiting.due_at <= ${placeholder("now")}
      and (waiting.lease_until is null or waiting.lease_until <= ${placeholder("wall")})
    order by waiting.due_at, waiting.id limit ${placeholder("events")}
    for update of waiting skip locked
  ) event on true
) as candidate`,
    )
    .prepare(),
);

const correctLanes = prepared((tx: Tx) =>
  tx
    .select({ changed: sql<number>`changed` })
    .from(
      sql`(select correct_lanes(${placeholder("lanes")}::json, ${placeholder("vendors")}::json) as changed) as corrected`,
    )
    .prepare(),
);

const holdBlockers = prepared((tx: Tx) =>
  tx
    .select({ id: sql<number>`id` })
    .from(
      sql`(
  select id from events
  where ${inList(events.id, "ids")} and due_at is not null
    and (started_at is null or lease_until > ${placeholder("wall")})
  for share skip locked
) as held`,
    )
    .prepare(),
);
