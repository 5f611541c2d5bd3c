// Finds the polls that the clock makes on its way to a later time.

import { Frequency } from "@syndikit/contract";
import { and, asc, count, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { unindexed } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { companies } from "../store/tables/company.js";
import { isAsked, isOfAsked, metrics, polls } from "../store/tables/metric.js";
import { products, type StoredMetricHeader } from "../store/tables/product.js";
import { dueAtOf, isRunning, subscriptions } from "../store/tables/subscription.js";
import type { Skipped } from "../time/jobs.js";
import { readNextDue } from "../time/next-due.js";
import { type Foreseen, interval } from "./metric-pace.js";

/** A due poll of one metric of one subscription. */
export interface Poll {
  readonly metricId: number;
  readonly subscriptionId: number;
  /** The vendor company that is asked. */
  readonly vendor: number;
  readonly frequency: Frequency;
  /** The metric's endpoint: an absolute URL, or a path. */
  readonly endpoint: string | null;
  readonly productEndpoints: readonly string[];
  readonly companyEndpoint: string | null;
  /** Sent with the poll. */
  readonly extraHeaders: readonly StoredMetricHeader[];
  readonly nextAt: Moment;
  readonly lastError: string | null;
}

/** Polls that run together. */
interface PollJob {
  /** Identifies the first poll, or the subscription whose period ends; see {@link isLast}. */
  readonly id: string;
  readonly dueAt: Moment;
}

const LAST = "last/";

/** Whether a job makes the last polls before the end of a period. */
export function isLast({ id }: PollJob): boolean {
  return id.startsWith(LAST);
}

const inOrder = [asc(polls.nextAt), asc(polls.subscriptionId), asc(polls.metricId)] as const;

/** A poll by its place among those that are due. */
export type PollPlace = Pick<Poll, "nextAt" | "subscriptionId" | "metricId">;

/**
 * The polls that are due first, at the same moment.
 *
 * @param after - the poll that was made last. Those of its moment that come behind it are found without passing those
 * before it: until it cleans up, PostgreSQL finds the places again that they had in the index.
 */
export async function firstRegular(db: Db, until: Moment, after?: PollPlace): Promise<PollJob | undefined> {
  const behind = after === undefined ? [] : await pollBehind(db).execute({ ...placeOf(after) });
  const [row] = behind.length > 0 ? behind : await firstPoll(db).execute({ until });
  if (row === undefined) return undefined;
  return { id: `${row.subscriptionId}/${row.metricId}`, dueAt: row.nextAt };
}

function placeOf({ nextAt, subscriptionId, metricId }: PollPlace): PollPlace {
  return { nextAt, subscriptionId, metricId };
}

const atPlace = sql`(${sql.placeholder("subscriptionId")}, ${sql.placeholder("metricId")})`;

const pollBehind = prepared((db) =>
  db
    .select({ metricId: polls.metricId, subscriptionId: polls.subscriptionId, nextAt: polls.nextAt })
    .from(polls)
    .where(
      and(
        eq(polls.nextAt, sql.placeholder("nextAt")),
        sql`(${polls.subscriptionId}, ${polls.metricId}) > ${atPlace}`,
        isOfAsked,
      ),
    )
    .orderBy(...inOrder)
    .limit(1)
    .prepare(),
);

const firstPoll = prepared((db) =>
  db
    .select({ metricId: polls.metricId, subscriptionId: polls.subscriptionId, nextAt: polls.nextAt })
    .from(polls)
    .where(and(lte(polls.nextAt, sql.placeholder("until")), isOfAsked))
    .orderBy(...inOrder)
    .limit(1)
    .prepare(),
);

/**
 * The last polls before the end of a period, so that all usage until then is billed. Only for the subscription whose
 * period ends first: the next one follows when this one was billed.
 */
export async function firstLast(db: Db, until: Moment, skipped?: Skipped): Promise<PollJob | undefined> {
  const row = await readNextDue(db, until, skipped);
  if (row === undefined) return undefined;
  const open = await openPoll(db).execute({ subscriptionId: row.id, dueAt: row.dueAt });
  return open.length === 0 ? undefined : { id: `${LAST}${row.id}`, dueAt: row.dueAt };
}

const openPoll = prepared((db) =>
  db
    .select({ metricId: polls.metricId })
    .from(polls)
    .where(
      and(
        eq(polls.subscriptionId, sql.placeholder("subscriptionId")),
        notAskedAt(sql`${sql.placeholder("dueAt")}`),
        isOfAsked,
      ),
    )
    .limit(1)
    .prepare(),
);

/**
 * The polls that become due as the clock advances to a time, by vendor, if nothing else changes.
 *
 * @returns a function of that time.
 */
export async function foreseePolls(db: Db): Promise<(until: Moment) => ReadonlyMap<number, Foreseen>> {
  const vendor = products.companyId;
  const regular = await db
    .select({ vendor, nextAt: polls.nextAt, frequency: metrics.frequency, polls: count() })
    .from(polls)
    .innerJoin(metrics, eq(metrics.id, polls.metricId))
    .innerJoin(products, eq(products.id, metrics.productId))
    .where(isAsked)
    .groupBy(vendor, polls.nextAt, metrics.frequency);
  const endOf = dueAtOf(subscriptions);
  const last = await db
    .select({ vendor, endsAt: endOf, polls: count() })
    .from(polls)
    .innerJoin(subscriptions, eq(subscriptions.id, polls.subscriptionId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    // From the polls on: few subscriptions of many have any.
    .where(and(isRunning({ deploymentStatus: unindexed(subscriptions.deploymentStatus) }), isOfAsked))
    .groupBy(vendor, endOf);
  return (until) => {
    const foreseen = new Map<number, { regular: number; last: number }>();
    const of = (vendor: number) => {
      const known = foreseen.get(vendor) ?? { regular: 0, last: 0 };
      foreseen.set(vendor, known);
      return known;
    };
    for (const { vendor, nextAt, frequency, polls } of regular) {
      if (nextAt > until) continue;
      const every = interval[enumValueOf(Frequency, frequency)];
      // The first poll may be off the grid, if the subscription was just deployed.
      of(vendor).regular += polls * (1 + Math.floor(until / every) - Math.floor(nextAt / every));
    }
    for (const { vendor, endsAt, polls } of last) if (endsAt <= until) of(vendor).last += polls;
    return foreseen;
  };
}

/** The polls of a job. For a regular job the first `limit` polls of its moment; the rest belongs to the next job. */
export async function readPolls(db: Db, job: PollJob, limit: number): Promise<readonly Poll[]> {
  if (!isLast(job)) {
    const [subscriptionId, metricId] = job.id.split("/").map(Number);
    return regularPolls(db).execute({ nextAt: job.dueAt, subscriptionId, metricId, limit });
  }
  const subscriptionId = Number(job.id.slice(LAST.length));
  return selectPolls(db, and(eq(polls.subscriptionId, subscriptionId), notAskedAt(job.dueAt)));
}

/** The polls of a subscription, due or not. */
export async function readPollsOf(db: Db, subscriptionId: number): Promise<readonly Poll[]> {
  return selectPolls(db, eq(polls.subscriptionId, subscriptionId));
}

const regularPolls = prepared((db) =>
  selectPolls(
    db,
    and(
      eq(polls.nextAt, sql.placeholder("nextAt")),
      sql`(${polls.subscriptionId}, ${polls.metricId}) >= ${atPlace}`,
    ),
  )
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** The columns that tell which vendor a metric's polls ask, and where. */
export const askedMetric = {
  metricId: metrics.id,
  vendor: products.companyId,
  endpoint: metrics.endpoint,
  productEndpoints: products.syndicationEndpoints,
  companyEndpoint: companies.syndicationEndpoint,
};

/** A query for polls, with all that asking needs, those first that have been due longest. */
export function selectPolls(db: Db, which: SQL | undefined) {
  return db
    .select({
      ...askedMetric,
      subscriptionId: polls.subscriptionId,
      frequency: metrics.frequency,
      extraHeaders: products.metricHeaders,
      nextAt: polls.nextAt,
      lastError: polls.lastError,
    })
    .from(polls)
    .innerJoin(metrics, eq(metrics.id, polls.metricId))
    .innerJoin(products, eq(products.id, metrics.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(which, isAsked))
    .orderBy(...inOrder);
}

/** Whether a poll was not made at a time, or since. */
export function notAskedAt(at: Moment | SQL): SQL | undefined {
  return or(isNull(polls.lastAt), lt(polls.lastAt, at));
}
