import { ReceiverError } from "../receiver-error.js";
import type { Claim, NewDeadLetter } from "../store/store.js";

/** A claimed task, as its handler sees it. */
export interface Task {
  readonly claim: Claim;
  /** Aborted when the lease is lost, or when the kit stops and the time to finish is over. */
  readonly signal: AbortSignal;
  /** Whether the key was woken again after the task was claimed. */
  isStale(): boolean;
  /**
   * Writes the record of the key.
   *
   * @throws {ReceiverError} `lease_lost`: somebody else works on the key now.
   */
  writeRecord(record: string, tracked: boolean): Promise<void>;
}

/** How a handler ends. To throw is the same as `retry` with that error. */
export type TaskResult =
  | { readonly kind: "done" }
  | {
      readonly kind: "retry";
      readonly error: unknown;
      /** Milliseconds to wait; without it, the back-off decides. */
      readonly delay?: number;
      /** False for waiting that is nobody's failure. Default true. */
      readonly countAttempt?: boolean;
    }
  | { readonly kind: "dead"; readonly reason: NewDeadLetter["reason"]; readonly error: unknown };

/** Does the work of one kind of task. */
export type TaskHandler = (task: Task) => Promise<TaskResult>;

/** How one run of a key ended, for who waits for it. */
export type RunResult =
  | { readonly kind: "done" }
  | { readonly kind: "retry"; readonly at: number }
  | { readonly kind: "dead" }
  /** Another process holds the key. */
  | { readonly kind: "busy" };

/** The error of a worker whose lease ended while it worked. */
export function leaseLost(key: string): ReceiverError {
  return new ReceiverError(
    "lease_lost",
    `The lease on ${key} was lost while working on it. Another process has it now; nothing more is written.`,
  );
}
