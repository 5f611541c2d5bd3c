-- Versions before this one go on.
alter table "messages" add column "caused_by" bigint;
