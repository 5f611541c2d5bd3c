import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";

/** Something that the marketplace does by itself when its time has come. */
export interface Job {
  /** Which runner made it, and runs it. */
  readonly kind: string;
  /** What it is about, within its kind. */
  readonly id: string;
  /** When it is due, on the marketplace's clock. */
  readonly dueAt: Moment;
}

/** A kind of job: renewals, expiries, metric polls. Services of the domain implement it. */
export interface JobRunner {
  readonly kind: string;
  /** The jobs that are due at or before a time, in any order, and not necessarily all: the earliest are enough. */
  dueJobs(db: Db, until: Moment): Promise<readonly Job[]>;
  /**
   * Does a job as of `job.dueAt`, in a write of its own, and so that it is not due again. It may find that it
   * is not due any more; then it does nothing.
   */
  run(job: Job): Promise<void>;
}

/**
 * The next job of all runners: the earliest. At the same time the runners come in their order, so that what was
 * used is measured before it is billed, and jobs of one runner by identifier, so that a replay is the same.
 */
export async function nextJob(
  runners: readonly JobRunner[],
  db: Db,
  until: Moment,
): Promise<Job | undefined> {
  let next: Job | undefined;
  for (const runner of runners) {
    const jobs = [...(await runner.dueJobs(db, until))].sort(compare);
    const [first] = jobs;
    if (first !== undefined && (next === undefined || first.dueAt < next.dueAt)) next = first;
  }
  return next;
}

function compare(a: Job, b: Job): number {
  return a.dueAt - b.dueAt || a.id.localeCompare(b.id, "en", { numeric: true });
}
