ALTER TABLE `segments` ADD `product_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `segments` ADD `monthly` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `segments` ADD `provisional` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `segments_begun` ON `segments` (`product_id`,`begin`,case when "ended" is null then "until" else "ended" end,`monthly`) WHERE ("segments"."monthly" <> 0 and "segments"."provisional" = 0);--> statement-breakpoint
CREATE INDEX `segments_over` ON `segments` (`product_id`,case when "ended" is null then "until" else "ended" end,`begin`,`monthly`) WHERE ("segments"."monthly" <> 0 and "segments"."provisional" = 0);--> statement-breakpoint
CREATE INDEX `invoices_billed` ON `invoices` (`product_id`,`date`,`status`,`total`) WHERE ("invoices"."cashed" = 0 and "invoices"."credit_of" is null);--> statement-breakpoint
CREATE INDEX `invoices_received` ON `invoices` (`product_id`,`payment_received`,`date`,`total`,`credited`) WHERE ("invoices"."cashed" = 0 and "invoices"."credit_of" is null and "invoices"."payment_received" is not null);--> statement-breakpoint
CREATE INDEX `invoices_notes` ON `invoices` (`product_id`,`date`,`credit_of`,`total`,`payment_reference`) WHERE ("invoices"."cashed" = 0 and "invoices"."credit_of" is not null);