-- Versions before this one go on.
alter table "endpoints" add column "releasing_since" bigint;
