import type { DeadReason, Task } from "./task.js";

/** A claimed task, as its handler sees it. */
export interface TaskWork {
  readonly key: string;
  /** The task as it was claimed. */
  readonly task: Task;
  /** 1 for the first. Only failed attempts count, not wake-ups or restarts. */
  readonly attempt: number;
  /** Aborted when the lease is lost, or when the kit stops and the grace time is over. */
  readonly signal: AbortSignal;
  /** Whether the key was woken again after the task was claimed. */
  isStale(): boolean;
  /** The values from `receiver.signal` so far, by name, as JSON. */
  readSignals(): Promise<Readonly<Record<string, string>>>;
  /** Removes a signal that was used. */
  dropSignal(name: string): Promise<void>;
  /**
   * Writes the record of the key. If the store is not available, this is repeated until the lease ends.
   *
   * @throws {ReceiverError} `lease_lost` when somebody else works on the key now.
   */
  writeRecord(record: string): Promise<void>;
  /**
   * Keeps the task under the key `as`, as a dead letter, and starts it anew with this record.
   *
   * @returns the events that were taken for repetitions.
   * @throws {ReceiverError} `lease_lost` when somebody else works on the key now.
   */
  setAside(options: {
    readonly as: string;
    readonly error: string;
    readonly record: string;
  }): Promise<Readonly<Record<string, string>>>;
  /** Forgets events that were taken for repetitions, and are. */
  dropRepeats(): Promise<void>;
  /** Clears the dead letter, because something has changed since. */
  revive(): Promise<void>;
}

/** The result of a handler. Throwing an error is the same as `failed` with that error. */
export type TaskResult =
  /** `look`: check it again after a while, although there is nothing to do now. `note`: for the history. */
  | { readonly kind: "done"; readonly look?: boolean; readonly note?: string | undefined }
  /** The vendor's code failed. */
  | { readonly kind: "failed"; readonly error: unknown; readonly look?: boolean }
  /** It cannot be done now, and that is not a failure. */
  | {
      readonly kind: "delayed";
      /** Milliseconds to wait; without it, the back-off decides. */
      readonly delay?: number | undefined;
      /** The longest delay that the back-off may choose. */
      readonly maxDelay?: number;
      /** Milliseconds before which no wake-up shortens it. Default: half of the delay. */
      readonly minimum?: number;
      readonly error?: unknown;
      /** What the vendor's code waits for. */
      readonly sleeping?: string;
      /** False if the same was reported before. Default true. */
      readonly report?: boolean;
      /** A delivery that waits for the work need not come again, because there may be nothing to do. */
      readonly acknowledge?: boolean;
    }
  | { readonly kind: "dead"; readonly reason: DeadReason; readonly error: unknown; readonly look?: boolean }
  /** It was a dead letter, and nothing has changed since. */
  | { readonly kind: "still_dead"; readonly look?: boolean };

/** Does the work of one kind of task. */
export type TaskHandler = (work: TaskWork) => Promise<TaskResult>;

/** The result of one run of a key, for the code that waits for it. */
export type RunResult =
  | { readonly kind: "done" }
  /** It runs again at `at`, in milliseconds since 1970. `acknowledge`: the delivery need not be repeated for that. */
  | { readonly kind: "retry"; readonly at: number; readonly acknowledge?: true }
  /** It became a dead letter. */
  | { readonly kind: "dead" }
  /** Another process works on it. */
  | { readonly kind: "busy" };
