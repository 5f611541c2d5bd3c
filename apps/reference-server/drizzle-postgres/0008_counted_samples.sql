-- Versions before this one go on.
alter table "segments" add column "rated_sample" bigint;
