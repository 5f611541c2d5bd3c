// Records what polls found, and drops samples that no bill needs any more.

import { ChangeKind } from "@syndikit/contract";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Quantity } from "../billing/quantity.js";
import { noteChange } from "../changes/note.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { adder } from "../store/rows.js";
import { isOfLive, polls, samples } from "../store/tables/metric.js";
import { segments, subscriptions } from "../store/tables/subscription.js";

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
    // What a deleted metric still measures counts for nothing.
    .where(and(isClaimed, isOfLive))
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
  const rows = await polledMetrics(tx).execute({ subscriptionId });
  for (const { metricId } of rows) await pruneSamplesOf(tx, { metricId, subscriptionId });
}

const polledMetrics = prepared((tx: Tx) =>
  tx
    .select({ metricId: polls.metricId })
    .from(polls)
    .where(eq(polls.subscriptionId, sql.placeholder("subscriptionId")))
    .prepare(),
);

async function pruneSamplesOf(
  tx: Tx,
  { metricId, subscriptionId }: Pick<FinishedPoll, "metricId" | "subscriptionId">,
): Promise<void> {
  const poll = { metricId, subscriptionId };
  const [row] = await openUse(tx).execute(poll);
  if (row === undefined || row.last === null || row.openSince === null) return;
  await dropSamples(tx).execute({ ...poll, before: Math.min(row.last, row.openSince - HISTORY) });
}

const ofPoll = sql`${samples.metricId} = ${sql.placeholder("metricId")}
  and ${samples.subscriptionId} = ${sql.placeholder("subscriptionId")}`;

/** Since when something is open in the ledger: what was measured before is charged. */
const openSince: SQL<Moment | null> = sql`${sql`(select min(${segments.begin}) from ${segments}
  where ${segments.subscriptionId} = ${subscriptions.id} and ${segments.ended} is null and ${segments.terms} is not null)`}`;

const lastBefore: SQL<Moment | null> = sql`(select max(${samples.at}) from ${samples}
  where ${ofPoll} and ${samples.at} < ${openSince})`;

const openUse = prepared((tx: Tx) =>
  tx
    .select({ openSince, last: lastBefore })
    .from(subscriptions)
    .where(eq(subscriptions.id, sql.placeholder("subscriptionId")))
    .prepare(),
);

const dropSamples = prepared((tx: Tx) =>
  tx
    .delete(samples)
    .where(and(ofPoll, lt(samples.at, sql.placeholder("before"))))
    .prepare(),
);
