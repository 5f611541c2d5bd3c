ALTER TABLE `audit_entries` ADD `marketplace_date` integer;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `before` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `after` text;