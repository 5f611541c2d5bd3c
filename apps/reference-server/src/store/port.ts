import type { Table } from "drizzle-orm";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { Room } from "../outbound/lane.js";
import type { Moment } from "../ports.js";
import type { Owner } from "../shares/owner.js";
import type { Shares } from "../shares/shares.js";
import type { Change } from "./change.js";
import type { WriteKey } from "./keys.js";
import { StoreError, UnreadableDocument } from "./store-error.js";
import type { EventRow } from "./tables/event.js";

/**
 * A write transaction. It has Drizzle's asynchronous type on purpose: code that awaits every query also runs on an
 * engine behind a network. Never use `.get()`, `.all()`, `.values()` or `.run()`.
 */
export type Tx = Omit<BaseSQLiteDatabase<"async", unknown>, "transaction">;

/** Read access. A {@link Tx} is also a `Db`, so a finder that takes a `Db` works in reads and in writes. */
export type Db = Pick<Tx, "select" | "selectDistinct" | "with" | "$with" | "$count">;

/** What the dispatcher asks of the delivery queue. */
export interface ClaimRequest extends Room {
  /** Only deliveries due at or before this time, on the marketplace's clock. */
  readonly now: Moment;
  /** The machine's time, which decides whether a lease of another claim has expired. */
  readonly wall: Moment;
  /** When the lease of the claimed deliveries expires, on the machine's clock. */
  readonly leaseUntil: Moment;
  /** Identifies this claim. Recording an attempt needs it. */
  readonly leaseToken: string;
}

/** The next identifier for some tables. */
export type NextIds = { readonly [Table in "subscriptions" | "orders" | "invoices"]?: number };

/** Options of a read. */
export interface ReadOptions {
  /** On whose behalf it is: owners have shares of what an engine reads at a time. Absent for the server's own. */
  readonly owner?: Owner;
}

/** A snapshot as bytes, or in a file, which stays as it is. */
export type SnapshotContent = Uint8Array | { readonly file: string };

/** Options of a write. */
export interface WriteOptions {
  /** Listeners of `onCommit` are not called, because the write concerns only its caller. */
  readonly quiet?: boolean;
  /**
   * The keys of the rows that it writes. The other rows that it reads must be rows that no write with keys changes, or
   * rows whose changes do not matter to it. Two writes with a key in common run one after the other. A write without
   * `on` runs alone. An engine that runs one write at a time ignores the keys.
   */
  readonly on?: readonly WriteKey[];
  /**
   * On whose behalf it is: owners take turns. Absent for the server's own, which wait while another process replaces
   * everything. Somebody else is told.
   */
  readonly owner?: Owner;
  /** The write need not wait for the disk: if it is lost, it will be made again. */
  readonly mayBeLost?: boolean;
}

/**
 * All state of the server. One implementation is SQLite; the port promises nothing that another engine could not do.
 */
