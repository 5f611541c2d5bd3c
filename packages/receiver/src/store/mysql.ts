import { aString, checkOptions, type Expectation, objectWith, required } from "../check-options.js";
import { ReceiverError } from "../receiver-error.js";
import {
  createMysqlConnections,
  type MysqlAnswer,
  type MysqlClient,
  type MysqlValue,
} from "./mysql-connections.js";
import {
  addNewestIndex,
  type MysqlNames,
  mysqlSchema,
  newestIndex,
  schemaVersion,
  tableName,
} from "./mysql-schema.js";
import type { Store, StoreRow } from "./store.js";

export type { MysqlClient, MysqlConnection, MysqlValue } from "./mysql-connections.js";
export { type MysqlNames, mysqlSchema } from "./mysql-schema.js";

/** Milliseconds that a look at the tables, or one statement that makes them, may take. */
const OPEN_LIMIT = 30_000;

/** How often a statement is tried that the database has rolled back, to end a deadlock. */
const TRIES = 5;

/** Codes of errors for a user that may not change a table. */
const NOT_ALLOWED = [
  "ER_TABLEACCESS_DENIED_ERROR",
  "ER_DBACCESS_DENIED_ERROR",
  "ER_SPECIFIC_ACCESS_DENIED_ERROR",
];

/** Where the store keeps its tables. The prefix has lower-case letters, digits and `_`. */
export interface MysqlStoreOptions extends MysqlNames {
  /**
   * A pool of `mysql2/promise`, so that a lost connection is replaced. While work runs, the store keeps one of its
   * connections for itself, so give it at least two more than `concurrency`. `close()` of the store does not close it.
   */
  readonly client: MysqlClient;
}

const members = {
  client: required(objectWith("a pool of the package mysql2/promise", { getConnection: "required" })),
  prefix: aString,
} satisfies Record<keyof MysqlStoreOptions, Expectation>;

interface Row {
  readonly row_key: string;
  readonly revision: string;
  readonly lane: string;
  readonly state: string;
  readonly ready_at: number | null;
  readonly changed_at: number;
  readonly body: string;
}

const text = (column: string): string => `convert(${column} using utf8mb4) as ${column}`;
const columns = [...["row_key", "revision", "lane", "state"].map(text), "ready_at, changed_at, body"].join(
  ", ",
);

/**
 * Creates a store in a database of MySQL (8.0 or newer) or MariaDB (10.6 or newer), for any number of processes and
 * machines. The tables are created on first use. It uses the clock of the database, so the clocks of the machines may
 * differ.
 *
 * Your own code may use the same pool, also in transactions. Put a transaction into a step, never a step into a
 * transaction: the store writes on a connection of its own, so a rollback would not take the result of the step back.
 *
 * It is durable as far as the database is: leave `innodb_flush_log_at_trx_commit` at 1.
 *
 * @throws {TypeError} when there is no client, or an option is misspelt, or is of the wrong kind.
 * @throws {ReceiverError} `invalid_option` when the prefix cannot begin the name of a table.
 *
 * @example
 * ```ts
 * const pool = createPool({ uri: process.env.DATABASE_URL });
 * const store = mysqlStore({ client: pool });
 * ```
 */
