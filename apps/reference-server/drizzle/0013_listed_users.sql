DROP INDEX `subscriptions_by_product`;--> statement-breakpoint
DROP INDEX `subscriptions_by_name`;--> statement-breakpoint
DROP INDEX `subscriptions_by_age`;--> statement-breakpoint
CREATE INDEX `subscriptions_by_product` ON `subscriptions` (`product_id`,`deployment_status`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_name` ON `subscriptions` (`product_id`,`deployment_status`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_age` ON `subscriptions` (`product_id`,`deployment_status`,`created_at`,`id`);