import { setTimeout as sleep } from "node:timers/promises";
import { getTableName, type Table } from "drizzle-orm";
import { type Client, DatabaseError } from "pg";
import type { Owner } from "../../shares/owner.js";
import { createWriteShares } from "../../shares/table.js";
import {
  type ChangesOfOthers,
  type ClaimRequest,
  type Db,
  type HeldClock,
  type NextIds,
  type ReadOptions,
  type SnapshotContent,
  type Store,
  StoreUnavailable,
  type Tallies,
  type Together,
  type Tx,
  type WriteOptions,
} from "../port.js";
import { single } from "../prepared.js";
import { Scopes } from "../scopes.js";
import type { SnapshotStore } from "../snapshots.js";
import { writeOwn } from "../sqlite/backup.js";
import { openSnapshot } from "../sqlite/image.js";
import type { EventRow } from "../tables/event.js";
import { ANY_TABLE } from "../written-table.js";
import { type Alone, createAlone } from "./alone.js";
import { changesInTable } from "./changes.js";
import { claimDue } from "./claim.js";
import { type Connection, Connections, connectAlone, nameConnections } from "./connections.js";
import { isDiskFull, translate } from "./errors.js";
import { continueIds, putImage, takeImage, writeImage } from "./image.js";
import { BEGIN_REPLACEMENT, BEGIN_WRITE, beginWrite, CLASS, isHeld, Lock, turnsOf } from "./locks.js";
import { checkTables, type Migration, migrate, readMigrations } from "./migrate.js";
import { assertOwnConnection } from "./pooled.js";
import { snapshotsInTable } from "./snapshots.js";
import { gatherStatistics } from "./statistics.js";
import { DATABASE_TIME, talliesInTable } from "./tallies.js";
import { Transactions } from "./transactions.js";
import { Turns } from "./turns.js";

/** How to reach the database of a store. */
interface PostgresOptions {
  /** As in `postgres://user:password@host/name`. */
  readonly url: string;
  /** The most connections; 10 when absent. */
  readonly connections?: number;
  /** The migrations that this version knows; those of its package when absent. */
  readonly migrations?: readonly Migration[];
  /** Milliseconds to wait for another server that starts; two minutes when absent. It may migrate much. */
  readonly startPatience?: number;
}

/**
 * Opens a store, and brings its tables up to date. Any number of processes may open and use it at the same time, of
 * this version and of adjacent versions.
 *
 * @throws {StoreUnavailable} when the database cannot be reached, or another server does not finish starting.
 * @throws {StoreTooNew} when a newer version has changed the tables so that this one cannot work with them.
 * @throws {OlderServersRun} when this version would change them like that under running servers.
 */
export async function openPostgres(options: PostgresOptions): Promise<SharedStore> {
  const { url, migrations = readMigrations(), startPatience = 120_000 } = options;
  const client = await connectAlone(url, nameConnections("start"));
  try {
    await assertOwnConnection(client, () => connectAlone(url, nameConnections("start")));
    await assertUnicode(client);
    await startAlone(client, startPatience);
    await migrate(client, migrations);
  } catch (error) {
    throw translate(error);
  } finally {
    // Releases its locks.
    await client.end();
  }
  const name = nameConnections("server");
  return createPostgresStore({
    connections: new Connections({
      url,
      name,
      size: options.connections ?? 10,
      onOpen: (opened) => checkTables(opened, migrations),
    }),
    connectAlone: () => connectAlone(url, name),
  });
}

/**
 * Waits until no other server starts on this database.
 *
 * @throws {StoreUnavailable} when one still does after `patience`. It names that server's connection.
 */
async function startAlone(client: Client, patience: number): Promise<void> {
  try {
    await client.query(
      `set lock_timeout = ${patience}; select pg_advisory_lock(${CLASS}, ${Lock.start}); set lock_timeout = 0`,
    );
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === LOCK_TIMEOUT)) throw error;
    const { rows } = await client.query<{ pid: number; name: string }>(
      `select pid, application_name as name from (select pid from pg_locks where ${isHeld(Lock.start)}) as holder
        join pg_stat_activity using (pid)`,
    );
    const [{ pid, name } = { pid: "unknown", name: "another server" }] = rows;
    throw new StoreUnavailable(
      `${name} (process ${pid} of PostgreSQL) still starts on this database after ${patience / 1_000} s. Start again when it has started; if it hangs, end it first: select pg_terminate_backend(${pid})`,
      { cause: error },
    );
  }
}

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_TIMEOUT = "55P03";

/** @throws {StoreUnavailable} when the database cannot store every text. */
async function assertUnicode(client: Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const { encoding } = single(rows);
  if (encoding !== "UTF8") {
    throw new StoreUnavailable(`the database has the encoding ${encoding}; create one with encoding 'UTF8'`);
  }
}