export function mysqlStore(options: MysqlStoreOptions): Store {
  checkOptions("mysqlStore", options, members);
  const { client, ...names } = options;
  checkPrefix(names.prefix);
  const [table, version] = [tableName(names, "rows"), tableName(names, "schema")];
  const connections = createMysqlConnections(client);
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    const ask = (sql: string, ...values: MysqlValue[]): Promise<MysqlAnswer> =>
      connections.query(sql, values, AbortSignal.timeout(OPEN_LIMIT));
    await checkCharset(ask);
    // A user that may not create tables may still use existing ones.
    const found = await ask(
      "select count(*) as tables from information_schema.tables where table_schema = database() and table_name in (?, ?)",
      table,
      version,
    );
    const [there] = found.rows as { tables: number }[];
    if (Number(there?.tables) < 2) for (const statement of mysqlSchema(names)) await ask(statement);
    else await addMissingIndex(ask);
    const [row] = (await ask(`select version from ${version}`)).rows as { version: number }[];
    if (row?.version === schemaVersion) return;
    throw new ReceiverError(
      "invalid_option",
      `The tables ${tableName(names, "*")} have the schema version ${row?.version}, and this version of the kit reads ${schemaVersion}. ` +
        "Use the version of the kit that wrote them, or a newer one.",
    );
  }

  async function addMissingIndex(ask: (sql: string, ...values: MysqlValue[]) => Promise<MysqlAnswer>) {
    const found = await ask(
      "select count(*) as parts from information_schema.statistics where table_schema = database() and table_name = ? and index_name = ?",
      table,
      newestIndex,
    );
    const [index] = found.rows as { parts: number }[];
    if (Number(index?.parts) > 0) return;
    await ask(addNewestIndex(names)).catch((error: unknown) => {
      // Another process was faster, or the user may not: without it, lists of very many rows are slow.
      if (!["ER_DUP_KEYNAME", ...NOT_ALLOWED].includes(String(codeOf(error)))) throw error;
    });
  }

  function open(): Promise<void> {
    // A database that was not available at the start may be back.
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  async function run(
    signal: AbortSignal | undefined,
    sql: string,
    values: MysqlValue[],
  ): Promise<MysqlAnswer> {
    await open();
    for (let tries = 1; ; tries += 1) {
      try {
        return await connections.query(sql, values, signal);
      } catch (error) {
        // The database chose this statement to end a deadlock. Nothing of it is left.
        if (codeOf(error) !== "ER_LOCK_DEADLOCK" || tries === TRIES) throw error;
      }
    }
  }

  // Each statement names its columns, and `Result` is the type of what it selects.
  async function select<Result>(
    signal: AbortSignal | undefined,
    sql: string,
    ...values: MysqlValue[]
  ): Promise<readonly Result[]> {
    return (await run(signal, sql, values)).rows as readonly Result[];
  }

  async function change(
    signal: AbortSignal | undefined,
    sql: string,
    ...values: MysqlValue[]
  ): Promise<number> {
    return (await run(signal, sql, values)).affected;
  }

  return {
    durable: true,
    connections: connections.most,
    reserve: connections.reserve,
    open,

    async time(signal) {
      // Without the time zone of the connection, in which an hour of autumn comes twice.
      const [row] = await select<{ at: number | string }>(
        signal,
        "select timestampdiff(microsecond, '1970-01-01', utc_timestamp(6)) as at",
      );
      if (row === undefined) throw new Error("The database did not say what time it is.");
      return Number(row.at) / 1000;
    },

    async read(key, signal) {
      const [row] = await select<Row>(signal, `select ${columns} from ${table} where row_key = ?`, key);
      return row && toStoreRow(row);
    },

    async write(row, replaces, signal) {
      const { key, revision, lane, state, readyAt = null, changedAt, body } = row;
      const values = [revision, lane, state, readyAt, changedAt, body, key];
      if (replaces !== undefined) {
        const sql = `update ${table} set revision = ?, lane = ?, state = ?, ready_at = ?, changed_at = ?, body = ?
           where row_key = ? and revision = ?`;
        return (await change(signal, sql, ...values, replaces)) === 1;
      }
      try {
        const sql = `insert into ${table} (revision, lane, state, ready_at, changed_at, body, row_key)
           values (?, ?, ?, ?, ?, ?, ?)`;
        return (await change(signal, sql, ...values)) === 1;
      } catch (error) {
        if (codeOf(error) === "ER_DUP_ENTRY") return false;
        throw error;
      }
    },

    async remove(key, revision, signal) {
      const sql = `delete from ${table} where row_key = ? and revision = ?`;
      return (await change(signal, sql, key, revision)) === 1;
    },

    async due(shares, now, signal) {
      if (shares.length === 0) return [];
      const parts = shares.map(
        ({ limit }, line) =>
          `(select ${line} as line, ${columns} from ${table} where lane = ? and ready_at <= ?
            order by ready_at limit ${count(limit)})`,
      );
      const sql = `select * from (${parts.join(" union all ")}) as found order by line, ready_at`;
      const rows = await select<Row>(signal, sql, ...shares.flatMap(({ lane }) => [lane, now]));
      return rows.map(toStoreRow);
    },

    async next(lanes, signal) {
      if (lanes.length === 0) return undefined;
      const parts = lanes.map(
        () => `(select min(ready_at) as at from ${table} where lane = ? and ready_at is not null)`,
      );
      const sql = `select min(at) as at from (${parts.join(" union all ")}) as first`;
      const [row] = await select<{ at: number | null }>(signal, sql, ...lanes);
      return row?.at ?? undefined;
    },

    async waiting(lanes, limit, signal) {
      const sql = `select count(*) as waiting from (select 1 from ${table}
         where lane in (${marks(lanes)}) and ready_at is not null limit ${count(limit)}) as counted`;
      const [row] = await select<{ waiting: number | string }>(signal, sql, ...lanes);
      return Number(row?.waiting ?? 0);
    },

    async list({ lanes, states, after = "", limit }, signal) {
      if (states === undefined) {
        const walk = `select ${columns} from ${table} where row_key > ? and lane in (${marks(lanes)})
           order by ${table}.row_key limit ${count(limit)}`;
        return (await select<Row>(signal, walk, after, ...lanes)).map(toStoreRow);
      }
      const places = lanes.flatMap((lane) => states.map((state) => [lane, state, after]));
      if (places.length === 0) return [];
      // Each part is read in the order of its index, and no further than a page: otherwise each page sorts all of them.
      const part = `(select row_key from ${table} where lane = ? and state = ? and row_key > ?
         order by row_key limit ${count(limit)})`;
      const found = `${places.map(() => part).join(" union all ")} order by row_key limit ${count(limit)}`;
      const sql = `select ${columns} from ${table} join (select row_key as found_key from (${found}) as parts) as found on found_key = ${table}.row_key
         order by ${table}.row_key`;
      return (await select<Row>(signal, sql, ...places.flat())).map(toStoreRow);
    },

    async count(lanes, signal) {
      const sql = `select ${text("lane")}, ${text("state")}, count(*) as count from ${table}
         where lane in (${marks(lanes)}) group by ${table}.lane, ${table}.state`;
      const rows = await select<{ lane: string; state: string; count: number | string }>(
        signal,
        sql,
        ...lanes,
      );
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    async prune({ lane, state, before, keep, limit }, signal) {
      const old = `delete from ${table} where lane = ? and state = ? and changed_at < ? limit ${count(limit)}`;
      const pruned = await change(signal, old, lane, state, before);
      if (keep === undefined || pruned >= limit) return pruned;
      // Through a derived table: MySQL does not delete from a table that the same statement selects from.
      const rest = `delete kept from ${table} as kept join (select row_key from ${table} where lane = ? and state = ?
         order by changed_at desc limit ${count(limit - pruned)} offset ${count(keep)}) as extra
         on extra.row_key = kept.row_key where kept.lane = ? and kept.state = ?`;
      return pruned + (await change(signal, rest, lane, state, lane, state));
    },

    async close() {
      connections.giveBack();
    },
  };
}

/** A connection in another character set would lose characters without an error. */
async function checkCharset(ask: (sql: string) => Promise<MysqlAnswer>): Promise<void> {
  const [row] = (await ask("select @@character_set_client as charset")).rows as { charset: string }[];
  if (row?.charset === "utf8mb4") return;
  throw new ReceiverError(
    "invalid_option",
    `The pool of the store has connections in the character set ${row?.charset}. Create it with charset: "utf8mb4", which is the default.`,
  );
}

function checkPrefix(prefix: string | undefined): void {
  if (prefix === undefined || (/^[a-z_][a-z0-9_]*$/.test(prefix) && prefix.length <= 40)) return;
  throw new ReceiverError(
    "invalid_option",
    `"${prefix}" cannot be the prefix of a table. Use at most 40 lower-case letters, digits and _.`,
  );
}

/** A number within a statement: as a value, MySQL takes none for a limit. */
function count(value: number): string {
  return String(Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER));
}

/** A placeholder for each value. A list may be empty, but not in SQL. */
function marks(values: readonly string[]): string {
  return values.length === 0 ? "null" : values.map(() => "?").join(", ");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, "code") : undefined;
}

function toStoreRow({ row_key: key, revision, lane, state, ready_at, changed_at, body }: Row): StoreRow {
  return { key, revision, lane, state, readyAt: ready_at ?? undefined, changedAt: changed_at, body };
}
