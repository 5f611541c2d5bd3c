import type { DryRunThread } from "../../src/sandbox/dry-run.js";
import { tryOutOnCopy } from "../../src/server/dry-run-work.js";

/**
 * Tries out advances of the clock without a thread, which would load the sources anew: seconds, and a minute on a loaded
 * machine. What goes to a thread and comes back is plain data here too.
 */
export const dryRunsHere: DryRunThread = {
  run: async (job) => structuredClone(await tryOutOnCopy(structuredClone(job))),
  close: async () => undefined,
};
