/** The version of the tables. */
export const schemaVersion = 2;

/** Where the tables are. */
export interface MysqlNames {
  /** The prefix of the table names. Default `"syndikit_"`. */
  readonly prefix?: string;
}

/** The name of a table, as statements write it. */
export function tableName({ prefix = "syndikit_" }: MysqlNames, table: string): string {
  return prefix + table;
}

/** The name of the index that tables of an earlier version do not have. */
export const newestIndex = "by_key";

/** The statement that adds {@link newestIndex} to a table of an earlier version. */
export function addNewestIndex(names: MysqlNames): string {
  return `alter table ${tableName(names, "rows")} add key ${newestIndex} (lane, state, row_key)`;
}

/**
 * The SQL statements that create the missing tables, for MySQL and MariaDB. Any number of processes may run them at once.
 *
 * @example
 * ```ts
 * // For a user that may not create tables, run them once with one that may.
 * for (const statement of mysqlSchema()) console.log(`${statement};`);
 * ```
 */
export function mysqlSchema(names: MysqlNames = {}): readonly string[] {
  const [rows, version] = [tableName(names, "rows"), tableName(names, "schema")];
  return [
    // Bytes, because the collations compare other texts as the same: of another case, or with spaces at the end.
    `create table if not exists ${rows} (
  row_key    varbinary(1024) not null primary key,
  revision   varbinary(255) not null,
  lane       varbinary(255) not null,
  state      varbinary(64) not null,
  ready_at   double,
  changed_at double not null,
  body       longtext character set utf8mb4 not null,
  key by_time (lane, ready_at),
  key by_state (lane, state, changed_at),
  key by_key (lane, state, row_key)
) engine = InnoDB row_format = dynamic`,
    `create table if not exists ${version} (
  only_row tinyint not null primary key,
  version  integer not null
) engine = InnoDB`,
    `insert into ${version} (only_row, version) values (1, ${schemaVersion})
  on duplicate key update only_row = only_row`,
  ];
}
