CREATE TABLE `cloud_credentials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`subscription_id` integer,
	`name` text NOT NULL,
	`cloud_provider` text,
	`payload` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `cloud_credentials_by_owner` ON `cloud_credentials` (`owner_id`);--> statement-breakpoint
CREATE INDEX `cloud_credentials_by_subscription` ON `cloud_credentials` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`rating` integer NOT NULL,
	`comment` text,
	`date` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_by_product` ON `comments` (`product_id`);--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`user_id`);--> statement-breakpoint
CREATE INDEX `comments_by_date` ON `comments` (`date`);--> statement-breakpoint
CREATE INDEX `comments_by_rating` ON `comments` (`rating`);--> statement-breakpoint
CREATE TABLE `metadata` (
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`entity`, `entity_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `metadata_by_value` ON `metadata` (`entity`,`key`,`value`,`entity_id`) WHERE length("metadata"."value") <= 255;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message` text NOT NULL,
	`user_roles` text DEFAULT '[]' NOT NULL,
	`start` integer,
	`end` integer
);
--> statement-breakpoint
CREATE TABLE `payment_methods` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`label` text NOT NULL,
	`default_method` integer DEFAULT false NOT NULL,
	`payment_method_id` text NOT NULL,
	`last4` text,
	`exp_month` integer,
	`exp_year` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_methods_by_user` ON `payment_methods` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_methods_one_default` ON `payment_methods` (`user_id`) WHERE "payment_methods"."default_method" = 1;--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text,
	`as_user_id` integer,
	`as_user_name` text,
	`operation` text,
	`object` text,
	`status` integer NOT NULL,
	`address` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_actor` ON `audit_entries` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_object` ON `audit_entries` (`object`);--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`type` text NOT NULL,
	`description` text,
	`identifier` text,
	`billing_item_id` integer,
	`price` integer NOT NULL,
	`original_currency` text,
	`vat` real,
	`quantity` real NOT NULL,
	`unit` text,
	`subtotal` integer NOT NULL,
	`purchased` integer,
	`range` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`billing_item_id`) REFERENCES `billing_items`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_by_invoice` ON `invoice_lines` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`subscription_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`subtotal` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	`product` text NOT NULL,
	`product_version` text NOT NULL,
	`self_billed` integer DEFAULT false NOT NULL,
	`cashed` integer DEFAULT false NOT NULL,
	`date` integer NOT NULL,
	`payment_received` integer,
	`payment_reference` text,
	`last_payment_error` text,
	`credit_of` integer,
	`credited` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`currency_conversion` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoices_by_subscription` ON `invoices` (`subscription_id`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE INDEX `invoices_cashed` ON `invoices` (`date`) WHERE "invoices"."cashed" = 1;--> statement-breakpoint
CREATE INDEX `invoices_credits` ON `invoices` (`credit_of`) WHERE "invoices"."credit_of" is not null;--> statement-breakpoint
CREATE INDEX `invoices_by_buyer` ON `invoices` (`buyer_id`,`status`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`subscription_id` integer NOT NULL,
	`product_version_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`creator_id` integer,
	`total` integer NOT NULL,
	`external_reference` text,
	`billing_items` text DEFAULT '{}' NOT NULL,
	`configuration_parameters` text DEFAULT '{}' NOT NULL,
	`date` integer NOT NULL,
	`start_date` integer,
	`end_of_period` integer,
	`cause` text,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_version_id`) REFERENCES `product_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_cause` ON `orders` (`cause`);--> statement-breakpoint
CREATE INDEX `orders_by_subscription` ON `orders` (`subscription_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference` ON `orders` (`buyer_id`,`external_reference`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email_address` text,
	`company_description` text,
	`phone_number` text,
	`tax_code` text,
	`language` text,
	`company_url` text,
	`technical_email_address` text,
	`external_id` text,
	`enabled` integer DEFAULT true NOT NULL,
	`address` text,
	`syndication_endpoint` text,
	`notification_secret_token` text,
	`previous_secret_token` text,
	`previous_secret_until` integer,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `companies_by_kind` ON `companies` (`kind`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_name` ON `companies` (`kind`,`name`);--> statement-breakpoint
CREATE TABLE `company_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`identifier` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_groups_identifier` ON `company_groups` (`company_id`,`identifier`);--> statement-breakpoint
CREATE TABLE `endpoints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` integer NOT NULL,
	`company_id` integer,
	`url` text NOT NULL,
	`paused_at` integer,
	`pause_reason` text,
	`probe_at` integer,
	`rate_limit` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`delivered` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`failing_days` integer DEFAULT 0 NOT NULL,
	`last_attempt_at` integer,
	`last_delivery_at` integer,
	`last_error` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `endpoints_url` ON `endpoints` (`vendor`,`url`);--> statement-breakpoint
CREATE INDEX `endpoints_by_company` ON `endpoints` (`company_id`);--> statement-breakpoint
CREATE TABLE `attempts` (
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
CREATE INDEX `attempts_by_event` ON `attempts` (`event_id`,`number`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_name` text NOT NULL,
	`entity_id` integer NOT NULL,
	`type` text NOT NULL,
	`date` integer NOT NULL,
	`recipient` text NOT NULL,
	`endpoint` text NOT NULL,
	`vendor` integer DEFAULT 0 NOT NULL,
	`host` text NOT NULL,
	`company_id` integer,
	`product_id` integer,
	`test` integer DEFAULT false NOT NULL,
	`payload` text NOT NULL,
	`notified` integer DEFAULT false NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`rounds` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`last_error` text,
	`held` text,
	`lease_token` text,
	`lease_until` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_due` ON `events` (`due_at`) WHERE "events"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `events_by_lane` ON `events` (`vendor`,`host`,`due_at`,`id`) WHERE "events"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `events_in_order` ON `events` (`endpoint`,`vendor`,`entity_name`,`entity_id`,`id`) WHERE "events"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `events_reordered` ON `events` (`endpoint`) WHERE "events"."held" = 'REORDER';--> statement-breakpoint
CREATE INDEX `events_paused` ON `events` (`vendor`,`endpoint`) WHERE "events"."held" = 'PAUSED';--> statement-breakpoint
CREATE INDEX `events_by_size` ON `events` (`vendor`,`bytes`);--> statement-breakpoint
CREATE INDEX `events_tests` ON `events` (`vendor`,`date`) WHERE "events"."test" = 1;--> statement-breakpoint
CREATE INDEX `events_by_entity` ON `events` (`entity_name`,`entity_id`);--> statement-breakpoint
CREATE INDEX `events_by_company` ON `events` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_product` ON `events` (`product_id`,`id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`operation_id` text NOT NULL,
	`key` text NOT NULL,
	`remembered` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_key` ON `idempotency_keys` (`user_id`,`operation_id`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_creation` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer DEFAULT 0,
	`failures` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`error` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `messages_by_user` ON `messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due_at`);--> statement-breakpoint
CREATE TABLE `metrics` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`billing_item_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`counter` integer NOT NULL,
	`metric_function` text NOT NULL,
	`endpoint` text,
	`frequency` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`billing_item_id`) REFERENCES `billing_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `metrics_name` ON `metrics` (`product_id`,`name`);--> statement-breakpoint
CREATE INDEX `metrics_by_item` ON `metrics` (`billing_item_id`);--> statement-breakpoint
CREATE TABLE `polls` (
	`metric_id` integer NOT NULL,
	`subscription_id` integer NOT NULL,
	`next_at` integer NOT NULL,
	`last_at` integer,
	`last_error` text,
	PRIMARY KEY(`metric_id`, `subscription_id`),
	FOREIGN KEY (`metric_id`) REFERENCES `metrics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `polls_due` ON `polls` (`next_at`);--> statement-breakpoint
CREATE INDEX `polls_by_subscription` ON `polls` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `samples` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`metric_id` integer NOT NULL,
	`subscription_id` integer NOT NULL,
	`at` integer NOT NULL,
	`value` real NOT NULL,
	FOREIGN KEY (`metric_id`) REFERENCES `metrics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `samples_in_time` ON `samples` (`subscription_id`,`metric_id`,`at`);--> statement-breakpoint
CREATE TABLE `billing_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`identifier` text,
	`unit` text NOT NULL,
	`description` text NOT NULL,
	`type` text NOT NULL,
	`value_type` text NOT NULL,
	`presence` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_items_identifier` ON `billing_items` (`company_id`,`identifier`) WHERE "billing_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `billing_items_by_name` ON `billing_items` (`name`);--> statement-breakpoint
CREATE INDEX `billing_items_by_identifier` ON `billing_items` (`identifier`);--> statement-breakpoint
CREATE TABLE `configuration_parameters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`hint` text,
	`required` integer DEFAULT false NOT NULL,
	`validation` text,
	`accepted_values` text,
	`external_values_url` text,
	`weight` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `configuration_parameters_code` ON `configuration_parameters` (`product_id`,`code`) WHERE "configuration_parameters"."deleted_at" is null;--> statement-breakpoint
CREATE TABLE `product_version_parameters` (
	`product_version_id` integer NOT NULL,
	`parameter_id` integer NOT NULL,
	PRIMARY KEY(`product_version_id`, `parameter_id`),
	FOREIGN KEY (`product_version_id`) REFERENCES `product_versions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parameter_id`) REFERENCES `configuration_parameters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_version_parameters_by_parameter` ON `product_version_parameters` (`parameter_id`);--> statement-breakpoint
CREATE TABLE `product_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`name` text NOT NULL,
	`identifier` text,
	`description` text,
	`external_id` text,
	`published` integer DEFAULT false NOT NULL,
	`recommended` integer DEFAULT false NOT NULL,
	`price` integer,
	`setup_fee` integer NOT NULL,
	`billing_period` integer DEFAULT 1 NOT NULL,
	`minimum_duration` integer DEFAULT 1 NOT NULL,
	`lifespan` integer,
	`trial` text NOT NULL,
	`trial_length` integer,
	`auto_renewable` integer DEFAULT true NOT NULL,
	`self_billing` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_versions_identifier` ON `product_versions` (`identifier`);--> statement-breakpoint
CREATE INDEX `product_versions_by_product` ON `product_versions` (`product_id`);--> statement-breakpoint
CREATE INDEX `product_versions_by_name` ON `product_versions` (`name`);--> statement-breakpoint
CREATE INDEX `product_versions_by_price` ON `product_versions` (`price`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`sku` text,
	`type` text NOT NULL,
	`short_description` text,
	`long_description` text,
	`syndication_endpoints` text DEFAULT '[]' NOT NULL,
	`notification_secret_token` text,
	`previous_secret_token` text,
	`previous_secret_until` integer,
	`order_validation_urls` text DEFAULT '[]' NOT NULL,
	`metric_headers` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_sku` ON `products` (`sku`);--> statement-breakpoint
CREATE INDEX `products_by_company` ON `products` (`company_id`);--> statement-breakpoint
CREATE INDEX `products_by_name` ON `products` (`name`);--> statement-breakpoint
CREATE TABLE `value_tiers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_version_id` integer NOT NULL,
	`billing_item_id` integer NOT NULL,
	`start` integer NOT NULL,
	`end` integer,
	`price` integer NOT NULL,
	`setup` integer NOT NULL,
	`step` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`product_version_id`) REFERENCES `product_versions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`billing_item_id`) REFERENCES `billing_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `value_tiers_by_product_version` ON `value_tiers` (`product_version_id`,`billing_item_id`,`start`);--> statement-breakpoint
CREATE INDEX `value_tiers_by_item` ON `value_tiers` (`billing_item_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscription_credentials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`key` text NOT NULL,
	`value` text,
	`description` text DEFAULT '{}' NOT NULL,
	`weight` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_credentials_key` ON `subscription_credentials` (`subscription_id`,`key`);--> statement-breakpoint
CREATE TABLE `subscription_endpoints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`description` text,
	`category` text,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_endpoints_by_subscription` ON `subscription_endpoints` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscription_instructions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`language` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_instructions_language` ON `subscription_instructions` (`subscription_id`,`language`);--> statement-breakpoint
CREATE TABLE `subscription_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`billing_item_id` integer NOT NULL,
	`quantity` real NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`billing_item_id`) REFERENCES `billing_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_items_item` ON `subscription_items` (`subscription_id`,`billing_item_id`);--> statement-breakpoint
CREATE TABLE `subscription_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`at` integer NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`cause` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_moves_by_subscription` ON `subscription_moves` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`named_by_customer` integer DEFAULT false NOT NULL,
	`type` text NOT NULL,
	`deployment_status` text NOT NULL,
	`buyer_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`product_version_id` integer NOT NULL,
	`product_version` text NOT NULL,
	`billing_period` integer NOT NULL,
	`lifespan` integer,
	`auto_renew` integer NOT NULL,
	`start_date` integer,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`anchor_day` integer NOT NULL,
	`grace_until` integer,
	`expiry_notice_at` integer,
	`pending_renewal` text,
	`usage_since` integer DEFAULT 0 NOT NULL,
	`charged_ranges` text DEFAULT '[]' NOT NULL,
	`oneshot_costs` text DEFAULT '[]' NOT NULL,
	`recurring_costs` text DEFAULT '[]' NOT NULL,
	`deferred_upgrade` text,
	`configuration_parameters` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_version_id`) REFERENCES `product_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_by_buyer` ON `subscriptions` (`buyer_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_company` ON `subscriptions` (`company_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_product` ON `subscriptions` (`product_id`,`deployment_status`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_name` ON `subscriptions` (`product_id`,`deployment_status`,`name`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_age` ON `subscriptions` (`product_id`,`deployment_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_product_version` ON `subscriptions` (`product_version_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_listed` ON `subscriptions` (`product_id`,`deployment_status`,`type`,`company_id`,`buyer_id`,`name`,`created_at`,`updated_at`,`period_end`);--> statement-breakpoint
CREATE INDEX `subscriptions_to_notice` ON `subscriptions` (`expiry_notice_at`) WHERE "subscriptions"."expiry_notice_at" is not null;--> statement-breakpoint
CREATE INDEX `subscriptions_due` ON `subscriptions` (case when "grace_until" is null then "period_end" else "grace_until" end) WHERE ("subscriptions"."deployment_status" = 'DEPLOYED' or "subscriptions"."deployment_status" = 'STOPPED');--> statement-breakpoint
CREATE INDEX `subscriptions_unpaid` ON `subscriptions` (`created_at`) WHERE "subscriptions"."deployment_status" = 'WAITING_PAYMENT';--> statement-breakpoint
CREATE TABLE `token_uses` (
	`token_id` integer PRIMARY KEY NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`access` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_hash` ON `tokens` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_one_permanent` ON `tokens` (`user_id`) WHERE "tokens"."kind" = 'PERMANENT';--> statement-breakpoint
CREATE INDEX `tokens_by_user` ON `tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_name` text NOT NULL,
	`name` text NOT NULL,
	`surname` text,
	`email` text NOT NULL,
	`phone_number` text,
	`language` text,
	`user_role` text NOT NULL,
	`company_id` integer,
	`company_group_id` integer,
	`address` text,
	`accepted_terms` integer DEFAULT false NOT NULL,
	`activated` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`newbie` integer DEFAULT true NOT NULL,
	`environment` text NOT NULL,
	`external_id` text,
	`activation_date` integer,
	`creation_date` integer NOT NULL,
	`password_hash` text,
	`deleted_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_group_id`) REFERENCES `company_groups`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_name` ON `users` (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `users_by_company` ON `users` (`company_id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name`);--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`creation_date`);