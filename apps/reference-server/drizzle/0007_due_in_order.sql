DROP INDEX `polls_due`;--> statement-breakpoint
DROP INDEX `polls_by_metric`;--> statement-breakpoint
CREATE INDEX `polls_leased` ON `polls` (`lease_until`) WHERE "polls"."lease_token" is not null;--> statement-breakpoint
CREATE INDEX `polls_due` ON `polls` (`next_at`,`subscription_id`,`metric_id`);--> statement-breakpoint
CREATE INDEX `polls_by_metric` ON `polls` (`metric_id`,`next_at`,`subscription_id`);--> statement-breakpoint
DROP INDEX `subscriptions_to_notice`;--> statement-breakpoint
DROP INDEX `subscriptions_due`;--> statement-breakpoint
DROP INDEX `subscriptions_unpaid`;--> statement-breakpoint
CREATE INDEX `subscriptions_to_notice` ON `subscriptions` (`expiry_notice_at`,`id`) WHERE "subscriptions"."expiry_notice_at" is not null;--> statement-breakpoint
CREATE INDEX `subscriptions_due` ON `subscriptions` (case when "grace_until" is null then "period_end" else "grace_until" end,`id`) WHERE ("subscriptions"."deployment_status" = 'DEPLOYED' or "subscriptions"."deployment_status" = 'STOPPED');--> statement-breakpoint
CREATE INDEX `subscriptions_unpaid` ON `subscriptions` (`created_at`,`id`) WHERE "subscriptions"."deployment_status" = 'WAITING_PAYMENT';