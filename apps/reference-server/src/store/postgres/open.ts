import { setTimeout as sleep } from "node:timers/promises";
import { getTableName, type Table } from "drizzle-orm";
import type { Client, ClientBase } from "pg";
import type { SnapshotStore } from "../../sandbox/snapshots.js";
import {
  type ChangesOfOthers,
  type ClaimRequest,
  type Db,
  type NextIds,
  OutcomeUnknown,
  type Store,
  StoreUnavailable,
  type Tallies,
  type Together,
  type Tx,
  type WriteOptions,
} from "../port.js";
import { Scopes } from "../scopes.js";
import { ANY_TABLE } from "../sqlite/memory.js";
import type { EventRow } from "../tables/event.js";
import { settings } from "../tables/setting.js";
import { type Alone, createAlone } from "./alone.js";
import { changesInTable } from "./changes.js";
import { claimDue } from "./claim.js";
import { commit } from "./commit.js";
import { type Connection, Connections, connectAlone, nameConnections } from "./connections.js";
import { isOvertaken, translate } from "./errors.js";
import { Followed } from "./followed.js";
import { continueIds, putImage, takeImage } from "./image.js";
import { beginWrite, CLASS, Lock } from "./locks.js";
import { checkTables, type Migration, migrate, readMigrations } from "./migrate.js";
import { snapshotsInTable } from "./snapshots.js";
import { talliesInTable } from "./tallies.js";
import { Turns } from "./turns.js";

/** Where a store lives, and how it is reached. */
interface PostgresOptions {
  /** As in `postgres://user:password@host/name`. */
  readonly url: string;
  /** Connections at most; 10 when absent. */
  readonly connections?: number;
  /** The steps that this version knows; those of its package when absent. */
  readonly migrations?: readonly Migration[];
}

/**
 * Opens a store, and brings its tables up to date. Any number of processes may start at once, and use it at once, also
 * of this version and of the ones beside it.
 *
 * @throws {StoreUnavailable} when the database cannot be reached.
 * @throws {StoreTooNew} when a newer version has changed its tables so that this one cannot work on.
 * @throws {OlderServersRun} when this version would do that to servers that are running.
 */
export async function openPostgres(options: PostgresOptions): Promise<SharedStore> {
  const { url, migrations = readMigrations() } = options;
  const client = await connectAlone(url, nameConnections("start"));
  try {
    await client.query(`select pg_advisory_lock(${CLASS}, ${Lock.start})`);
    await migrate(client, migrations);
  } catch (error) {
    throw translate(error);
  } finally {
    // Its locks end with it.
    await client.end();
  }
  const name = nameConnections("server");
  return createPostgresStore({
    connections: new Connections({
      url,
      name,
      size: options.connections ?? 10,
      // One that breaks while nobody uses it is replaced when it is needed; what needs it then tells why.
      onBroken: () => undefined,
      onOpen: (opened) => checkTables(opened, migrations),
    }),
    connectAlone: () => connectAlone(url, name),
  });
}

/** How the database of a store is reached. */
interface Ways {
  readonly connections: Pick<Connections, "use" | "of" | "end">;
  /** Makes a connection for a lock that lasts. */
  readonly connectAlone: () => Promise<Client>;
}

/** A store on a database whose tables are up to date. */
export function createPostgresStore(ways: Ways): SharedStore {
  return new PostgresStore(ways);
}

/** A store that other processes use at the same time. */
export interface SharedStore extends Store, Together {
  readonly snapshots: SnapshotStore;
}

/** Milliseconds. Until a cut network is noticed takes longer, and who asks for readiness does not wait so long. */
const CHECK_TIMEOUT = 5_000;

/** How often a write is run in all when others interfere. */
const MAX_RUNS = 4;

const SETTINGS = getTableName(settings);

/** Names for turns, beside the keys of writes. */
const EVERYTHING = "everything";
const QUIET = "quiet";

/** The commit may be lost with a database that crashes in the moments after it. */
const WITHOUT_DISK = "set local synchronous_commit = off";

const BEGIN_READ = "begin isolation level repeatable read read only";

class PostgresStore implements SharedStore {
  readonly snapshots: SnapshotStore;
  readonly tallies: Tallies;
  readonly changes: ChangesOfOthers;
  readonly #connections: Ways["connections"];
  readonly #scopes = new Scopes();
  readonly #listeners = new Set<(tables: ReadonlySet<string>) => void>();
  readonly #turns = new Turns();

  readonly #start: Alone;
  readonly #clock: Alone;
  readonly #followed = new Followed();

  constructor({ connections, connectAlone }: Ways) {
    this.#start = createAlone(connectAlone, "start");
    this.#clock = createAlone(connectAlone, "clock");
    this.#connections = connections;
    this.snapshots = snapshotsInTable(connections);
    this.tallies = talliesInTable(connections);
    this.changes = changesInTable(connections);
  }

  starting<T>(work: () => Promise<T>): Promise<T> {
    return this.#start.wait(work);
  }

  withClock<T>(work: () => Promise<T>): Promise<{ readonly result: T } | undefined> {
    return this.#clock.attempt(work);
  }

