/** The version of the tables. */
export const schemaVersion = 2;

/** Where the tables are. */
export interface PostgresNames {
  /** The schema of the database. Default: the first of the connection's search path. */
  readonly schema?: string;
  /** The prefix of the table names. Default `"syndikit_"`. */
  readonly prefix?: string;
}

/** The name of the index that was added last, as statements write it. */
export function newestIndex(names: PostgresNames): string {
  return tableName(names, "rows_listed");
}

/** The name of a table, as statements write it. */
export function tableName({ schema, prefix = "syndikit_" }: PostgresNames, table: string): string {
  return schema === undefined ? prefix + table : `${schema}.${prefix}${table}`;
}

/**
 * The SQL statement that creates the missing schema, tables and indexes. Any number of processes may run it at once: a lock lets
 * one of them do it, and the others see that it is done.
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
begin
  perform pg_advisory_xact_lock(hashtext('${schema ?? ""}.${prefix}schema'));
  ${makeSchema}-- Through a table of the catalogue: a connection remembers that a name was not there.
  if not exists (select from pg_class where oid = to_regclass('${version}')) then
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

    create table ${version} (version integer not null);
    insert into ${version} values (${schemaVersion});
  end if;

  -- Tables of an earlier version do not have it.
  create index if not exists ${prefix}rows_listed on ${tasks} (lane, state, key collate "C");
end
$$`;
}
