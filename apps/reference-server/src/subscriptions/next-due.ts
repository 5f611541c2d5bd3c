import { and, asc, eq, lte, type SQL } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { dueAtOf, isRunning, type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { Job } from "../time/jobs.js";

/** A query that can be awaited, or printed as SQL. */
interface DueQuery extends PromiseLike<readonly { readonly id: number; readonly dueAt: Moment }[]> {
  toSQL(): { readonly sql: string; readonly params: unknown[] };
}

/** The running subscription whose period or grace ends first. An index finds it, however many there are. */
export function nextDue(db: Db, until: Moment): DueQuery {
  const dueAt = dueAtOf(subscriptions);
  return db
    .select({ id: subscriptions.id, dueAt })
    .from(subscriptions)
    .where(and(isRunning(subscriptions), lte(dueAt, until)))
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1);
}

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
