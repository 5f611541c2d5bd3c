import type { Reporter } from "../hooks.js";
import type { Queue } from "../queue/queue.js";

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
}
