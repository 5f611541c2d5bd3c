import type { Table } from "drizzle-orm";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { Change } from "../changes/change.js";
import type { Moment } from "../ports.js";
import type { WriteKey } from "./keys.js";
import type { EventRow } from "./tables/event.js";

/**
 * A write transaction. The type is Drizzle's asynchronous one on purpose: code that awaits every query runs
 * unchanged on an engine that is reached over a network. Never use `.get()`, `.all()`, `.values()` or `.run()`.
 */
export type Tx = Omit<BaseSQLiteDatabase<"async", unknown>, "transaction">;

/** What can only be read. A {@link Tx} is one too, so a finder takes a `Db` and works in both. */
export type Db = Pick<Tx, "select" | "selectDistinct" | "with" | "$with" | "$count">;

/** What the dispatcher asks of the queue. */
export interface ClaimRequest {
  /** Deliveries due at or before this time of the marketplace. */
  readonly now: Moment;
  /** The time of the machine, against which leases of others are judged. */
  readonly wall: Moment;
  /** Until when, on the machine's clock, nobody else may take what is claimed. */
  readonly leaseUntil: Moment;
  /** Proof of this claim; recording an attempt needs it. */
  readonly leaseToken: string;
  /** At most so many. */
  readonly limit: number;
  /** At most so many at a time to one host. */
  readonly perHost: number;
  /** At most so many at a time of one vendor. */
  readonly perVendor: number;
  /** Vendors that may have fewer, at least one. */
  readonly shares: ReadonlyMap<number, number>;
  /** So many of the last free places are for vendors that hold none. */
  readonly reserve: number;
  /** The deliveries that the caller has in flight. */
  readonly inFlight: readonly Lane[];
  /** Nothing is taken for these. */
  readonly resting: readonly Lane[];
  /** One is taken for each of these. */
  readonly probing: readonly Lane[];
}

/** A host of a vendor's endpoints. */
export interface Lane {
  /** The company; 0 is the platform. */
  readonly vendor: number;
  readonly host: string;
}

/** An identifier for each of some tables. */
export type NextIds = { readonly [Table in "subscriptions" | "orders" | "invoices"]?: number };

/** How something is written. */
export interface WriteOptions {
  /** Nobody is called back: the caller is the only one whom it concerns. */
  readonly quiet?: boolean;
  /**
   * Whose rows it writes; what it reads besides is written by nobody who names something, or does not matter to it. Two
   * writes that have one in common run one after the other; a write without this runs alone. An engine that writes one at
   * a time does not look at it.
   */
  readonly on?: readonly WriteKey[];
  /** What it notes happens again where that is lost, so it need not wait for the disk. */
  readonly mayBeLost?: boolean;
}

/**
 * Everything that the server remembers. One implementation is SQLite; the port says nothing that another
 * engine could not do.
 */
