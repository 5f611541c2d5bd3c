// Claims due polls as time passes. Several processes may claim at the same time.

import { and, asc, eq, exists, isNull, like, lte, ne, not, or, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { companies } from "../store/tables/company.js";
import { isAsked, isOfAsked, metrics, polls } from "../store/tables/metric.js";
import { products } from "../store/tables/product.js";
import { dueAtOf, isRunning, subscriptions } from "../store/tables/subscription.js";
import { byDue, ownId } from "../time/next-due.js";
import { askedMetric, notAskedAt, type Poll, selectPolls } from "./due-polls.js";

/** A metric with polls that are due and not being made. */
interface DueMetric extends Pick<Poll, "vendor" | "endpoint" | "productEndpoints" | "companyEndpoint"> {
  readonly metricId: number;
}

/** The metrics that have due polls, those first whose polls have been due longest. */
export function readDueMetrics(db: Db, times: Times): Promise<readonly DueMetric[]> {
  return dueMetrics(db).execute({ ...times });
}

interface Times {
  readonly now: Moment;
  /** The machine's time, which decides whether a lease has expired. */
  readonly wall: Moment;
}

const isDue = and(
  lte(polls.nextAt, sql.placeholder("now")),
  or(isNull(polls.leaseUntil), lte(polls.leaseUntil, sql.placeholder("wall"))),
);

const dueMetrics = prepared((db) => {
  // One step in the index of each metric, however many of its polls are due.
  const oldest = db
    .select({ nextAt: polls.nextAt })
    .from(polls)
    .where(and(eq(polls.metricId, metrics.id), isDue))
    .orderBy(asc(polls.nextAt))
    .limit(1);
  return db
    .select(askedMetric)
    .from(metrics)
    .innerJoin(products, eq(products.id, metrics.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(isAsked, exists(oldest)))
    .orderBy(asc(sql`(${oldest})`), asc(metrics.id))
    .prepare();
});

/** The due polls of one metric, oldest first. */
export function readDuePolls(
  db: Db,
  metricId: number,
  { limit, ...times }: Times & { readonly limit: number },
): Promise<readonly Poll[]> {
  return duePolls(db).execute({ metricId, limit, ...times });
}

const duePolls = prepared((db) =>
  selectPolls(db, and(eq(polls.metricId, sql.placeholder("metricId")), isDue))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** The metrics that other claims than those of a process are asking for, each as often as it is asked. */
export async function readLeasedMetrics(
  db: Db,
  { wall, owner }: { readonly wall: Moment; readonly owner: string },
): Promise<readonly DueMetric[]> {
  return db
    .select(askedMetric)
    .from(polls)
    .innerJoin(metrics, eq(metrics.id, polls.metricId))
    .innerJoin(products, eq(products.id, metrics.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(
      and(
        sql`${polls.leaseToken} is not null`,
        sql`${polls.leaseUntil} > ${wall}`,
        not(like(polls.leaseToken, `${owner}%`)),
      ),
    );
}

/** Claims polls that are still due. Of two processes that claim one at the same time, one gets it. */
export async function leasePolls(
  tx: Tx,
  chosen: readonly Poll[],
  lease: { readonly leaseToken: string; readonly leaseUntil: Moment; readonly wall: Moment },
): Promise<readonly Poll[]> {
  const leased: Poll[] = [];
  for (const poll of chosen) {
    const { metricId, subscriptionId, nextAt } = poll;
    const rows = await leasePoll(tx).execute({ metricId, subscriptionId, now: nextAt, ...lease });
    if (rows.length > 0) leased.push(poll);
  }
  return leased;
}

const leasePoll = prepared((tx: Tx) =>
  tx
    .update(polls)
    .set({
      leaseToken: sql`${sql.placeholder("leaseToken")}`,
      leaseUntil: sql`${sql.placeholder("leaseUntil")}`,
    })
    .where(
      and(
        eq(polls.metricId, sql.placeholder("metricId")),
        eq(polls.subscriptionId, sql.placeholder("subscriptionId")),
        isDue,
      ),
    )
    .returning({ metricId: polls.metricId })
    .prepare(),
);

/** The end of the current period, or of the grace, of a poll's subscription. */
const endOfPeriod = dueAtOf(subscriptions);

/** The subscriptions whose period has ended, and whose last polls are not due yet. */
export async function readUnaskedEnds(db: Db, now: Moment): Promise<readonly PeriodEnd[]> {
  return db
    .selectDistinct({ id: ownId, dueAt: endOfPeriod })
    .from(byDue)
    .innerJoin(polls, eq(polls.subscriptionId, subscriptions.id))
    .where(
      and(
        isRunning(subscriptions),
        lte(endOfPeriod, now),
        notAskedAt(endOfPeriod),
        isOfAsked,
        isNull(polls.leaseToken),
        ne(polls.nextAt, endOfPeriod),
      ),
    );
}

interface PeriodEnd {
  readonly id: number;
  readonly dueAt: Moment;
}

/** Makes the last polls of a period due, at its end. */
export async function makeLastDue(tx: Tx, { id, dueAt }: PeriodEnd): Promise<void> {
  await tx
    .update(polls)
    .set({ nextAt: dueAt })
    .where(and(eq(polls.subscriptionId, id), notAskedAt(dueAt), isNull(polls.leaseToken)));
}

/**
 * Gives up the last polls of a period that are not made when it is billed: an answer that comes later would be a
 * measurement before the bill, which the next bill takes for billed.
 */
export async function closePolls(tx: Tx, { id, dueAt }: PeriodEnd): Promise<void> {
  await closeUnasked(tx).execute({ id, dueAt, after: dueAt + 1 });
}

const closeUnasked = prepared((tx: Tx) => {
  const dueAt = sql`${sql.placeholder("dueAt")}`;
  return tx
    .update(polls)
    .set({
      lastAt: dueAt,
      nextAt: sql`case when ${polls.nextAt} <= ${dueAt} then ${sql.placeholder("after")} else ${polls.nextAt} end`,
      lastError: "no answer before the bill of the period, which counts with the value before",
      leaseToken: null,
      leaseUntil: null,
    })
    .where(and(eq(polls.subscriptionId, sql.placeholder("id")), notAskedAt(dueAt)))
    .prepare();
});

/** Ends every claim, for content that was restored, or that a process has left. */
export async function endLeases(tx: Tx): Promise<void> {
  await tx
    .update(polls)
    .set({ leaseToken: null, leaseUntil: null })
    .where(sql`${polls.leaseToken} is not null`);
}
