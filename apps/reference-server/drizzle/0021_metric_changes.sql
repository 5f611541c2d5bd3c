CREATE TABLE `metric_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`metric_id` integer NOT NULL,
	`at` integer NOT NULL,
	`last_sample` integer NOT NULL,
	`billing_item_id` integer,
	`metric_function` text,
	`charges` integer NOT NULL,
	`after` integer DEFAULT 0 NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`metric_id`) REFERENCES `metrics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `metric_changes_of_product` ON `metric_changes` (`product_id`,`id`);--> statement-breakpoint
CREATE INDEX `metric_changes_of_metric` ON `metric_changes` (`metric_id`);--> statement-breakpoint
DROP INDEX `metrics_name`;--> statement-breakpoint
ALTER TABLE `metrics` ADD `ended_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `metrics_name` ON `metrics` (`product_id`,`name`) WHERE "metrics"."ended_at" is null;