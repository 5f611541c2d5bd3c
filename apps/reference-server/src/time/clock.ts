import type { Clock, Log, Moment } from "../ports.js";
import type { Store } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { type Job, type JobRunner, nextJob } from "./jobs.js";

/** The marketplace's clock: the machine's, ahead of it by what it was moved. */
export interface SandboxClock extends Clock {
  /** `advancing` while jobs run on the way to a later time; then writes of callers wait. */
  readonly status: "ready" | "advancing";
  /** `real` until the clock is moved for the first time. */
  readonly mode: "real" | "shifted";
  /**
   * Moves forward to a time, running every job that falls due on the way, each at its own time. Answers with
   * the number of jobs.
   * @throws TooManyJobs when it would take too long: the clock then stands where it came to.
   */
  advance(target: Moment): Promise<number>;
  /** Runs what has fallen due by the passing of time alone. Answers with the number of jobs. */
  catchUp(): Promise<number>;
  /** Goes to a time without running anything, also back; only a restore may do that. */
  jump(target: Moment): Promise<void>;
  /** Reads where the clock stands, after a start or a restore, and takes on an interrupted move. */
  load(): Promise<void>;
}

/** What the clock works with. */
interface SandboxClockOptions {
  readonly machine: Clock;
  readonly store: Store;
  /** Read at each use, so that services which need the clock themselves can be added after it was made. */
  readonly runners: readonly JobRunner[];
  readonly log: Log;
  /** So many jobs run in one move at most; 100,000 when absent. */
  readonly mostJobs?: number;
}

/** So many jobs run in one move: a target that is years away must not keep everybody waiting for hours. */
const MAX_JOBS = 100_000;

/** A move made so many jobs due that it ended on the way. What ran is done; the clock stands where it came to. */
export class TooManyJobs extends Error {
  constructor(
    /** How many ran. */
    readonly jobs: number,
  ) {
    super(`The move ended on its way, after ${jobs} jobs.`);
    this.name = "TooManyJobs";
  }
}

/** Makes a clock whose position survives a restart. */
export function createSandboxClock({
  machine,
  store,
  runners,
  log,
  mostJobs = MAX_JOBS,
}: SandboxClockOptions): SandboxClock {
  let offset = 0;
  /** While jobs run the clock stands at the job's time, however long the job takes. */
  let standing: Moment | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let moves = 0;

  const now = (): Moment => standing ?? machine.wall() + offset;

  /** Runs the jobs up to a time, one after another; each is done for good before the next is looked for. */
  const runDue = async (until: Moment, standAt: (dueAt: Moment) => void): Promise<number> => {
    let last: Job | undefined;
    for (let count = 0; ; count += 1) {
      const job = await store.read((db) => nextJob(runners, db, until));
      if (job === undefined) return count;
      if (count >= mostJobs) throw new TooManyJobs(count);
      if (isSame(job, last)) throw new Error(`The ${job.kind} ${job.id} is still due after it was done.`);
      last = job;
      standAt(job.dueAt);
      const runner = runners.find(({ kind }) => kind === job.kind);
      await runner?.run(job);
      log.debug({ job: job.kind, id: job.id, dueAt: job.dueAt }, "job done");
    }
  };

  const settleAt = (moment: Moment): Promise<void> => {
    offset = moment - machine.wall();
    standing = undefined;
    return store.write(async (tx) => {
      await writeSetting(tx, "clockOffset", offset);
      await writeSetting(tx, "clockTarget", 0);
    });
  };

  const move = async (target: Moment): Promise<number> => {
    let reached = now();
    standing = reached;
    try {
      await store.write((tx) => writeSetting(tx, "clockTarget", target));
      const count = await runDue(target, (dueAt) => {
        reached = Math.max(reached, dueAt);
        standing = reached;
      });
      await settleAt(Math.max(target, reached));
      return count;
    } catch (error) {
      // What ran is dated by where the clock stood, so there it stays; going back would put it into the future.
      standing = undefined;
      await settleAt(reached);
      throw error;
    }
  };

  /** One at a time: two moves at once would run jobs twice and out of order. */
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const result = running.then(work);
    running = result.catch(() => undefined);
    return result;
  };

  return {
    now,
    wall: machine.wall,
    elapsed: machine.elapsed,
    get status() {
      return moves > 0 ? "advancing" : "ready";
    },
    get mode() {
      return offset === 0 ? "real" : "shifted";
    },
    async advance(target) {
      moves += 1;
      try {
        return await alone(() => move(target));
      } finally {
        moves -= 1;
      }
    },
    jump: (target) => alone(() => settleAt(target)),
    catchUp: () => alone(() => runDue(now(), () => undefined)),
    async load() {
      offset = await store.read((db) => readSetting(db, "clockOffset"));
      const target = await store.read((db) => readSetting(db, "clockTarget"));
      if (target <= now()) return;
      // A job that fails must not keep the marketplace from starting; it is still due, and tried again.
      await this.advance(target).catch((error: unknown) =>
        log.error({ err: error }, "the clock was held up"),
      );
    },
  };
}

/** A job that did not take itself out would be done for ever. */
function isSame(job: Job, last: Job | undefined): boolean {
  return job.kind === last?.kind && job.id === last.id && job.dueAt === last.dueAt;
}

/** Runs what falls due as time passes by itself. */
interface Scheduler {
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
