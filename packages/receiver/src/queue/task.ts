import type { StoreRow } from "../store/store.js";

/** Why a task was last woken. It is told to hooks, and decides nothing. */
export type TaskCause = "event" | "sweep" | "manual" | "signal";

/**
 * The lines that tasks wait in. Each has places of its own, so that no kind of work keeps another one out: `event` is
 * what an event named, `handler` an event for the handlers of the vendor, `retry` what failed or waits, `sweep` what
 * is looked at again from time to time, and `kept` what is only kept for a person to see.
 */
export type LaneName = "event" | "handler" | "retry" | "sweep" | "kept";

/** Every lane, in the order in which work is taken. */
export const laneNames = [
  "event",
  "handler",
  "retry",
  "sweep",
  "kept",
] as const satisfies readonly LaneName[];

/**
 * `waiting`: due. `running`. `retrying`: failed, and will be retried. `sleeping`: your code waits for something.
 * `paused`: by an operator. `dead`: a dead letter, until the subscription changes, the kit restarts, or an operator
 * redrives it. `idle`: nothing to do, and checked from time to time. `done`: finished.
 */
export type TaskState = "waiting" | "running" | "retrying" | "sleeping" | "paused" | "dead" | "idle" | "done";

/**
 * `exhausted`: every attempt failed. `rejected`: your code threw a `PermanentFailure`. `crashed`: the process ended
 * during each of several attempts. `unreadable`: the marketplace does not know the subscription. `poison`: signed, but
 * not an event. `unknown`: an entity or a type that this version does not know.
 */
export type DeadReason = "exhausted" | "rejected" | "crashed" | "unreadable" | "poison" | "unknown";

/** The right to work on a task. */
export interface Lease {
  readonly owner: string;
  readonly until: number;
  /** How many wake-ups the work covers. A later one makes the task stale. */
  readonly wakes: number;
}

/** One thing that happened to a task. */
export interface HistoryEntry {
  readonly at: number;
  readonly what: string;
}

/** Everything that is known of one key. What it becomes is decided in `transitions.ts`, and nowhere else. */
export interface Task {
  readonly key: string;
  readonly lane: LaneName;
  readonly cause: TaskCause;
  readonly changedAt: number;
  /** How often it was woken. */
  readonly wakes: number;
  /** When it is to run; absent is never. */
  readonly dueAt?: number;
  /** No wake-up makes it run before. */
  readonly notBefore?: number;
  /** Failed attempts of the vendor's code since it last went well. */
  readonly attempts: number;
  /** How often in a row it could not be worked on for reasons that are nobody's failure. */
  readonly delays: number;
  /** Leases in a row that ran out, because the process ended during the work. */
  readonly takeovers: number;
  /** Grows with each claim, so that a worker that lost its lease is told apart from the one that has it now. */
  readonly fence: number;
  readonly lease?: Lease;
  /** A key that was ever seen is a duplicate, also after it is done. */
  readonly once?: true;
  readonly paused?: true;
  readonly sleeping?: true;
  /** The last error, until it goes well. */
  readonly error?: string;
  readonly dead?: { readonly at: number; readonly reason: DeadReason; readonly dismissed?: true };
  readonly payload?: string;
  readonly record?: string;
  /** Values that `receiver.signal` gave, as JSON. */
  readonly signals?: Readonly<Record<string, string>>;
  /** The last things that happened, oldest first. */
  readonly history: readonly HistoryEntry[];
}

export function stateOf({ lease, paused, dead, dueAt, sleeping, error, lane }: Task): TaskState {
  if (lease !== undefined) return "running";
  if (paused) return "paused";
  if (dead !== undefined && !dead.dismissed) return "dead";
  if (dueAt === undefined) return "done";
  if (sleeping) return "sleeping";
  if (error !== undefined) return "retrying";
  return lane === "sweep" ? "idle" : "waiting";
}

/** When a task may be claimed: when it is due, or when the lease on it ends. */
export function readyAt({ dueAt, lease, paused }: Task): number | undefined {
  if (lease !== undefined) return Math.max(dueAt ?? 0, lease.until);
  return paused ? undefined : dueAt;
}

/** Writes a task as a row. `scope` keeps the lanes of several marketplaces in one store apart. */
export function toRow(task: Task, scope: string): StoreRow {
  const { key, lane, changedAt } = task;
  return {
    key,
    revision: crypto.randomUUID(),
    lane: scope + lane,
    state: stateOf(task),
    readyAt: readyAt(task),
    changedAt,
    body: JSON.stringify(task),
  };
}

/** Reads a row that this kit wrote. */
export function fromRow({ body }: StoreRow): Task {
  return JSON.parse(body) as Task;
}
