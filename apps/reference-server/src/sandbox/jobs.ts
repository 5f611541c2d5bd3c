import type { Moment } from "../ports.js";
import type { Db } from "../store/store.js";

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

/** The next job of all runners: the earliest, then in the order of kind and identifier, so that a replay is the same. */
export async function nextJob(
  runners: readonly JobRunner[],
  db: Db,
  until: Moment,
): Promise<Job | undefined> {
  let next: Job | undefined;
  for (const runner of runners) {
    for (const job of await runner.dueJobs(db, until)) {
      if (next === undefined || compare(job, next) < 0) next = job;
    }
  }
  return next;
}

function compare(a: Job, b: Job): number {
  return a.dueAt - b.dueAt || compareText(a.kind, b.kind) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
