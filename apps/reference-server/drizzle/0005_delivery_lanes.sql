DROP INDEX `events_by_lane`;--> statement-breakpoint
DROP INDEX `events_in_order`;--> statement-breakpoint
ALTER TABLE `events` ADD `behind` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_in_flight` ON `events` (`endpoint`,`vendor`) WHERE "events"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX `events_behind` ON `events` (`behind`) WHERE "events"."behind" > 0;--> statement-breakpoint
CREATE INDEX `events_by_lane` ON `events` (`vendor`,`endpoint`,`behind`,`due_at`,`id`) WHERE "events"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `events_in_order` ON `events` (`endpoint`,`vendor`,`entity_name`,`entity_id`,`id`) WHERE "events"."due_at" is not null and "events"."started_at" is null;