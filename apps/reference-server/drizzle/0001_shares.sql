DROP INDEX `events_by_lane`;--> statement-breakpoint
CREATE INDEX `events_by_lane` ON `events` (`vendor`,`endpoint`,`host`,`due_at`,`id`) WHERE "events"."due_at" is not null;--> statement-breakpoint
ALTER TABLE `polls` ADD `lease_token` text;--> statement-breakpoint
ALTER TABLE `polls` ADD `lease_until` integer;--> statement-breakpoint
CREATE INDEX `polls_by_metric` ON `polls` (`metric_id`,`next_at`);