CREATE TABLE `charges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`key` text NOT NULL,
	`segment` integer,
	`start` integer,
	`end` integer,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`identifier` text,
	`billing_item_id` integer,
	`price` text NOT NULL,
	`original_currency` text,
	`vat` real,
	`quantity` real NOT NULL,
	`unit` text,
	`subtotal` text NOT NULL,
	`purchased` integer,
	`range` integer,
	`invoice_id` integer,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`billing_item_id`) REFERENCES `billing_items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charges_key` ON `charges` (`subscription_id`,`key`);--> statement-breakpoint
CREATE INDEX `charges_by_subscription` ON `charges` (`subscription_id`,`id`);--> statement-breakpoint
CREATE INDEX `charges_waiting` ON `charges` (`subscription_id`) WHERE "charges"."invoice_id" is null;--> statement-breakpoint
CREATE INDEX `charges_by_invoice` ON `charges` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `segments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`number` integer NOT NULL,
	`terms` text,
	`line` text,
	`quantity` real NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`hourly` integer NOT NULL,
	`begin` integer NOT NULL,
	`until` integer NOT NULL,
	`ended` integer,
	`base` text NOT NULL,
	`rated_until` integer NOT NULL,
	`rated_quantity` real NOT NULL,
	`rated_amount` text NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `segments_number` ON `segments` (`subscription_id`,`number`);--> statement-breakpoint
CREATE INDEX `segments_open` ON `segments` (`subscription_id`) WHERE "segments"."ended" is null;--> statement-breakpoint
ALTER TABLE `invoice_lines` ADD `charge_id` integer;--> statement-breakpoint
ALTER TABLE `polls` ADD `first_is_base` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `ledger_next` integer DEFAULT 0 NOT NULL;