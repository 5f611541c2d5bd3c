import { getTableName } from "drizzle-orm";
import { lanes, waitingVendors } from "../lanes.js";
import type { KeptTables } from "./kept-tables.js";

const TABLES = `
  create table lanes (
    vendor integer not null, endpoint text not null, host text not null, next_at integer,
    primary key (vendor, endpoint)
  );
  create index lanes_by_time on lanes (vendor, next_at) where next_at is not null;
  create table waiting_vendors (vendor integer primary key, next_at integer);
  create index waiting_vendors_by_time on waiting_vendors (next_at) where next_at is not null;`;

const wakeLane = `
  insert into lanes (vendor, endpoint, host, next_at)
  values (new.vendor, new.endpoint, new.host, new.due_at)
  on conflict (vendor, endpoint) do update set next_at = excluded.next_at
  where next_at is null or next_at > excluded.next_at;`;

const wakeVendor = `
  insert into waiting_vendors (vendor, next_at) values (new.vendor, new.next_at)
  on conflict (vendor) do update set next_at = excluded.next_at
  where next_at is null or next_at > excluded.next_at;`;

const olderOne = `
  (
    select id from events
    where endpoint = new.endpoint and vendor = new.vendor
      and entity_name = new.entity_name and entity_id = new.entity_id
      and due_at is not null and started_at is null and id < new.id
    order by id desc limit 1
  )`;

const TRIGGERS: Readonly<Record<string, string>> = {
  events_queued: `after insert on events when new.due_at is not null begin
    update events set behind = ${olderOne} where id = new.id and ${olderOne} is not null;
    ${wakeLane}
  end`,
  events_due_earlier: `after update of due_at, behind on events
  when new.due_at is not null and new.behind = 0
    and (old.due_at is null or old.due_at > new.due_at or old.behind <> 0) begin
    ${wakeLane}
  end`,
  events_started: `after update of due_at, started_at, lease_until on events
  when (old.due_at is not null and new.due_at is null)
    or (old.started_at is null and new.started_at is not null)
    or (old.lease_until is not null and new.lease_until is null) begin
    update events set behind = 0 where behind = old.id and behind > 0;
  end`,
  events_gone: `after delete on events when old.due_at is not null begin
    update events set behind = 0 where behind = old.id and behind > 0;
  end`,
  lanes_new: `after insert on lanes when new.next_at is not null begin
    ${wakeVendor}
  end`,
  lanes_due_earlier: `after update of next_at on lanes
  when new.next_at is not null and (old.next_at is null or old.next_at > new.next_at) begin
    ${wakeVendor}
  end`,
};

/** The lanes of the events that wait. */
export const keptLanes: KeptTables = {
  names: [lanes, waitingVendors].map(getTableName),
  make: TABLES,
  triggers: TRIGGERS,
  fill: `insert into lanes (vendor, endpoint, host, next_at)
    select vendor, endpoint, host, min(due_at) from events where due_at is not null group by vendor, endpoint`,
};
