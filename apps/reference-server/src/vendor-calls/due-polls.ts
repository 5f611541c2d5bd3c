// Finds due polls, and records their outcomes.

import { ChangeKind, Frequency } from "@syndikit/contract";
import { and, asc, count, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Quantity } from "../billing/quantity.js";
import { noteChange } from "../changes/note.js";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { adder } from "../store/rows.js";
import { companies } from "../store/tables/company.js";
import { metrics, polls, samples } from "../store/tables/metric.js";
import { products, type StoredMetricHeader } from "../store/tables/product.js";
import { subscriptions } from "../store/tables/subscription.js";
import type { Forecast, Skipped } from "../time/jobs.js";
import { readNextDue } from "../time/next-due.js";
import { interval } from "./metric-pace.js";

/** A due poll of one metric of one subscription. */
export interface Poll {
  readonly metricId: number;
  readonly subscriptionId: number;
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

export async function firstRegular(db: Db, until: Moment): Promise<PollJob | undefined> {
  const [row] = await firstPoll(db).execute({ until });
  if (row === undefined) return undefined;
  return { id: `${row.subscriptionId}/${row.metricId}`, dueAt: row.nextAt };
}

const firstPoll = prepared((db) =>
  db
    .select({ metricId: polls.metricId, subscriptionId: polls.subscriptionId, nextAt: polls.nextAt })
    .from(polls)
    .where(lte(polls.nextAt, sql.placeholder("until")))
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
  const open = await db.$count(polls, and(eq(polls.subscriptionId, row.id), notAskedAt(row.dueAt)));
  return open === 0 ? undefined : { id: `${LAST}${row.id}`, dueAt: row.dueAt };
}

/** The regular polls that become due as the clock advances, if nothing else changes. */
export async function foreseePolls(db: Db): Promise<Forecast> {
  const rows = await db
    .select({ nextAt: polls.nextAt, frequency: metrics.frequency, polls: count() })
    .from(polls)
    .innerJoin(metrics, eq(metrics.id, polls.metricId))
    .groupBy(polls.nextAt, metrics.frequency);
  const series = rows.map(({ nextAt, frequency, polls }) => ({
    nextAt,
    polls,
    every: interval[enumValueOf(Frequency, frequency)],
  }));
  return {
    first: series.length === 0 ? null : Math.min(...series.map(({ nextAt }) => nextAt)),
    count: (until) =>
      series.reduce(
        (sum, { nextAt, polls, every }) =>
          // The first poll may be off the grid, if the subscription was just deployed.
          sum + (nextAt > until ? 0 : polls * (1 + Math.floor(until / every) - Math.floor(nextAt / every))),
        0,
      ),
  };
}

/** The polls of a job. For a regular job the first `limit` polls; the rest belongs to the next job. */
export async function readPolls(db: Db, job: PollJob, limit: number): Promise<readonly Poll[]> {
  if (!isLast(job)) return regularPolls(db).execute({ until: job.dueAt, limit });
  const subscriptionId = Number(job.id.slice(LAST.length));
  return selectPolls(db, and(eq(polls.subscriptionId, subscriptionId), notAskedAt(job.dueAt)));
}

const regularPolls = prepared((db) =>
  selectPolls(db, lte(polls.nextAt, sql.placeholder("until")))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

function selectPolls(db: Db, which: SQL | undefined) {
  return db
    .select({
      metricId: polls.metricId,
      subscriptionId: polls.subscriptionId,
      frequency: metrics.frequency,
      endpoint: metrics.endpoint,
      productEndpoints: products.syndicationEndpoints,
      companyEndpoint: companies.syndicationEndpoint,
      extraHeaders: products.metricHeaders,
      nextAt: polls.nextAt,
      lastError: polls.lastError,
    })
    .from(polls)
    .innerJoin(metrics, eq(metrics.id, polls.metricId))
    .innerJoin(products, eq(products.id, metrics.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(which)
    .orderBy(...inOrder);
}

function notAskedAt(at: Moment): SQL | undefined {
  return or(isNull(polls.lastAt), lt(polls.lastAt, at));
}

export type PollOutcome =
  | { readonly kind: "value"; readonly value: Quantity }
  | {
      readonly kind: "fault";
      /** An explanation for the vendor. */
      readonly reason: string;
      /** The full wait was spent on it, without an answer. */
      readonly silent?: boolean;
    }
  /** The wait for the answer was aborted. The poll stays due. */
  | { readonly kind: "unasked" };

export interface FinishedPoll {
  readonly metricId: number;
  readonly subscriptionId: number;
  readonly at: Moment;
  readonly nextAt: Moment;
  readonly outcome: PollOutcome;
}

/** Records the outcomes of polls, except of polls that were removed since they were sent. */
export async function recordPolls(tx: Tx, finished: readonly FinishedPoll[]): Promise<void> {
  const rows: (typeof samples.$inferInsert)[] = [];
  for (const { metricId, subscriptionId, at, nextAt, outcome } of finished) {
    if (outcome.kind === "unasked") continue;
    const lastError = outcome.kind === "fault" ? outcome.reason : null;
    const written = await updatePoll(tx).execute({ metricId, subscriptionId, nextAt, at, lastError });
    if (written.length > 0) noteChange(tx, { kind: ChangeKind.applicationMetric, id: metricId });
    if (written.length > 0 && outcome.kind === "value") {
      rows.push({ metricId, subscriptionId, at, value: outcome.value });
    }
  }
  await addSamples(tx, rows);
}

const updatePoll = prepared((tx: Tx) =>
  tx
    .update(polls)
    .set({
      nextAt: sql`${sql.placeholder("nextAt")}`,
      lastAt: sql`${sql.placeholder("at")}`,
      lastError: sql`${sql.placeholder("lastError")}`,
    })
    .where(
      and(
        eq(polls.metricId, sql.placeholder("metricId")),
        eq(polls.subscriptionId, sql.placeholder("subscriptionId")),
      ),
    )
    .returning({ metricId: polls.metricId })
    .prepare(),
);

const addSamples = adder(samples);

/** How long samples are kept after they were billed, in milliseconds. */
const HISTORY = 31 * 24 * 60 * 60 * 1_000;

/**
 * Deletes samples older than the history, except the last one before the usage that is not billed yet: the next bill
 * measures from it.
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
