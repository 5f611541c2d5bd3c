import { type Expectation, type Need, objectWith } from "../check-options.js";

/** One row of the store. The kit writes it and reads it; a store only keeps it, and finds it by its columns. */
export interface StoreRow {
  /** Text without NUL, at most 1,024 bytes as UTF-8, unique in the store. Compared byte by byte. */
  readonly key: string;
  /** Changes with every write, so that a writer notices a concurrent write. */
  readonly revision: string;
  /** The queue that the row waits in. */
  readonly lane: string;
  readonly state: string;
  /** When the row may be claimed, in milliseconds since 1970; `undefined` is never. */
  readonly readyAt: number | undefined;
  /** When something last happened to it, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Everything else, as text without NUL. */
  readonly body: string;
}

/** How many rows to return of a lane. */
export interface LaneShare {
  readonly lane: string;
  readonly limit: number;
}

/** Which rows to list, in the order of their keys. */
export interface ListQuery {
  readonly lanes: readonly string[];
  /** Only these states. Default: all. */
  readonly states?: readonly string[];
  /** Begin after this key. */
  readonly after?: string;
  readonly limit: number;
}

/** How many rows a lane has in a state. */
export interface RowCount {
  readonly lane: string;
  readonly state: string;
  readonly count: number;
}

/** Which rows to delete: those that changed before `before`, and all but the newest `keep`. */
export interface PruneQuery {
  readonly lane: string;
  readonly state: string;
  readonly before: number;
  readonly keep?: number;
  /** Delete at most this many, so that the call is short. The kit calls again for the rest. */
  readonly limit: number;
}

/**
 * Where the kit keeps its state: rows with a revision. The kit decides what to write; a store writes it unless another
 * process wrote first, and finds the rows that are ready. Every method is atomic, and several processes may share a
 * store. The entry point `@syndikit/receiver/store/conformance` has what every implementation must do, as cases.
 *
 * The last argument of each method is a signal. It is aborted when the kit has given the call up, because it took longer
 * than `storeTimeLimit`. Then drop what the call waits on, such as a connection, and do not write any more.
 */
export interface Store {
  /** True when a finished write survives the end of the process. It decides when events are acknowledged. */
  readonly durable: boolean;
  /**
   * Creates the tables. Every other method does so first, too.
   *
   * @throws {ReceiverError} `invalid_option` when the store cannot be used with its settings.
   */
  open(signal?: AbortSignal): Promise<void>;
  /** The time that all processes on this store share, in milliseconds since 1970. Without it, that of the machine. */
  time?(signal?: AbortSignal): Promise<number>;
  /** How many connections the store shares with the vendor's own code, if it uses a pool. */
  readonly connections?: number | undefined;
  /**
   * Called when work begins. Until the returned function is called, the store keeps what its calls need, such as a
   * connection of a pool that the vendor's own code also uses.
   */
  reserve?(): () => void;
  /** The row of a key. */
  read(key: string, signal?: AbortSignal): Promise<StoreRow | undefined>;
  /**
   * Writes a row in place of the one with the revision `replaces`, or, without that, where there is none.
   *
   * @returns false when the row has changed meanwhile, and nothing was written.
   */
  write(row: StoreRow, replaces: string | undefined, signal?: AbortSignal): Promise<boolean>;
  /** Removes a row if it still has this revision, and says whether it did. */
  remove(key: string, revision: string, signal?: AbortSignal): Promise<boolean>;
  /** The rows that are ready at `now`; in each lane, those that have waited longest. */
  due(shares: readonly LaneShare[], now: number, signal?: AbortSignal): Promise<readonly StoreRow[]>;
  /** When the next row of these lanes is ready. */
  next(lanes: readonly string[], signal?: AbortSignal): Promise<number | undefined>;
  /**
   * How many rows of these lanes are ready now or later, counted no further than `limit`. Ask the database also for no
   * lanes: with such a call the kit finds out whether it answers again.
   */
  waiting(lanes: readonly string[], limit: number, signal?: AbortSignal): Promise<number>;
  /** A page of rows, in the order of the bytes of their keys. */
  list(query: ListQuery, signal?: AbortSignal): Promise<readonly StoreRow[]>;
  /** The number of rows, by lane and state. */
  count(lanes: readonly string[], signal?: AbortSignal): Promise<readonly RowCount[]>;
  /** Deletes old rows, at most `limit`, and returns how many. */
  prune(query: PruneQuery, signal?: AbortSignal): Promise<number>;
  /** Releases the resources of the store. */
  close(): Promise<void>;
}

/** What a store must have. */
export const aStore: Expectation = objectWith(
  'a store, such as memoryStore() or sqliteStore("./receiver.db")',
  {
    open: "required",
    time: "optional",
    reserve: "optional",
    read: "required",
    write: "required",
    remove: "required",
    due: "required",
    next: "required",
    waiting: "required",
    list: "required",
    count: "required",
    prune: "required",
    close: "required",
  } satisfies Record<Exclude<keyof Store, "durable" | "connections">, Need>,
);
