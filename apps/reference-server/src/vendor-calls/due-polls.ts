// Finds due polls, and records their outcomes.

import { ChangeKind, Frequency } from "@syndikit/contract";
import { and, asc, count, eq, exists, isNull, like, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
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
import { dueAtOf, isRunning, segments, subscriptions } from "../store/tables/subscription.js";
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
    .groupBy(vendor, polls.nextAt, metrics.frequency);
  const endOf = dueAtOf(subscriptions);
  const last = await db
    .select({ vendor, endsAt: endOf, polls: count() })
    .from(polls)
    .innerJoin(subscriptions, eq(subscriptions.id, polls.subscriptionId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(isRunning(subscriptions))
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

/** The polls of a job. For a regular job the first `limit` polls; the rest belongs to the next job. */
export async function readPolls(db: Db, job: PollJob, limit: number): Promise<readonly Poll[]> {
  if (!isLast(job)) return regularPolls(db).execute({ until: job.dueAt, limit });
  const subscriptionId = Number(job.id.slice(LAST.length));
  return selectPolls(db, and(eq(polls.subscriptionId, subscriptionId), notAskedAt(job.dueAt)));
}

/** The polls of a subscription, due or not. */
export async function readPollsOf(db: Db, subscriptionId: number): Promise<readonly Poll[]> {
  return selectPolls(db, eq(polls.subscriptionId, subscriptionId));
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
      vendor: products.companyId,
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

function notAskedAt(at: Moment | SQL): SQL | undefined {
  return or(isNull(polls.lastAt), lt(polls.lastAt, at));
}

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
    .select({
      metricId: metrics.id,
      vendor: products.companyId,
      endpoint: metrics.endpoint,
      productEndpoints: products.syndicationEndpoints,
      companyEndpoint: companies.syndicationEndpoint,
    })
    .from(metrics)
    .innerJoin(products, eq(products.id, metrics.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(exists(oldest))
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
    .select({
      metricId: metrics.id,
      vendor: products.companyId,
      endpoint: metrics.endpoint,
      productEndpoints: products.syndicationEndpoints,
      companyEndpoint: companies.syndicationEndpoint,
    })
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
    .selectDistinct({ id: subscriptions.id, dueAt: endOfPeriod })
    .from(subscriptions)
    .innerJoin(polls, eq(polls.subscriptionId, subscriptions.id))
    .where(
      and(
        isRunning(subscriptions),
        lte(endOfPeriod, now),
        notAskedAt(endOfPeriod),
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
  await tx
    .update(polls)
    .set({
      lastAt: dueAt,
      nextAt: sql`case when ${polls.nextAt} <= ${dueAt} then ${dueAt + 1} else ${polls.nextAt} end`,
      lastError: "no answer before the bill of the period, which counts with the value before",
      leaseToken: null,
      leaseUntil: null,
    })
    .where(and(eq(polls.subscriptionId, id), notAskedAt(dueAt)));
}

/** Ends every claim, for content that was restored, or that a process has left. */
export async function endLeases(tx: Tx): Promise<void> {
  await tx
    .update(polls)
    .set({ leaseToken: null, leaseUntil: null })
    .where(sql`${polls.leaseToken} is not null`);
}

export type PollOutcome =
  | {
      readonly kind: "value";
      readonly value: Quantity;
      /** What the vendor should know of the polls that were not made. */
      readonly note?: string;
    }
  | {
      readonly kind: "fault";
      /** An explanation for the vendor. */
      readonly reason: string;
      /** The wait ended before the answer came. */
      readonly gaveUp?: boolean;
    }
  /** The wait for the answer was aborted. The poll stays due. */
  | { readonly kind: "unasked" };

export interface FinishedPoll {
  readonly metricId: number;
  readonly subscriptionId: number;
  readonly at: Moment;
  readonly nextAt: Moment;
  readonly outcome: PollOutcome;
  /** The claim that it was made for; absent while the clock advances, which claims nothing. */
  readonly leaseToken?: string;
}

/**
 * Records the outcomes of polls, except of polls that were removed, made by the clock or claimed again since they were
 * sent.
 */
export async function recordPolls(tx: Tx, finished: readonly FinishedPoll[]): Promise<void> {
  const rows: (typeof samples.$inferInsert)[] = [];
  for (const { metricId, subscriptionId, at, nextAt, outcome, leaseToken = "" } of finished) {
    const poll = { metricId, subscriptionId, leaseToken };
    if (outcome.kind === "unasked") {
      await releasePoll(tx).execute(poll);
      continue;
    }
    const lastError = outcome.kind === "fault" ? outcome.reason : (outcome.note ?? null);
    const written = await updatePoll(tx).execute({ ...poll, nextAt, at, lastError });
    if (written.length > 0) noteChange(tx, { kind: ChangeKind.applicationMetric, id: metricId });
    if (written.length > 0 && outcome.kind === "value") {
      rows.push({ metricId, subscriptionId, at, value: outcome.value });
    }
  }
  await addSamples(tx, rows);
}

/** The poll of a claim; any claim's when the token is empty. */
const isClaimed = and(
  eq(polls.metricId, sql.placeholder("metricId")),
  eq(polls.subscriptionId, sql.placeholder("subscriptionId")),
  sql`(${sql.placeholder("leaseToken")} = '' or ${polls.leaseToken} = ${sql.placeholder("leaseToken")})`,
);

const updatePoll = prepared((tx: Tx) =>
  tx
    .update(polls)
    .set({
      nextAt: sql`${sql.placeholder("nextAt")}`,
      lastAt: sql`${sql.placeholder("at")}`,
      lastError: sql`${sql.placeholder("lastError")}`,
      leaseToken: null,
      leaseUntil: null,
    })
    .where(isClaimed)
    .returning({ metricId: polls.metricId })
    .prepare(),
);

const releasePoll = prepared((tx: Tx) =>
  tx.update(polls).set({ leaseToken: null, leaseUntil: null }).where(isClaimed).prepare(),
);

const addSamples = adder(samples);

/** How long samples are kept after they were billed, in milliseconds. */
const HISTORY = 31 * 24 * 60 * 60 * 1_000;

/**
 * Deletes a subscription's samples that are older than the history, except the last ones before the usage that is not
 * billed yet: the next bill measures from them.
 */
export async function pruneSamples(tx: Tx, subscriptionId: number): Promise<void> {
  const rows = await tx
    .select({ metricId: polls.metricId })
    .from(polls)
    .where(eq(polls.subscriptionId, subscriptionId));
  for (const { metricId } of rows) await pruneSamplesOf(tx, { metricId, subscriptionId });
}

async function pruneSamplesOf(
  tx: Tx,
  { metricId, subscriptionId }: Pick<FinishedPoll, "metricId" | "subscriptionId">,
): Promise<void> {
  const ofPoll = sql`${samples.metricId} = ${metricId} and ${samples.subscriptionId} = ${subscriptionId}`;
  const [row] = await tx
    .select({ openSince, last: lastBefore(ofPoll) })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (row === undefined || row.last === null || row.openSince === null) return;
  await tx.delete(samples).where(and(ofPoll, lt(samples.at, Math.min(row.last, row.openSince - HISTORY))));
}

/** Since when something is open in the ledger: what was measured before is charged. */
const openSince: SQL<Moment | null> = sql`${sql`(select min(${segments.begin}) from ${segments}
  where ${segments.subscriptionId} = ${subscriptions.id} and ${segments.ended} is null and ${segments.terms} is not null)`}`;

function lastBefore(ofPoll: SQL): SQL<Moment | null> {
  return sql`(select max(${samples.at}) from ${samples} where ${ofPoll} and ${samples.at} <= ${openSince})`;
}
