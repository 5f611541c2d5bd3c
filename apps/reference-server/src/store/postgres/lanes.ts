// The lanes on PostgreSQL: tables, triggers and functions of the engine, made by a migration.

/**
 * Nobody who queues an event waits for a claim, nor for another one who queues: a lane that is not awake yet, or that a
 * claim holds, gets a row of `lane_wakes`, and the next claim takes it up. Whoever finds a lane awake holds it shared
 * until the commit, so that no claim puts the lane to sleep without having seen the event.
 *
 * `correct_lanes` locks in a statement before the one that looks: a statement does not see what was committed while it
 * waited, or looked for what it may lock.
 */
export const LANES = `create table "lanes" (
  "vendor" bigint not null, "endpoint" text collate "C" not null, "host" text collate "C" not null, "next_at" bigint,
  primary key ("vendor", "endpoint")
);
create index "lanes_by_time" on "lanes" ("vendor", "next_at") where "next_at" is not null;
create table "waiting_vendors" ("vendor" bigint primary key, "next_at" bigint);
create index "waiting_vendors_by_time" on "waiting_vendors" ("next_at") where "next_at" is not null;
create table "lane_wakes" (
  "vendor" bigint not null, "endpoint" text collate "C" not null, "host" text collate "C" not null, "at" bigint not null
);
create function "wake_lane"() returns trigger language plpgsql as $$ begin
  perform 1 from "lanes" where "vendor" = new."vendor" and "endpoint" = new."endpoint" and "next_at" <= new."due_at"
    for share skip locked;
  if not found then
    insert into "lane_wakes" ("vendor", "endpoint", "host", "at")
      values (new."vendor", new."endpoint", new."host", new."due_at");
  end if;
  return null;
end $$;
create function "queue_behind"() returns trigger language plpgsql as $$ begin
  select "id" into new."behind" from "events"
    where "endpoint" = new."endpoint" and "vendor" = new."vendor"
      and "entity_name" = new."entity_name" and "entity_id" = new."entity_id"
      and "due_at" is not null and "started_at" is null and "id" < new."id"
    order by "id" desc limit 1 for share skip locked;
  new."behind" := coalesce(new."behind", 0);
  return new;
end $$;
create function "release_behind"() returns trigger language plpgsql as $$ begin
  update "events" set "behind" = 0 where "behind" = old."id" and "behind" > 0;
  return null;
end $$;
create trigger "events_behind_older" before insert on "events" for each row
  when (new."due_at" is not null and new."behind" = 0) execute function "queue_behind"();
create trigger "events_queued" after insert on "events" for each row
  when (new."due_at" is not null) execute function "wake_lane"();
create trigger "events_due_earlier" after update of "due_at", "behind" on "events" for each row
  when (new."due_at" is not null and new."behind" = 0
    and (old."due_at" is null or old."due_at" > new."due_at" or old."behind" <> 0))
  execute function "wake_lane"();
create trigger "events_started" after update of "due_at", "started_at", "lease_until" on "events" for each row
  when ((old."due_at" is not null and new."due_at" is null)
    or (old."started_at" is null and new."started_at" is not null)
    or (old."lease_until" is not null and new."lease_until" is null))
  execute function "release_behind"();
create trigger "events_gone" after delete on "events" for each row
  when (old."due_at" is not null) execute function "release_behind"();
create function "wake_lanes"() returns void language sql as $$
  with gone as (
    delete from "lane_wakes" where ctid = any(array(
      select ctid from "lane_wakes" limit 10000 for update skip locked
    )) returning "vendor", "endpoint", "host", "at"
  ), woken as (
    select "vendor", "endpoint", min("host") as "host", min("at") as "at" from gone
    where not exists (
      select 1 from "lanes" lane
      where lane."vendor" = gone."vendor" and lane."endpoint" = gone."endpoint" and lane."next_at" <= gone."at"
    ) group by "vendor", "endpoint"
  ), changed as (
    insert into "lanes" ("vendor", "endpoint", "host", "next_at")
    select "vendor", "endpoint", "host", "at" from woken order by "vendor", "endpoint"
    on conflict ("vendor", "endpoint") do update set "next_at" = excluded."next_at"
    where "lanes"."next_at" is null or "lanes"."next_at" > excluded."next_at"
  )
  insert into "waiting_vendors" ("vendor", "next_at")
  select "vendor", min("at") from woken group by "vendor" order by "vendor"
  on conflict ("vendor") do update set "next_at" = excluded."next_at"
  where "waiting_vendors"."next_at" is null or "waiting_vendors"."next_at" > excluded."next_at"
$$;
create function "first_of_lane"(bigint, text) returns bigint language sql stable as $$
  select "due_at" from "events" where "vendor" = $1 and "endpoint" = $2 and "behind" = 0 and "due_at" is not null
  order by "due_at", "id" limit 1
$$;
create function "first_of_vendor"(bigint) returns bigint language sql stable as $$
  select "next_at" from "lanes" where "vendor" = $1 and "next_at" is not null order by "next_at" limit 1
$$;
create function "correct_lanes"("early" json, "idle" json) returns bigint language plpgsql as $$ declare
  given record; changed bigint := 0;
begin
  for given in select * from json_to_recordset("early") as lane("vendor" bigint, "endpoint" text) loop
    perform 1 from "lanes" where "vendor" = given."vendor" and "endpoint" = given."endpoint" for update skip locked;
    continue when not found;
    update "lanes" set "next_at" = "first_of_lane"("vendor", "endpoint")
      where "vendor" = given."vendor" and "endpoint" = given."endpoint"
        and "next_at" is distinct from "first_of_lane"("vendor", "endpoint");
    if found then changed := changed + 1; end if;
  end loop;
  for given in
    select "vendor" from json_to_recordset("early") as lane("vendor" bigint)
    union select value::bigint from json_array_elements_text("idle")
  loop
    perform 1 from "waiting_vendors" where "vendor" = given."vendor" for update skip locked;
    continue when not found;
    update "waiting_vendors" set "next_at" = "first_of_vendor"("vendor")
      where "vendor" = given."vendor" and "next_at" is distinct from "first_of_vendor"("vendor");
    if found then changed := changed + 1; end if;
  end loop;
  return changed;
end $$;
insert into "lane_wakes" ("vendor", "endpoint", "host", "at")
  select "vendor", "endpoint", min("host"), min("due_at") from "events"
  where "due_at" is not null group by "vendor", "endpoint";`;
