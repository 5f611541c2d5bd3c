/** Why a task exists. It is told to hooks, and decides nothing. */
export type TaskCause = "event" | "sweep" | "manual";

/** A task that is put into the queue. */
export interface NewTask {
  /** `subscription/<id>` or `event/<digest>`. There is one row for each key. */
  readonly key: string;
  /** What the task is about, for tasks that are not about current state. */
  readonly payload?: string;
  readonly cause: TaskCause;
  /** Due from then on, in milliseconds since 1970. */
  readonly dueAt: number;
  /** A key that was ever seen is a duplicate, also after it is done. */
  readonly once?: boolean;
  /** Forget failed attempts. */
  readonly resetAttempts?: boolean;
  /** Leave a task that waits or runs as it is: neither sooner, nor again. */
  readonly onlyIdle?: boolean;
}

/** What became of it: coalesced means that a waiting or running task will cover it. */
export type Enqueued = "added" | "coalesced" | "duplicate";

/** Who claims, and how long the claim holds without being extended. */
export interface Lease {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/**
 * The right to work on one key. `fence` grows with each claim of the key, so a writer that lost its lease is
 * told apart from the one that has it now.
 */
export interface Claim {
  readonly key: string;
  readonly payload: string | undefined;
  readonly cause: TaskCause;
  /** 1 for the first. Counted when it is claimed, so that a crash counts too. */
  readonly attempt: number;
  readonly owner: string;
  readonly fence: number;
  /** How many wake-ups the claim covers. A later one makes the key dirty. */
  readonly version: number;
}

/** A claim of a named key; or nothing is due there; or somebody else works on it. */
export type KeyClaim = Claim | "idle" | "busy";

/** Whether the lease still holds; `dirty` when it does, and the key was woken again meanwhile. */
export type Extended = "held" | "dirty" | "lost";

/** How work on a claim ended. */
export type Settlement =
  | { readonly kind: "done"; readonly now: number }
  | { readonly kind: "retry"; readonly now: number; readonly dueAt: number; readonly countAttempt: boolean }
  | { readonly kind: "dead"; readonly now: number; readonly letter: NewDeadLetter };

/** What was given up, and why. */
export interface NewDeadLetter {
  readonly key: string;
  /**
   * `poison`: signed, but not an event. `unknown`: an entity or a type that this version does not know.
   * `exhausted`: every attempt failed. `rejected`: the vendor's code said that trying again is no use.
   */
  readonly reason: "poison" | "unknown" | "exhausted" | "rejected";
  readonly at: number;
  /** The text of the error. */
  readonly error?: string;
  /** The body: text, or `base64:` and the bytes where they are not UTF-8. */
  readonly payload?: string;
}

/** A kept dead letter. */
export interface DeadLetter extends NewDeadLetter {
  readonly id: number;
}

/**
 * Where the kit keeps its queue, its records and its dead letters.
 *
 * Every method is atomic by itself, and a store may be shared by several processes. Keys, records and payloads
 * are text without NUL; only dead letters may hold any text, for they keep what came in. Times are milliseconds
 * since 1970 and always come from the caller. `test/store-conformance.ts` holds what an implementation must pass.
 */
export interface Store {
  /** True when a finished write survives the end of the process. It decides when events are acknowledged. */
  readonly durable: boolean;

  /** Puts a task in, or marks the key of a waiting or running one dirty. */
  enqueue(task: NewTask): Promise<Enqueued>;
  /** Claims the task that is due longest and that nobody holds. */
  claimNext(lease: Lease): Promise<Claim | undefined>;
  /** Claims a key, also before it is due. */
  claimKey(key: string, lease: Lease): Promise<KeyClaim>;
  /** Moves the end of a lease. */
  extend(claim: Claim, until: number): Promise<Extended>;
  /**
   * Ends a claim. A key that was woken meanwhile is due at once, whatever the settlement.
   *
   * @returns false when the lease was lost, and nothing was written.
   */
  settle(claim: Claim, settlement: Settlement): Promise<boolean>;
  /** When the next unclaimed task is due, or the next lease ends. */
  nextDue(): Promise<number | undefined>;
  /** How many tasks wait or run, counted no further than `limit`. */
  backlog(limit: number): Promise<number>;

  /** The record of a key. */
  readRecord(key: string): Promise<string | undefined>;
  /**
   * Writes the record of a claimed key.
   *
   * @param tracked whether the sweep looks at the key from time to time.
   * @returns false when the lease was lost, and nothing was written.
   */
  writeRecord(claim: Claim, record: string, tracked: boolean): Promise<boolean>;
  /** The tracked keys. */
  trackedKeys(): Promise<readonly string[]>;

  /** Keeps a dead letter that belongs to no claim. */
  bury(letter: NewDeadLetter): Promise<DeadLetter>;
  /** The dead letters, oldest first; all, or those of one key. */
  deadLetters(key?: string): Promise<readonly DeadLetter[]>;
  /** Removes the dead letters of a key, and says how many there were. */
  removeDeadLetters(key: string): Promise<number>;

  /** Forgets tasks marked `once` that were done before, and their records. */
  prune(doneBefore: number): Promise<number>;
  /** Frees what the store holds. */
  close(): Promise<void>;
}