export interface Store {
  /**
   * Reads one consistent state. Writes of others are not seen half-done.
   * @throws {NestedTransaction} when it is called inside `write`: use the transaction that is at hand.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Makes a read of one statement that remembers what it found, until a write touches one of the tables that it comes
   * from: then it reads again, at the latest when the write is acknowledged. For what nearly every request asks.
   */
  remember<T>(
    tables: readonly Table[],
    load: (db: Db, key: string) => Promise<T | undefined>,
  ): (key: string) => Promise<T | undefined>;
  /**
   * Writes all or nothing. Resolves only when the result is on disk. Works run one after another, so a check
   * and the write that depends on it belong in the same call. Await nothing but queries inside: everybody
   * else waits.
   * @throws {NestedTransaction} when it is called inside `read` or `write`.
   * @throws {StoreUnavailable} when nothing can be stored; nothing was changed then.
   */
  write<T>(work: (tx: Tx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Takes due deliveries from the queue, leases them to the caller, and reads in the same transaction what their caller
   * needs beside them. Where that fails, nothing is leased.
   */
  claim<T>(request: ClaimRequest, read: (db: Db, claimed: readonly EventRow[]) => Promise<T>): Promise<T>;
  /**
   * Calls back after every write to one of some tables, outside of any transaction. Claims and quiet writes are not
   * told of. Answers with a function that stops it.
   */
  onCommit(tables: readonly Table[], listener: () => void): () => void;
  /**
   * Resolves when writes can be stored. Costs nothing while the last write worked.
   * @throws {StoreUnavailable} when they cannot.
   */
  check(): Promise<void>;
  /**
   * Tells a listener some settings as the transaction that begins finds them, where another process may have changed
   * them. Never called by a store that one process has for itself.
   */
  follow(names: readonly string[], listener: (settings: ReadonlyMap<string, unknown>) => void): void;
  /** The next identifiers of some tables, unless larger ones were given out already. */
  continueIds(next: NextIds): Promise<void>;
  /** Copies everything to a new file while the store is in use. The file appears only when it is complete. */
  backup(file: string): Promise<void>;
  /** Everything but the audit, as one value that `restore` takes. */
  snapshot(): Promise<Uint8Array>;
  /**
   * Replaces everything but the audit by a snapshot, also one of an earlier version. All or nothing.
   *
   * @param adapt - changes what was restored before anybody sees it.
   */
  restore(snapshot: Uint8Array, adapt?: (tx: Tx) => Promise<void>): Promise<void>;
  /** Finishes what is queued, folds the log into the file, and lets go of it. */
  close(): Promise<void>;
}

/** What several processes that use one database need beside it. */
export interface Together {
  /** Runs what only one process does at a time when it starts. */
  starting<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs what moves the clock, or runs what is due by it, if no other process does.
   *
   * @returns `undefined` when another one does.
   */
  withClock<T>(work: () => Promise<T>): Promise<{ readonly result: T } | undefined>;
  readonly tallies: Tallies;
  readonly changes: ChangesOfOthers;
}

/** A few numbers that are counted. */
export type Tally = Readonly<Record<string, number>>;

/**
 * What all processes count together, by key. A tally is forgotten when the database crashes, and when nobody has changed
 * it for ten minutes. Times are the database's, in milliseconds.
 */
export interface Tallies {
  read<T extends Tally>(key: string): Promise<{ readonly value: T | undefined; readonly now: number }>;
  /** Changes one, while nobody else does. */
  change<T extends Tally, Result>(
    key: string,
    change: (value: T | undefined, now: number) => { readonly value: T; readonly result: Result },
  ): Promise<Result>;
}

/** How processes hear of what the others change. */
export interface ChangesOfOthers {
  /** Tells the others of changes: with the commit of a transaction, if it has one, else soon. */
  tell(changes: readonly Change[], tx?: Tx): void;
  /** Hears what others change, from when it resolves. */
  listen(listener: {
    readonly heard: (changes: readonly Change[]) => void;
    /** Called at the beginning, and when some may have been lost. */
    readonly missed: () => void;
    /** Milliseconds that never jump. */
    readonly elapsed: () => number;
  }): Promise<void>;
  stop(): Promise<void>;
}

/** Base of what a store throws on its own account. */
export abstract class StoreError extends Error {
  abstract readonly code: string;
}

/** Nothing can be stored at the moment: the disk is full, broken or locked. Nothing was changed. */
export class StoreUnavailable extends StoreError {
  readonly code = "STORE_UNAVAILABLE";
  constructor(reason: string, options?: ErrorOptions) {
    super(`The store is unavailable: ${reason}. Nothing was changed.`, options);
    this.name = "StoreUnavailable";
  }
}

/** The connection broke before the store had said whether it committed. */
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

/** The database file is where it cannot be used safely. */
export class StoreMisplaced extends StoreError {
  readonly code = "STORE_MISPLACED";
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file} ${problem}, or choose another file with --database.`, options);
    this.name = "StoreMisplaced";
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

/** Tables are to be changed while servers run that cannot work with what they become. */
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

/** A transaction was begun inside another one, which would never end: it would wait for itself. */
export class NestedTransaction extends StoreError {
  readonly code = "NESTED_TRANSACTION";
  constructor(inner: string, outer: string) {
    super(`${inner}() was called inside ${outer}(). Pass the transaction on instead.`);
    this.name = "NestedTransaction";
  }
}

/** A text has a character that the engine cannot store: U+0000. */
export class UnstorableText extends StoreError {
  readonly code = "UNSTORABLE_TEXT";
  constructor(options?: ErrorOptions) {
    super("A text has the character U+0000, which cannot be stored. Leave it out.", options);
    this.name = "UnstorableText";
  }
}

/** A value that must be unique is there already. Check before writing; this is the last line of defence. */
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
