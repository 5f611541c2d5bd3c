CREATE TABLE `event_shares` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_shares_hash` ON `event_shares` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_shares_one` ON `event_shares` (`event_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `event_shares_by_user` ON `event_shares` (`user_id`);--> statement-breakpoint
CREATE INDEX `event_shares_by_expiry` ON `event_shares` (`expires_at`);