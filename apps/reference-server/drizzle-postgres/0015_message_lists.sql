-- Versions before this one go on.
create index "messages_by_time" on "messages" ("created_at", "id");
do $$ begin
  create extension if not exists "pg_trgm";
  create index "users_texts" on "users" using gin (lower("user_name") gin_trgm_ops, lower("name") gin_trgm_ops, lower("surname") gin_trgm_ops, lower("email") gin_trgm_ops);
  create index "companies_texts" on "companies" using gin (lower("name") gin_trgm_ops, lower("company_description") gin_trgm_ops);
  create index "subscriptions_texts" on "subscriptions" using gin (lower("name") gin_trgm_ops);
  create index "messages_texts" on "messages" using gin (lower("subject") gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'Searches in lists read whole tables, because pg_trgm could not be used: %', sqlerrm;
end $$;