/** The connections of a store. */
interface Ways {
  readonly connections: Pick<
    Connections,
    "use" | "useFree" | "answeredAt" | "of" | "end" | "onBroken" | "shares"
  >;
  /** Opens a connection for a long-lived lock. */
  readonly connectAlone: () => Promise<Client>;
}

/** A store on a database whose tables are already up to date. */
export function createPostgresStore(ways: Ways): SharedStore {
  return new PostgresStore(ways);
}

/** A store that several processes use at the same time. */
export interface SharedStore extends Store, Together {
  readonly snapshots: SnapshotStore;
}

/** Milliseconds. A cut network is noticed later than this, and a readiness probe does not wait so long. */
const CHECK_TIMEOUT = 5_000;

/** Milliseconds for which a disk that was found full counts as full. */
const DISK_FULL_TIME = 30_000;

/** Names for `Turns` besides the keys of writes. */
const EVERYTHING = "everything";
const QUIET = "quiet";

/** If the database crashes shortly after the commit, the commit may be lost. */
const WITHOUT_DISK = "set local synchronous_commit = off";

class PostgresStore implements SharedStore {
  readonly snapshots: SnapshotStore;
  readonly snapshotTo: (file: string) => Promise<void>;
  readonly tallies: Tallies;
  readonly changes: ChangesOfOthers;
  readonly #connections: Ways["connections"];
  readonly #scopes = new Scopes();
  readonly #listeners = new Set<(tables: ReadonlySet<string>) => void>();
  readonly #writes = createWriteShares(() => performance.now());
  readonly #turns = new Turns(this.#writes);
  readonly #transactions: Transactions;
  readonly #start: Alone;
  readonly #clock: Alone;
  /** When the disk of the database was last found full, as `performance.now()`. A write that succeeds clears it. */
  #diskFullAt: number | undefined;

  constructor({ connections, connectAlone }: Ways) {
    this.#start = createAlone(connectAlone, "start");
    this.#clock = createAlone(connectAlone, "clock");
    this.#connections = connections;
    this.#transactions = new Transactions(connections);
    this.snapshots = snapshotsInTable(connections);
    this.snapshotTo = (file) =>
      writeOwn(file, (draft) => this.#transactions.read(({ client }) => writeImage(client, draft)));
    this.tallies = talliesInTable(connections);
    this.changes = changesInTable(connections);
  }

  get shares(): NonNullable<Store["shares"]> {
    const connections = this.#connections.shares;
    return { connections, writes: this.#writes.keyed, writesAlone: this.#writes.alone };
  }

  starting<T>(work: () => Promise<T>): Promise<T> {
    return this.#start.wait(work);
  }

  withClock<T>(work: (held: HeldClock) => Promise<T>): Promise<{ readonly result: T } | undefined> {
    return this.#clock.attempt(({ assert, assertIn }) =>
      work({ assert, assertIn: (tx) => assertIn(this.#connections.of(tx).client) }),
    );
  }

  async time(): Promise<number> {
    const { rows } = await this.#connections.use(({ client }) =>
      client.query<{ now: number }>(`select ${DATABASE_TIME} as now`),
    );
    return single(rows).now;
  }

  follow(...followed: Parameters<Store["follow"]>): void {
    this.#transactions.follow(...followed);
  }

  async read<T>(work: (db: Db) => Promise<T>, { owner }: ReadOptions = {}): Promise<T> {
    this.#scopes.enter("read");
    return this.#transactions.read(({ db }) => this.#scopes.run("read", () => work(db)), owner);
  }

  /**
   * Caches nothing, because another process may write at any time without this one noticing. The read is one statement,
   * which sees one state without a transaction. That saves a round trip in nearly every request.
   */
  remember<T>(
    _tables: readonly Table[],
    load: (db: Db, key: string) => Promise<T | undefined>,
  ): (key: string, owner: Owner) => Promise<T | undefined> {
    return async (key, owner) => {
      this.#scopes.enter("read");
      return this.#transactions.readOnce(({ db }) => load(db, key), owner);
    };
  }

  async write<T>(work: (tx: Tx) => Promise<T>, options: WriteOptions = {}): Promise<T> {
    this.#scopes.enter("write");
    const { quiet = false, on, mayBeLost = false, owner } = options;
    const begin = `${beginWrite(on, owner === undefined)}${mayBeLost ? `; ${WITHOUT_DISK}` : ""}`;
    const run = (): Promise<T> =>
      this.#writing(({ db }) => this.#scopes.run("write", () => work(db)), { begin, quiet, owner });
    if (on === undefined) return this.#inTurn(run, owner);
    const names = turnsOf(on);
    return this.#turns.takeOneOf(quiet ? [...names, QUIET] : names, run, owner);
  }

  async claim<T>(
    request: ClaimRequest,
    read: (db: Db, claimed: readonly EventRow[]) => Promise<T>,
  ): Promise<T> {
    this.#scopes.enter("write");
    // Quiet, because a claim that woke its own caller would never let it sleep. Without waiting for the disk, because
    // losing a lease does no harm.
    const begin = `${BEGIN_WRITE}; ${WITHOUT_DISK}`;
    // After the quiet writes: they record finished deliveries, which frees places for the claim.
    return this.#turns.take([EVERYTHING, QUIET], () =>
      this.#writing(
        ({ db }) => this.#scopes.run("write", async () => read(db, await claimDue(db, request))),
        { begin, quiet: true },
      ),
    );
  }

  onCommit(tables: readonly Table[], listener: () => void): () => void {
    const names = [ANY_TABLE, ...tables.map(getTableName)];
    const onWritten = (written: ReadonlySet<string>): void => {
      if (names.some((name) => written.has(name))) listener();
    };
    this.#listeners.add(onWritten);
    return () => this.#listeners.delete(onWritten);
  }

  async check(): Promise<void> {
    // Nothing but a write can tell. After a while the next ones may try.
    if (this.#diskFullAt !== undefined && performance.now() - this.#diskFullAt < DISK_FULL_TIME) {
      throw new StoreUnavailable("the disk of the database is full");
    }
    const looking = this.#connections.useFree(async ({ client }) => {
      const { rows } = await client.query<{ reason: string | null }>(
        `select case when pg_is_in_recovery() then 'the database only follows another one'
           when current_setting('transaction_read_only')::boolean then 'the database is read-only' end as reason`,
      );
      return rows[0]?.reason ?? undefined;
    });
    if (looking === undefined) {
      // Others use all connections. That is no fault as long as the database answers them.
      if (performance.now() - this.#connections.answeredAt < CHECK_TIMEOUT) return;
      throw new StoreUnavailable("the database does not answer");
    }
    const ended = new AbortController();
    const late = sleep(CHECK_TIMEOUT, "the database does not answer", { signal: ended.signal, ref: false });
    late.catch(() => undefined);
    try {
      const reason = await Promise.race([looking, late]);
      if (reason !== undefined) throw new StoreUnavailable(reason);
    } catch (error) {
      throw translate(error);
    } finally {
      ended.abort();
      // The caller already has its answer.
      looking.catch(() => undefined);
    }
  }

