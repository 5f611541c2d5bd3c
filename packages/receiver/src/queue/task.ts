import type { StoreRow } from "../store/store.js";

/** Why a task was last woken. For hooks only: no decision depends on it. */
export type TaskCause = "event" | "sweep" | "manual" | "signal";

/**
 * The queues of tasks. Each has its own places, so that one kind of work does not block another: `event` for what an
 * event named, `handler` for an event with handlers of the vendor, `retry` for tasks that failed or wait, `sweep` for
 * tasks that are checked from time to time, `kept` for what is only stored for a person to see, and `former` for the
 * records of subscriptions whose number belongs to another one now, which are never pruned.
 */
export type LaneName = "event" | "handler" | "retry" | "sweep" | "kept" | "former";

/** Every lane, in the order in which work is started. */
export const laneNames = [
  "event",
  "handler",
  "retry",
  "sweep",
  "kept",
  "former",
] as const satisfies readonly LaneName[];

/**
 * `waiting`: due. `running`. `retrying`: failed, and will be retried. `sleeping`: your code waits for something.
 * `paused`: by an operator. `dead`: a dead letter, until the subscription changes, the kit restarts, or an operator
 * redrives it. `idle`: nothing to do, and checked from time to time. `done`: finished.
 */
export type TaskState = "waiting" | "running" | "retrying" | "sleeping" | "paused" | "dead" | "idle" | "done";

/**
 * `exhausted`: every attempt failed. `rejected`: your code threw a `PermanentFailure`. `crashed`: the process ended
 * during each of several attempts. `unreadable`: the marketplace does not know the subscription. `replaced`: its number
 * belongs to another subscription now. `poison`: signed, but not an event. `unknown`: an entity or a type that this
 * version does not know.
 */
export type DeadReason =
  | "exhausted"
  | "rejected"
  | "crashed"
  | "unreadable"
  | "replaced"
  | "poison"
  | "unknown";

/** The right to work on a task. */
export interface Lease {
  readonly owner: string;
  readonly until: number;
  /** How many milliseconds it lasts without being extended. One that ends later than that from now is corrected. */
  readonly length?: number | undefined;
  /** How many wake-ups the work covers. A later one makes the task stale. */
  readonly wakes: number;
}

/** One thing that happened to a task. */
export interface HistoryEntry {
  readonly at: number;
  readonly what: string;
}

/** Everything that is stored about one key. Only `transitions.ts` decides how it changes. */
export interface Task {
  readonly key: string;
  readonly lane: LaneName;
  readonly cause: TaskCause;
  readonly changedAt: number;
  /** How often it was woken. */
  readonly wakes: number;
  /** When it is due to run; absent means never. */
  readonly dueAt?: number | undefined;
  /** No wake-up makes it run before this time. */
  readonly notBefore?: number | undefined;
  /** Failed attempts of the vendor's code since the last success. */
  readonly attempts: number;
  /** How often in a row it could not be worked on for reasons that are not failures. */
  readonly delays: number;
  /** Leases in a row that expired, because the process ended during the work. */
  readonly takeovers: number;
  /** Grows with each claim, so that a worker that lost its lease can be told from the current one. */
  readonly fence: number;
  readonly lease?: Lease | undefined;
  /** Set if the key may be handled only once: another event with it is a duplicate, also after the task is done. */
  readonly once?: true | undefined;
  readonly paused?: true;
  readonly sleeping?: true | undefined;
  /** The last error, until the next success. */
  readonly error?: string | undefined;
  readonly dead?: { readonly at: number; readonly reason: DeadReason; readonly dismissed?: true } | undefined;
  readonly payload?: string | undefined;
  readonly record?: string | undefined;
  /** The values from `receiver.signal`, as JSON. */
  readonly signals?: Readonly<Record<string, string>>;
  /** Events that were taken for repetitions, by their id: they are none if the subscription turns out another one. */
  readonly repeats?: Readonly<Record<string, string>>;
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

/** When a task may be claimed: when it is due, or when its lease ends. */
export function readyAt({ dueAt, lease, paused }: Task): number | undefined {
  if (lease !== undefined) return Math.max(dueAt ?? 0, lease.until);
  return paused ? undefined : dueAt;
}

/** Writes a task as a row. `scope` separates the lanes of several marketplaces in one store. */
export function toRow(task: Task, scope: string, revision: string = crypto.randomUUID()): StoreRow {
  const { key, lane, changedAt } = task;
  return {
    key,
    revision,
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
