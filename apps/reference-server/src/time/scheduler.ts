import type { Log } from "../ports.js";
import type { SandboxClock } from "./clock.js";
import { ClockStopped } from "./clock-errors.js";

/** Runs jobs that become due as time passes. */
interface Scheduler {
  start(): void;
  /** Waits for the current job. */
  stop(): Promise<void>;
}

/** Milliseconds between two checks. The shortest frequency of a metric is 30 s. */
const INTERVAL = 1_000;

interface SchedulerOptions {
  readonly log: Log;
  /** Called at each check, for what waits for others and therefore is no job. */
  readonly tick: () => void;
}

export function createScheduler(clock: SandboxClock, { log, tick }: SchedulerOptions): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const runDueJobs = (): void => {
    tick();
    if (running !== undefined || clock.isAdvancingHere) return;
    running = clock
      .catchUp()
      // The job stays due, and is retried at the next check.
      .catch((error: unknown) => {
        if (!(error instanceof ClockStopped)) log.error({ err: error }, "a job failed");
      })
      .then(() => {
        running = undefined;
      });
  };

  return {
    start() {
      timer = setInterval(runDueJobs, INTERVAL);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await clock.stop();
      await running;
    },
  };
}
