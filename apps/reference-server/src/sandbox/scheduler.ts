import type { Log } from "../ports.js";
import type { SandboxClock } from "./clock.js";

/** Runs what falls due as time passes by itself. */
export interface Scheduler {
  start(): void;
  /** Waits for the job that is running. */
  stop(): Promise<void>;
}

/** How often it looks, in milliseconds. The shortest frequency of a metric is 30 s. */
const INTERVAL = 1_000;

/** Makes a scheduler on the marketplace's clock. */
export function createScheduler(clock: SandboxClock, log: Log): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const look = (): void => {
    if (running !== undefined || clock.status === "advancing") return;
    running = clock
      .catchUp()
      // The job is still due, and is tried again at the next look.
      .catch((error: unknown) => log.error({ err: error }, "a job failed"))
      .then(() => {
        running = undefined;
      });
  };

  return {
    start() {
      timer = setInterval(look, INTERVAL);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
