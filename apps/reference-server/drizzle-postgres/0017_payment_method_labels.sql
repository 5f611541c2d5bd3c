-- Versions before this one go on.
create index "payment_methods_by_label" on "payment_methods" ("label", "id");
