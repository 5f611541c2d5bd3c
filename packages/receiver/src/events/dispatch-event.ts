import type { Clock } from "../clock.js";
import type { TaskHandler, TaskResult, TaskWork } from "../queue/task-handler.js";
import { withTimeLimit } from "../time-limit.js";
import type { Events } from "./create-events.js";
import { ageOf, readEvent } from "./event.js";

/**
 * Makes the task handler that passes an event to its handlers. If one fails, the others still run, and only those that
 * did not succeed run again.
 */
export function createEventDispatcher(
  events: Events,
  { clock, timeLimit: ms }: { clock: Clock; timeLimit: number },
): TaskHandler {
  return async (work) => {
    const { task, signal, attempt, key } = work;
    const read = readEvent(task.payload ?? "");
    if (read === undefined) {
      return { kind: "dead", reason: "poison", error: new Error("The stored payload is not an event.") };
    }
    const age = ageOf(read.event, clock.now());
    const done = new Set<string>(JSON.parse(task.record ?? "[]"));
    const due = events.match(read).filter(({ name }) => !done.has(name));
    const results = await Promise.allSettled(
      due.map(({ name, run }) =>
        withTimeLimit({ clock, ms, what: `The handler ${name} of ${key}`, signal }, (signal) =>
          run({ age, attempt, signal }),
        ),
      ),
    );
    due.forEach(({ name }, index) => {
      if (results[index]?.status === "fulfilled") done.add(name);
    });
    return conclude(work, { done, results });
  };
}

async function conclude(
  work: TaskWork,
  { done, results }: { done: ReadonlySet<string>; results: readonly PromiseSettledResult<unknown>[] },
): Promise<TaskResult> {
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (errors.length === 0) return { kind: "done" };
  await work.writeRecord(JSON.stringify([...done]));
  const error = errors.length === 1 ? errors[0] : new AggregateError(errors, "Several handlers failed.");
  // Thrown as it is, because it may be a `RetryLater`.
  if (errors.length === 1) throw error;
  return { kind: "failed", error };
}
