-- Versions before this one go on.
create index "attempts_by_outcome" on "attempts" ("outcome", "event_id", "number");
create index "audit_entries_by_as_user" on "audit_entries" ("as_user_id") where "as_user_id" is not null;
create index "audit_entries_by_operation" on "audit_entries" ("operation" nulls first, "id");
create index "audit_entries_by_request" on "audit_entries" ("request_id");
create index "audit_entries_by_date" on "audit_entries" ("date", "id");
create index "audit_entries_failed" on "audit_entries" ("date", "id") where "status" >= 400;
create index "events_by_date" on "events" ("date", "id");
create index "events_by_company_date" on "events" ("company_id" nulls first, "date", "id");
create index "events_by_type" on "events" ("type", "id");
create index "events_by_endpoint" on "events" ("endpoint", "id");
create index "events_undelivered" on "events" ("date", "id") where "notified" = 0;
create index "invoices_by_date" on "invoices" ("date", "id") where "cashed" = 0;
create index "invoices_by_status" on "invoices" ("status", "order_id") where "cashed" = 0;
create index "invoices_listed" on "invoices" ("subscription_id", "status", "date") where "cashed" = 0;
create index "orders_by_reference" on "orders" ("external_reference" nulls first, "id");
create index "orders_by_date" on "orders" ("date", "id");
create index "orders_by_type" on "orders" ("type", "id");
create index "orders_by_status" on "orders" ("status", "id");
