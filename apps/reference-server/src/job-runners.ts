import { createPeriodEndRunner } from "./ledger/period-end-runner.js";
import { createPollRunner } from "./metrics/poll-runner.js";
import type { JobRunner } from "./sandbox/jobs.js";
import type { Services } from "./services.js";

/** Everything that the marketplace does by itself, in the order in which it is done at one and the same time. */
export function createJobRunners(services: Services): readonly JobRunner[] {
  return [createPollRunner(services), createPeriodEndRunner(services)];
}
