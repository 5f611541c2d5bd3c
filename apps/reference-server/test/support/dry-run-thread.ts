import { silentLog } from "../../src/ports.js";
import type { DryRunThread } from "../../src/sandbox/dry-run.js";
import { createDryRunThread } from "../../src/server/foundation.js";

const thread = createDryRunThread(silentLog);

/**
 * The thread that tries out advances of the clock, for all servers of a worker: each would load the sources anew. It
 * keeps no process, and ends with it.
 */
export const sharedDryRunThread: DryRunThread = { run: thread.run, close: async () => undefined };
