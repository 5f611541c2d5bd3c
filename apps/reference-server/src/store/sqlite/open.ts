import type Database from "better-sqlite3";
import { eq, getTableName, sql, type Table } from "drizzle-orm";
import type { Owner } from "../../shares/owner.js";
import { writeNew } from "../files/new-file.js";
import type {
  ClaimRequest,
  Db,
  NextIds,
  ReadOptions,
  SnapshotContent,
  Store,
  StoreUnavailable,
  Tx,
  WriteOptions,
} from "../port.js";
import { Scopes } from "../scopes.js";
import type { EventRow } from "../tables/event.js";
import { settings } from "../tables/setting.js";
import { ANY_TABLE } from "../written-table.js";
import { copyRows, serialise, serialiseWithoutKept, writeWithoutKept } from "./backup.js";
import { claimDue } from "./claim.js";
import {
  type Connection,
  type Durability,
  LOCK_TIMEOUT,
  openMemory,
  openReader,
  openWriter,
  ReaderPool,
} from "./connection.js";
import { type DatabaseFile, takeFile } from "./database-file.js";
import { translate } from "./errors.js";
import { openImage, openOwn, openSnapshot, upgrade } from "./image.js";
import { Changes, remember } from "./memory.js";
import { Totals } from "./totals.js";
import { copyInThread, isLarge, type Replacement, replaceInThread } from "./whole-copies.js";
import { type JobOptions, WriteQueue } from "./write-queue.js";

/** Where a SQLite store is, and how it works. */
interface SqliteOptions {
  /** A path, or `:memory:`. */
  readonly file: string;
  /**
   * The initial content of a store in memory: a snapshot of any store, also of an earlier version, or a database in
   * memory, which the store closes. Empty when absent.
   */
  readonly content?: Uint8Array | Database.Database;
  /** `full` when absent. */
  readonly durability?: Durability;
  /** The largest size, in pages of 4 KiB. Beyond it the store is full, as if the disk were. */
  readonly maxPages?: number;
  /** Milliseconds that a callback waits at most while another process has locked the file; 5,000 when absent. */
  readonly lockTimeout?: number;
}

/**
 * Opens a store, and brings its tables up to date.
 *
 * @throws {StoreInUse} when another process has the file.
 * @throws {StoreMisplaced} when the file is where two processes could not see each other.
 */
export function openSqlite(options: SqliteOptions): Store {
  if (options.file === ":memory:") return new SqliteStore(options);
  const file = takeFile(options.file);
  try {
    return new SqliteStore(options, file);
  } catch (error) {
    file.release();
    throw translate(error);
  }
}

/** In characters. */
const PROBE_SIZE = 256 * 1024;

function inMemory(content: SqliteOptions["content"]): Database.Database {
  if (content === undefined) return openImage();
  return content instanceof Uint8Array ? openMemory(content) : content;
}

class SqliteStore implements Store {
  readonly snapshotTo: Store["snapshotTo"];
  readonly #writer: Connection;
  /** Absent in memory: there is one connection, and reads use the write queue. */
  readonly #readers: ReaderPool | undefined;
  readonly #queue: WriteQueue;
  readonly #scopes = new Scopes();
  readonly #changes = new Changes();
  readonly #listeners = new Set<(tables: ReadonlySet<string>) => void>();
  /** Absent in memory. */
  readonly #file: DatabaseFile | undefined;
  readonly #limits: Pick<Replacement, "durability" | "maxPages" | "lockTimeout">;
  readonly #closing = new AbortController();
  #failure: StoreUnavailable | undefined;

  constructor(
    { content, durability = "full", maxPages, lockTimeout = LOCK_TIMEOUT }: SqliteOptions,
    file?: DatabaseFile,
  ) {
    this.#file = file;
    this.#limits = { durability, maxPages, lockTimeout };
    this.#writer = openWriter(file === undefined ? inMemory(content) : openOwn(file.path), durability);
    try {
      upgrade(this.#writer.client);
    } catch (error) {
      this.#writer.client.close();
      throw error;
    }
    if (maxPages !== undefined) this.#writer.client.pragma(`max_page_count = ${maxPages}`);
    const totals = new Totals(this.#changes);
    if (file !== undefined) {
      this.#readers = new ReaderPool(() => openReader(file.path, { totals, lockTimeout }));
      this.snapshotTo = (to) => this.#snapshotTo(to);
    }
    this.#queue = new WriteQueue(this.#writer, lockTimeout, {
      assertWritable: () => file?.assertInPlace(),
      touched: (tables) => this.#changes.note(tables),
      committed: (tables) => {
        this.#failure = undefined;
        for (const listener of this.#listeners) listener(tables);
      },
      failed: (error) => {
        this.#failure = error;
      },
    });
  }

  get shares(): NonNullable<Store["shares"]> {
    const reads = this.#readers?.shares;
    return { writes: this.#queue, ...(reads === undefined ? {} : { reads }) };
  }

  async read<T>(work: (db: Db) => Promise<T>, { owner }: ReadOptions = {}): Promise<T> {
    this.#scopes.enter("read");
    const read = ({ db }: Connection): Promise<T> => this.#scopes.run("read", () => work(db));
    if (this.#readers === undefined) return this.#queue.add(() => read(this.#writer), { quiet: true, owner });
    return this.#readers.read(read, owner).catch((error: unknown) => {
      throw translate(error);
    });
  }

  remember<T>(
    tables: readonly Table[],
    load: (db: Db, key: string) => Promise<T | undefined>,
  ): (key: string, owner: Owner) => Promise<T | undefined> {
    return remember(this.#changes, {
      tables: tables.map(getTableName),
      load: (key, owner) => this.read((db) => load(db, key), { owner }),
    });
  }

