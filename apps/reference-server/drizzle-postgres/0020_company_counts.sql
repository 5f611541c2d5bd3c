-- Versions before this one go on.
create index "companies_in_kind" on "companies" ("kind", "deleted_at" nulls first);
