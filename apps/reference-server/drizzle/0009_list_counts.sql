DROP INDEX `invoices_listed`;--> statement-breakpoint
DROP INDEX `invoices_by_status`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `product_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `invoices` SET `product_id` = (SELECT `product_id` FROM `subscriptions` WHERE `id` = `invoices`.`subscription_id`);--> statement-breakpoint
CREATE INDEX `invoices_by_product` ON `invoices` (`product_id`,`date`) WHERE "invoices"."cashed" = 0;--> statement-breakpoint
CREATE INDEX `invoices_by_status` ON `invoices` (`status`,`product_id`,`order_id`) WHERE "invoices"."cashed" = 0;--> statement-breakpoint
DROP INDEX `attempts_by_outcome`;--> statement-breakpoint
DROP INDEX `orders_by_date`;--> statement-breakpoint
DROP INDEX `orders_by_type`;--> statement-breakpoint
DROP INDEX `orders_by_status`;--> statement-breakpoint
ALTER TABLE `orders` ADD `product_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `declared` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `product_id` = (SELECT `product_id` FROM `subscriptions` WHERE `id` = `orders`.`subscription_id`), `declared` = EXISTS (SELECT 1 FROM `invoices` WHERE `order_id` = `orders`.`id` AND `cashed` = 1);--> statement-breakpoint
CREATE INDEX `orders_by_product` ON `orders` (`product_id`,`date`) WHERE "orders"."declared" = 0;--> statement-breakpoint
CREATE INDEX `orders_by_date` ON `orders` (`date`,`id`) WHERE "orders"."declared" = 0;--> statement-breakpoint
CREATE INDEX `orders_by_type` ON `orders` (`type`,`product_id`) WHERE "orders"."declared" = 0;--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`product_id`) WHERE "orders"."declared" = 0;--> statement-breakpoint
DROP INDEX `events_by_entity`;--> statement-breakpoint
DROP INDEX `events_by_company`;--> statement-breakpoint
DROP INDEX `events_by_product`;--> statement-breakpoint
DROP INDEX `events_by_type`;--> statement-breakpoint
DROP INDEX `events_by_endpoint`;--> statement-breakpoint
DROP INDEX `events_undelivered`;--> statement-breakpoint
ALTER TABLE `events` ADD `outcome` text;--> statement-breakpoint
UPDATE `events` SET `outcome` = (SELECT `outcome` FROM `attempts` WHERE `event_id` = `events`.`id` AND `number` = `events`.`attempts`) WHERE `attempts` > 0;--> statement-breakpoint
CREATE INDEX `events_by_outcome` ON `events` (`outcome`,`company_id`) WHERE "events"."outcome" is not null;--> statement-breakpoint
CREATE INDEX `events_by_entity` ON `events` (`entity_name`,`entity_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `events_by_company` ON `events` (`company_id`,`entity_name`,`notified`);--> statement-breakpoint
CREATE INDEX `events_by_product` ON `events` (`product_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `events_by_type` ON `events` (`type`,`company_id`);--> statement-breakpoint
CREATE INDEX `events_by_endpoint` ON `events` (`endpoint`,`company_id`);--> statement-breakpoint
CREATE INDEX `events_undelivered` ON `events` (`date`,`company_id`) WHERE "events"."notified" = 0;