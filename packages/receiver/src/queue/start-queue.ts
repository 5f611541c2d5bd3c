import type { Reporter } from "../hooks.js";
import { ReceiverError } from "../receiver-error.js";
import { isStoreSilent } from "../store/limit-store.js";
import type { Queue } from "./queue.js";

const AGAIN_AFTER = 1000;

/**
 * Starts a queue, and what belongs to its start. A database that is not available now may come back, so the start is tried
 * again; one with a wrong setup will not.
 *
 * @throws {ReceiverError} when the store cannot be used as it is set up.
 */
export async function startQueue(
  { queue, report }: { readonly queue: Queue; readonly report: Reporter },
  begin: () => Promise<void>,
): Promise<void> {
  queue.start();
  await beginOrRetry();

  async function beginOrRetry(): Promise<void> {
    try {
      await begin();
    } catch (error) {
      if (ReceiverError.is(error) && !isStoreSilent(error)) {
        await queue.stop(0);
        throw error;
      }
      report.error(error, "starting");
      queue.clock.after(AGAIN_AFTER, () => {
        if (queue.state !== "started") return;
        beginOrRetry().catch((cause: unknown) => report.error(cause, "starting"));
      });
    }
  }
}
