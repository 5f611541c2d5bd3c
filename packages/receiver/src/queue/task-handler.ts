import type { DeadReason, Task } from "./task.js";

/** A claimed task, as its handler sees it. */
export interface TaskWork {
  readonly key: string;
  /** The task as it was claimed. */
  readonly task: Task;
  /** 1 for the first. Failed attempts count, and neither wake-ups nor restarts do. */
  readonly attempt: number;
  /** Aborted when the lease is lost, or when the kit stops and the time to finish is over. */
  readonly signal: AbortSignal;
  /** Whether the key was woken again after the task was claimed. */
  isStale(): boolean;
  /** What `receiver.signal` gave by now, by name, as JSON. */
  readSignals(): Promise<Readonly<Record<string, string>>>;
  /** Removes a signal that was taken. */
  dropSignal(name: string): Promise<void>;
  /**
   * Writes the record of the key. A store that is away is asked again until the lease ends.
   *
   * @throws {ReceiverError} `lease_lost` when somebody else works on the key now.
   */
  writeRecord(record: string): Promise<void>;
  /** Forgets that the task was given up, because something changed since. */
  revive(): Promise<void>;
}

/** How a handler ends. To throw is the same as `failed` with that error. */
export type TaskResult =
  /** `look`: look at it again after a while though nothing is to be done. `note`: for the history. */
  | { readonly kind: "done"; readonly look?: boolean; readonly note?: string }
  /** The vendor's code failed. */
  | { readonly kind: "failed"; readonly error: unknown; readonly look?: boolean }
  /** It cannot be done now, and nobody failed. */
  | {
      readonly kind: "delayed";
      /** Milliseconds to wait; without it, the back-off decides. */
      readonly delay?: number;
      /** The longest that the back-off may decide on. */
      readonly maxDelay?: number;
      /** Milliseconds before which no wake-up shortens it. Default: half of the delay. */
      readonly minimum?: number;
      readonly error?: unknown;
      /** What the vendor's code waits for. */
      readonly sleeping?: string;
      /** False where the same was said already. Default true. */
      readonly report?: boolean;
      /** A delivery that waits for the work need not come again: there may be nothing to do. */
      readonly acknowledge?: boolean;
    }
  | { readonly kind: "dead"; readonly reason: DeadReason; readonly error: unknown; readonly look?: boolean }
  /** Given up before, and nothing changed since. */
  | { readonly kind: "still_dead"; readonly look?: boolean };

/** Does the work of one kind of task. */
export type TaskHandler = (work: TaskWork) => Promise<TaskResult>;

/** How one run of a key ended, for who waits for it. */
export type RunResult =
  | { readonly kind: "done" }
  /** It runs again at `at`, in milliseconds since 1970. `acknowledge`: nobody need ask for that again. */
  | { readonly kind: "retry"; readonly at: number; readonly acknowledge?: true }
  /** It was given up. */
  | { readonly kind: "dead" }
  /** Another process works on it. */
  | { readonly kind: "busy" };
