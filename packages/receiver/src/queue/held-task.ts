import type { Clock } from "../clock.js";
import { ReceiverError } from "../receiver-error.js";
import { isStoreSilent } from "../store/limit-store.js";
import type { Store } from "../store/store.js";
import { changeTask, type ReadTask } from "./change-task.js";
import type { Task } from "./task.js";
import { holds } from "./transitions.js";

const FIRST_WAIT = 50;
const MAX_WAIT = 2000;

/** A claimed task. Changes to it are written one after the other, each only while the claim is valid. */
export interface HeldTask {
  /** As it was last read or written. */
  readonly task: Task;
  /**
   * Changes the task. If the store is not available, this is repeated until the lease ends.
   *
   * @throws {ReceiverError} `lease_lost` when somebody else works on the task now.
   */
  change(decide: (task: Task) => Task): Promise<void>;
}

/** Holds a task that was just claimed. */
export function holdTask(
  { store, scope, clock }: { readonly store: Store; readonly scope: string; readonly clock: Clock },
  claimed: ReadTask,
): HeldTask {
  let current = claimed;
  let written: Promise<void> = Promise.resolve();
  const { key } = claimed.task;

  async function write(decide: (task: Task) => Task, revision: string): Promise<void> {
    const { result, read } = await changeTask({ store, scope }, { key, known: current, revision }, (task) => {
      if (task === undefined || !holds(task, claimed.task)) return { result: false };
      return { task: decide(task), result: true };
    });
    if (read !== undefined) current = read;
    if (!result) throw leaseLost(key);
  }

  async function writeWhileHeld(decide: (task: Task) => Task): Promise<void> {
    const revision = crypto.randomUUID();
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, MAX_WAIT)) {
      try {
        return await write(decide, revision);
      } catch (error) {
        const until = current.task.lease?.until ?? 0;
        const isFinal = ReceiverError.is(error) && !isStoreSilent(error);
        if (isFinal || clock.now() + wait >= until) throw error;
        await new Promise<void>((resolve) => clock.after(wait, resolve));
      }
    }
  }

  return {
    get task() {
      return current.task;
    },
    change(decide) {
      const next = written.then(() => writeWhileHeld(decide));
      // A failed change rejects for its own caller, and does not prevent the next one.
      written = next.catch(() => {});
      return next;
    },
  };
}

/** The error of a worker whose lease ended while it worked. */
export function leaseLost(key: string): ReceiverError {
  return new ReceiverError(
    "lease_lost",
    `The lease on ${key} was lost while working on it. Another process has it now; nothing more is written.`,
  );
}
