import type { Clock, Log, Moment } from "../ports.js";
import type { Store } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { type Job, type JobRunner, nextJob } from "./jobs.js";

/** The marketplace's clock: the machine's clock plus the offset by which it was moved. */
export interface SandboxClock extends Clock {
  /** `advancing` while jobs run on the way to a later time. Requests that write are refused then. */
  readonly status: "ready" | "advancing";
  /** `real` until the clock is moved for the first time. */
  readonly mode: "real" | "shifted";
  /**
   * Moves forward to a time, running every job that falls due on the way, each at its own time.
   *
   * @returns how many jobs ran.
   * @throws {TooManyJobs} when too many jobs fall due: the clock then stays at the last one that ran.
   */
  advance(target: Moment): Promise<number>;
  /**
   * Runs the jobs that are due now.
   *
   * @returns how many jobs ran.
   */
  catchUp(): Promise<number>;
  /** Sets the clock to a time, earlier or later, without running jobs. Only for a restore. */
  jump(target: Moment): Promise<void>;
  /** Reads the stored offset when the server starts, and resumes an advance that was interrupted. */
  load(): Promise<void>;
}

/** An advance made so many jobs due that it ended early. The jobs that ran stay done. */
export class TooManyJobs extends Error {
  constructor(
    /** How many ran. */
    readonly jobs: number,
  ) {
    super(`The clock stopped advancing after ${jobs} jobs.`);
    this.name = "TooManyJobs";
  }
}

/** Jobs in one advance: a target that is years away must not block everybody for hours. */
const MAX_JOBS = 100_000;

interface SandboxClockOptions {
  readonly machine: Clock;
  readonly store: Store;
  /** Read at each use, so that runners which need the clock themselves can be added after it was created. */
  readonly runners: readonly JobRunner[];
  readonly log: Log;
  /** Jobs in one advance; 100,000 when absent. */
  readonly maxJobs?: number;
}

/** Creates a clock whose offset survives a restart. */
export function createSandboxClock({
  machine,
  store,
  runners,
  log,
  maxJobs = MAX_JOBS,
}: SandboxClockOptions): SandboxClock {
  let offset = 0;
  /** While jobs run the clock stands still at the job's time, however long the job takes. */
  let frozenAt: Moment | undefined;
  let advances = 0;
  let lastTask: Promise<unknown> = Promise.resolve();

  const now = (): Moment => frozenAt ?? machine.wall() + offset;

  /** Runs the jobs up to a time, one after another: each is committed before the next one is looked up. */
  const runDue = async (until: Moment, beforeRun: (dueAt: Moment) => void): Promise<number> => {
    let last: Job | undefined;
    for (let count = 0; ; count += 1) {
      const job = await store.read((db) => nextJob(runners, db, until));
      if (job === undefined) return count;
      if (count >= maxJobs) throw new TooManyJobs(count);
      // Otherwise it would run for ever.
      if (isSameJob(job, last)) throw new Error(`The ${job.kind} ${job.id} is still due after it was done.`);
      last = job;
      beforeRun(job.dueAt);
      await runners.find(({ kind }) => kind === job.kind)?.run(job);
      log.debug({ job: job.kind, id: job.id, dueAt: job.dueAt }, "job done");
    }
  };

  const setTo = (moment: Moment): Promise<void> => {
    offset = moment - machine.wall();
    frozenAt = undefined;
    return store.write(async (tx) => {
      await writeSetting(tx, "clockOffset", offset);
      await writeSetting(tx, "clockTarget", 0);
    });
  };

  const advanceTo = async (target: Moment): Promise<number> => {
    let reached = now();
    frozenAt = reached;
    try {
      await store.write((tx) => writeSetting(tx, "clockTarget", target));
      const count = await runDue(target, (dueAt) => {
        reached = Math.max(reached, dueAt);
        frozenAt = reached;
      });
      await setTo(Math.max(target, reached));
      return count;
    } catch (error) {
      // The jobs that ran are dated up to here. Going back would leave their dates in the future.
      frozenAt = undefined;
      await setTo(reached);
      throw error;
    }
  };

  /** One at a time: two advances at once would run jobs twice and out of order. */
  const exclusively = <T>(task: () => Promise<T>): Promise<T> => {
    const result = lastTask.then(task);
    lastTask = result.catch(() => undefined);
    return result;
  };

  return {
    now,
    wall: machine.wall,
    elapsed: machine.elapsed,
    get status() {
      return advances > 0 ? "advancing" : "ready";
    },
    get mode() {
      return offset === 0 ? "real" : "shifted";
    },
    async advance(target) {
      advances += 1;
      try {
        return await exclusively(() => advanceTo(target));
      } finally {
        advances -= 1;
      }
    },
    catchUp: () => exclusively(() => runDue(now(), () => undefined)),
    jump: (target) => exclusively(() => setTo(target)),
    async load() {
      offset = await store.read((db) => readSetting(db, "clockOffset"));
      const target = await store.read((db) => readSetting(db, "clockTarget"));
      if (target <= now()) return;
      // A job that fails must not keep the marketplace from starting. It stays due, and is retried.
      await this.advance(target).catch((error: unknown) =>
        log.error({ err: error }, "the interrupted advance of the clock could not be completed"),
      );
    },
  };
}

function isSameJob(job: Job, last: Job | undefined): boolean {
  return job.kind === last?.kind && job.id === last.id && job.dueAt === last.dueAt;
}

/** Runs the jobs that fall due as time passes. */
interface Scheduler {
  start(): void;
  /** Waits for the job that is running. */
  stop(): Promise<void>;
}

/** Milliseconds between two checks. The shortest frequency of a metric is 30 s. */
const INTERVAL = 1_000;

export function createScheduler(clock: SandboxClock, log: Log): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const runDueJobs = (): void => {
    if (running !== undefined || clock.status === "advancing") return;
    running = clock
      .catchUp()
      // The job stays due, and is retried at the next check.
      .catch((error: unknown) => log.error({ err: error }, "a job failed"))
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
      await running;
    },
  };
}
