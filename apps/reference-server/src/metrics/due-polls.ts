import type { Frequency } from "@syndikit/contract";
import { and, asc, eq, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { companies } from "../store/schema/company.js";
import { metrics, polls } from "../store/schema/metric.js";
import { products } from "../store/schema/product.js";
import { dueAtOf, isDeployed, subscriptions } from "../store/schema/subscription.js";
import type { Db } from "../store/store.js";

/** One metric of one subscription that is to be asked for. */
export interface Poll {
  readonly metricId: number;
  readonly subscriptionId: number;
  readonly frequency: Frequency;
  /** Of the metric: an absolute URL, or a path. */
  readonly endpoint: string | null;
  readonly productEndpoints: readonly string[];
  readonly companyEndpoint: string | null;
  readonly nextAt: Moment;
  readonly lastError: string | null;
}

/** Polls that are made at once. */
export interface PollJob {
  /** Names the first poll, or the subscription whose period ends; see {@link isLast}. */
  readonly id: string;
  readonly dueAt: Moment;
}

const LAST = "last/";

/** Whether a job is the last polls before the end of a period. */
export function isLast({ id }: PollJob): boolean {
  return id.startsWith(LAST);
}

/** The regular poll that is due first. */
export async function firstRegular(db: Db, until: Moment): Promise<PollJob | undefined> {
  const [row] = await db
    .select({ metricId: polls.metricId, subscriptionId: polls.subscriptionId, nextAt: polls.nextAt })
    .from(polls)
    .where(lte(polls.nextAt, until))
    .orderBy(...inOrder)
    .limit(1);
  if (row === undefined) return undefined;
  return { id: `${row.subscriptionId}/${row.metricId}`, dueAt: row.nextAt };
}

/**
 * The last polls before a period ends, so that what was used until then is on its bill. Only the subscription
 * that ends first is looked at: the next one's turn comes when this one is billed.
 */
export async function firstLast(db: Db, until: Moment): Promise<PollJob | undefined> {
  const dueAt = dueAtOf(subscriptions);
  const [row] = await db
    .select({ id: subscriptions.id, dueAt })
    .from(subscriptions)
    .where(and(isDeployed(subscriptions), lte(dueAt, until)))
    .orderBy(asc(dueAt), asc(subscriptions.id))
    .limit(1);
  if (row === undefined) return undefined;
  const open = await db.$count(polls, and(eq(polls.subscriptionId, row.id), notAskedAt(row.dueAt)));
  return open === 0 ? undefined : { id: `${LAST}${row.id}`, dueAt: row.dueAt };
}

/** The polls of a job: of a regular one at most so many, and the rest is the next job. */
export async function readPolls(db: Db, job: PollJob, limit: number): Promise<readonly Poll[]> {
  const last = isLast(job);
  const wanted = last
    ? and(eq(polls.subscriptionId, Number(job.id.slice(LAST.length))), notAskedAt(job.dueAt))
    : lte(polls.nextAt, job.dueAt);
  const rows = db
    .select({
      metricId: polls.metricId,
      subscriptionId: polls.subscriptionId,
      frequency: metrics.frequency,
      endpoint: metrics.endpoint,
      productEndpoints: products.syndicationEndpoints,
      companyEndpoint: companies.syndicationEndpoint,
      nextAt: polls.nextAt,
      lastError: polls.lastError,
    })
    .from(polls)
    .innerJoin(metrics, eq(metrics.id, polls.metricId))
    .innerJoin(products, eq(products.id, metrics.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(wanted)
    .orderBy(...inOrder);
  return last ? rows : rows.limit(limit);
}

const inOrder = [asc(polls.nextAt), asc(polls.subscriptionId), asc(polls.metricId)] as const;

function notAskedAt(at: Moment): SQL | undefined {
  return or(isNull(polls.lastAt), lt(polls.lastAt, at));
}
