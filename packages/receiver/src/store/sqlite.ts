import { aFunction, aText, checkOptions, checkValue, type Expectation, required } from "../check-options.js";
import { ReceiverError } from "../receiver-error.js";
import {
  type ImportLibrary,
  openSqliteDriver,
  type SqliteDriver,
  type SqliteValue,
} from "./sqlite-driver.js";
import { indexes, schema, schemaVersion } from "./sqlite-schema.js";
import type { RowCount, Store, StoreRow } from "./store.js";
import { whileBusy } from "./while-busy.js";

/** Options of {@link sqliteStore}. */
export interface SqliteStoreOptions {
  /** Imports a SQLite library by its name. Default: `better-sqlite3`, or the runtime's built-in library. */
  readonly load?: ImportLibrary;
}

const members = { load: aFunction } satisfies Record<keyof SqliteStoreOptions, Expectation>;

/** An open file, with its identity when it was opened. */
interface OpenFile {
  readonly driver: SqliteDriver;
  readonly identity: string | undefined;
}

interface Row {
  readonly key: string;
  readonly revision: string;
  readonly lane: string;
  readonly state: string;
  readonly ready_at: number | null;
  readonly changed_at: number;
  readonly body: string;
}

const aFile: Expectation = { ...aText, what: 'the path of a file, such as "./receiver.db"' };

const columns = "key, revision, lane, state, ready_at, changed_at, body";

/**
 * Creates a store in one SQLite file. It is durable: a write is on disk before the event is acknowledged. Several
 * processes on one machine may share the file. It may also contain your own tables: those of the kit begin with
 * `syndikit_`, and the file keeps its journal mode. A file of the kit's own is in WAL mode. It needs the package `better-sqlite3`, or a runtime with built-in SQLite: Node 22.13 or newer, or Bun.
 *
 * The file is opened on first use, which is `start()` of a receiver.
 *
 * @param path the file, created if it does not exist; or `:memory:`.
 * @throws {TypeError} when there is no path, or an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const store = sqliteStore("./receiver.db");
 * ```
 */
export function sqliteStore(path: string, options: SqliteStoreOptions = {}): Store {
  checkValue("path of sqliteStore", path, required(aFile));
  checkOptions("sqliteStore", options, members);
  const { load } = options;
  let opening: Promise<OpenFile> | undefined;

  async function open(): Promise<OpenFile> {
    const driver = await openSqliteDriver(path, load);
    try {
      await whileBusy(undefined, () => prepareDatabase(driver, path));
    } catch (error) {
      driver.close();
      throw error;
    }
    return { driver, identity: identifyFile(path) };
  }

  async function database(): Promise<SqliteDriver> {
    // A file that was locked, or did not exist yet, may be available at the next call.
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw isMisplaced(error) ? cannotOpen(path, error) : error;
    });
    const current = opening;
    const { driver, identity } = await current;
    if (identifyFile(path) === identity) return driver;
    // Writes to a file without a name are lost when the process ends. The next call opens the file that has the name
    // now.
    if (opening === current) {
      opening = undefined;
      driver.close();
    }
    throw new ReceiverError(
      "store_lost",
      `${path} was deleted or replaced while it was open. From now on the file of that name is used; what only the ` +
        "former one had is lost, and deployed subscriptions are adopted.",
    );
  }

  async function query<Result>(
    signal: AbortSignal | undefined,
    sql: string,
    ...values: readonly SqliteValue[]
  ): Promise<Result[]> {
    const driver = await database();
    return whileBusy(signal, () => driver.all<Result>(sql, ...values));
  }

  return {
    durable: path !== ":memory:",

    async open() {
      await database();
    },

    async read(key, signal) {
      const [row] = await query<Row>(signal, `select ${columns} from syndikit_tasks where key = ?`, key);
      return row && toStoreRow(row);
    },

    async write(row, replaces, signal) {
      const values = [row.revision, row.lane, row.state, row.readyAt ?? null, row.changedAt, row.body];
      const rows =
        replaces === undefined
          ? await query(
              signal,
              `insert into syndikit_tasks (key, revision, lane, state, ready_at, changed_at, body)
               values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning key`,
              row.key,
              ...values,
            )
          : await query(
              signal,
              `update syndikit_tasks set revision = ?, lane = ?, state = ?, ready_at = ?, changed_at = ?, body = ?
               where key = ? and revision = ? returning key`,
              ...values,
              row.key,
              replaces,
            );
      return rows.length === 1;
    },

    async remove(key, revision, signal) {
      const sql = "delete from syndikit_tasks where key = ? and revision = ? returning key";
      return (await query(signal, sql, key, revision)).length === 1;
    },

    async due(shares, now, signal) {
      const driver = await database();
      const sql = `select ${columns} from syndikit_tasks where lane = ? and ready_at <= ? order by ready_at limit ?`;
      return whileBusy(signal, () =>
        shares.flatMap(({ lane, limit }) => driver.all<Row>(sql, lane, now, limit).map(toStoreRow)),
      );
    },

    async next(lanes, signal) {
      const driver = await database();
      const sql = "select min(ready_at) as at from syndikit_tasks where lane = ? and ready_at is not null";
      const times = await whileBusy(signal, () =>
        lanes.flatMap((lane) => driver.all<{ at: number | null }>(sql, lane).flatMap(({ at }) => at ?? [])),
      );
      return times.length === 0 ? undefined : Math.min(...times);
    },

    async waiting(lanes, limit, signal) {
      const [row] = await query<{ waiting: number }>(
        signal,
        `select count(*) as waiting from (select 1 from syndikit_tasks
         where ready_at is not null and lane in (${marks(lanes)}) limit ?)`,
        ...lanes,
        limit,
      );
      return row?.waiting ?? 0;
    },

    async list({ lanes, states, after = "", limit }, signal) {
      if (states === undefined) {
        // In the order of the table. By an index of lanes it would sort all of theirs for each page.
        const walk = `select ${columns} from syndikit_tasks where key > ? and +lane in (${marks(lanes)}) order by key limit ?`;
        return (await query<Row>(signal, walk, after, ...lanes, limit)).map(toStoreRow);
      }
      const places = lanes.flatMap((lane) => states.map((state) => [lane, state, after]));
      if (places.length === 0) return [];
      // Each part is read in the order of its index, and no further than the page needs.
      const part = "select key from syndikit_tasks where lane = ? and state = ? and key > ?";
      const found = `${places.map(() => part).join(" union all ")} order by key limit ?`;
      const sql = `select ${columns} from syndikit_tasks where key in (select key from (${found})) order by key`;
      return (await query<Row>(signal, sql, ...places.flat(), limit)).map(toStoreRow);
    },

    async count(lanes, signal) {
      return query<RowCount>(
        signal,
        `select lane, state, count(*) as count from syndikit_tasks where lane in (${marks(lanes)})
         group by lane, state`,
        ...lanes,
      );
    },

    async prune({ lane, state, before, keep, limit }, signal) {
      const places = [lane, state, before];
      // By the index alone, because the rest of the table may be huge.
      let old = `select key from syndikit_tasks where lane = ? and state = ? and changed_at < ?`;
      if (keep !== undefined) {
        // One after the other, and no further than the limit: what is in both is found twice, and deleted once.
        old += ` union all select key from (select key from syndikit_tasks where lane = ? and state = ?
           order by changed_at desc limit ? offset ?)`;
        places.push(lane, state, limit, keep);
      }
      const sql = `delete from syndikit_tasks where key in (${old} limit ?) returning key`;
      return (await query(signal, sql, ...places, limit)).length;
    },

    async close() {
      const closing = opening;
      opening = undefined;
      (await closing?.catch(() => undefined))?.driver.close();
    },
  };
}

