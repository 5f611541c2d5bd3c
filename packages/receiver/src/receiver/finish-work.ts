import type { Reporter } from "../hooks.js";
import { parseRecord, type Run } from "../provision/record.js";
import { readTask } from "../queue/change-task.js";
import type { Queue } from "../queue/queue.js";
import type { Task } from "../queue/task.js";

// For work whose end cannot be predicted.
const unforeseen = 5_000;

/**
 * Works on keys before the answer, for at most `deadline` milliseconds; unfinished work continues after that.
 *
 * @returns `undefined` when everything is done, otherwise after how many milliseconds to ask again.
 */
export async function finishWork(
  { queue, report }: { readonly queue: Queue; readonly report: Reporter },
  keys: readonly string[],
  deadline: number,
): Promise<number | undefined> {
  const { clock } = queue;
  let cancel = (): void => {};
  const tooLate = new Promise<"late">((resolve) => {
    cancel = clock.after(deadline, () => resolve("late"));
  });
  const work = Promise.all(keys.map((key) => queue.run(key)));
  try {
    const results = await Promise.race([work, tooLate]);
    if (results === "late") {
      for (const key of keys) await tellRunning(key);
      work.catch((error) => report.error(error, "working after the answer"));
      return unforeseen;
    }
    const waits = results.flatMap((result) => {
      if (result.kind === "retry" && !result.acknowledge) return [Math.max(0, result.at - clock.now())];
      return result.kind === "busy" ? [unforeseen] : [];
    });
    return waits.length === 0 ? undefined : Math.max(...waits);
  } finally {
    cancel();
  }

  /** Minutes of work look like a rate limit from outside. */
  async function tellRunning(key: string): Promise<void> {
    const task = (await readTask(queue.store, key))?.task;
    if (task?.lease === undefined) return;
    report.warning({
      code: "still_running",
      message:
        `${nameWork(task)} is still running (since ${new Date(task.changedAt).toISOString()}). Its event is answered ` +
        "with 429 until it has ended, and comes again.",
      subject: key,
    });
  }
}

const handlers = {
  provision: "provision",
  update: "update",
  deprovision: "deprovision",
  failure: "rollback",
} satisfies Record<Run["kind"], string>;

/** Which of the vendor's handlers works on it. */
function nameWork({ lane, record }: Task): string {
  const run = lane === "handler" ? undefined : parseRecord(record).run;
  return run === undefined ? "the work on it" : handlers[run.kind];
}
