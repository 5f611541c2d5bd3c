DROP INDEX `audit_entries_by_date`;--> statement-breakpoint
CREATE INDEX `audit_entries_by_date` ON `audit_entries` (`date`,`id`,`status`);