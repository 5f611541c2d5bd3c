DROP INDEX `subscriptions_period_end`;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `usage_since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_due` ON `subscriptions` (case when "grace_until" is null then "period_end" else "grace_until" end) WHERE "subscriptions"."deployment_status" = 'DEPLOYED';