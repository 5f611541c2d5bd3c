-- Versions before this one go on.
alter table "segments" add column "product_id" bigint not null default 0;
alter table "segments" add column "monthly" bigint not null default 0;
alter table "segments" add column "provisional" smallint not null default 0;
create index "invoices_billed" on "invoices" ("product_id", "date", "status", "total") where ("cashed" = 0 and "credit_of" is null);
create index "invoices_received" on "invoices" ("product_id", "payment_received", "date", "total", "credited") where ("cashed" = 0 and "credit_of" is null and "payment_received" is not null);
create index "invoices_notes" on "invoices" ("product_id", "date", "credit_of", "total", "payment_reference") where ("cashed" = 0 and "credit_of" is not null);
create index "segments_begun" on "segments" ("product_id", "begin", (case when "ended" is null then "until" else "ended" end), "monthly") where ("monthly" <> 0 and "provisional" = 0);
create index "segments_over" on "segments" ("product_id", (case when "ended" is null then "until" else "ended" end), "begin", "monthly") where ("monthly" <> 0 and "provisional" = 0);
