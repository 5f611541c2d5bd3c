// How a task changes. Pure functions: the stores write what is decided here, and decide nothing.
import type { DeadReason, HistoryEntry, LaneName, Lease, Task, TaskCause } from "./task.js";

const MAX_HISTORY = 20;
const MAX_TEXT = 500;
const AFTER_START = "tried again after a start";

/** The note of a redrive. */
export const REDRIVEN = "redriven";

/** What the history says when a dead task begins anew. */
export const beginnings: readonly string[] = [AFTER_START, REDRIVEN];

/** A wake-up of a key. */
export interface Wake {
  readonly key: string;
  readonly lane: LaneName;
  readonly cause: TaskCause;
  readonly now: number;
  readonly dueAt?: number | undefined;
  readonly payload?: string | undefined;
  /** Whether the key may be handled only once: another event with it is a duplicate, also after the task is done. */
  readonly once?: boolean;
  /** Wake it only if it waits for nothing but its next check: a sweep does not shorten a delay. */
  readonly onlyIdle?: boolean;
  /** An operator asks for it: the minimum of a back-off does not apply. */
  readonly force?: boolean;
  /** Clear earlier failures. */
  readonly fresh?: boolean;
}

/** The result of a wake-up. `coalesced`: a waiting or running task already covers it. */
export type Enqueued = "added" | "coalesced" | "duplicate";

/** Wakes a task. It never runs before the minimum of its back-off, and a wake-up never counts as an attempt. */
export function wake(
  task: Task | undefined,
  wake: Wake,
): { readonly task?: Task; readonly enqueued: Enqueued } {
  const {
    key,
    lane,
    cause,
    now,
    payload,
    once = false,
    onlyIdle = false,
    force = false,
    fresh = false,
  } = wake;
  const at = wake.dueAt ?? now;
  if (task === undefined) {
    return {
      enqueued: "added",
      task: {
        key,
        lane,
        cause,
        changedAt: now,
        wakes: 1,
        dueAt: at,
        attempts: 0,
        delays: 0,
        takeovers: 0,
        fence: 0,
        history: [],
        payload,
        once: once || undefined,
      },
    };
  }
  if (once && !fresh) return { enqueued: "duplicate" };
  const waits = task.lease !== undefined || (task.dueAt !== undefined && task.lane !== "sweep");
  if (onlyIdle && waits) return { enqueued: "coalesced" };
  const { dead, error, notBefore = 0, ...rest } = fresh ? withoutFailures(task) : task;
  const earliest = force || fresh ? at : Math.max(at, notBefore);
  return {
    enqueued: waits ? "coalesced" : "added",
    task: {
      dead,
      error,
      notBefore: notBefore > now && !force && !fresh ? notBefore : undefined,
      ...rest,
      payload: payload ?? rest.payload,
      // A task that has failed waits in its own lane, whoever wakes it.
      lane: rest.attempts > 0 && !force ? "retry" : lane,
      cause,
      changedAt: now,
      wakes: task.wakes + 1,
      dueAt: Math.min(task.dueAt ?? earliest, earliest),
    },
  };
}

/** Whether a task can be worked on. */
export type ClaimOutcome =
  | { readonly kind: "claimed"; readonly task: Task }
  | { readonly kind: "idle" }
  | { readonly kind: "busy" }
  | { readonly kind: "later"; readonly at: number };

/** Claims a task. An expired lease means that the process ended during the work. */
export function claim(
  task: Task | undefined,
  {
    owner,
    now,
    until,
    length,
  }: {
    readonly owner: string;
    readonly now: number;
    readonly until: number;
    readonly length?: number | undefined;
  },
): ClaimOutcome {
  if (task === undefined) return { kind: "idle" };
  if (task.lease !== undefined && task.lease.until > now) return { kind: "busy" };
  if (task.paused || (task.dueAt === undefined && task.lease === undefined)) return { kind: "idle" };
  if (task.dueAt !== undefined && task.dueAt > now) return { kind: "later", at: task.dueAt };
  const takeovers = task.takeovers + (task.lease === undefined ? 0 : 1);
  const { lease: _expired, ...free } = task;
  const lease: Lease = { owner, until, wakes: task.wakes, length };
  return { kind: "claimed", task: { lease, ...free, takeovers, fence: task.fence + 1, changedAt: now } };
}

/** Whether a claim is still valid. */
export function holds(task: Task, claimed: Task): boolean {
  return task.lease?.owner === claimed.lease?.owner && task.fence === claimed.fence;
}

