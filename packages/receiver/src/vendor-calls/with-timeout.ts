import type { Clock } from "../clock.js";
import { ReceiverError } from "../receiver-error.js";

/**
 * Gives work a time limit, and a signal that ends with it.
 *
 * @throws {ReceiverError} `timeout`: it took longer.
 */
export async function withTimeout<Result>(
  { clock, ms }: { readonly clock: Clock; readonly ms: number },
  work: (signal: AbortSignal) => Result | Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let cancel = (): void => {};
  const tooLate = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => {
      const error = new ReceiverError("timeout", `No answer within ${ms} ms.`);
      controller.abort(error);
      reject(error);
    });
  });
  try {
    return await Promise.race([(async () => work(controller.signal))(), tooLate]);
  } finally {
    cancel();
  }
}

/** The status for failed work: come again after a time-out, and look at the log after anything else. */
export function statusOfFailure(error: unknown): 500 | 503 {
  return error instanceof ReceiverError && error.code === "timeout" ? 503 : 500;
}
