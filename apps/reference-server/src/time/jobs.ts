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
  /** Jobs that are due at or before a time, in any order. Not necessarily all of them, but the earliest. */
  dueJobs(db: Db, until: Moment): Promise<readonly Job[]>;
  /**
   * Runs a job as of `job.dueAt`, in a transaction of its own, so that it is not due again. Does nothing when the job
   * is no longer due.
   */
  run(job: Job): Promise<void>;
}

/**
 * The next job of all runners: the earliest. Ties go to the runner that is listed first, so that usage is measured
 * before it is billed, and within a runner to the lowest identifier, so that a replay runs in the same order.
 */
export async function nextJob(
  runners: readonly JobRunner[],
  db: Db,
  until: Moment,
): Promise<Job | undefined> {
  let next: Job | undefined;
  for (const runner of runners) {
    const [first] = [...(await runner.dueJobs(db, until))].sort(compareJobs);
    if (first !== undefined && (next === undefined || first.dueAt < next.dueAt)) next = first;
  }
  return next;
}

function compareJobs(a: Job, b: Job): number {
  return a.dueAt - b.dueAt || a.id.localeCompare(b.id, "en", { numeric: true });
}