export interface Store {
  /**
   * Reads one consistent state, without partial writes of others.
   * @throws {NestedTransaction} when it is called inside `read` or `write`: use that transaction instead.
   */
  read<T>(work: (db: Db) => Promise<T>, options?: ReadOptions): Promise<T>;
  /**
   * Makes a cached read of one statement. A value stays cached until a write changes one of the tables that it comes
   * from. Once that write is acknowledged, the old value is no longer returned. Meant for what nearly every request
   * needs.
   */
  remember<T>(
    tables: readonly Table[],
    load: (db: Db, key: string) => Promise<T | undefined>,
  ): (key: string, owner: Owner) => Promise<T | undefined>;
  /**
   * Writes all or nothing. Resolves only when the result is on disk. Callbacks run one after another, so a check and
   * the write that depends on it belong in the same call. Await nothing but queries inside, because all other writes
   * wait.
   * @throws {NestedTransaction} when it is called inside `read` or `write`.
   * @throws {StoreUnavailable} when nothing can be stored; nothing was changed then.
   * @throws {StoreBeingReplaced} when another process is replacing everything, and the write is on somebody's behalf.
   */
  write<T>(work: (tx: Tx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Leases due deliveries from the queue to the caller. In the same transaction it reads what the caller needs with
   * them. If that read fails, nothing is leased.
   */
  claim<T>(request: ClaimRequest, read: (db: Db, claimed: readonly EventRow[]) => Promise<T>): Promise<T>;
  /**
   * Calls the listener after every write to one of the tables, outside any transaction. Claims and quiet writes do not
   * call it. Returns a function that removes the listener.
   */
  onCommit(tables: readonly Table[], listener: () => void): () => void;
  /**
   * Resolves when writes can be stored. Costs nothing while the last write succeeded.
   * @throws {StoreUnavailable} when they cannot.
   */
  check(): Promise<void>;
  /**
   * Why the last write could not be stored, without asking anybody; `undefined` when it could, or when only asking can
   * tell.
   */
  trouble?(): StoreUnavailable | undefined;
  /**
   * Passes settings to a listener as each transaction finds them at its start, because another process may have changed
   * them, and whether a process is replacing everything. A store that belongs to one process alone never calls the
   * listener.
   */
  follow(
    names: readonly string[],
    listener: (settings: ReadonlyMap<string, unknown>, isBeingReplaced: boolean) => void,
  ): void;
  /** Sets the next identifiers of some tables, unless larger ones were already assigned. */
  continueIds(next: NextIds): Promise<void>;
  /**
   * Copies everything to a new file while the store is in use. The file appears only when it is complete.
   *
   * @throws {FileNotWritten} when the file exists.
   */
  backup(file: string): Promise<void>;
  /** Everything except the audit, as one value for `restore`. */
  snapshot(): Promise<Uint8Array>;
  /**
   * Like `snapshot`, but written to a file, which it replaces: piece by piece, while the store is in use, and never as a
   * whole in memory. Absent where the content is in memory anyway.
   */
  readonly snapshotTo?: ((file: string) => Promise<void>) | undefined;
  /**
   * Replaces everything except the audit with a snapshot, which may be from an earlier version. All or nothing. Until
   * then others read what was there before.
   *
   * @param adapt - changes the restored data before anybody can read it.
   */
  restore(snapshot: SnapshotContent, adapt?: (tx: Tx) => Promise<void>): Promise<void>;
  /** What waits for its owner's turn here, by resource, to be measured. */
  readonly shares?: Readonly<Record<string, Pick<Shares, "state">>>;
  /** Finishes the queued writes, merges the write-ahead log into the file, and releases the file. */
  close(): Promise<void>;
}

/** What several processes on one database need in addition to the store. */
export interface Together {
  /** Runs startup work, one process at a time. */
  starting<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs work that moves the clock, or that is due by the clock, unless another process is doing so. A process that
   * stands still loses the clock to another one.
   *
   * @returns `undefined` when another process is.
   */
  withClock<T>(work: (held: HeldClock) => Promise<T>): Promise<{ readonly result: T } | undefined>;
  /** The database's time, which is the same for all processes. */
  time(): Promise<Moment>;
  readonly tallies: Tallies;
  readonly changes: ChangesOfOthers;
}

/** That a process still has the clock. */
export interface HeldClock {
  /** @throws {LockLost} when it is known to have lost it. */
  assert(): void;
  /**
   * Looks in a transaction, so that what it writes counts only if the process has the clock.
   *
   * @throws {LockLost} when another process may have it.
   */
  assertIn(tx: Tx): Promise<void>;
}

/** A few numbers that count something. */
export type Tally = Readonly<Record<string, number>>;

/**
 * Counters that all processes share, by key. A tally is lost when the database crashes, or when nobody has changed it
 * for ten minutes. Times are the database's, in milliseconds.
 */
export interface Tallies {
  /** @param owner - on whose behalf; the server's when absent. */
  read<T extends Tally>(
    key: string,
    owner?: Owner,
  ): Promise<{ readonly value: T | undefined; readonly now: number }>;
  /** Changes one tally. Changes to the same tally run one after another. */
  change<T extends Tally, Result>(
    key: string,
    change: (value: T | undefined, now: number) => { readonly value: T; readonly result: Result },
    owner?: Owner,
  ): Promise<Result>;
}

/** How processes learn what the others change. */
export interface ChangesOfOthers {
  /** Tells the other processes of changes: with the commit of `tx` if it is given, else soon. */
  tell(changes: readonly Change[], tx?: Tx): void;
  /** Calls the listener for changes of other processes, starting when the promise resolves. */
  listen(listener: {
    readonly heard: (changes: readonly Change[]) => void;
    /** Called at the start, and when changes may have been missed. */
    readonly missed: () => void;
    /** A monotonic clock, in milliseconds. */
    readonly elapsed: () => number;
  }): Promise<void>;
  stop(): Promise<void>;
}

export { StoreError, UnreadableDocument };

/** Nothing can be stored now: the disk is full, broken or locked. Nothing was changed. */
export class StoreUnavailable extends StoreError {
  readonly code = "STORE_UNAVAILABLE";
  constructor(reason: string, options?: ErrorOptions) {
    super(`The store is unavailable: ${reason}. Nothing was changed.`, options);
    this.name = "StoreUnavailable";
  }
}

/** The process stood still for so long that it has lost a lock: another one may have taken over. */
export class LockLost extends StoreError {
  readonly code = "LOCK_LOST";
  constructor() {
    super("This process stood still for so long that another one may have taken over its work.");
    this.name = "LockLost";
  }
}

/** Another process is replacing everything: what were written now would be lost. Nothing was changed. */
export class StoreBeingReplaced extends StoreError {
  readonly code = "STORE_BEING_REPLACED";
  constructor() {
    super("Everything is being replaced. Nothing was changed: try again when that is done.");
    this.name = "StoreBeingReplaced";
  }
}

/** The connection broke before the database confirmed the commit. */
export class OutcomeUnknown extends StoreError {
  readonly code = "OUTCOME_UNKNOWN";
  constructor(options?: ErrorOptions) {
    super(
      "The connection to the database broke during a commit: what was written is stored, or none of it is.",
      options,
    );
    this.name = "OutcomeUnknown";
  }
}

/** Another process uses the same database file. */
export class StoreInUse extends StoreError {
  readonly code = "STORE_IN_USE";
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is in use by another process. Stop it, or choose another file with --database.`, options);
    this.name = "StoreInUse";
  }
}

/** The database file is in a place where it cannot be used safely. */
export class StoreMisplaced extends StoreError {
  readonly code = "STORE_MISPLACED";
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file} ${problem}, or choose another file with --database.`, options);
    this.name = "StoreMisplaced";
  }
}

