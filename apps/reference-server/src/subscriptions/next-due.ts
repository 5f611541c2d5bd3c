import { and, asc, lte } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";
import { dueAtOf, isRunning, subscriptions } from "../store/tables/subscription.js";

/** A query that can be awaited, or shown. */
interface DueQuery extends PromiseLike<readonly { readonly id: number; readonly dueAt: Moment }[]> {
  toSQL(): { readonly sql: string; readonly params: unknown[] };
}

/** The running subscription whose period or grace ends first. The index finds it, however many there are. */
export function nextDue(db: Db, until: Moment): DueQuery {
  const dueAt = dueAtOf(subscriptions);
  return db
    .select({ id: subscriptions.id, dueAt })
    .from(subscriptions)
    .where(and(isRunning(subscriptions), lte(dueAt, until)))
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1);
}
