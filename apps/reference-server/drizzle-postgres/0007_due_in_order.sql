-- Versions before this one stop.
drop index "polls_due";
drop index "polls_by_metric";
create index "polls_leased" on "polls" ("lease_until") where "lease_token" is not null;
create index "polls_due" on "polls" ("next_at", "subscription_id", "metric_id");
create index "polls_by_metric" on "polls" ("metric_id", "next_at", "subscription_id");
drop index "subscriptions_to_notice";
drop index "subscriptions_due";
drop index "subscriptions_unpaid";
create index "subscriptions_to_notice" on "subscriptions" ("expiry_notice_at", "id") where "expiry_notice_at" is not null;
create index "subscriptions_due" on "subscriptions" ((case when "grace_until" is null then "period_end" else "grace_until" end), "id") where ("deployment_status" = 'DEPLOYED' or "deployment_status" = 'STOPPED');
create index "subscriptions_unpaid" on "subscriptions" ("created_at", "id") where "deployment_status" = 'WAITING_PAYMENT';
