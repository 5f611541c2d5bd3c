/** The version of the tables. */
export const schemaVersion = 2;

/** Where the tables are. */
export interface PostgresNames {
  /** The schema of the database. Default: the first of the connection's search path. */
  readonly schema?: string;
  /** The prefix of the table names. Default `"syndikit_"`. */
  readonly prefix?: string;
}

/** The name of a table, as statements write it. */
export function tableName({ schema, prefix = "syndikit_" }: PostgresNames, table: string): string {
  return schema === undefined ? prefix + table : `${schema}.${prefix}${table}`;
}

/**
 * The SQL statement that creates the missing schema and tables, and migrates the data of the last release. Any number of
 * processes may run it at once: a lock lets one of them do it, and the others see that it is done.
 *
 * @example
 * ```ts
 * // For a role that may not create tables, run it once with one that may.
 * console.log(postgresSchema({ schema: "marketplace" }));
 * ```
 */
export function postgresSchema(names: PostgresNames = {}): string {
  const { schema, prefix = "syndikit_" } = names;
  const [tasks, version] = [tableName(names, "rows"), tableName(names, "schema")];
  const makeSchema =
    schema === undefined
      ? ""
      : `if to_regnamespace('${schema}') is null then create schema ${schema}; end if;\n  `;
  return `
do $$
declare
  old_version integer;
begin
  perform pg_advisory_xact_lock(hashtext('${schema ?? ""}.${prefix}schema'));
  ${makeSchema}-- Through a table of the catalogue: a connection remembers that a name was not there.
  if exists (select from pg_class where oid = to_regclass('${version}')) then
    select version into old_version from ${version};
    if old_version <> 1 then
      return;
    end if;
  end if;

  create table ${tasks} (
    key        text primary key,
    revision   text not null,
    lane       text not null,
    state      text not null,
    ready_at   double precision,
    changed_at double precision not null,
    body       text not null
  );
  create index ${prefix}rows_ready on ${tasks} (lane, ready_at) where ready_at is not null;
  create index ${prefix}rows_state on ${tasks} (lane, state, changed_at);

  if old_version = 1 then
    ${moveFirstForm(names)}
    update ${version} set version = ${schemaVersion};
  else
    create table ${version} (version integer not null);
    insert into ${version} values (${schemaVersion});
  end if;
end
$$`;
}

/** Moves the three tables of the first release into one, with the same result as `fromFirstForm` for SQLite. */
function moveFirstForm(names: PostgresNames): string {
  const [tasks, old] = [tableName(names, "rows"), tableName(names, "tasks")];
  const [records, letters] = [tableName(names, "records"), tableName(names, "dead_letters")];
  // PostgreSQL cannot read JSON with a NUL in it, and a body that was not an event may contain one.
  const letter = (text: string): string => `replace(${text}, '\\u0000', '\\ufffd')::json`;
  return `
    insert into ${tasks} (key, revision, lane, state, ready_at, changed_at, body)
    select key, md5(random()::text || key), lane,
      case when reason is not null then 'dead' when due is null then 'done'
        when lane = 'sweep' then 'idle' else 'waiting' end,
      due, changed,
      json_strip_nulls(json_build_object(
        'key', key, 'lane', lane, 'cause', cause, 'changedAt', changed, 'wakes', version, 'dueAt', due,
        'attempts', attempts, 'delays', 0, 'takeovers', 0, 'fence', 0,
        'once', case when once then true end, 'payload', payload, 'record', record,
        'dead', case when reason is not null then json_build_object('at', changed, 'reason', reason) end,
        'error', error, 'history', json_build_array()))::text
    from (
      select task.key, cause, version, once, payload, record,
        case when once then 'handler' when due_at is null then 'sweep' else 'event' end as lane,
        case when due_at is null then 0 else greatest(0, attempt - 1) end as attempts,
        letter->>'reason' as reason, letter->>'error' as error,
        coalesce((letter->>'at')::float8, done_at, due_at, 0) as changed,
        coalesce(due_at, case when not once and (tracked or letter is not null) then coalesce(done_at, 0) end) as due
      from ${old} as task
      left join ${records} as kept on kept.key = task.key
      left join lateral (
        select ${letter("one.letter")} as letter from ${letters} as one
        where one.key = task.key order by id desc limit 1
      ) as given_up on true
    ) as moved;

    insert into ${tasks} (key, revision, lane, state, ready_at, changed_at, body)
    select key, md5(random()::text || key), 'kept', 'dead', null, changed,
      json_strip_nulls(json_build_object(
        'key', key, 'lane', 'kept', 'cause', 'event', 'changedAt', changed, 'wakes', 1,
        'attempts', 0, 'delays', 0, 'takeovers', 0, 'fence', 0,
        'dead', json_build_object('at', changed, 'reason', letter->>'reason'),
        'error', letter->'error', 'payload', letter->'payload', 'history', json_build_array()))::text
    from (
      select letter->>'reason' || '/' || id as key, letter, (letter->>'at')::float8 as changed
      from (select id, key, ${letter("letter")} as letter from ${letters}) as read
      where not exists (select from ${old} as task where task.key = read.key)
    ) as findings;

    drop table ${old};
    drop table ${records};
    drop table ${letters};`;
}
