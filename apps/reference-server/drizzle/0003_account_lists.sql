DROP INDEX `companies_by_name`;--> statement-breakpoint
CREATE INDEX `companies_by_name` ON `companies` (`kind`,`name`);--> statement-breakpoint
DROP INDEX `users_by_name`;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name`);