import { ClockMode, ClockStatus } from "@syndikit/contract";
import { createAbort } from "../abort.js";
import { createOneAtATime } from "../one-at-a-time.js";
import { type Clock, delay, type Log, type Moment } from "../ports.js";
import {
  type HeldClock,
  LockLost,
  type Store,
  type Together,
  type Tx,
  UnreadableDocument,
} from "../store/port.js";
import { readSetting, settingOf, writeSetting } from "../store/settings.js";
import { ClockStopped, ClockTaken, TooManyJobs } from "./clock-errors.js";
import { type Job, type JobRunner, nextJobs } from "./jobs.js";

/** The marketplace's clock: the machine's clock plus an offset. */
export interface SandboxClock extends Clock {
  /**
   * `advancing` while jobs run on the way to a later time, and while the content is replaced. Meanwhile, requests that
   * write are refused.
   */
  readonly status: ClockStatus;
  /** `real` until the clock is moved for the first time. */
  readonly mode: ClockMode;
  /** Whether this process is advancing it. */
  readonly isAdvancingHere: boolean;
  /** The advance in progress; {@link Clock.now} tells how far it is. */
  readonly advancing: Advance | undefined;
  /**
   * Advances to a time, and runs every job that becomes due on the way, each at its own time.
   *
   * @returns how many jobs ran.
   * @throws {ClockTaken} when another process is advancing the clock.
   * @throws {ClockStopped} when the server stops meanwhile. The next start resumes the advance.
   */
  advance(target: Moment): Promise<number>;
  /**
   * Runs the jobs that are due now.
   *
   * @returns how many jobs ran.
   */
  catchUp(): Promise<number>;
  /**
   * Reads the stored offset at startup, and resumes an interrupted advance. Waits for one batch of its jobs, so that a
   * short advance is over when the server starts, and a long one does not keep it from starting.
   */
  load(): Promise<void>;
  /** Calls the listener when the clock was moved, and during an advance. */
  onMove(listener: () => void): void;
  /** What else runs by the clock stops while it is moved. */
  onTakeOver(pause: PauseOthers): void;
  /** Ends the current job as soon as possible, and starts no others. */
  stop(): Promise<void>;
}

/** The clock as the server itself uses it: whoever embeds the server has no transactions. */
export interface ServerClock extends SandboxClock {
  /**
   * Replaces the content of the store, and sets the clock to the time of the new content, earlier or later. No job and
   * no write sees the new content at another time.
   *
   * @param target - `real`: the machine's time from now on. `stored`: the time in the new content, in which an
   * interrupted advance is resumed.
   * @param replaceContent - calls `setTime` in the transaction that replaces the content.
   * @throws {ClockTaken} when another process moves the clock. Nothing was replaced then.
   */
  jump(
    target: Moment | "real" | "stored",
    replaceContent: (setTime: (tx: Tx) => Promise<void>) => Promise<void>,
  ): Promise<void>;
}

/** An advance in progress. */
export interface Advance {
  readonly from: Moment;
  readonly to: Moment;
  /** How many jobs it has run in this process; absent when another process runs them. */
  readonly jobs?: number;
}

/** Ends work in progress, and returns the function that lets it go on. */
type PauseOthers = () => Promise<() => void>;

/** How many jobs an advance runs until it stores how far it is: a process that starts after a crash goes on from there. */
const BATCH = 1_000;

/**
 * The most jobs of one moment that run together. The store writes them in groups, and looks up what is due once for all
 * of them: one by one, 800 renewals took 1.5 times the processor time. Who comes in between waits for no more than these.
 */
const TOGETHER = 16;

/** How often, and for how many milliseconds each time, an advance waits for another process that only runs due jobs. */
const TRIES = 100;
const PAUSE = 50;

