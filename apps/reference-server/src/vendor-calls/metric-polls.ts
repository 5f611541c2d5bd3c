// Decides which metrics of which subscriptions are polled.
import { and, asc, eq, isNull, lte, not, notExists, or, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { hasObject, inList, isOneOf, listed } from "../store/dialect.js";
import type { Tx } from "../store/port.js";
import { prepared, subquery } from "../store/prepared.js";
import { AT_ONCE } from "../store/rows.js";
import { isAsked, isOfLive, metrics, polls, samples } from "../store/tables/metric.js";
import { isRunning, subscriptions } from "../store/tables/subscription.js";

/** What is metered depends on the subscription's copy of the plan, which is valid until renewal. */
const isMetered = hasObject(subscriptions.productVersion, "billingItems", metrics.billingItemId);

/** Whether a metric has no value of a subscription yet. */
const isUnheard = sql`case when exists (select 1 from ${samples}
  where ${samples.subscriptionId} = ${subscriptions.id} and ${samples.metricId} = ${metrics.id}) then 0 else 1 end`;

const wantedMetrics = prepared((db) =>
  db
    .select({ metricId: metrics.id, unheard: subquery(isUnheard, Number) })
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
      and(
        eq(polls.subscriptionId, sql.placeholder("subscriptionId")),
        not(inList(polls.metricId, "ids")),
        // Until its use is charged, a deleted metric keeps its polls, which say how it is measured.
        isOfLive,
      ),
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
      firstIsBase: sql.placeholder("firstIsBase"),
    })
    .onConflictDoNothing()
    .prepare(),
);

/**
 * Updates the polls of a subscription to its state and plan: while it is deployed or stopped, each metric of the plan's
 * extra resources is polled, starting at once. Call it in the write that changes one of them.
 *
 * @param ranBefore - whether it ran already. Then a counter that was never heard begins at its first value.
 */
export async function addPollsOfSubscription(
  tx: Tx,
  subscriptionId: number,
  { now, ranBefore }: { readonly now: Moment; readonly ranBefore: boolean },
): Promise<void> {
  const wanted = await wantedMetrics(tx).execute({ subscriptionId });
  await dropOthers(tx).execute({ subscriptionId, ids: listed(wanted.map(({ metricId }) => metricId)) });
  for (const { metricId, unheard } of wanted) {
    const firstIsBase = ranBefore && unheard === 1;
    await addPoll(tx).execute({ metricId, subscriptionId, nextAt: now, firstIsBase });
  }
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

interface Some {
  /** Identifiers of running subscriptions. */
  readonly ids: readonly number[];
  /** When the metric was changed. */
  readonly at: Moment;
}

/**
 * Updates the polls of some subscriptions to the definition of a metric: each that is to be polled is polled at once. A
 * counter that was never heard begins at its first value, for nobody knows since when it counts.
 */
export async function followMetric(tx: Tx, metricId: number, { ids, at }: Some): Promise<void> {
  if (ids.length === 0) return;
  const some = { metricId, ids: listed(ids), at };
  await dropUnwanted(tx).execute(some);
  await askAnew(tx).execute(some);
  await addSome(tx).execute(some);
}

const ofSome = and(eq(polls.metricId, sql.placeholder("metricId")), inList(polls.subscriptionId, "ids"));

const dropUnwanted = prepared((tx: Tx) => {
  const wanted = tx
    .select({ one: sql`1` })
    .from(subscriptions)
    .innerJoin(metrics, eq(metrics.productId, subscriptions.productId))
    .where(
      and(eq(subscriptions.id, polls.subscriptionId), eq(metrics.id, polls.metricId), isAsked, isMetered),
    );
  return tx
    .delete(polls)
    .where(and(ofSome, notExists(wanted)))
    .prepare();
});

const askAnew = prepared((tx: Tx) =>
  tx
    .update(polls)
    .set({
      nextAt: sql`${sql.placeholder("at")}`,
      lastAt: null,
      lastError: null,
      leaseToken: null,
      leaseUntil: null,
    })
    // Whoever was asked since then has answered by the definition.
    .where(and(ofSome, or(isNull(polls.lastAt), lte(polls.lastAt, sql.placeholder("at")))))
    .prepare(),
);

const addSome = prepared((tx: Tx) =>
  tx
    .insert(polls)
    .select(
      tx
        .select({
          metricId: metrics.id,
          subscriptionId: subscriptions.id,
          nextAt: sql<Moment>`${sql.placeholder("at")}`.as("next_at"),
          lastAt: sql<Moment | null>`null`.as("last_at"),
          lastError: sql<string | null>`null`.as("last_error"),
          leaseToken: sql<string | null>`null`.as("lease_token"),
          leaseUntil: sql<Moment | null>`null`.as("lease_until"),
          firstIsBase: sql<boolean>`${isUnheard}`.as("first_is_base"),
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
    .onConflictDoNothing()
    .prepare(),
);

/**
 * Removes what is stored of a deleted metric, a part of it at a time. What it has measured must be charged before.
 *
 * @returns whether nothing is left.
 */
export async function removeSomeOfMetric(tx: Tx, metricId: number): Promise<boolean> {
  const rest = await tx
    .select({ subscriptionId: polls.subscriptionId })
    .from(polls)
    .where(eq(polls.metricId, metricId))
    .orderBy(asc(polls.subscriptionId))
    .limit(AT_ONCE);
  const last = rest.at(-1);
  if (last !== undefined)
    await tx
      .delete(polls)
      .where(and(eq(polls.metricId, metricId), lte(polls.subscriptionId, last.subscriptionId)));
  if (rest.length === AT_ONCE) return false;
  const heard = await tx
    .select({ id: samples.id })
    .from(samples)
    .where(eq(samples.metricId, metricId))
    .orderBy(asc(samples.at), asc(samples.id))
    .limit(AT_ONCE);
  const ids = heard.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(samples).where(isOneOf(samples.id, ids));
  if (ids.length === AT_ONCE) return false;
  await tx.delete(metrics).where(eq(metrics.id, metricId));
  return true;
}
