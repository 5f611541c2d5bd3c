import { checkDone } from "../check-return.js";
import type { Clock } from "../clock.js";
import { isMistake } from "../mistake.js";
import { PermanentFailure } from "../provision/permanent-failure.js";
import { textOf } from "../queue/run-claim.js";
import type { Task } from "../queue/task.js";
import type { TaskHandler, TaskResult, TaskWork } from "../queue/task-handler.js";
import { beginnings } from "../queue/transitions.js";
import { withTimeLimit } from "../time-limit.js";
import type { Events } from "./create-events.js";
import { ageOf, readEvent } from "./event.js";

/** What became of one handler: it succeeded, or it gave up at this time, for this reason. */
interface Outcome {
  readonly name: string;
  readonly gaveUp?: { readonly at: number; readonly error: string };
}

/**
 * Makes the task handler that passes an event to its handlers. If one fails, the others still run, and only those that
 * may still succeed run again. One that gives up makes the event a dead letter, once the others have ended.
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
    const ended = readOutcomes(task);
    const due = events.match(read).filter(({ name }) => !ended.some((one) => one.name === name));
    const errors: unknown[] = [];
    await Promise.all(
      due.map(async ({ name, run }) => {
        const what = `The handler ${name} of ${key}`;
        try {
          const result = await withTimeLimit({ clock, ms, what, signal }, (signal) =>
            run({ age, attempt, signal }),
          );
          checkDone(what, result);
          ended.push({ name });
        } catch (error) {
          errors.push(error);
          if (isForGood(error)) ended.push({ name, gaveUp: { at: clock.now(), error: textOf(error) } });
        }
      }),
    );
    return conclude(work, ended, errors);
  };
}

async function conclude(
  work: TaskWork,
  ended: readonly Outcome[],
  errors: readonly unknown[],
): Promise<TaskResult> {
  const gaveUp = ended.flatMap((one) => one.gaveUp ?? []);
  if (errors.length === 0 && gaveUp.length === 0) return { kind: "done" };
  await work.writeRecord(JSON.stringify(ended));
  const [first] = errors;
  const error = errors.length === 1 ? first : new AggregateError(errors, messageOf(gaveUp, errors));
  if (errors.every(isForGood)) return { kind: "dead", reason: "rejected", error };
  // Thrown as it is, because it may be a `RetryLater`.
  if (errors.length === 1) throw error;
  return { kind: "failed", error };
}

/** The handlers that have ended. One that gave up runs again after a start, which may bring new code, and a redrive. */
function readOutcomes({ record, history }: Task): Outcome[] {
  // Only this file writes it.
  const outcomes = JSON.parse(record ?? "[]") as readonly Outcome[];
  const begunAt = history.findLast(({ what }) => beginnings.includes(what))?.at ?? 0;
  return outcomes.filter(({ gaveUp }) => gaveUp === undefined || gaveUp.at > begunAt);
}

/** Whether the handler said so itself, or can only be mended by new code. */
function isForGood(error: unknown): boolean {
  return PermanentFailure.is(error) || isMistake(error);
}

function messageOf(gaveUp: readonly { readonly error: string }[], errors: readonly unknown[]): string {
  const texts = new Set([...gaveUp.map(({ error }) => error), ...errors.map(textOf)]);
  return `Handlers failed. ${[...texts].join(" ")}`;
}
