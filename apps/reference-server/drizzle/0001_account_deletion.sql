ALTER TABLE `companies` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `companies_by_name` ON `companies` (`kind`,lower("name"));--> statement-breakpoint
ALTER TABLE `plans` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (lower("name"));--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`creation_date`);--> statement-breakpoint
CREATE INDEX `cloud_credentials_by_subscription` ON `cloud_credentials` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `comments_by_date` ON `comments` (`date`);--> statement-breakpoint
CREATE INDEX `comments_by_rating` ON `comments` (`rating`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_methods_one_default` ON `payment_methods` (`user_id`) WHERE "payment_methods"."default_method" = 1;