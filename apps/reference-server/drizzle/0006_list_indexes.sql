CREATE INDEX `audit_entries_by_as_user` ON `audit_entries` (`as_user_id`) WHERE "audit_entries"."as_user_id" is not null;--> statement-breakpoint
CREATE INDEX `audit_entries_by_operation` ON `audit_entries` (`operation`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_request` ON `audit_entries` (`request_id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_date` ON `audit_entries` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_failed` ON `audit_entries` (`date`,`id`) WHERE "audit_entries"."status" >= 400;--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`date`,`id`) WHERE "invoices"."cashed" = 0;--> statement-breakpoint
CREATE INDEX `invoices_by_status` ON `invoices` (`status`,`order_id`) WHERE "invoices"."cashed" = 0;--> statement-breakpoint
CREATE INDEX `invoices_listed` ON `invoices` (`subscription_id`,`status`,`date`) WHERE "invoices"."cashed" = 0;--> statement-breakpoint
CREATE INDEX `orders_by_reference` ON `orders` (`external_reference`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_date` ON `orders` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_type` ON `orders` (`type`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `attempts_by_outcome` ON `attempts` (`outcome`,`event_id`,`number`);--> statement-breakpoint
CREATE INDEX `events_by_date` ON `events` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_company_date` ON `events` (`company_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_type` ON `events` (`type`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_endpoint` ON `events` (`endpoint`,`id`);--> statement-breakpoint
CREATE INDEX `events_undelivered` ON `events` (`date`,`id`) WHERE "events"."notified" = 0;