interface SandboxClockOptions {
  readonly machine: Clock;
  readonly store: Store;
  /** Read at each use, so that runners that need the clock can be added after it was created. */
  readonly runners: readonly JobRunner[];
  readonly log: Log;
  /** The most jobs in one advance; as many as are due when absent. */
  readonly maxJobs?: number;
  /** {@link BATCH} when absent. */
  readonly batch?: number;
  /** If other processes share the store, only one of them moves the clock and runs due jobs. */
  readonly together?: Pick<Together, "withClock"> | undefined;
}

interface RunDueOptions {
  readonly held: HeldClock;
  readonly among: readonly JobRunner[];
  readonly signal: AbortSignal;
  readonly beforeRun?: (dueAt: Moment) => void;
  /** Called after jobs, with the number of those that ran. */
  readonly afterRun?: (count: number) => Promise<void>;
}

interface RunOneOptions {
  readonly among: readonly JobRunner[];
  readonly signal: AbortSignal;
  /** What is passed over. */
  readonly skipped: Set<string>;
}

/** The clock of a process that shares its store with no other. */
const IS_MINE: HeldClock = { assert: () => undefined, assertIn: async () => undefined };

/** Creates a clock whose offset survives a restart. */
export function createSandboxClock({
  machine,
  store,
  runners,
  log,
  maxJobs = Number.POSITIVE_INFINITY,
  batch = BATCH,
  together,
}: SandboxClockOptions): ServerClock {
  let offset = 0;
  /** The job's time: the clock stands still while a job runs, however long it takes. */
  let frozenAt: Moment | undefined;
  let advancing: (Advance & { jobs: number }) | undefined;
  /** Called when an advance has stored how far it is. */
  let batchDone = (): void => undefined;
  // Every call of a job listens to these signals, and only its runner knows how many there are.
  const stopping = createAbort(0);
  /** Aborts the jobs that run as time passes, so that an advance does not wait for a vendor that they wait for. */
  let catchingUp = createAbort(0);
  /** Two advances at once would run jobs twice and out of order. */
  const exclusively = createOneAtATime();
  let moved = (): void => undefined;
  let pauseOthers: PauseOthers = async () => () => undefined;
  /** The advance in another process. */
  let elsewhere: Advance | undefined;

  store.follow(["clockOffset", "clockTarget"], (settings, isBeingReplaced) => {
    // This process knows its own advance better.
    if (advancing !== undefined) return;
    offset = settingOf(settings, "clockOffset");
    const to = settingOf(settings, "clockTarget");
    const from = elsewhere?.to === to ? elsewhere.from : now();
    if (to > now()) elsewhere = { from, to };
    else elsewhere = isBeingReplaced ? { from: now(), to: now() } : undefined;
  });

  const now = (): Moment => frozenAt ?? machine.wall() + offset;

  /** Jobs that were passed over, so that each is told of once, and not every second. */
  const told = new Set<string>();
  const tellUnreadable = ({ kind, id }: Job, error: UnreadableDocument): void => {
    if (told.has(`${kind} ${id}`)) return;
    told.add(`${kind} ${id}`);
    log.error(
      { job: kind, subscription: id, document: error.document, err: error },
      `a job of subscription/${id} was passed over: its stored ${error.document} cannot be read`,
    );
  };

  /**
   * Runs a job.
   *
   * @returns whether it ran; false when it was passed over.
   */
  const runOne = async (job: Job, { among, signal, skipped }: RunOneOptions): Promise<boolean> => {
    try {
      await among.find(({ kind }) => kind === job.kind)?.run(job, signal);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      // One row that cannot be read does not keep all others waiting. It stays due.
      skipped.add(job.id);
      tellUnreadable(job, error);
      return false;
    }
    log.debug({ job: job.kind, id: job.id, dueAt: job.dueAt }, "job done");
    return true;
  };

  /**
   * Runs jobs that may run together, and returns how many ran. A store of one process keeps their order, and commits
   * them together; where others share it, they run one after another.
   */
  const runTogether = async (jobs: readonly Job[], options: RunOneOptions): Promise<number> => {
    let ran = 0;
    if (together !== undefined) {
      for (const job of jobs) {
        if (options.signal.aborted) throw new ClockStopped();
        if (await runOne(job, options)) ran += 1;
      }
      return ran;
    }
    for (const outcome of await Promise.allSettled(jobs.map((job) => runOne(job, options)))) {
      if (outcome.status === "rejected") throw outcome.reason;
      if (outcome.value) ran += 1;
    }
    return ran;
  };

  /** Runs the jobs up to a time in their order. Each is committed before a later one is looked up. */
  const runDue = async (
    until: Moment,
    { held, among, signal, beforeRun, afterRun }: RunDueOptions,
  ): Promise<number> => {
    let last: readonly Job[] = [];
    const skipped = new Set<string>();
    for (let count = 0; ; ) {
      if (signal.aborted) throw new ClockStopped();
      held.assert();
      // Not beyond what is stored of an advance, or allowed in it.
      const limit = Math.min(TOGETHER, batch - (count % batch), maxJobs - count);
      const jobs = await store.read((db) => nextJobs(among, db, { until, skipped, limit }));
      const [first] = jobs;
      if (first === undefined) return count;
      if (count >= maxJobs) throw new TooManyJobs(count);
      // Otherwise the loop would never end.
      const again = jobs.find((job) => last.some((other) => isSameJob(job, other)));
      if (again !== undefined)
        throw new Error(`The ${again.kind} ${again.id} is still due after it was done.`);
      last = jobs;
      beforeRun?.(first.dueAt);
      const ran = await runTogether(jobs, { among, signal, skipped });
      count += ran;
      if (ran > 0) await afterRun?.(count);
    }
  };

  const writeOffset = async (tx: Tx, next: number, clockTarget: number): Promise<void> => {
    await writeSetting(tx, "clockOffset", next);
    await writeSetting(tx, "clockTarget", clockTarget);
  };

  /** A process that stood still must not set the clock that another one has moved meanwhile. */
  const writeHeld = (held: HeldClock, work: (tx: Tx) => Promise<void>): Promise<void> =>
    store.write(async (tx) => {
      await held.assertIn(tx);
      await work(tx);
    });

  const storeOffset = (held: HeldClock, next: number, clockTarget: number): Promise<void> =>
    writeHeld(held, (tx) => writeOffset(tx, next, clockTarget));

  /** Writes to the store first, because a value that is only in memory is lost with the process. */
  const setOffset = async (held: HeldClock, next: number, clockTarget = 0): Promise<void> => {
    await storeOffset(held, next, clockTarget);
    offset = next;
    frozenAt = undefined;
    moved();
  };

  /** The offset at which the clock shows a time, or a later one if the clock passed it while the jobs ran. */
  const offsetAt = (moment: Moment): number => Math.max(offset, moment - machine.wall());

  const advanceTo = async (target: Moment, held: HeldClock): Promise<number> => {
    let reached = now();
    frozenAt = reached;
    const advance = { from: reached, to: target, jobs: 0 };
    advancing = advance;
    // What the settings told of it was this one, when it was interrupted.
    elsewhere = undefined;
    try {
      await writeHeld(held, (tx) => writeSetting(tx, "clockTarget", target));
      const count = await runDue(target, {
        held,
        among: runners,
        signal: stopping.signal,
        beforeRun(dueAt) {
          reached = Math.max(reached, dueAt);
          frozenAt = reached;
          moved();
        },
        async afterRun(ran) {
          advance.jobs = ran;
          if (ran % batch !== 0) return;
          await storeOffset(held, offsetAt(reached), target);
          log.info({ jobs: ran, reached, target }, "the clock is on its way");
          batchDone();
        },
      });
      await setOffset(held, offsetAt(Math.max(target, reached)));
      return count;
    } catch (error) {
      if (error instanceof LockLost) {
        frozenAt = undefined;
        await readOffset();
        throw error;
      }
      // The jobs that ran have dates up to here. Going back would leave these dates in the future.
      const next = offsetAt(reached);
      await setOffset(held, next, error instanceof ClockStopped ? target : 0).catch((second: unknown) =>
        log.error({ err: second }, "the clock's time could not be stored"),
      );
      offset = next;
      frozenAt = undefined;
      throw error;
    } finally {
      advancing = undefined;
      moved();
    }
  };

  const tryAlone = <T>(task: (held: HeldClock) => Promise<T>): Promise<{ readonly result: T } | undefined> =>
    together === undefined ? task(IS_MINE).then((result) => ({ result })) : together.withClock(task);

  /** Gets exclusive use of the clock: first ends the jobs that run as time passes. */
  const takeOver = <T>(task: (held: HeldClock) => Promise<T>): Promise<T> => {
    catchingUp.abort();
    return exclusively(async () => {
      const resume = await pauseOthers();
      try {
        for (let tries = 0; tries < TRIES && elsewhere === undefined; tries += 1) {
          const done = await tryAlone(task);
          if (done !== undefined) return done.result;
          await delay(PAUSE);
        }
        throw new ClockTaken();
      } finally {
        resume();
      }
    });
  };

  const readOffset = async (): Promise<void> => {
    offset = await store.read((db) => readSetting(db, "clockOffset"));
  };

  /** Resumes an interrupted advance. Only the process that holds the clock's lock may do so. */
  const resume = async (held: HeldClock): Promise<void> => {
    const target = await store.read((db) => readSetting(db, "clockTarget"));
    if (target <= now()) return;
    // A failing job must not keep the marketplace from starting. It stays due, and is retried.
    await advanceTo(target, held).catch((error: unknown) =>
      log.error({ err: error }, "the interrupted advance of the clock could not be completed"),
    );
  };

  return {
    now,
    wall: machine.wall,
    elapsed: machine.elapsed,
    get status() {
      return (advancing ?? elsewhere) === undefined ? ClockStatus.ready : ClockStatus.advancing;
    },
    get advancing() {
      return advancing ?? elsewhere;
    },
    get isAdvancingHere() {
      return advancing !== undefined;
    },
    get mode() {
      return offset === 0 ? ClockMode.real : ClockMode.shifted;
    },
    advance: (target) => takeOver((held) => advanceTo(target, held)),
    catchUp: () =>
      exclusively(async () => {
        catchingUp = createAbort(0);
        if (stopping.signal.aborted) return 0;
        const ran = await tryAlone(async (held) => {
          // Resumes the advance of a process that died, or stands still.
          if (together !== undefined) await resume(held);
          // The database alone is needed, so nobody waits for a vendor, neither here nor in another process.
          const among = runners.filter(({ during }) => during !== "advance");
          return runDue(now(), { held, among, signal: catchingUp.signal });
        });
        return ran?.result ?? 0;
      }),
    jump: (target, replaceContent) =>
      takeOver(async (held) => {
        const at = now();
        // Writes to what is about to be replaced would be lost, so they are refused.
        advancing = { from: at, to: at, jobs: 0 };
        try {
          await replaceContent(async (tx) => {
            await held.assertIn(tx);
            // With the content, because other processes write to it as soon as it is there.
            if (target !== "stored")
              await writeOffset(tx, target === "real" ? 0 : target - machine.wall(), 0);
          });
        } finally {
          await readOffset().finally(() => {
            advancing = undefined;
          });
        }
        moved();
        if (target === "stored") await resume(held);
      }),
    async load() {
      await readOffset();
      const firstBatch = new Promise<void>((resolve) => {
        batchDone = resolve;
      });
      // A failure is told by `resume`, unless the store fails before.
      await Promise.race([exclusively(() => tryAlone(resume)), firstBatch]);
    },
    onMove(listener) {
      moved = listener;
    },
    onTakeOver(pause) {
      pauseOthers = pause;
    },
    async stop() {
      stopping.abort();
      catchingUp.abort();
      // When its turn comes, nothing runs any more.
      await exclusively(async () => undefined);
    },
  };
}

function isSameJob(job: Job, last: Job): boolean {
  return job.kind === last.kind && job.id === last.id && job.dueAt === last.dueAt;
}
