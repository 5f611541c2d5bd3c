-- Versions before this one stop.
drop index "comments_by_date";
drop index "comments_by_rating";
create index "comments_by_date" on "comments" ("date", "id");
create index "comments_by_rating" on "comments" ("rating", "id");
