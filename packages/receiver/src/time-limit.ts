import type { Clock } from "./clock.js";
import { ReceiverError } from "./receiver-error.js";

/** A time limit, and the work that it applies to. */
export interface TimeLimit {
  readonly clock: Clock;
  readonly ms: number;
  /** For the message, such as `provision() of subscription/12`. Default: the answer. */
  readonly what?: string;
  /** What helps, for the message: a sentence. */
  readonly advice?: string;
  /** Aborts the work earlier. */
  readonly signal?: AbortSignal;
}

/**
 * Gives work a time limit, and a signal that is aborted when the time is over. Work that continues is not waited for.
 *
 * @throws {ReceiverError} `timeout` when it took longer.
 */
export async function withTimeLimit<Result>(
  { clock, ms, what = "The answer", advice, signal }: TimeLimit,
  work: (signal: AbortSignal) => Result | Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const signals = signal === undefined ? [controller.signal] : [controller.signal, signal];
  let cancel = (): void => {};
  const tooLate = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => {
      const said = `${what} took longer than ${ms} ms.`;
      const error = new ReceiverError("timeout", advice === undefined ? said : `${said} ${advice}`);
      controller.abort(error);
      reject(error);
    });
  });
  try {
    return await Promise.race([(async () => work(AbortSignal.any(signals)))(), tooLate]);
  } finally {
    cancel();
  }
}