/** Whether a task was woken after it was claimed. */
export function isStale({ lease, wakes }: Task): boolean {
  return lease !== undefined && wakes !== lease.wakes;
}

/** Moves the end of a lease. */
export function extend(task: Task, until: number): Task {
  return task.lease === undefined ? task : { ...task, lease: { ...task.lease, until } };
}

/** A difference of the clocks of two machines that is nobody's mistake. */
const TOLERATED_AHEAD = 1000;

/**
 * Corrects the times of a task that a process wrote whose clock was ahead. A lease ends no later than its length from now,
 * and what was due an hour after such a write is due an hour after now. `undefined` when there is nothing to correct.
 */
export function correctTimes(
  task: Task,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Task | undefined {
  const { lease, changedAt, dueAt, notBefore } = task;
  if (lease !== undefined) {
    const latest = now + (lease.length ?? leaseMs);
    return lease.until > latest + TOLERATED_AHEAD ? extend(task, latest) : undefined;
  }
  const ahead = changedAt - now;
  if (ahead <= TOLERATED_AHEAD) return undefined;
  return {
    ...task,
    changedAt: now,
    dueAt: dueAt === undefined ? undefined : dueAt - ahead,
    notBefore: notBefore === undefined ? undefined : notBefore - ahead,
  };
}

/** How work on a claim ended. `lookAt`: when to check it again, although there is nothing to do now. */
export type Settlement =
  | {
      readonly kind: "done";
      readonly now: number;
      readonly lookAt?: number | undefined;
      readonly note?: string | undefined;
    }
  /** The vendor's code failed. */
  | {
      readonly kind: "failed";
      readonly now: number;
      readonly error: string;
      readonly dueAt: number;
      readonly notBefore: number;
    }
  /** It could not be done now, which is not a failure: the marketplace is down, or the vendor's code waits. */
  | {
      readonly kind: "delayed";
      readonly now: number;
      readonly dueAt: number;
      readonly notBefore: number;
      readonly error?: string | undefined;
      /** What the vendor's code waits for. */
      readonly sleeping?: string | undefined;
    }
  /** The process stops; another one continues. */
  | { readonly kind: "released"; readonly now: number }
  | {
      readonly kind: "dead";
      readonly now: number;
      readonly reason: DeadReason;
      readonly error: string;
      readonly lookAt?: number | undefined;
    }
  /** It was dead, and still is: nothing has changed since. */
  | { readonly kind: "still_dead"; readonly now: number; readonly lookAt?: number | undefined };

/** Ends a claim. If the task was woken meanwhile, it runs again, but never before the minimum of its back-off. */
export function settle(task: Task, settlement: Settlement): Task {
  const { lease: _, sleeping: __, ...free } = task;
  const stale = isStale(task);
  const { now } = settlement;
  const base = { ...free, changedAt: now, takeovers: 0 };
  switch (settlement.kind) {
    case "done": {
      const { dead: _dead, error: _error, notBefore: _notBefore, dueAt: _dueAt, ...rest } = base;
      const history = settlement.note === undefined ? task.history : note(task, now, settlement.note);
      const well = { ...rest, attempts: 0, delays: 0, history };
      if (stale) return { dueAt: now, ...well, lane: task.lane === "handler" ? "handler" : "event" };
      return settlement.lookAt === undefined ? well : { dueAt: settlement.lookAt, ...well, lane: "sweep" };
    }
    case "failed": {
      const { dueAt, notBefore, error } = settlement;
      const { dead: _dead, ...rest } = base;
      return {
        ...rest,
        lane: task.lane === "handler" ? "handler" : "retry",
        attempts: task.attempts + 1,
        error: cut(error),
        notBefore,
        dueAt: stale ? Math.min(dueAt, notBefore) : dueAt,
        history: note(task, now, `attempt ${task.attempts + 1} failed: ${error}`),
      };
    }
    case "delayed": {
      const { dueAt, notBefore, error, sleeping } = settlement;
      const { error: _error, dead: _dead, ...rest } = base;
      return {
        ...rest,
        lane: "retry",
        delays: task.delays + 1,
        notBefore,
        dueAt: stale ? Math.min(dueAt, notBefore) : dueAt,
        error: error === undefined ? undefined : cut(error),
        sleeping: sleeping === undefined ? undefined : true,
        history: noteDelay(task, now, { error, sleeping }),
      };
    }
    case "released":
      return { ...base, takeovers: task.takeovers, dueAt: now };
    case "dead": {
      const { reason, error, lookAt } = settlement;
      const { dueAt: _dueAt, notBefore: _notBefore, ...rest } = base;
      // Only these two are failures of the vendor's code.
      const failed = reason === "exhausted" || reason === "rejected" ? 1 : 0;
      const letter = {
        ...rest,
        attempts: task.attempts + failed,
        error: cut(error),
        dead: { at: now, reason },
        history: note(task, now, `given up (${reason}): ${error}`),
      };
      if (stale) return { ...letter, dueAt: now };
      return lookAt === undefined ? letter : { ...letter, lane: "sweep", dueAt: lookAt };
    }
    case "still_dead": {
      const { dueAt: _dueAt, ...rest } = base;
      // It did not become dead again: an operator wants to know since when it has been dead.
      const letter = { ...rest, changedAt: task.dead?.at ?? now };
      if (stale) return { ...letter, dueAt: now };
      const { lookAt } = settlement;
      return lookAt === undefined ? letter : { ...letter, lane: "sweep", dueAt: lookAt };
    }
    default:
      return settlement satisfies never;
  }
}

/** A long outage, or a long wait, gives the same note again and again; one is enough. */
function noteDelay(
  task: Task,
  now: number,
  { error, sleeping }: { readonly error: string | undefined; readonly sleeping: string | undefined },
): readonly HistoryEntry[] {
  if (sleeping !== undefined) return task.sleeping ? task.history : note(task, now, `waits for ${sleeping}`);
  if (error === undefined || task.error === cut(error)) return task.history;
  return note(task, now, `delayed: ${error}`);
}

/** Revives a dead task because something changed: it starts again, with all its attempts. */
export function revive(task: Task): Task {
  return withoutFailures(task);
}

/** The task as it is kept after its key began to name another thing. It is never run. */
export function setAside(
  task: Task,
  { key, error, now }: { readonly key: string; readonly error: string; readonly now: number },
): Task {
  const { cause, wakes, record } = task;
  return {
    key,
    lane: "former",
    cause,
    changedAt: now,
    wakes,
    attempts: task.attempts,
    delays: 0,
    takeovers: 0,
    fence: 0,
    record,
    error: cut(error),
    dead: { at: now, reason: "replaced" },
    history: note(task, now, error),
  };
}

/** Starts a claimed task anew: its key names another thing now, for which nothing was done or signalled yet. */
export function startAnew(
  task: Task,
  { record, now }: { readonly record: string; readonly now: number },
): Task {
  const { signals: _, sleeping: __, repeats: ___, ...rest } = withoutFailures(task);
  return { ...rest, record, changedAt: now, history: [] };
}

/** Forgets what was taken for repetitions. */
export function withoutRepeats({ repeats: _, ...task }: Task): Task {
  return task;
}

/** Tries a dead task again because the code may have changed, with a few attempts. */
export function retryAnew(
  task: Task,
  { now, dueAt, attempts }: { now: number; dueAt: number; attempts: number },
): Task {
  return {
    ...withoutFailures(task),
    lane: task.lane === "handler" ? "handler" : "retry",
    attempts,
    dueAt,
    history: note(task, now, AFTER_START),
  };
}

/** Takes a dead task off the list. It is not tried again until something changes. */
export function dismiss(task: Task, now: number): Task {
  if (task.dead === undefined) return task;
  const { error: _, ...rest } = task;
  return { ...rest, dead: { ...task.dead, dismissed: true }, history: note(task, now, "dismissed") };
}

/** Pauses one task until `resume`. Running work continues to its end. */
export function pause(task: Task, now: number): Task {
  return task.paused ? task : { ...task, paused: true, history: note(task, now, "paused") };
}

/** Resumes a paused task. */
export function resume(task: Task, now: number): Task {
  const { paused, ...rest } = task;
  return paused ? { ...rest, history: note(task, now, "resumed") } : task;
}

/** Adds an entry to the history, and drops old ones. */
export function note(task: Task, at: number, what: string): readonly HistoryEntry[] {
  return [...task.history, { at, what: cut(what) }].slice(-MAX_HISTORY);
}

function withoutFailures(task: Task): Task {
  const { dead: _dead, error: _error, notBefore: _notBefore, ...rest } = task;
  return { ...rest, attempts: 0, delays: 0, takeovers: 0 };
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
