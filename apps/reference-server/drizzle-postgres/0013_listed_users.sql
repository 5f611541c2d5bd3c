-- Versions before this one stop.
drop index "subscriptions_by_product";
drop index "subscriptions_by_name";
drop index "subscriptions_by_age";
create index "subscriptions_by_product" on "subscriptions" ("product_id", "deployment_status", "id");
create index "subscriptions_by_name" on "subscriptions" ("product_id", "deployment_status", "name", "id");
create index "subscriptions_by_age" on "subscriptions" ("product_id", "deployment_status", "created_at", "id");
create table "listed_users" (
  "user_id" bigint not null, "company_id" bigint not null, "user_role" text collate "C" not null,
  primary key ("user_id", "company_id")
);
create index "listed_users_by_company" on "listed_users" ("company_id", "user_role", "user_id");
create function "list_user"() returns trigger language plpgsql as $$ begin
  delete from "listed_users" where "user_id" = new."id";
  if new."deleted_at" is null then
    insert into "listed_users" ("user_id", "company_id", "user_role")
      select new."id", listing."company_id", new."user_role" from (
        select new."company_id" as "company_id"
        union select "products"."company_id" from "subscriptions"
        join "products" on "products"."id" = "subscriptions"."product_id" where "subscriptions"."buyer_id" = new."id"
      ) as listing where listing."company_id" is not null
      on conflict do nothing;
  end if;
  return null;
end $$;
create function "unlist_user"() returns trigger language plpgsql as $$ begin
  delete from "listed_users" where "user_id" = old."id";
  return null;
end $$;
create function "list_buyer"() returns trigger language plpgsql as $$ begin
  insert into "listed_users" ("user_id", "company_id", "user_role")
    select "users"."id", "products"."company_id", "users"."user_role" from "users", "products"
    where "users"."id" = new."buyer_id" and "users"."deleted_at" is null and "products"."id" = new."product_id"
      and not exists (
        select 1 from "listed_users" listed
        where listed."user_id" = new."buyer_id" and listed."company_id" = "products"."company_id"
      )
    on conflict do nothing;
  return null;
end $$;
create function "list_buyers"() returns trigger language plpgsql as $$ begin
  insert into "listed_users" ("user_id", "company_id", "user_role")
    select distinct "users"."id", new."company_id", "users"."user_role"
    from "subscriptions" join "users" on "users"."id" = "subscriptions"."buyer_id"
    where "subscriptions"."product_id" = new."id" and "users"."deleted_at" is null
    on conflict do nothing;
  return null;
end $$;
create trigger "users_listed" after insert on "users" for each row execute function "list_user"();
create trigger "users_listed_anew" after update of "company_id", "user_role", "deleted_at" on "users"
  for each row execute function "list_user"();
create trigger "users_gone" after delete on "users" for each row execute function "unlist_user"();
create trigger "buyers_listed" after insert on "subscriptions" for each row execute function "list_buyer"();
create trigger "sellers_listed" after insert on "products" for each row execute function "list_buyers"();
insert into "listed_users" ("user_id", "company_id", "user_role")
  select "users"."id", listing."company_id", "users"."user_role" from "users" join (
    select "id" as "user_id", "company_id" from "users" where "company_id" is not null
    union select "subscriptions"."buyer_id", "products"."company_id"
    from "subscriptions" join "products" on "products"."id" = "subscriptions"."product_id"
  ) as listing on listing."user_id" = "users"."id"
  where "users"."deleted_at" is null;
