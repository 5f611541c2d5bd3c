import type { Clock } from "../clock.js";
import type { Store } from "../store/store.js";
import { changeTask } from "./change-task.js";
import { fromRow, laneNames, type TaskState } from "./task.js";
import { correctTimes } from "./transitions.js";

const PAGE = 500;

/** Tasks that wait for a time. Those that are checked from time to time are not looked at: there may be many of them. */
const states = ["running", "waiting", "retrying", "sleeping"] as const satisfies readonly TaskState[];

/**
 * Makes the function that corrects the times of tasks from a clock that was ahead, such as a lease that would be believed
 * for an hour. A row that is not due yet is found by nothing else. It looks at the start, and then at most once in the time
 * of a lease, however often it is called.
 */
export function createTimeCorrector({
  store,
  clock,
  scope,
  leaseMs,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly scope: string;
  readonly leaseMs: number;
}): () => Promise<void> {
  const lanes = laneNames.map((name) => scope + name);
  let next = Number.NEGATIVE_INFINITY;

  return async () => {
    if (clock.now() < next) return;
    // At the start all that waits is looked at; later only leases, for those are what other processes still write.
    const looked = next === Number.NEGATIVE_INFINITY ? states : (["running"] as const);
    for (let after = ""; ; ) {
      const rows = await store.list({ lanes, states: looked, after, limit: PAGE });
      for (const { key } of rows.map(fromRow).filter((task) => correctTimes(task, times()) !== undefined)) {
        await changeTask({ store, scope }, { key }, (task) => ({
          task: task === undefined ? undefined : correctTimes(task, times()),
          result: undefined,
        }));
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) break;
      after = last.key;
    }
    next = clock.now() + leaseMs;
  };

  function times(): { readonly now: number; readonly leaseMs: number } {
    return { now: clock.now(), leaseMs };
  }
}
