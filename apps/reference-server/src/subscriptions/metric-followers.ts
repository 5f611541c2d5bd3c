// Lets the subscriptions of a product follow a change of one of its metrics, in writes of bounded size. The request
// goes on with them until all have followed. What it leaves when its process dies, the clock does.

import { and, asc, eq, exists, isNull, lt, lte, max, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Log, Moment } from "../ports.js";
import type { Services } from "../services.js";
import type { Owner } from "../shares/owner.js";
import { inList, listed, mayBeObject } from "../store/dialect.js";
import { onCatalogue } from "../store/keys.js";
import { type Store, type Tx, UnreadableDocument } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { readRunningOf } from "../store/running-subscriptions.js";
import { isLive, type MetricRow, metricChanges, metrics, samples } from "../store/tables/metric.js";
import { products } from "../store/tables/product.js";
import { segments, subscriptions } from "../store/tables/subscription.js";
import type { JobRunner } from "../time/jobs.js";
import { followMetric, removeSomeOfMetric } from "../vendor-calls/metric-polls.js";
import { type MetricChange, readMetricChanges, writeFollowed } from "./metric-changes.js";

/** The most subscriptions that follow in one write. */
export const FOLLOWERS = 100;

/** All have followed. */
const ALL = 2 ** 31 - 1;

type Before = Pick<MetricRow, "billingItemId" | "metricFunction">;

interface NewChange {
  readonly metric: Pick<MetricRow, "id" | "productId">;
  /** The metric before it; `null` when it is new. */
  readonly before: Before | null;
  /** Whether it measures something else from now on, or nothing. */
  readonly charges: boolean;
  readonly now: Moment;
}

/** Notes a change of a metric that its subscriptions are to follow. Call it in the write that changes the metric. */
export async function noteMetricChange(tx: Tx, change: NewChange): Promise<void> {
  const { metric, before, charges, now } = change;
  await tx.insert(metricChanges).values({
    productId: metric.productId,
    metricId: metric.id,
    at: now,
    lastSample: single(await tx.select({ last: max(samples.id) }).from(samples)).last ?? 0,
    billingItemId: before?.billingItemId ?? null,
    metricFunction: before?.metricFunction ?? null,
    charges,
  });
}

/** Ends the metrics of a product that has no running subscriptions. */
export async function endMetricsOf(tx: Tx, productId: number, now: Moment): Promise<void> {
  const live = and(eq(metrics.productId, productId), isLive);
  for (const metric of await tx.update(metrics).set({ endedAt: now }).where(live).returning())
    await noteMetricChange(tx, { metric, before: metric, charges: false, now });
}

interface Following {
  readonly productId: number;
  readonly log: Log;
}

/**
 * Lets the next subscriptions follow the oldest change of a product's metrics.
 *
 * @returns whether more is left.
 */
export async function followNext(tx: Tx, { productId, log }: Following): Promise<boolean> {
  const [change, ...others] = await readMetricChanges(tx, productId);
  if (change === undefined) return false;
  const { id, metricId, after, steps } = change;
  const [metric] = await tx.select().from(metrics).where(eq(metrics.id, metricId));
  const isDeleted = metric === undefined || metric.endedAt !== null;
  const ids = after === ALL ? [] : await readRunningOf(tx, { productId, after, limit: FOLLOWERS });
  await chargeEach(tx, ids, { change, log });
  if (!isDeleted) await followMetric(tx, metricId, { ids, at: change.at });
  const last = ids.length < FOLLOWERS ? ALL : (ids.at(-1) ?? ALL);
  // What a later change of it charges is still needed.
  const isGone = isDeleted && !others.some((other) => other.metricId === metricId);
  if (last === ALL && (!isGone || (await removeSomeOfMetric(tx, metricId)))) {
    await tx.delete(metricChanges).where(eq(metricChanges.id, id));
    return others.length > 0;
  }
  await tx
    .update(metricChanges)
    .set({ after: last, steps: steps + 1 })
    .where(eq(metricChanges.id, id));
  return true;
}

interface Charging {
  readonly change: MetricChange;
  readonly log: Log;
}

