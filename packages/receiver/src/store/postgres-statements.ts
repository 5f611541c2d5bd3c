/** The statements of the store. Each is one transaction, so none leaves a lock behind on a lost connection. */
export interface PostgresStatements {
  readonly version: string;
  readonly enqueue: string;
  readonly claimNext: string;
  readonly claimKey: string;
  readonly extend: string;
  readonly retry: string;
  readonly finish: string;
  readonly nextDue: string;
  readonly backlog: string;
  readonly readRecord: string;
  readonly writeRecord: string;
  readonly trackedKeys: string;
  readonly bury: string;
  readonly deadLetters: string;
  readonly removeDeadLetters: string;
  readonly prune: string;
}

const claimColumns = "key, payload, cause, attempt, owner, fence, version";
const held = "key = $1 and owner = $2 and fence = $3";

/** Writes the statements for tables with a prefix. */
export function postgresStatements(prefix: string): PostgresStatements {
  const tasks = `${prefix}tasks`;
  const records = `${prefix}records`;
  const letters = `${prefix}dead_letters`;
  return {
    version: `select version from ${prefix}schema`,

    enqueue: `
insert into ${tasks} as task
  (key, payload, cause, once, version, attempt, due_at, lease_until, fence, was_idle)
values ($1, $2, $3, $4, 1, 0, $5, 0, 0, true)
on conflict (key) do update set
  version = task.version + 1,
  cause = excluded.cause,
  payload = coalesce(excluded.payload, task.payload),
  attempt = case when $6 then 0 else task.attempt end,
  due_at = least(task.due_at, excluded.due_at),
  was_idle = task.due_at is null
where not $4 and not ($7 and task.due_at is not null)
returning was_idle`,

    claimNext: `
with next as materialized (
  select key as due_key from ${tasks}
  where due_at <= $2 and (owner is null or lease_until <= $2)
  order by due_at limit 1
  for update skip locked
)
update ${tasks} set owner = $1, lease_until = $3, fence = fence + 1, attempt = attempt + 1
from next where key = due_key
returning ${claimColumns}`,

    claimKey: `
with claimed as (
  update ${tasks} set owner = $2, lease_until = $4, fence = fence + 1, attempt = attempt + 1
  where key = $1 and due_at is not null and (owner is null or lease_until <= $3)
  returning ${claimColumns}
)
select claimed.*, exists (select from ${tasks} where key = $1 and due_at is not null) as waits
from (select) as always left join claimed on true`,

    extend: `update ${tasks} set lease_until = $4 where ${held} returning version`,

    retry: `
update ${tasks} set owner = null,
  attempt = greatest(0, attempt - case when $7 then 0 else 1 end),
  due_at = case when version = $4 then $6::float8 else $5::float8 end
where ${held} returning key`,

    finish: `
with finished as (
  update ${tasks} set owner = null, attempt = 0, done_at = $5::float8,
    due_at = case when version = $4 then null else $5::float8 end
  where ${held} returning key
), buried as (
  insert into ${letters} (key, letter) select $6::text, $7::text from finished where $7::text is not null
)
select key from finished`,

    nextDue: `
select least(
  (select min(due_at) from ${tasks} where due_at is not null and owner is null),
  (select min(greatest(due_at, lease_until)) from ${tasks} where due_at is not null and owner is not null)
) as at`,

    backlog: `
select count(*)::integer as waiting from (select from ${tasks} where due_at is not null limit $1) as counted`,

    readRecord: `select record from ${records} where key = $1`,

    // The lock keeps the key from being claimed anew between the look and the write.
    writeRecord: `
with holder as (select key from ${tasks} where ${held} for update)
insert into ${records} (key, record, tracked) select key, $4, $5 from holder
on conflict (key) do update set record = excluded.record, tracked = excluded.tracked
returning key`,

    trackedKeys: `select key from ${records} where tracked order by key`,

    bury: `insert into ${letters} (key, letter) values ($1, $2) returning id`,

    deadLetters: `select id, letter from ${letters} where $1::text is null or key = $1 order by id`,

    removeDeadLetters: `delete from ${letters} where key = $1 returning id`,

    prune: `
with forgotten as (
  delete from ${tasks} where key in (
    select key from ${tasks} where once and due_at is null and done_at < $1 for update skip locked
  )
  returning key
), with_them as (
  delete from ${records} where key in (select key from forgotten)
)
select key from forgotten`,
  };
}
