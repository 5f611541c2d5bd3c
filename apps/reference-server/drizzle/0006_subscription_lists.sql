PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_subscription_endpoints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`description` text,
	`category` text,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_subscription_endpoints`("id", "subscription_id", "endpoint", "description", "category") SELECT "id", "subscription_id", "endpoint", "description", "category" FROM `subscription_endpoints`;--> statement-breakpoint
DROP TABLE `subscription_endpoints`;--> statement-breakpoint
ALTER TABLE `__new_subscription_endpoints` RENAME TO `subscription_endpoints`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `subscription_endpoints_by_subscription` ON `subscription_endpoints` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `metadata_by_value` ON `metadata` (`entity`,`key`,`value`,`entity_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_listed` ON `subscriptions` (`product_id`,`deployment_status`,`type`,`company_id`,`buyer_id`,`name`,`created_at`,`updated_at`,`period_end`);