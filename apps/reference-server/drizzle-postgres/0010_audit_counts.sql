-- Versions before this one stop.
drop index "audit_entries_by_date";
create index "audit_entries_by_date" on "audit_entries" ("date", "id", "status");
