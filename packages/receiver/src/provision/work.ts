import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";
import type { TaskWork } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";
import type { Marketplace } from "./marketplace.js";
import type { ProvisionerOptions, WorkContext } from "./provisioner-options.js";
import type { Run } from "./record.js";
import type { RecordKeeper } from "./record-keeper.js";
import { createSteps } from "./steps.js";

/** Everything that work on one subscription needs. */
export interface Work {
  readonly id: number;
  readonly options: ProvisionerOptions;
  readonly marketplace: Marketplace;
  readonly keeper: RecordKeeper;
  readonly task: TaskWork;
  readonly report: Reporter;
  readonly clock: Clock;
  /** Milliseconds that the vendor's code may take between two steps, and a step by default. */
  readonly timeLimit: number;
  /** Whether another subscription could be read since then. */
  readonly isReadableSince: (at: number) => boolean;
}

/** `again`: the state moved meanwhile, so read it and decide anew. */
export type Next = "done" | "again";

/** Which code of the vendor is run. */
export interface VendorCode<Result> {
  /** Such as `provision()`. */
  readonly name: string;
  /** Keeps the names of its steps apart from those of other code in the same run. */
  readonly scope: string;
  /** Runs before each new step. */
  readonly checkpoint?: () => Promise<void>;
  readonly run: (context: WorkContext) => Result | Promise<Result>;
}

/**
 * Runs code of the vendor. Between its steps it has the time limit; a step has one of its own.
 *
 * @throws {ReceiverError} `timeout` when it takes longer.
 * @throws {Suspended} when it waits for something.
 */
export async function runVendorCode<Result>(
  { id, task, keeper, report, clock, timeLimit }: Work,
  run: Run,
  { name, scope, checkpoint, run: execute }: VendorCode<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const signal = AbortSignal.any([task.signal, limit.signal]);
  const steps = createSteps({
    work: task,
    keeper,
    clock,
    around: report.around,
    timeLimit,
    signal,
    scope,
    ...(checkpoint === undefined ? {} : { checkpoint }),
  });
  let cancel = (): void => {};
  const tooLate = new Promise<never>((_, reject) => {
    const watch = (): void => {
      cancel = clock.after(timeLimit, () => {
        // The time of a step is limited by itself.
        if (steps.running() > 0) {
          void steps.idle().then(watch);
          return;
        }
        const error = new ReceiverError(
          "timeout",
          `${name} of ${task.key} took longer than ${timeLimit} ms.`,
        );
        limit.abort(error);
        reject(error);
      });
    };
    watch();
  });
  const context: WorkContext = {
    subscriptionId: id,
    step: steps.step,
    idempotencyKey: run.idempotencyKey,
    signal,
    attempt: task.attempt,
  };
  try {
    const result = await Promise.race([(async () => execute(context))(), tooLate]);
    await steps.idle();
    throwIfSuspended(steps.suspended());
    return result;
  } catch (error) {
    // The result of a step that is still running may be what has to be cleaned up.
    await steps.idle();
    throwIfSuspended(steps.suspended());
    throw error;
  } finally {
    cancel();
  }
}

// Vendor code may have caught the error of the step.
function throwIfSuspended(suspended: Error | undefined): void {
  if (suspended !== undefined) throw suspended;
}
