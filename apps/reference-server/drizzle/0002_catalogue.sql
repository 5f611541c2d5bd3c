DROP INDEX `metrics_by_product`;--> statement-breakpoint
CREATE UNIQUE INDEX `metrics_name` ON `metrics` (`product_id`,`name`);--> statement-breakpoint
DROP INDEX `billing_items_identifier`;--> statement-breakpoint
ALTER TABLE `billing_items` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `billing_items_by_name` ON `billing_items` (`name`);--> statement-breakpoint
CREATE INDEX `billing_items_by_identifier` ON `billing_items` (`identifier`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_items_identifier` ON `billing_items` (`company_id`,`identifier`) WHERE "billing_items"."deleted_at" is null;--> statement-breakpoint
DROP INDEX `configuration_parameters_code`;--> statement-breakpoint
ALTER TABLE `configuration_parameters` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `configuration_parameters_code` ON `configuration_parameters` (`product_id`,`code`) WHERE "configuration_parameters"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `plans_by_name` ON `plans` (`name`);--> statement-breakpoint
CREATE INDEX `plans_by_price` ON `plans` (`price`);--> statement-breakpoint
CREATE INDEX `products_by_name` ON `products` (`name`);