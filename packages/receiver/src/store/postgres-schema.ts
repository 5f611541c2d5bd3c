/** Counts the form of the tables. */
export const schemaVersion = 1;

/**
 * One statement that makes the tables where they are not there yet. Any number of processes may run it at once:
 * the lock lets one of them make the tables, and shows the others that they exist.
 *
 * @example
 * ```ts
 * // For a role that may not create tables, run it once with one that may.
 * console.log(postgresSchema("syndikit_"));
 * ```
 */
export function postgresSchema(prefix: string): string {
  return `
do $$
begin
  perform pg_advisory_xact_lock(hashtext('${prefix}schema'));
  if to_regclass('${prefix}schema') is not null then
    return;
  end if;

  create table ${prefix}tasks (
    key         text primary key,
    payload     text,
    cause       text not null,
    once        boolean not null,
    version     integer not null,
    attempt     integer not null,
    due_at      double precision,
    done_at     double precision,
    owner       text,
    lease_until double precision not null,
    fence       integer not null,
    -- Whether the last wake-up found nothing waiting: a statement returns new values only.
    was_idle    boolean not null
  );
  create index ${prefix}tasks_due on ${prefix}tasks (due_at) where due_at is not null;
  create index ${prefix}tasks_held on ${prefix}tasks (lease_until) where owner is not null;
  create index ${prefix}tasks_done on ${prefix}tasks (done_at) where once and due_at is null;

  create table ${prefix}records (
    key     text primary key,
    record  text not null,
    tracked boolean not null
  );
  create index ${prefix}records_tracked on ${prefix}records (key) where tracked;

  create table ${prefix}dead_letters (
    id     integer generated always as identity primary key,
    key    text not null,
    -- JSON: what came in may hold characters that a column of text refuses.
    letter text not null
  );
  create index ${prefix}dead_letters_key on ${prefix}dead_letters (key);

  create table ${prefix}schema (version integer not null);
  insert into ${prefix}schema values (${schemaVersion});
end
$$`;
}
