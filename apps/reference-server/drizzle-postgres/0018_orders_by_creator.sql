-- Versions before this one go on.
create index "orders_by_creator" on "orders" ("creator_id") where "creator_id" is not null;
