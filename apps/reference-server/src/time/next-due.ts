import { and, asc, eq, exists, gt, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { byIndex, inList, listed } from "../store/dialect.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, subquery } from "../store/prepared.js";
import { isOfAsked, polls } from "../store/tables/metric.js";
import { dueAtOf, isRunning, type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { AlikeOptions, Job, Skipped } from "./jobs.js";

/** By the index of what falls due: by that of states, each look sorted all running subscriptions. */
export const byDue = sql`${subscriptions}${byIndex("subscriptions_due")}`;
/** By the index of what waits for its first payment, for the same reason. */
export const byWaiting = sql`${subscriptions}${byIndex("subscriptions_unpaid")}`;
/** As an expression, because the builder does not see the table in those above. */
export const ownId = sql`${subscriptions.id}`.mapWith(subscriptions.id);

/**
 * The running subscription whose period or grace ends first, if that is not after `until`. An index finds it, however
 * many there are.
 */
export const nextDue = prepared((db) => {
  const dueAt = dueAtOf(subscriptions);
  return db
    .select({ id: ownId, dueAt })
    .from(byDue)
    .where(and(isRunning(subscriptions), lte(dueAt, sql.placeholder("until"))))
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1)
    .prepare();
});

/** Like {@link nextDue}, but not one of some. Rarely needed, so the usual query stays as plain as it is. */
const nextDueBut = prepared((db) => {
  const dueAt = dueAtOf(subscriptions);
  return db
    .select({ id: ownId, dueAt })
    .from(byDue)
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

/** Like {@link nextDueBut}, but not one whose period ended a moment ago and whose last polls are not made. */
const nextDueMeasured = prepared((db) => {
  const dueAt = dueAtOf(subscriptions);
  const lastPolls = db
    .select({ one: sql`1` })
    .from(polls)
    .where(
      and(
        eq(polls.subscriptionId, subscriptions.id),
        or(isNull(polls.lastAt), lt(polls.lastAt, dueAt)),
        isOfAsked,
      ),
    );
  return db
    .select({ id: ownId, dueAt })
    .from(byDue)
    .where(
      and(
        isRunning(subscriptions),
        lte(dueAt, sql.placeholder("until")),
        not(inList(subscriptions.id, "skipped")),
        or(lte(dueAt, sql.placeholder("measured")), not(exists(lastPolls))),
      ),
    )
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1)
    .prepare();
});

/**
 * The subscription of {@link nextDue} whose use is measured up to the end of its period, or whose period ended at or
 * before `measured`.
 */
export async function readNextMeasured(
  db: Db,
  {
    until,
    measured,
    skipped,
  }: { readonly until: Moment; readonly measured: Moment; readonly skipped: Skipped },
): Promise<{ readonly id: number; readonly dueAt: Moment } | undefined> {
  // Rarely needed, so the usual query stays as plain as it is.
  const first = await readNextDue(db, until, skipped);
  if (first === undefined || first.dueAt <= measured) return first;
  const [row] = await nextDueMeasured(db).execute({
    ...{ until, measured },
    skipped: listed([...skipped].map(Number)),
  });
  return row;
}

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

/** The running subscriptions whose period or grace ends at a moment, behind one of them. */
const dueWith = prepared((db) => {
  const dueAt = dueAtOf(subscriptions);
  const openPolls = db
    .select({ one: sql`1` })
    .from(polls)
    .where(
      and(
        eq(polls.subscriptionId, subscriptions.id),
        or(isNull(polls.lastAt), lt(polls.lastAt, dueAt)),
        isOfAsked,
      ),
    );
  return db
    .select({
      id: ownId,
      open: subquery(sql`case when ${exists(openPolls)} then 1 else 0 end`, Number),
    })
    .from(byDue)
    .where(
      and(
        isRunning(subscriptions),
        sql`${dueAt} = ${sql.placeholder("dueAt")}`,
        gt(subscriptions.id, sql.placeholder("id")),
        not(inList(subscriptions.id, "skipped")),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(sql.placeholder("limit"))
    .prepare();
});

/**
 * The subscriptions that are due at the same moment as one of them, and follow it.
 *
 * @param measured - whether they end before the first one whose last polls are not made.
 */
export async function readDueWith(
  db: Db,
  { id, dueAt }: Pick<Job, "id" | "dueAt">,
  { limit, skipped, measured }: AlikeOptions & { readonly measured: boolean },
): Promise<readonly number[]> {
  const found = await dueWith(db).execute({
    ...{ id: Number(id), dueAt, limit },
    skipped: listed([...skipped].map(Number)),
  });
  const unmeasured = measured ? found.findIndex(({ open }) => open === 1) : -1;
  return (unmeasured === -1 ? found : found.slice(0, unmeasured)).map((row) => row.id);
}

/** The parameters of the condition under which a job is still due. */
type Times = Readonly<Record<string, Moment>>;

/**
 * Makes a function that reads the subscription of a job, under the condition that the job is still due; it returns
 * `undefined` when something else happened first. Built for each job, the statement cost as much as ten others.
 *
 * @param isDue - with a placeholder for each of the times.
 */
export function readerOfDue(
  isDue: SQL | undefined,
): (tx: Tx, job: Pick<Job, "id">, times: Times) => Promise<SubscriptionRow | undefined> {
  const dueRow = prepared((tx: Tx) =>
    tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, sql.placeholder("id")), isDue))
      .prepare(),
  );
  return async (tx, { id }, times) => {
    const [row] = await dueRow(tx).execute({ id: Number(id), ...times });
    return row;
  };
}
