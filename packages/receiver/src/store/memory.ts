import type { Claim, DeadLetter, Extended, Lease, NewTask, Settlement, Store, TaskCause } from "./store.js";

interface Task {
  readonly key: string;
  readonly once: boolean;
  payload: string | undefined;
  cause: TaskCause;
  version: number;
  attempt: number;
  dueAt: number | undefined;
  doneAt: number | undefined;
  owner: string | undefined;
  leaseUntil: number;
  fence: number;
}

/**
 * A store in the memory of the process: for tests, for development, and for a vendor that can lose a tenant's
 * record. It is not durable, so the receiver acknowledges an event only after the work is done.
 *
 * @example
 * ```ts
 * const store = memoryStore();
 * ```
 */
export function memoryStore(): Store {
  const tasks = new Map<string, Task>();
  const records = new Map<string, { record: string; tracked: boolean }>();
  let letters: DeadLetter[] = [];
  let nextLetter = 1;

  const isFree = (task: Task, now: number): boolean => task.owner === undefined || task.leaseUntil <= now;

  function claim(task: Task, { owner, until }: Lease): Claim {
    task.owner = owner;
    task.leaseUntil = until;
    task.fence += 1;
    task.attempt += 1;
    const { key, payload, cause, attempt, fence, version } = task;
    return { key, payload, cause, attempt, owner, fence, version };
  }

  function held({ key, owner, fence }: Claim): Task | undefined {
    const task = tasks.get(key);
    return task?.owner === owner && task.fence === fence ? task : undefined;
  }

  function bury(letter: Omit<DeadLetter, "id">): DeadLetter {
    const kept = { ...letter, id: nextLetter };
    nextLetter += 1;
    letters.push(kept);
    return kept;
  }

  return {
    durable: false,

    async enqueue(newTask: NewTask) {
      const { key, payload, cause, dueAt, once = false, resetAttempts = false, onlyIdle = false } = newTask;
      const task = tasks.get(key);
      if (task === undefined) {
        tasks.set(key, {
          key,
          once,
          payload,
          cause,
          version: 1,
          attempt: 0,
          dueAt,
          doneAt: undefined,
          owner: undefined,
          leaseUntil: 0,
          fence: 0,
        });
        return "added";
      }
      if (once) return "duplicate";
      const waiting = task.dueAt !== undefined;
      if (waiting && onlyIdle) return "coalesced";
      if (resetAttempts) task.attempt = 0;
      task.version += 1;
      task.cause = cause;
      task.payload = payload ?? task.payload;
      task.dueAt = Math.min(task.dueAt ?? dueAt, dueAt);
      return waiting ? "coalesced" : "added";
    },

    async claimNext(lease) {
      let first: Task | undefined;
      for (const task of tasks.values()) {
        if (task.dueAt === undefined || task.dueAt > lease.now || !isFree(task, lease.now)) continue;
        if (first?.dueAt === undefined || task.dueAt < first.dueAt) first = task;
      }
      return first === undefined ? undefined : claim(first, lease);
    },

    async claimKey(key, lease) {
      const task = tasks.get(key);
      if (task?.dueAt === undefined) return "idle";
      return isFree(task, lease.now) ? claim(task, lease) : "busy";
    },

    async extend(claimed, until): Promise<Extended> {
      const task = held(claimed);
      if (task === undefined) return "lost";
      task.leaseUntil = until;
      return task.version === claimed.version ? "held" : "dirty";
    },

    async settle(claimed, settlement: Settlement) {
      const task = held(claimed);
      if (task === undefined) return false;
      const dirty = task.version !== claimed.version;
      task.owner = undefined;
      if (settlement.kind === "dead") bury(settlement.letter);
      if (settlement.kind === "retry") {
        if (!settlement.countAttempt) task.attempt = Math.max(0, task.attempt - 1);
        task.dueAt = dirty ? settlement.now : settlement.dueAt;
        return true;
      }
      task.attempt = 0;
      task.doneAt = settlement.now;
      task.dueAt = dirty ? settlement.now : undefined;
      return true;
    },

    async nextDue() {
      let next: number | undefined;
      for (const { dueAt, owner, leaseUntil } of tasks.values()) {
        if (dueAt === undefined) continue;
        const at = owner === undefined ? dueAt : Math.max(dueAt, leaseUntil);
        if (next === undefined || at < next) next = at;
      }
      return next;
    },

    async backlog(limit) {
      let waiting = 0;
      for (const { dueAt } of tasks.values()) if (dueAt !== undefined) waiting += 1;
      return Math.min(waiting, limit);
    },

    async readRecord(key) {
      return records.get(key)?.record;
    },

    async writeRecord(claimed, record, tracked) {
      if (held(claimed) === undefined) return false;
      records.set(claimed.key, { record, tracked });
      return true;
    },

    async trackedKeys() {
      return [...records].filter(([, { tracked }]) => tracked).map(([key]) => key);
    },

    async bury(letter) {
      return bury(letter);
    },

    async deadLetters(key) {
      return letters.filter((letter) => key === undefined || letter.key === key);
    },

    async removeDeadLetters(key) {
      const before = letters.length;
      letters = letters.filter((letter) => letter.key !== key);
      return before - letters.length;
    },

    async prune(doneBefore) {
      let pruned = 0;
      for (const [key, { once, dueAt, doneAt }] of tasks) {
        if (!once || dueAt !== undefined || doneAt === undefined || doneAt >= doneBefore) continue;
        tasks.delete(key);
        records.delete(key);
        pruned += 1;
      }
      return pruned;
    },

    async close() {},
  };
}
