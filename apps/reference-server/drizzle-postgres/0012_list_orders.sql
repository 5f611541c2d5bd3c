-- Versions before this one stop.
drop index "audit_entries_failed";
create index "audit_entries_failed" on "audit_entries" ("date", "id", "status", "address") where "status" >= 400;
create index "subscriptions_in_order_of_name" on "subscriptions" ("name", "id");
create index "subscriptions_in_order_of_age" on "subscriptions" ("created_at", "id");
create index "subscriptions_in_order_of_change" on "subscriptions" ("updated_at", "id");
create index "subscriptions_in_order_of_end" on "subscriptions" ("period_end", "id");
create index "subscriptions_by_state" on "subscriptions" ("deployment_status", "type");
create index "subscriptions_by_type" on "subscriptions" ("type", "deployment_status");
drop index "users_by_company";
drop index "users_by_name";
drop index "users_by_creation";
create index "users_by_role" on "users" ("user_role", "deleted_at" nulls first);
create index "users_in_order_of_user_name" on "users" ("user_name", "id");
create index "users_in_order_of_email" on "users" ("email", "id");
create index "users_by_company" on "users" ("company_id" nulls first, "user_role", "deleted_at" nulls first);
create index "users_by_name" on "users" ("name", "id");
create index "users_by_creation" on "users" ("creation_date", "id", "deleted_at" nulls first);
