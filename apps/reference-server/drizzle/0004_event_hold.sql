PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`number` integer NOT NULL,
	`date` integer NOT NULL,
	`duration` integer NOT NULL,
	`outcome` text NOT NULL,
	`reason` text NOT NULL,
	`status` integer,
	`request_headers` text NOT NULL,
	`response_headers` text,
	`response_body` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_attempts`("id", "event_id", "number", "date", "duration", "outcome", "reason", "status", "request_headers", "response_headers", "response_body") SELECT "id", "event_id", "number", "date", "duration", "outcome", "reason", "status", "request_headers", "response_headers", "response_body" FROM `attempts`;--> statement-breakpoint
DROP TABLE `attempts`;--> statement-breakpoint
ALTER TABLE `__new_attempts` RENAME TO `attempts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `attempts_by_event` ON `attempts` (`event_id`,`number`);--> statement-breakpoint
ALTER TABLE `events` ADD `held` text;