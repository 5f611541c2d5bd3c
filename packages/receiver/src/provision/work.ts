import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";
import type { TaskWork } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";
import type { Marketplace } from "./marketplace.js";
import type { ProvisionerOptions, WorkContext } from "./provisioner-options.js";
import type { Run } from "./record.js";
import type { RecordKeeper } from "./record-keeper.js";
import { createSteps } from "./steps.js";
import { nameTenant } from "./subscription-key.js";

/** Everything that work on one subscription needs. */
export interface Work {
  readonly id: number;
  /** What the keys of this marketplace begin with. */
  readonly scope: string;
  readonly options: ProvisionerOptions;
  readonly marketplace: Marketplace;
  readonly keeper: RecordKeeper;
  readonly task: TaskWork;
  readonly report: Reporter;
  readonly clock: Clock;
  /** Milliseconds that the vendor's code may take between two steps, and a step by default. */
  readonly timeLimit: number;
  /** Handles events again that were taken for repetitions of those of an earlier subscription with the number. */
  readonly handleAgain: (events: Readonly<Record<string, string>>, former: number) => Promise<void>;
  /** Whether another subscription could be read since then. */
  readonly isReadableSince: (at: number) => boolean;
}

/** So long may code of the vendor run until a line of the log says so: within a minute, somebody who waits looks there. */
const TOLD_AFTER = 30_000;

/** `again`: the state has changed meanwhile, so read it and decide again. */
export type Next = "done" | "again";

/** Which code of the vendor runs. */
export interface VendorCode<Result> {
  /** For example `provision()`. */
  readonly name: string;
  /** Separates the names of its steps from those of other code in the same run. */
  readonly scope: string;
  /** Runs before each new step. */
  readonly checkpoint?: () => Promise<void>;
  /** Checks what it returned. `what` names it, as in `update() of subscription/12`. */
  readonly check?: (what: string, result: Result) => void;
  readonly run: (context: WorkContext) => Result | Promise<Result>;
}

/**
 * Runs code of the vendor. The time limit applies to the code between its steps; each step has its own limit.
 *
 * @throws {ReceiverError} `timeout` when it takes longer, `step_not_awaited` when it did not wait for a step, and
 * `invalid_result` when it returned what nobody can use.
 * @throws {Suspended} when it waits for something.
 */
export async function runVendorCode<Result>(
  { id, scope: keyScope, task, keeper, report, clock, timeLimit }: Work,
  run: Run,
  { name, scope, checkpoint, check, run: execute }: VendorCode<Result>,
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
    checkpoint,
  });
  const what = `${name} of ${task.key}`;
  const cancelNote = clock.after(TOLD_AFTER, () => {
    report.warning({
      code: "still_running",
      message:
        `${what} is still running after ${TOLD_AFTER / 1000} s. After ${timeLimit / 1000} s without a new step it counts as ` +
        "failed, and is tried again. What takes longer waits with step.sleep or step.waitFor.",
      subject: task.key,
    });
  });
  let cancel = (): void => {};
  const tooLate = new Promise<never>((_, reject) => {
    const watch = (): void => {
      cancel = clock.after(timeLimit, () => {
        // A step has its own time limit.
        if (steps.running() > 0) {
          void steps.idle().then(watch);
          return;
        }
        const error = new ReceiverError(
          "timeout",
          `${what} took longer than ${timeLimit / 1000} s. Let it wait with step.sleep or step.waitFor, or set a longer timeLimit.`,
        );
        limit.abort(error);
        reject(error);
      });
    };
    watch();
  });
  const context: WorkContext = {
    subscriptionId: id,
    tenantName: nameTenant(keyScope, id, keeper.record.former),
    step: steps.step,
    idempotencyKey: run.idempotencyKey,
    signal,
    attempt: task.attempt,
  };
  try {
    const result = await Promise.race([(async () => execute(context))(), tooLate]).catch(async (error) => {
      // The result of a step that is still running may be needed for the cleanup.
      await steps.idle();
      throwIfSuspended(steps.suspended());
      throw error;
    });
    await steps.checkAwaited(what);
    throwIfSuspended(steps.suspended());
    check?.(what, result);
    return result;
  } finally {
    cancelNote();
    cancel();
  }
}

// The vendor's code may have caught the error of the step.
function throwIfSuspended(suspended: Error | undefined): void {
  if (suspended !== undefined) throw suspended;
}