  follow(names: readonly string[], listener: (settings: ReadonlyMap<string, unknown>) => void): void {
    this.#followed.add(names, listener);
  }

  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const outer = this.#scopes.enterRead();
    if (outer !== undefined) return work(outer);
    return this.#reading(({ db }) => this.#scopes.run("read", db, work));
  }

  /**
   * Remembers nothing: another process may write at any time, and this one would not hear of it. What is read is one
   * statement, and so one state without a transaction: one round trip less for nearly every request.
   */
  remember<T>(
    _tables: readonly Table[],
    load: (db: Db, key: string) => Promise<T | undefined>,
  ): (key: string) => Promise<T | undefined> {
    return async (key) => {
      const outer = this.#scopes.enterRead();
      if (outer !== undefined) return load(outer, key);
      try {
        return await this.#connections.use(async ({ client, db }) => {
          await this.#begin(client, "");
          return load(db, key);
        });
      } catch (error) {
        throw translate(error);
      }
    };
  }

  async write<T>(work: (tx: Tx) => Promise<T>, options: WriteOptions = {}): Promise<T> {
    this.#scopes.enterWrite();
    const { quiet = false, on, mayBeLost = false } = options;
    const begin = mayBeLost ? `${beginWrite(on)}; ${WITHOUT_DISK}` : beginWrite(on);
    const run = (): Promise<T> =>
      this.#writing(({ db }) => this.#scopes.run("write", db, work), { begin, quiet });
    if (on === undefined) return this.#inTurn(run);
    const names = on.map(({ kind, id }) => `${kind} ${id}`);
    return this.#turns.takeOneOf(quiet ? [...names, QUIET] : names, run);
  }

  async claim<T>(
    request: ClaimRequest,
    read: (db: Db, claimed: readonly EventRow[]) => Promise<T>,
  ): Promise<T> {
    this.#scopes.enterWrite();
    // Quiet: a claim that woke its own caller would never let it sleep. And nothing is lost with a lease.
    const begin = `begin; ${WITHOUT_DISK}`;
    // After the quiet ones: what was delivered is recorded before it, and has given its places back.
    return this.#turns.take([EVERYTHING, QUIET], () =>
      this.#writing(
        ({ db }) => this.#scopes.run("write", db, async (tx) => read(tx, await claimDue(tx, request))),
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
    const looking = this.#connections.use(async ({ client }) => {
      const { rows } = await client.query<{ reason: string | null }>(
        `select case when pg_is_in_recovery() then 'the database only follows another one'
           when current_setting('transaction_read_only')::boolean then 'the database is read-only' end as reason`,
      );
      return rows[0]?.reason ?? undefined;
    });
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
      // Whoever asked has an answer by now.
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
    return this.#reading(({ client }) => takeImage(client));
  }

  async restore(snapshot: Uint8Array, adapt?: (tx: Tx) => Promise<void>): Promise<void> {
    await this.#inTurn(() =>
      this.#writing(
        async ({ client, db, touched }) => {
          touched.add(ANY_TABLE);
          await putImage(client, snapshot);
          if (adapt !== undefined) await this.#scopes.run("write", db, adapt);
          // It may have put back a row with an identifier that the image does not know.
          await continueIds(client, {});
        },
        { begin: beginWrite(undefined), quiet: false },
      ),
    );
  }

  async close(): Promise<void> {
    await this.changes.stop();
    await this.#turns.ended();
    await this.#start.end();
    await this.#clock.end();
    await this.#connections.end();
  }

  /** Runs a work that locks everything. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    return this.#turns.take([EVERYTHING], run);
  }

  async #reading<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await this.#transaction(BEGIN_READ, work);
    } catch (error) {
      // It had nothing to commit.
      throw translate(error instanceof OutcomeUnknown ? error.cause : error);
    }
  }

  async #writing<T>(work: (connection: Connection) => Promise<T>, { begin, quiet }: Writing): Promise<T> {
    for (let run = 1; ; run += 1) {
      try {
        const { result, touched } = await this.#transaction(begin, async (connection) => {
          const value = await work(connection);
          return { result: value, touched: new Set(connection.touched) };
        });
        if (!quiet && touched.size > 0) for (const listener of this.#listeners) listener(touched);
        return result;
      } catch (error) {
        if (!isOvertaken(error) || run >= MAX_RUNS) throw translate(error);
      }
    }
  }

  /** Sends statements, and tells whoever follows settings what they are. */
  async #begin(client: ClientBase, begin: string): Promise<void> {
    const { statement } = this.#followed;
    if (`${begin}${statement}` === "") return;
    const tell = this.#followed.ask();
    const answers: unknown = await client.query(`${begin}${statement}`);
    if (statement !== "") tell(lastRows(answers));
  }

  async #transaction<T>(begin: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const outcome = await this.#connections.use(async (connection) => {
      const { client, atCommit, touched } = connection;
      // Of one that was rolled back.
      atCommit.length = 0;
      touched.clear();
      await this.#begin(client, begin);
      try {
        const value = await work(connection);
        await commit(client, atCommit);
        if (touched.has(SETTINGS) || touched.has(ANY_TABLE)) this.#followed.written();
        return { ok: true as const, value };
      } catch (error) {
        // Where this fails too, the connection is given up, and the engine undoes what it began.
        await client.query("rollback").catch(() => {
          throw error;
        });
        return { ok: false as const, error };
      }
    });
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  }
}

/** How a write begins, and whether anybody hears of it. */
interface Writing {
  readonly begin: string;
  readonly quiet: boolean;
}

/** The rows of the last of several statements; the driver's types know of one statement alone. */
function lastRows(answers: unknown): Parameters<ReturnType<Followed["ask"]>>[0] {
  const all = (Array.isArray(answers) ? answers : [answers]) as readonly {
    readonly rows: ReturnType<typeof lastRows>;
  }[];
  return all.at(-1)?.rows ?? [];
}
