-- Versions before this one go on.
create index "cloud_credentials_by_name" on "cloud_credentials" ("name", "id");
create index "company_groups_by_name" on "company_groups" ("name", "id");
create index "samples_by_metric" on "samples" ("metric_id", "at", "id");
create index "subscriptions_without_ledger" on "subscriptions" ("id") where "ledger_next" = 0;
create index "tokens_by_expiry" on "tokens" ("expires_at" nulls first, "kind");
create index "tokens_by_creation" on "tokens" ("created_at", "id");
create index "users_by_group" on "users" ("company_group_id") where "company_group_id" is not null;
