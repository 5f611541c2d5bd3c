/** The tables, as they are made in a new database. `user_version` counts their form. */
export const schemaVersion = 1;

/** Statements that make the tables. */
export const schema = `
create table tasks (
  key         text primary key,
  payload     text,
  cause       text not null,
  once        integer not null,
  version     integer not null,
  attempt     integer not null,
  due_at      integer,
  done_at     integer,
  owner       text,
  lease_until integer not null,
  fence       integer not null
) without rowid;
create index tasks_due on tasks (due_at) where due_at is not null;
create index tasks_done on tasks (done_at) where once = 1 and due_at is null;

create table records (
  key     text primary key,
  record  text not null,
  tracked integer not null
) without rowid;
create index records_tracked on records (key) where tracked = 1;

create table dead_letters (
  id      integer primary key autoincrement,
  key     text not null,
  reason  text not null,
  at      integer not null,
  error   text,
  payload text
);
create index dead_letters_key on dead_letters (key);

pragma user_version = ${schemaVersion};
`;
