CREATE INDEX `cloud_credentials_by_name` ON `cloud_credentials` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `company_groups_by_name` ON `company_groups` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `samples_by_metric` ON `samples` (`metric_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_without_ledger` ON `subscriptions` (`id`) WHERE "subscriptions"."ledger_next" = 0;--> statement-breakpoint
CREATE INDEX `tokens_by_expiry` ON `tokens` (`expires_at`,`kind`);--> statement-breakpoint
CREATE INDEX `tokens_by_creation` ON `tokens` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_group` ON `users` (`company_group_id`) WHERE "users"."company_group_id" is not null;