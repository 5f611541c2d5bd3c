import type { Clock } from "../clock.js";
import type { Task, TaskHandler, TaskResult } from "../queue/task.js";
import type { Store } from "../store/store.js";
import type { Events } from "./create-events.js";
import { ageOf, readEvent } from "./event.js";

/** The kind of task that is one event for its handlers. */
export const eventTask = "event";

/**
 * Makes the task handler that gives an event to its handlers. One that fails does not stop the others, and only
 * those that did not succeed run again.
 */
export function createEventDispatcher(
  events: Events,
  { store, clock }: { store: Store; clock: Clock },
): TaskHandler {
  return async (task) => {
    const read = readEvent(task.claim.payload ?? "");
    if (read === undefined) {
      return { kind: "dead", reason: "poison", error: new Error("The stored payload is not an event.") };
    }
    const { claim, signal } = task;
    const context = { age: ageOf(read.event, clock.now()), attempt: claim.attempt, signal };
    const done = new Set<string>(JSON.parse((await store.readRecord(claim.key)) ?? "[]"));
    const due = events.match(read).filter(({ name }) => !done.has(name));
    const results = await Promise.allSettled(due.map(async (handler) => handler.run(context)));
    due.forEach(({ name }, index) => {
      if (results[index]?.status === "fulfilled") done.add(name);
    });
    return conclude(task, { done, results });
  };
}

async function conclude(
  task: Task,
  { done, results }: { done: ReadonlySet<string>; results: readonly PromiseSettledResult<unknown>[] },
): Promise<TaskResult> {
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (errors.length === 0) return { kind: "done" };
  await task.writeRecord(JSON.stringify([...done]), false);
  const error = errors.length === 1 ? errors[0] : new AggregateError(errors, "Several handlers failed.");
  return { kind: "retry", error };
}
