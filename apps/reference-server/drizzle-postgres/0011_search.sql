-- Versions before this one stop.
create table "subscription_values" (
  "subscription_id" bigint not null,
  "parameter_id" bigint not null,
  "product_id" bigint not null,
  "value" text collate "C" not null,
  primary key ("subscription_id", "parameter_id")
);
alter table "subscription_values" add foreign key ("subscription_id") references "subscriptions" ("id") on delete cascade deferrable;
insert into "subscription_values" ("subscription_id", "parameter_id", "product_id", "value")
  select "subscriptions"."id", substr("entered"."key", length('configurationParameter/') + 1)::bigint, "subscriptions"."product_id", substr("entered"."value", 1, 255)
  from "subscriptions", json_each_text("subscriptions"."configuration_parameters") as "entered"
  where "entered"."key" ~ '^configurationParameter/[1-9][0-9]*$';
create index "subscription_values_found" on "subscription_values" ((lower("value")), "product_id");
create index "billing_items_found_by_name" on "billing_items" ((lower("name")));
create index "billing_items_found_by_identifier" on "billing_items" ((lower("identifier")));
create index "companies_found_by_name" on "companies" ("kind", (lower("name")));
create index "configuration_parameters_found_by_code" on "configuration_parameters" ((lower("code")));
create index "configuration_parameters_found_by_name" on "configuration_parameters" ((lower("name")));
create index "endpoints_found_by_url" on "endpoints" ((lower("url")));
create index "invoices_found_by_payment" on "invoices" ((lower("payment_reference")), "product_id") where "payment_reference" is not null;
create index "metrics_found_by_name" on "metrics" ((lower("name")));
create index "orders_found_by_reference" on "orders" ((lower("external_reference")), "product_id") where "external_reference" is not null;
create index "product_versions_found_by_name" on "product_versions" ((lower("name")));
create index "product_versions_found_by_identifier" on "product_versions" ((lower("identifier")));
create index "products_found_by_name" on "products" ((lower("name")));
create index "products_found_by_sku" on "products" ((lower("sku")));
create index "subscription_endpoints_found" on "subscription_endpoints" ((lower("endpoint"))) where length("endpoint") <= 255;
create index "subscriptions_found_by_name" on "subscriptions" ((lower("name")), "product_id");
create index "users_found_by_name" on "users" ((lower("name")));
create index "users_found_by_surname" on "users" ((lower("surname")));
