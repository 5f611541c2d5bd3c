import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { polls, samples } from "../store/schema/metric.js";
import { subscriptions } from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";
import type { PollOutcome } from "./read-answer.js";

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