  async continueIds(next: NextIds): Promise<void> {
    const begin = beginWrite(undefined);
    await this.#inTurn(() =>
      this.#writing(({ client }) => continueIds(client, next), { begin, quiet: true }),
    );
  }

  async backup(): Promise<void> {
    throw new StoreUnavailable("a PostgreSQL database is backed up with its own tools, as pg_dump");
  }

  snapshot(): Promise<Uint8Array> {
    return this.#transactions.read(({ client }) => takeImage(client));
  }

  async restore(snapshot: SnapshotContent, adapt?: (tx: Tx) => Promise<void>): Promise<void> {
    const source = await openSnapshot(snapshot);
    try {
      await this.#inTurn(() =>
        this.#writing(
          async ({ client, db, touched }) => {
            touched.add(ANY_TABLE);
            await putImage(client, source.client);
            if (adapt !== undefined) await this.#scopes.run("write", () => adapt(db));
            // `adapt` may have put back a row with an identifier that the image does not know.
            await continueIds(client, {});
            await gatherStatistics(client);
          },
          { begin: BEGIN_REPLACEMENT, quiet: false },
        ),
      );
    } finally {
      await source.close();
    }
  }

  async close(): Promise<void> {
    await this.changes.stop();
    await this.#turns.ended();
    await this.#start.end();
    await this.#clock.end();
    await this.#connections.end();
  }

  /** Runs a write that locks everything. */
  #inTurn<T>(run: () => Promise<T>, owner?: Owner): Promise<T> {
    return this.#turns.takeAlone([EVERYTHING], run, owner);
  }

  async #writing<T>(
    work: (connection: Connection) => Promise<T>,
    { quiet, ...options }: Writing,
  ): Promise<T> {
    const { result, touched } = await this.#transactions.write(work, options).catch((error: unknown) => {
      if (isDiskFull(error)) this.#diskFullAt = performance.now();
      throw error;
    });
    this.#diskFullAt = undefined;
    if (!quiet && touched.size > 0) for (const listener of this.#listeners) listener(touched);
    return result;
  }
}

/** How a write begins, and whether listeners are called. */
interface Writing {
  readonly begin: string;
  readonly quiet: boolean;
  readonly owner?: Owner | undefined;
}