  write<T>(work: (tx: Tx) => Promise<T>, options: WriteOptions = {}): Promise<T> {
    return this.#writeWith(work, options);
  }

  claim<T>(request: ClaimRequest, read: (db: Db, claimed: readonly EventRow[]) => Promise<T>): Promise<T> {
    // Quiet, because a claim that woke its own caller would never let it sleep.
    return this.#writeWith(async (tx) => read(tx, await claimDue(tx, request)), { quiet: true });
  }

  onCommit(tables: readonly Table[], listener: () => void): () => void {
    const names = [ANY_TABLE, ...tables.map(getTableName)];
    const onWritten = (written: ReadonlySet<string>): void => {
      if (names.some((name) => written.has(name))) listener();
    };
    this.#listeners.add(onWritten);
    return () => this.#listeners.delete(onWritten);
  }

  follow(): void {
    // No other process writes.
  }

  trouble(): StoreUnavailable | undefined {
    return this.#failure;
  }

  async check(): Promise<void> {
    if (this.#failure === undefined) return;
    // When an order no longer fits, a single page may still fit at the end of the log. So the probe is as large as a
    // write gets.
    const probe = { name: "probe", value: "x".repeat(PROBE_SIZE) };
    await this.write(async (tx) => {
      await tx.insert(settings).values(probe).onConflictDoUpdate({ target: settings.name, set: probe });
    });
    await this.write(async (tx) => {
      await tx.delete(settings).where(eq(settings.name, probe.name));
    });
  }

  continueIds(next: NextIds): Promise<void> {
    // SQLite continues from the larger of this number and the largest identifier in the table.
    return this.write(async (tx) => {
      for (const [table, first] of Object.entries(next)) {
        await tx.run(sql`delete from sqlite_sequence where name = ${table}`);
        await tx.run(sql`insert into sqlite_sequence (name, seq) values (${table}, ${first - 1})`);
      }
    });
  }

  async backup(file: string): Promise<void> {
    if (this.#readers === undefined) {
      await writeNew(file, await this.#withReader(async ({ client }) => serialise(client)));
      return;
    }
    await this.#copying((copy) => writeNew(file, copy));
  }

  snapshot(): Promise<Uint8Array> {
    return this.#withReader(async ({ client }) => serialiseWithoutKept(client));
  }

  #snapshotTo(file: string): Promise<void> {
    return this.#copying((copy) => writeWithoutKept(file, copy));
  }

  /** Inside a read transaction the copy has one state, and writes cannot make it start again. */
  async #copying(work: (copy: (draft: string) => Promise<unknown>) => Promise<unknown>): Promise<void> {
    const file = this.#file?.path;
    if (file !== undefined && isLarge(file)) {
      await work((draft) => copyInThread(file, draft, this.#closing.signal));
      return;
    }
    await this.#withReader(async ({ client }) => {
      // The transaction begins with the first read.
      client.prepare("select count(*) from settings").get();
      // A hundred pages in each turn of the event loop.
      await work((draft) => client.backup(draft));
    });
  }

  async restore(snapshot: SnapshotContent, adapt?: (tx: Tx) => Promise<void>): Promise<void> {
    const file = this.#file?.path;
    if (file !== undefined && isLarge(file, snapshot)) return this.#replaceInThread(file, snapshot, adapt);
    const source = await openSnapshot(snapshot);
    try {
      const replace = async (tx: Tx): Promise<void> => {
        this.#writer.touched.add(ANY_TABLE);
        await copyRows(source.client, this.#writer.client);
        await adapt?.(tx);
      };
      await this.#writeWith(replace, { alone: true });
    } finally {
      await source.close();
    }
  }

  #replaceInThread(
    file: string,
    snapshot: SnapshotContent,
    adapt?: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const { durability, maxPages, lockTimeout } = this.#limits;
    this.#scopes.enter("write");
    return this.#queue.add(
      () =>
        this.#scopes.run("write", () => {
          this.#writer.touched.add(ANY_TABLE);
          return replaceInThread({ file, snapshot, durability, maxPages, lockTimeout }, adapt);
        }),
      { apart: true },
    );
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error("The store is closed."));
    await this.#queue.idle();
    await this.#readers?.close();
    try {
      this.#writer.client.pragma("wal_checkpoint(TRUNCATE)");
    } finally {
      this.#writer.client.close();
      this.#file?.release();
    }
  }

  async #writeWith<T>(work: (tx: Tx) => Promise<T>, options: JobOptions): Promise<T> {
    this.#scopes.enter("write");
    return this.#queue.add(() => this.#scopes.run("write", () => work(this.#writer.db)), options);
  }

  async #withReader<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.#readers === undefined) return this.#queue.add(() => work(this.#writer), { quiet: true });
    try {
      return await this.#readers.use(work);
    } catch (error) {
      throw translate(error);
    }
  }
}