/** The database is that of another program. Nothing was changed. */
export class StoreOfOthers extends StoreError {
  readonly code = "STORE_OF_OTHERS";
  constructor(file: string, table: string) {
    super(
      `${file} is the database of another program: it has the table ${table}. Choose another file with --database.`,
    );
    this.name = "StoreOfOthers";
  }
}

/** A newer version of the server has changed the tables of the database. */
export class StoreTooNew extends StoreError {
  readonly code = "STORE_TOO_NEW";
  constructor() {
    super(
      "A newer version of the server has opened this database, and this one does not know its tables. Install that version, or restore a backup of the time before.",
    );
    this.name = "StoreTooNew";
  }
}

/** A migration would break servers of older versions that are running. */
export class OlderServersRun extends StoreError {
  readonly code = "OLDER_SERVERS_RUN";
  constructor(servers: number, options?: ErrorOptions) {
    super(
      `This version changes tables in a way that versions before it cannot work with, and ${servers} of their servers ${servers === 1 ? "uses" : "use"} the database. Stop all of them, then start this one.`,
      options,
    );
    this.name = "OlderServersRun";
  }
}

/** A transaction was started inside another one. It would wait for itself forever. */
export class NestedTransaction extends StoreError {
  readonly code = "NESTED_TRANSACTION";
  constructor(inner: string, outer: string) {
    super(`${inner}() was called inside ${outer}(). Pass the transaction on instead.`);
    this.name = "NestedTransaction";
  }
}

/** A text contains a character that the engine cannot store: U+0000. */
export class UnstorableText extends StoreError {
  readonly code = "UNSTORABLE_TEXT";
  constructor(options?: ErrorOptions) {
    super("A text has the character U+0000, which cannot be stored. Leave it out.", options);
    this.name = "UnstorableText";
  }
}

/** A value that must be unique is already taken. Check before writing; this error is the last line of defence. */
export class UniqueViolation extends StoreError {
  readonly code = "UNIQUE_VIOLATION";
  constructor(
    /** `table.column`, as the engine names it. */
    readonly column: string,
    options?: ErrorOptions,
  ) {
    super(`${column} must be unique, and the value is taken.`, options);
    this.name = "UniqueViolation";
  }
}