async function chargeEach(tx: Tx, ids: readonly number[], { change, log }: Charging): Promise<void> {
  const [one, other = one] = change.charged;
  if (one === undefined || ids.length === 0) return;
  for (const { id } of await measuredAmong(tx).execute({ ids: listed(ids), one, other })) {
    try {
      for (const row of await rowOf(tx).execute({ id })) await writeFollowed(tx, row);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      // One row that cannot be read does not keep all others waiting.
      const what = `the use of metric ${change.metricId} by subscription/${id} was not charged`;
      log.error({ err: error, subscription: id }, `${what}: its stored ${error.document} cannot be read`);
    }
  }
}

const rowOf = prepared((tx: Tx) =>
  tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, sql.placeholder("id")))
    .prepare(),
);

/** Those that have one of two extra resources. */
const measuredAmong = prepared((tx: Tx) =>
  tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        inList(subscriptions.id, "ids"),
        exists(
          tx
            .select({ one: sql`1` })
            .from(segments)
            .where(
              and(
                eq(segments.subscriptionId, subscriptions.id),
                isNull(segments.ended),
                or(
                  mayBeObject(segments.terms, sql.placeholder("one")),
                  mayBeObject(segments.terms, sql.placeholder("other")),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .prepare(),
);

/** Whose metrics change. */
interface Sold {
  readonly productId: number;
  readonly vendorId: number;
}

/** The followers of a request that changes metrics. */
interface Followers {
  /** Lets the first of them follow, in the write that changes the metrics. */
  begin(tx: Tx, product: Sold): Promise<void>;
  /** Lets the others follow, after that write. */
  goOn(): Promise<void>;
}

/** @param owner - on whose behalf: others take turns with it. */
export function createFollowers(
  { store, clock, log }: Pick<Services, "store" | "clock" | "log">,
  owner: Owner,
): Followers {
  let rest: Sold | undefined;
  return {
    async begin(tx, product) {
      rest = (await followNext(tx, { log, ...product })) ? product : undefined;
    },
    async goOn() {
      if (rest === undefined) return;
      const { productId, vendorId } = rest;
      const next = (): Promise<boolean> =>
        store.write((tx) => followNext(tx, { productId, log }), { owner, ...onCatalogue(vendorId) });
      try {
        // While the clock is on its way, it does it.
        while (clock.advancing === undefined && (await next()));
      } catch (error) {
        // What the caller asked for is done. The clock writes what it means for the other subscriptions.
        log.warn({ err: error, product: productId }, "the clock goes on with the change of a metric");
      }
    },
  };
}

const KIND = "metricChange";

interface FollowerOptions {
  readonly store: Store;
  readonly log: Log;
  /**
   * Whether the clock is on its way to a later time. Then each change has its turn at its own time; otherwise when
   * nothing else is due, because everybody's jobs wait for one another.
   */
  readonly isAdvancing: () => boolean;
}

/** Goes on with changes of metrics, one write for each job. */
export function createMetricFollowers({ store, log, isAdvancing }: FollowerOptions): JobRunner {
  return {
    kind: KIND,
    isUntold: true,
    async nextJob(db, until) {
      const [next] = await nextChange(db).execute({ until });
      if (next === undefined) return undefined;
      const { vendorId, productId, id, steps, at } = next;
      const dueAt = isAdvancing() ? at : until;
      return { kind: KIND, id: [vendorId, productId, id, steps].join("/"), dueAt };
    },
    async run(job) {
      const [vendorId = 0, productId = 0] = job.id.split("/").map(Number);
      await store.write((tx) => followNext(tx, { productId, log }), onCatalogue(vendorId));
    },
  };
}

const earlier = alias(metricChanges, "earlier");

/** Of each product the oldest change; of these the one that had the fewest turns. */
const nextChange = prepared((db) =>
  db
    .select({
      vendorId: products.companyId,
      productId: metricChanges.productId,
      id: metricChanges.id,
      steps: metricChanges.steps,
      at: metricChanges.at,
    })
    .from(metricChanges)
    .innerJoin(products, eq(products.id, metricChanges.productId))
    .where(
      and(
        lte(metricChanges.at, sql.placeholder("until")),
        notExists(
          db
            .select({ one: sql`1` })
            .from(earlier)
            .where(and(eq(earlier.productId, metricChanges.productId), lt(earlier.id, metricChanges.id))),
        ),
      ),
    )
    .orderBy(asc(metricChanges.steps), asc(metricChanges.id))
    .limit(1)
    .prepare(),
);
