import { and, asc, eq, lte } from "drizzle-orm";
import type { Log, Moment } from "../ports.js";
import type { JobRunner } from "../sandbox/jobs.js";
import { dueAtOf, isDeployed, subscriptions } from "../store/schema/subscription.js";
import type { Db, Store } from "../store/store.js";
import { endPeriod } from "./period-end.js";

/** The kind of its jobs. */
const KIND = "periodEnd";

const dueAt = dueAtOf(subscriptions);

/**
 * Renewals, expiries, and the ends of trials, lifespans and graces. Each is a write of its own; what was done is
 * not due again, so a job that runs twice does nothing the second time.
 */
export function createPeriodEndRunner({
  store,
  log,
}: {
  readonly store: Store;
  readonly log: Log;
}): JobRunner {
  return {
    kind: KIND,
    async dueJobs(db, until) {
      const rows = await nextDue(db, until);
      return rows.map((row) => ({ kind: KIND, id: String(row.id), dueAt: row.dueAt }));
    },
    async run(job) {
      await store.write(async (tx) => {
        const [row] = await tx
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.id, Number(job.id)), isDeployed(subscriptions), lte(dueAt, job.dueAt)));
        // Something else happened first: it was renewed by hand, or terminated.
        if (row === undefined) return;
        // Never before the tenant was there: one that was deployed late may be past its period already.
        const now = Math.max(job.dueAt, row.startDate ?? job.dueAt);
        await endPeriod(tx, row, { now, log });
      });
    },
  };
}

/** A query that can be awaited, or shown. */
export interface DueQuery extends PromiseLike<readonly { readonly id: number; readonly dueAt: Moment }[]> {
  toSQL(): { readonly sql: string; readonly params: unknown[] };
}

/** The query for the subscription that is due first. The index answers it, however many there are. */
export function nextDue(db: Db, until: Moment): DueQuery {
  return db
    .select({ id: subscriptions.id, dueAt })
    .from(subscriptions)
    .where(and(isDeployed(subscriptions), lte(dueAt, until)))
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1);
}
