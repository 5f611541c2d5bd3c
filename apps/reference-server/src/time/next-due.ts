import { and, asc, eq, lte, not, type SQL, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { dueAtOf, isRunning, type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { Job, Skipped } from "./jobs.js";

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

/** Like {@link nextDue}, but not one of some. Rarely needed, so the usual query stays as plain as it is. */
const nextDueBut = prepared((db) => {
  const dueAt = dueAtOf(subscriptions);
  return db
    .select({ id: subscriptions.id, dueAt })
    .from(subscriptions)
    .where(
      and(
        isRunning(subscriptions),
        lte(dueAt, sql.placeholder("until")),
        not(inList(subscriptions.id, "skipped")),
      ),
    )
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1)
    .prepare();
});

/** The subscription of {@link nextDue}, where some are passed over. */
export async function readNextDue(
  db: Db,
  until: Moment,
  skipped: Skipped = new Set(),
): Promise<{ readonly id: number; readonly dueAt: Moment } | undefined> {
  const [row] =
    skipped.size === 0
      ? await nextDue(db).execute({ until })
      : await nextDueBut(db).execute({ until, skipped: listed([...skipped].map(Number)) });
  return row;
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
