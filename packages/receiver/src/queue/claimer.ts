import type { Clock } from "../clock.js";
import type { Store } from "../store/store.js";
import { changeTask, type ReadTask } from "./change-task.js";
import type { Task } from "./task.js";
import { claim } from "./transitions.js";

export type Claimed = ReturnType<typeof claim> & { readonly read?: ReadTask };

/** Takes tasks for one process, under a lease, and gives them back. */
export interface Claimer {
  take(key: string, known?: ReadTask): Promise<Claimed>;
  release(task: Pick<Task, "key" | "fence">): Promise<void>;
  /** Gives back what was taken by claims that threw: the store may have written them, and nobody works on it. */
  releaseUnanswered(): Promise<void>;
}

export function createClaimer({
  store,
  scope,
  clock,
  leaseMs,
}: {
  readonly store: Store;
  readonly scope: string;
  readonly clock: Clock;
  readonly leaseMs: number;
}): Claimer {
  const where = { store, scope };
  const unanswered = new Map<string, Pick<Task, "key" | "fence">>();
  // Made with the first claim: Workers allow no random values while a module is loaded.
  let owner: string | undefined;

  async function release({ key, fence }: Pick<Task, "key" | "fence">): Promise<void> {
    await changeTask(where, { key }, (now) => {
      if (now?.fence !== fence || now.lease?.owner !== owner) return { result: undefined };
      const { lease: _, ...free } = now;
      return { result: undefined, task: free };
    });
  }

  return {
    async take(key, known) {
      owner ??= crypto.randomUUID();
      const now = clock.now();
      const lease = { owner, now, until: now + leaseMs, length: leaseMs };
      let written: Task | undefined;
      try {
        const { result, read } = await changeTask(where, { key, ...(known && { known }) }, (task) => {
          const outcome = claim(task, lease);
          written = outcome.kind === "claimed" ? outcome.task : undefined;
          return { result: outcome, task: written };
        });
        return read === undefined ? result : { read, ...result };
      } catch (error) {
        if (written !== undefined) unanswered.set(key, written);
        throw error;
      }
    },
    release,
    async releaseUnanswered() {
      for (const [key, task] of unanswered) {
        await release(task);
        // Meanwhile another claim of it may have gone unanswered.
        if (unanswered.get(key) === task) unanswered.delete(key);
      }
    },
  };
}
