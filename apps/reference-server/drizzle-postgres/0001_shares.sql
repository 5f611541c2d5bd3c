-- Versions before this one stop.
alter table "polls" add column "lease_token" text collate "C";
alter table "polls" add column "lease_until" bigint;
drop index "events_by_lane";
create index "events_by_lane" on "events" ("vendor", "endpoint", "host", "due_at", "id") where "due_at" is not null;
create index "polls_by_metric" on "polls" ("metric_id", "next_at");
