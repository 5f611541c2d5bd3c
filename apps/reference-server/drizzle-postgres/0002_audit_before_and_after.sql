-- Versions before this one go on.
alter table "audit_entries" add column "marketplace_date" bigint;
alter table "audit_entries" add column "before" json;
alter table "audit_entries" add column "after" json;
