import { lte, sql } from "drizzle-orm";
import { type ClaimSteps, chooseDeliveries } from "../claim-lanes.js";
import { lease, queueEvents } from "../claim-writes.js";
import { inList, listed, rowsOf } from "../dialect.js";
import { type LaneRow, lanes, waitingVendors } from "../lanes.js";
import type { ClaimRequest, Tx } from "../port.js";
import { prepared } from "../prepared.js";
import { type EventRow, events } from "../tables/event.js";

/** Leases due deliveries, fairly among vendors and within the limits. Runs inside the write transaction. */
export async function claimDue(tx: Tx, request: ClaimRequest): Promise<readonly EventRow[]> {
  const picked = await chooseDeliveries(request, stepsOf(tx, request));
  if (picked.length === 0) return [];
  const { leaseToken, leaseUntil } = request;
  const claimed = await lease(tx).execute({ leaseToken, leaseUntil, ids: listed(picked) });
  return claimed.sort((a, b) => a.id - b.id);
}

function stepsOf(tx: Tx, { wall }: ClaimRequest): ClaimSteps {
  return {
    leased: async () => (await leases(tx).execute({ wall })).map(({ vendor }) => vendor),
    idle: (question) => idleVendors(tx).execute(question),
    lanes: (question) => lanesOf(tx).execute(question),
    async correct({ lanes, vendors }) {
      const corrected = await correctLanes(tx).execute({ lanes: JSON.stringify(lanes) });
      const of = listed([...new Set([...vendors, ...corrected.map(({ vendor }) => vendor)])]);
      const changed = await correctVendors(tx).execute({ vendors: of });
      return corrected.length + changed.length > 0;
    },
    async queue(waiting) {
      return (await queueEvents(tx).execute({ waiting: JSON.stringify(waiting) })).length > 0;
    },
  };
}

const placeholder = (name: string) => sql.placeholder(name);

const leases = prepared((tx: Tx) =>
  tx
    .select({ vendor: events.vendor })
    .from(events)
    // Written like this so that SQLite uses the partial index.
    .where(sql`${events.leaseUntil} is not null and ${events.leaseUntil} > ${placeholder("wall")}`)
    .prepare(),
);

const RESTING = sql`(select value from json_each(${placeholder("resting")}))`;

const dueLanes = sql`lanes lane
  where lane.vendor = ${waitingVendors.vendor} and lane.next_at <= ${placeholder("now")}`;

const idleVendors = prepared((tx: Tx) =>
  tx
    .select({ vendor: waitingVendors.vendor })
    .from(waitingVendors)
    .where(
      sql`${lte(waitingVendors.nextAt, placeholder("now"))}
        and ${waitingVendors.vendor} not in (select value from json_each(${placeholder("busy")}))
        and (exists (select 1 from ${dueLanes} and lane.vendor || ' ' || lane.endpoint not in ${RESTING})
          or not exists (select 1 from ${dueLanes}))`,
    )
    .orderBy(waitingVendors.nextAt)
    .limit(placeholder("limit"))
    .prepare(),
);

/** The first lanes of vendors, and the oldest events of each that wait for no other one as far as is known. */
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
    select lane.vendor, lane.endpoint, lane.host, lane.next_at
    from json_each(${placeholder("vendors")}) asked cross join lanes lane on lane.rowid in (
      select own.rowid from lanes own
      where own.vendor = asked.value and own.next_at <= ${placeholder("now")}
        and own.vendor || ' ' || own.endpoint not in ${RESTING}
        and own.vendor || ' ' || own.host not in (select value from json_each(${placeholder("full")}))
      order by own.next_at limit ${placeholder("lanes")}
    )
  )
  select lane.vendor, lane.endpoint, lane.host, lane.next_at,
    (
      select first.due_at from events first
      where first.vendor = lane.vendor and first.endpoint = lane.endpoint and first.behind = 0
        and first.due_at is not null
      order by first.due_at limit 1
    ) as first_at,
    event.id as event_id, event.due_at, event.entity_name || event.entity_id as entity,
    nullif(max(
      coalesce((
        select older.id from events older
        where older.endpoint = event.endpoint and older.vendor = event.vendor
          and older.entity_name = event.entity_name and older.entity_id = event.entity_id
          and older.id < event.id and older.due_at is not null and older.started_at is null
        order by older.id desc limit 1
      ), 0),
      coalesce((
        select max(flying.id) from events flying
        where flying.lease_until is not null and flying.endpoint = event.endpoint and flying.vendor = event.vendor
          and flying.entity_name = event.entity_name and flying.entity_id = event.entity_id
          and flying.id < event.id and flying.due_at is not null and flying.lease_until > ${placeholder("wall")}
      ), 0)
    ), 0) as blocker
  from lane left join events event on event.id in (
    select waiting.id from events waiting
    where waiting.vendor = lane.vendor and waiting.endpoint = lane.endpoint and waiting.behind = 0
      and waiting.due_at <= ${placeholder("now")}
      and (waiting.lease_until is null or waiting.lease_until <= ${placeholder("wall")})
    order by waiting.due_at, waiting.id limit ${placeholder("events")}
  )
) as candidate`,
    )
    .prepare(),
);

const firstOfLane = sql`(
  select first.due_at from events first
  where first.vendor = ${lanes.vendor} and first.endpoint = ${lanes.endpoint} and first.behind = 0
    and first.due_at is not null
  order by first.due_at limit 1
)`;

const correctLanes = prepared((tx: Tx) =>
  tx
    .update(lanes)
    .set({ nextAt: firstOfLane })
    .where(
      sql`(${lanes.vendor}, ${lanes.endpoint}) in (
          select given.vendor, given.endpoint from ${rowsOf("lanes", { vendor: "bigint", endpoint: "text" })}
        ) and ${lanes.nextAt} is not ${firstOfLane}`,
    )
    .returning({ vendor: lanes.vendor })
    .prepare(),
);

const firstOfVendor = sql`(
  select lane.next_at from lanes lane
  where lane.vendor = ${waitingVendors.vendor} and lane.next_at is not null
  order by lane.next_at limit 1
)`;

const correctVendors = prepared((tx: Tx) =>
  tx
    .update(waitingVendors)
    .set({ nextAt: firstOfVendor })
    .where(
      sql`${inList(waitingVendors.vendor, "vendors")} and ${waitingVendors.nextAt} is not ${firstOfVendor}`,
    )
    .returning({ vendor: waitingVendors.vendor })
    .prepare(),
);
