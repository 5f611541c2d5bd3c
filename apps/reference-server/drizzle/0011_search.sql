CREATE TABLE `subscription_values` (
	`subscription_id` integer NOT NULL,
	`parameter_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`subscription_id`, `parameter_id`),
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `subscription_values` (`subscription_id`, `parameter_id`, `product_id`, `value`)
SELECT `subscriptions`.`id`, CAST(substr(`entered`.`key`, length('configurationParameter/') + 1) AS INTEGER), `subscriptions`.`product_id`, substr(`entered`.`value`, 1, 255)
FROM `subscriptions`, json_each(CASE WHEN json_valid(`subscriptions`.`configuration_parameters`) THEN `subscriptions`.`configuration_parameters` ELSE '{}' END) AS `entered`
WHERE `entered`.`key` GLOB 'configurationParameter/[1-9]*' AND `entered`.`type` = 'text';
--> statement-breakpoint
CREATE INDEX `subscription_values_found` ON `subscription_values` (lower("value"),`product_id`);--> statement-breakpoint
CREATE INDEX `invoices_found_by_payment` ON `invoices` (lower("payment_reference"),`product_id`) WHERE "invoices"."payment_reference" is not null;--> statement-breakpoint
CREATE INDEX `orders_found_by_reference` ON `orders` (lower("external_reference"),`product_id`) WHERE "orders"."external_reference" is not null;--> statement-breakpoint
CREATE INDEX `companies_found_by_name` ON `companies` (`kind`,lower("name"));--> statement-breakpoint
CREATE INDEX `endpoints_found_by_url` ON `endpoints` (lower("url"));--> statement-breakpoint
CREATE INDEX `metrics_found_by_name` ON `metrics` (lower("name"));--> statement-breakpoint
CREATE INDEX `billing_items_found_by_name` ON `billing_items` (lower("name"));--> statement-breakpoint
CREATE INDEX `billing_items_found_by_identifier` ON `billing_items` (lower("identifier"));--> statement-breakpoint
CREATE INDEX `configuration_parameters_found_by_code` ON `configuration_parameters` (lower("code"));--> statement-breakpoint
CREATE INDEX `configuration_parameters_found_by_name` ON `configuration_parameters` (lower("name"));--> statement-breakpoint
CREATE INDEX `product_versions_found_by_name` ON `product_versions` (lower("name"));--> statement-breakpoint
CREATE INDEX `product_versions_found_by_identifier` ON `product_versions` (lower("identifier"));--> statement-breakpoint
CREATE INDEX `products_found_by_name` ON `products` (lower("name"));--> statement-breakpoint
CREATE INDEX `products_found_by_sku` ON `products` (lower("sku"));--> statement-breakpoint
CREATE INDEX `subscription_endpoints_found` ON `subscription_endpoints` (lower("endpoint")) WHERE length("subscription_endpoints"."endpoint") <= 255;--> statement-breakpoint
CREATE INDEX `subscriptions_found_by_name` ON `subscriptions` (lower("name"),`product_id`);--> statement-breakpoint
CREATE INDEX `users_found_by_name` ON `users` (lower("name"));--> statement-breakpoint
CREATE INDEX `users_found_by_surname` ON `users` (lower("surname"));