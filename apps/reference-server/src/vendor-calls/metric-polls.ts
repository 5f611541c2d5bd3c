import { type Frequency, MetricType } from "@syndikit/contract";
import { and, asc, eq, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Quantity } from "../billing/quantity.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { inList, listed, prepared } from "../store/prepared.js";
import { companies } from "../store/tables/company.js";
import { metrics, polls, samples } from "../store/tables/metric.js";
import { products } from "../store/tables/product.js";
import { dueAtOf, isDeployed, subscriptions } from "../store/tables/subscription.js";

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
interface PollJob {
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

/** A poll that was made. */
export interface FinishedPoll {
  readonly metricId: number;
  readonly subscriptionId: number;
  readonly at: Moment;
  readonly nextAt: Moment;
  readonly outcome: PollOutcome;
}

/** Writes what polls came to. What has ended since they were sent is left alone. */
export async function recordPolls(tx: Tx, finished: readonly FinishedPoll[]): Promise<void> {
  const rows: (typeof samples.$inferInsert)[] = [];
  for (const poll of finished) {
    const { metricId, subscriptionId, at, nextAt, outcome } = poll;
    const lastError = outcome.kind === "fault" ? outcome.reason : null;
    const written = await tx
      .update(polls)
      .set({ nextAt, lastAt: at, lastError })
      .where(isPoll(poll))
      .returning({ metricId: polls.metricId });
    if (written.length > 0 && outcome.kind === "value") {
      rows.push({ metricId, subscriptionId, at, value: outcome.value });
    }
  }
  if (rows.length > 0) await tx.insert(samples).values(rows);
}

/** How long samples are kept that are on a bill already, in milliseconds. */
const HISTORY = 31 * 24 * 60 * 60 * 1_000;

/**
 * Removes samples that nobody needs: those older than the history, but for the last one before the use that is
 * not billed yet, which the next bill measures from.
 */
export async function pruneSamples(
  tx: Tx,
  { metricId, subscriptionId }: Pick<FinishedPoll, "metricId" | "subscriptionId">,
): Promise<void> {
  const ofPoll = sql`${samples.metricId} = ${metricId} and ${samples.subscriptionId} = ${subscriptionId}`;
  const [row] = await tx
    .select({ usageSince: subscriptions.usageSince, last: lastBefore(ofPoll) })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (row === undefined || row.last === null) return;
  await tx.delete(samples).where(and(ofPoll, lt(samples.at, Math.min(row.last, row.usageSince - HISTORY))));
}

function lastBefore(ofPoll: SQL): SQL<Moment | null> {
  return sql`(select max(${samples.at}) from ${samples} where ${ofPoll} and ${samples.at} <= ${subscriptions.usageSince})`;
}

function isPoll({ metricId, subscriptionId }: FinishedPoll): SQL | undefined {
  return and(eq(polls.metricId, metricId), eq(polls.subscriptionId, subscriptionId));
}

/** What the marketplace can ask for. */
const isAsked = and(eq(metrics.type, MetricType.EXTERNAL), isNotNull(metrics.endpoint));

/** The plan as the customer has it, which holds until it renews, decides what is metered. */
const isMetered: SQL = sql`exists (select 1 from json_each(${subscriptions.plan}, '$.extraResources')
  where json_extract(value, '$.id') = ${metrics.billingItemId})`;

const wantedMetrics = prepared((db) =>
  db
    .select({ metricId: metrics.id })
    .from(subscriptions)
    .innerJoin(metrics, eq(metrics.productId, subscriptions.productId))
    .where(
      and(
        eq(subscriptions.id, sql.placeholder("subscriptionId")),
        isDeployed(subscriptions),
        isAsked,
        isMetered,
      ),
    )
    .prepare(),
);

const dropOthers = prepared((tx: Tx) =>
  tx
    .delete(polls)
    .where(
      and(eq(polls.subscriptionId, sql.placeholder("subscriptionId")), not(inList(polls.metricId, "ids"))),
    )
    .prepare(),
);

const addPoll = prepared((tx: Tx) =>
  tx
    .insert(polls)
    .values({
      metricId: sql.placeholder("metricId"),
      subscriptionId: sql.placeholder("subscriptionId"),
      nextAt: sql.placeholder("nextAt"),
    })
    .onConflictDoNothing()
    .prepare(),
);

/**
 * Brings the polls of a subscription in line with its state and its plan: while it is deployed, each metric whose
 * extra resource the plan carries is polled, for the first time at once. Call it in the write that changes one of
 * them.
 */
export async function addPollsOfSubscription(tx: Tx, subscriptionId: number, now: Moment): Promise<void> {
  const wanted = await wantedMetrics(tx).execute({ subscriptionId });
  const ids = wanted.map(({ metricId }) => metricId);
  await dropOthers(tx).execute({ subscriptionId, ids: listed(ids) });
  for (const metricId of ids) await addPoll(tx).execute({ metricId, subscriptionId, nextAt: now });
}

const dropAll = prepared((tx: Tx) =>
  tx
    .delete(polls)
    .where(eq(polls.subscriptionId, sql.placeholder("subscriptionId")))
    .prepare(),
);

/** Ends the polls of a subscription. Call it in the write that takes it out of DEPLOYED, or keeps it out. */
export async function removePolls(tx: Tx, subscriptionId: number): Promise<void> {
  await dropAll(tx).execute({ subscriptionId });
}

/**
 * Brings the polls of a metric in line with its definition. Call it in the write that makes or changes the metric:
 * each subscription is then polled at once.
 */
export async function addPollsOfMetric(tx: Tx, metricId: number, now: Moment): Promise<void> {
  await tx.delete(polls).where(eq(polls.metricId, metricId));
  await tx.insert(polls).select(
    tx
      .select({
        metricId: metrics.id,
        subscriptionId: subscriptions.id,
        nextAt: sql<Moment>`${now}`.as("next_at"),
        lastAt: sql<Moment | null>`null`.as("last_at"),
        lastError: sql<string | null>`null`.as("last_error"),
      })
      .from(metrics)
      .innerJoin(subscriptions, eq(subscriptions.productId, metrics.productId))
      .where(and(eq(metrics.id, metricId), isDeployed(subscriptions), isAsked, isMetered)),
  );
}

/** What a poll came to. */
export type PollOutcome =
  | { readonly kind: "value"; readonly value: Quantity }
  | {
      readonly kind: "fault";
      /** In words, for whoever looks why a metric stands still. */
      readonly reason: string;
    };
