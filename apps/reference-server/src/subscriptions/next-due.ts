import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { dueAtOf, isRunning, type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { Job } from "../time/jobs.js";

/**
 * The running subscription whose period or grace ends first, if that is not after `until`. An index finds it, however
 * many there are.
 */
export const nextDue = prepared((db) => {
  const dueAt = dueAtOf(subscriptions);
  return db
    .select({ id: subscriptions.id, dueAt })
    .from(subscriptions)
    .where(and(isRunning(subscriptions), lte(dueAt, sql.placeholder("until"))))
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1)
    .prepare();
});

/** The subscription of a job; `undefined` when the job is no longer due because something else happened first. */
export async function readIfDue(
  tx: Tx,
  { id }: Pick<Job, "id">,
  isDue: SQL | undefined,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, Number(id)), isDue));
  return row;
}
