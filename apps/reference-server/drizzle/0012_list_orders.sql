DROP INDEX `audit_entries_failed`;--> statement-breakpoint
CREATE INDEX `audit_entries_failed` ON `audit_entries` (`date`,`id`,`status`,`address`) WHERE "audit_entries"."status" >= 400;--> statement-breakpoint
DROP INDEX `users_by_company`;--> statement-breakpoint
DROP INDEX `users_by_name`;--> statement-breakpoint
DROP INDEX `users_by_creation`;--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`user_role`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `users_in_order_of_user_name` ON `users` (`user_name`,`id`);--> statement-breakpoint
CREATE INDEX `users_in_order_of_email` ON `users` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_company` ON `users` (`company_id`,`user_role`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`creation_date`,`id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_in_order_of_name` ON `subscriptions` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_in_order_of_age` ON `subscriptions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_in_order_of_change` ON `subscriptions` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_in_order_of_end` ON `subscriptions` (`period_end`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_state` ON `subscriptions` (`deployment_status`,`type`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_type` ON `subscriptions` (`type`,`deployment_status`);