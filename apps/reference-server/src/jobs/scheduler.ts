import type { Log } from "../ports.js";
import type { SandboxClock } from "../sandbox/clock.js";
import { type JobRunner, nextJob } from "../sandbox/jobs.js";
import type { Store } from "../store/store.js";

/** What the scheduler works with. */
export interface SchedulerOptions {
  readonly store: Store;
  readonly clock: SandboxClock;
  /** The same ones that the clock runs. */
  readonly runners: readonly JobRunner[];
  readonly log: Log;
}

/** Runs what falls due by the passing of time. */
export interface Scheduler {
  start(): void;
  /** Looks again now. */
  wake(): void;
  /** Runs nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** However far away the next job is, look again after so many milliseconds: the machine's clock may have been set. */
const LONGEST_SLEEP = 30_000;

/** After a failure, in milliseconds. */
const RETRY_SLEEP = 5_000;

/** Makes a scheduler. It sleeps until the next job is due, and every commit makes it look again. */
export function createScheduler({ store, clock, runners, log }: SchedulerOptions): Scheduler {
  let active = false;
  let wanted = false;
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => undefined;

  /** Runs what is due. Answers with how long nothing will be. */
  async function runDue(): Promise<number> {
    const next = await store.read((db) => nextJob(runners, db, Number.MAX_SAFE_INTEGER));
    if (next === undefined) return LONGEST_SLEEP;
    // While the clock is moved, it runs the jobs itself; its last commit wakes us.
    if (clock.status === "advancing") return LONGEST_SLEEP;
    const left = next.dueAt - clock.now();
    if (left > 0) return Math.min(left, LONGEST_SLEEP);
    await clock.catchUp();
    return 0;
  }

  async function work(): Promise<void> {
    while (active && wanted) {
      wanted = false;
      const sleep = await runDue().catch((error: unknown) => {
        log.error({ err: error }, "a due job failed and is tried again");
        return RETRY_SLEEP;
      });
      if (sleep === 0) wanted = true;
      else sleepFor(sleep);
    }
  }

  function sleepFor(milliseconds: number): void {
    clearTimeout(timer);
    if (!active) return;
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  }

  function wake(): void {
    wanted = true;
    if (!active || working !== undefined) return;
    working = work().finally(() => {
      working = undefined;
      if (wanted && active) wake();
    });
  }

  return {
    start() {
      active = true;
      stopListening = store.onCommit(wake);
      wake();
    },
    wake,
    async stop() {
      active = false;
      clearTimeout(timer);
      stopListening();
      await working;
    },
  };
}
