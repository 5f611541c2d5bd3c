import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";

/** Work that the marketplace does by itself when its time comes. */
export interface Job {
  readonly kind: string;
  /** What it is about. Unique within its kind. */
  readonly id: string;
  /** On the marketplace's clock. */
  readonly dueAt: Moment;
}

/** Runs one kind of job, such as metric polls or the ends of periods. */
export interface JobRunner {
  readonly kind: string;
  /** The earliest job that is due at or before a time; of several at the same time always the same one. */
  nextJob(db: Db, until: Moment): Promise<Job | undefined>;
  /**
   * Runs a job as of `job.dueAt`, in a transaction of its own, so that it is not due again. Does nothing when the job
   * is no longer due.
   *
   * @param signal - ends what waits for others; what was not done then stays due.
   */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /** Foresees the calls of vendors that an advance makes. Absent where a job calls nobody. */
  foresee?(db: Db): Promise<Forecast>;
}

/** The calls of vendors that fall due as the clock advances. */
export interface Forecast {
  /** When the first ones are due; `null` when none ever is. */
  readonly first: Moment | null;
  /** How many are due at or before a time. */
  count(until: Moment): number;
}

/**
 * The next job of all runners: the earliest. Ties go to the runner that is listed first, so that usage is measured
 * before it is billed.
 */
export async function nextJob(
  runners: readonly JobRunner[],
  db: Db,
  until: Moment,
): Promise<Job | undefined> {
  let next: Job | undefined;
  for (const runner of runners) {
    const job = await runner.nextJob(db, until);
    if (job !== undefined && (next === undefined || job.dueAt < next.dueAt)) next = job;
  }
  return next;
}
