DROP INDEX `comments_by_date`;--> statement-breakpoint
DROP INDEX `comments_by_rating`;--> statement-breakpoint
CREATE INDEX `comments_by_date` ON `comments` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_rating` ON `comments` (`rating`,`id`);