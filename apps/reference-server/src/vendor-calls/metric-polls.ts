// Decides which metrics of which subscriptions are polled.
import { MetricType } from "@syndikit/contract";
import { and, asc, eq, gt, isNotNull, lte, not, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { hasObject, inList, isOneOf, listed } from "../store/dialect.js";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { AT_ONCE } from "../store/rows.js";
import { readRunningOf } from "../store/running-subscriptions.js";
import { type MetricRow, metrics, polls, samples } from "../store/tables/metric.js";
import { isRunning, subscriptions } from "../store/tables/subscription.js";

const isAsked = and(eq(metrics.type, MetricType.EXTERNAL), isNotNull(metrics.endpoint));

/** What is metered depends on the subscription's copy of the plan, which is valid until renewal. */
const isMetered = hasObject(subscriptions.productVersion, "billingItems", metrics.billingItemId);

const wantedMetrics = prepared((db) =>
  db
    .select({ metricId: metrics.id })
    .from(subscriptions)
    .innerJoin(metrics, eq(metrics.productId, subscriptions.productId))
    .where(
      and(
        eq(subscriptions.id, sql.placeholder("subscriptionId")),
        isRunning(subscriptions),
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
 * Updates the polls of a subscription to its state and plan: while it is deployed or stopped, each metric of the plan's
 * extra resources is polled, starting at once. Call it in the write that changes one of them.
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

/** Removes the polls of a subscription. Call it in the write that ends its time, or before it begins. */
export async function removePolls(tx: Tx, subscriptionId: number): Promise<void> {
  await dropAll(tx).execute({ subscriptionId });
}

/**
 * Updates the polls of a metric to its definition. Call it in the write that creates or changes the metric: then each
 * subscription is polled at once. A counter that is new begins at its first value, for nobody knows since when it counts.
 */
export async function addPollsOfMetric(
  tx: Tx,
  { id: metricId, productId }: Pick<MetricRow, "id" | "productId">,
  { now, isNew }: { readonly now: Moment; readonly isNew: boolean },
): Promise<void> {
  if (!isNew) await removePollsOfMetric(tx, metricId);
  const firstIsBase = isNew ? 1 : 0;
  for await (const ids of readRunningOf(tx, productId)) {
    await addSome(tx).execute({ metricId, ids: listed(ids), now, firstIsBase });
  }
}

const addSome = prepared((tx: Tx) =>
  tx
    .insert(polls)
    .select(
      tx
        .select({
          metricId: metrics.id,
          subscriptionId: subscriptions.id,
          nextAt: sql<Moment>`${sql.placeholder("now")}`.as("next_at"),
          lastAt: sql<Moment | null>`null`.as("last_at"),
          lastError: sql<string | null>`null`.as("last_error"),
          leaseToken: sql<string | null>`null`.as("lease_token"),
          leaseUntil: sql<Moment | null>`null`.as("lease_until"),
          firstIsBase: sql<boolean>`${sql.placeholder("firstIsBase")}`.as("first_is_base"),
        })
        .from(metrics)
        .innerJoin(subscriptions, eq(subscriptions.productId, metrics.productId))
        .where(
          and(
            eq(metrics.id, sql.placeholder("metricId")),
            inList(subscriptions.id, "ids"),
            isAsked,
            isMetered,
          ),
        ),
    )
    .prepare(),
);

/** Deletes a metric with its polls and samples. What it has measured must be charged before. */
export async function deleteMetric(tx: Tx, metricId: number): Promise<void> {
  await removePollsOfMetric(tx, metricId);
  await removeSamplesOfMetric(tx, metricId);
  await tx.delete(metrics).where(eq(metrics.id, metricId));
}

// By their keys, and not what is left each time: PostgreSQL would go through everything that is deleted already.

async function removePollsOfMetric(tx: Tx, metricId: number): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await tx
      .select({ subscriptionId: polls.subscriptionId })
      .from(polls)
      .where(and(eq(polls.metricId, metricId), gt(polls.subscriptionId, after)))
      .orderBy(asc(polls.subscriptionId))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    await tx
      .delete(polls)
      .where(
        and(
          eq(polls.metricId, metricId),
          gt(polls.subscriptionId, after),
          lte(polls.subscriptionId, last.subscriptionId),
        ),
      );
    after = last.subscriptionId;
  }
}

async function removeSamplesOfMetric(tx: Tx, metricId: number): Promise<void> {
  const place = sql`(${samples.at}, ${samples.id})`;
  let after: { readonly at: Moment; readonly id: number } | undefined = { at: -1, id: 0 };
  while (after !== undefined) {
    const rows: readonly { readonly at: Moment; readonly id: number }[] = await tx
      .select({ at: samples.at, id: samples.id })
      .from(samples)
      .where(and(eq(samples.metricId, metricId), sql`${place} > (${after.at}, ${after.id})`))
      .orderBy(asc(samples.at), asc(samples.id))
      .limit(AT_ONCE);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(samples).where(isOneOf(samples.id, ids));
    after = rows.at(-1);
  }
}
