import type { Reporter } from "../hooks.js";
import type { Task } from "../queue/task.js";
import type { Marketplace } from "./marketplace.js";
import type { ProvisionerOptions, WorkContext } from "./provisioner-options.js";
import type { Run } from "./record.js";
import type { RecordKeeper, StepFunction } from "./record-keeper.js";

/** Everything that work on one subscription needs. */
export interface Work {
  readonly id: number;
  readonly options: ProvisionerOptions;
  readonly marketplace: Marketplace;
  readonly keeper: RecordKeeper;
  readonly task: Task;
  readonly report: Reporter;
}

/** `again`: the state moved meanwhile, so read it and decide anew. */
export type Next = "done" | "again";

/** What vendor code is given in every case. */
export function workContext({ id, task }: Work, run: Run, step: StepFunction): WorkContext {
  return {
    subscriptionId: id,
    step,
    idempotencyKey: run.idempotencyKey,
    signal: task.signal,
    attempt: task.claim.attempt,
  };
}