/**
 * Distinguishes a file from another one with the same name. Constant for `:memory:`, and where files have no inode
 * number.
 */
function identifyFile(path: string): string | undefined {
  if (path === ":memory:") return undefined;
  const found = globalThis.process
    ?.getBuiltinModule?.("node:fs")
    ?.statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Whether the file can never be a database at this place, also not later. Every library uses SQLite's messages for it.
 */
function isMisplaced(error: unknown): error is Error {
  const words = /directory does not exist|unable to open database file|not a database|readonly database/;
  return error instanceof Error && words.test(error.message);
}

function cannotOpen(path: string, cause: Error): ReceiverError {
  const message = `${path} cannot be the file of the store: ${cause.message}. Give a file that can be made or written.`;
  return new ReceiverError("invalid_option", message, { cause });
}

function marks(values: readonly string[]): string {
  return values.map(() => "?").join(", ");
}

function toStoreRow({ ready_at, changed_at, ...row }: Row): StoreRow {
  return { ...row, readyAt: ready_at ?? undefined, changedAt: changed_at };
}

interface Named {
  readonly name: string;
}

function prepareDatabase(driver: SqliteDriver, path: string): void {
  // A lock is waited for by `whileBusy`.
  driver.exec("pragma busy_timeout = 0");
  const isShared = tableNames(driver).some((name) => !name.startsWith("syndikit_"));
  // The journal mode is stored in the file, and a file with other tables is the vendor's: it stays as it is.
  if (!isShared) driver.exec("pragma journal_mode = WAL");
  const [mode] = driver.all<{ journal_mode: string }>("pragma journal_mode");
  // In WAL mode, any setting below FULL may lose the last acknowledged events in a power cut; in the others, any below EXTRA.
  driver.exec(`pragma synchronous = ${mode?.journal_mode === "wal" ? "FULL" : "EXTRA"}`);
  driver.exec("begin immediate");
  try {
    const tables = new Set(tableNames(driver));
    if (tables.has("syndikit_schema")) checkVersion(driver, path);
    else if (tables.has("syndikit_tasks")) throw notOurs(path);
    else driver.exec(schema);
    driver.exec(indexes);
    driver.exec("commit");
  } catch (error) {
    driver.exec("rollback");
    throw error;
  }
}

function tableNames(driver: SqliteDriver): readonly string[] {
  const sql =
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'";
  return driver.all<Named>(sql).map(({ name }) => name);
}

function checkVersion(driver: SqliteDriver, path: string): void {
  const columnsOf = driver.all<Named>("select name from pragma_table_info('syndikit_schema')");
  if (!columnsOf.some(({ name }) => name === "version")) throw notOurs(path);
  const [found] = driver.all<{ version: number }>("select version from syndikit_schema");
  const version = found?.version;
  if (version === schemaVersion) return;
  throw new ReceiverError(
    "invalid_option",
    `The tables syndikit_* in ${path} have the schema version ${version}, and this version of the kit reads ${schemaVersion}. ` +
      "Use the version of the kit that wrote them, or a newer one.",
  );
}

function notOurs(path: string): ReceiverError {
  return new ReceiverError(
    "invalid_option",
    `${path} has tables named syndikit_* that the kit did not make. Give the kit a file of its own.`,
  );
}
