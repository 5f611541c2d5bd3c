import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";

/** Work that the marketplace does by itself at a given time. */
export interface Job {
  readonly kind: string;
  /** What it is about. Unique within its kind. */
  readonly id: string;
  /** On the marketplace's clock. */
  readonly dueAt: Moment;
}

/**
 * Identifiers of the subscriptions whose jobs are passed over, because something that is stored of them cannot be read.
 * They stay due.
 */
export type Skipped = ReadonlySet<string>;

export interface AlikeOptions {
  readonly limit: number;
  readonly skipped: Skipped;
}

/** Runs one kind of job, such as metric polls or the ends of periods. */
export interface JobRunner {
  readonly kind: string;
  /** The earliest job that is due at or before a time. Among several at the same time, always the same one. */
  nextJob(db: Db, until: Moment, skipped?: Skipped): Promise<Job | undefined>;
  /**
   * The jobs of the same moment that follow a job, and may run with it: nothing that one of them does decides whether
   * another is due. Absent: there are none.
   */
  nextAlike?(db: Db, job: Job, options: AlikeOptions): Promise<readonly Job[]>;
  /**
   * Runs a job as of `job.dueAt`, in a transaction of its own, so that it is not due again. Does nothing when the job
   * is no longer due.
   *
   * @param signal - aborts waiting for others. Work that was not done then stays due.
   */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /** Absent: always. `advance`: only while the clock advances, because as time passes the work waits for others. */
  readonly during?: "advance";
  /** Whether a dry run tells nothing of it, because all that callers see of it is there already. */
  readonly isUntold?: true;
}

/**
 * The earliest job of all runners, and those that may run with it. Ties go to the runner that is listed first, so that
 * usage is measured before it is billed.
 */
export async function nextJobs(
  runners: readonly JobRunner[],
  db: Db,
  { until, skipped, limit }: AlikeOptions & { readonly until: Moment },
): Promise<readonly Job[]> {
  let next: { readonly job: Job; readonly runner: JobRunner } | undefined;
  for (const runner of runners) {
    const job = await runner.nextJob(db, until, skipped);
    if (job !== undefined && (next === undefined || job.dueAt < next.job.dueAt)) next = { job, runner };
  }
  if (next === undefined) return [];
  const { job, runner } = next;
  if (limit <= 1 || runner.nextAlike === undefined) return [job];
  return [job, ...(await runner.nextAlike(db, job, { limit: limit - 1, skipped }))];
}
