import { DueKind, OrderStatus, OrderType } from "@syndikit/contract";
import { and, lte, sql } from "drizzle-orm";
import { settled } from "../billing/ledger.js";
import type { Log, Moment } from "../ports.js";
import { onSubscription } from "../store/keys.js";
import type { Store, Tx } from "../store/port.js";
import { dueAtOf, isRunning, type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { JobRunner } from "../time/jobs.js";
import { readDueWith, readerOfDue, readNextDue, readNextMeasured } from "../time/next-due.js";
import { closePolls } from "../vendor-calls/poll-leases.js";
import { pruneSamples } from "../vendor-calls/poll-outcomes.js";
import { settleUndelivered } from "./credits.js";
import { readPeriodFacts } from "./facts.js";
import { updateOrder } from "./orders.js";
import { record } from "./record.js";
import { decidePeriodEnd, type GivenUp, type Grace, type Renewed } from "./rules/renewal.js";
import { upgradeStart } from "./rules/upgrade.js";
import { recordEnd } from "./termination.js";

const KIND = DueKind.periodEnd;

interface PeriodEndOptions {
  readonly store: Store;
  readonly log: Log;
  /**
   * A subscription whose period ended later than this, as of now, waits for its last polls, and nobody else does. When
   * absent, nothing is polled.
   */
  readonly measuredUntil?: ((now: Moment) => Moment) | undefined;
}

/**
 * Runs renewals, expiries, and the ends of trials, lifespans and graces. Each is a separate write. After it, the job is
 * not due any more, so a job that runs twice does nothing the second time.
 */
export function createPeriodEndRunner({ store, log, measuredUntil }: PeriodEndOptions): JobRunner {
  return {
    kind: KIND,
    async nextJob(db, until, skipped = new Set()) {
      const row =
        measuredUntil === undefined
          ? await readNextDue(db, until, skipped)
          : await readNextMeasured(db, { until, measured: measuredUntil(until), skipped });
      return row === undefined ? undefined : { kind: KIND, id: String(row.id), dueAt: row.dueAt };
    },
    async nextAlike(db, job, options) {
      // Each changes its own subscription alone.
      const ids = await readDueWith(db, job, { ...options, measured: measuredUntil !== undefined });
      return ids.map((id) => ({ kind: KIND, id: String(id), dueAt: job.dueAt }));
    },
    async run(job) {
      await store.write(
        async (tx) => {
          const row = await readIfDue(tx, job, { dueAt: job.dueAt });
          // It was renewed by hand, or terminated, in the meantime.
          if (row === undefined) return;
          await closePolls(tx, { id: row.id, dueAt: job.dueAt });
          await pruneSamples(tx, row.id);
          // A grace may last longer than the period. A renewal that is paid in the grace takes effect at the payment,
          // not earlier.
          await endPeriod(tx, row, { now: Math.max(job.dueAt, row.updatedAt), log });
        },
        onSubscription(Number(job.id)),
      );
    },
  };
}

const readIfDue = readerOfDue(
  and(isRunning(subscriptions), lte(dueAtOf(subscriptions), sql.placeholder("dueAt"))),
);

/** Renews or ends a subscription at the end of its period. Does nothing when nothing is due. */
async function endPeriod(
  tx: Tx,
  row: SubscriptionRow,
  { now, log }: { readonly now: Moment; readonly log: Log },
): Promise<void> {
  // The days of a grace were delivered. A period that ended long ago did not go on.
  const usedUntil = row.graceUntil === null ? Math.min(row.periodEnd, now) : now;
  const decision = decidePeriodEnd(await readPeriodFacts(tx, row, { now, usedUntil }));
  switch (decision.kind) {
    case "notDue":
      return;
    case "renewed":
    case "grace": {
      const cause = `renewal:${row.id}:${row.periodEnd}`;
      return recordRenewal(tx, row, { renewal: decision, now, log, creatorId: null, cause });
    }
    case "givenUp":
      log.info({ subscription: row.id }, "what was not paid in its grace was given up");
      return recordGivenUp(tx, row, { givenUp: decision, now });
    case "expired":
      log.info({ subscription: row.id, reason: decision.reason }, "a subscription has expired");
      return recordEnd(tx, row, { ending: decision, now, creatorId: null });
  }
}

/** Records that an unpaid period, or an unpaid change, was given up. */
async function recordGivenUp(
  tx: Tx,
  row: SubscriptionRow,
  { givenUp, now }: { readonly givenUp: GivenUp; readonly now: Moment },
): Promise<void> {
  const { patch, returned, rejected, events } = givenUp;
  const { ledger } = patch;
  const reason = "Not paid in time, and taken back";
  const fresh = ledger?.charges ?? [];
  const again = await settleUndelivered(tx, { returned, fresh, reason, now });
  if (rejected !== null) await updateOrder(tx, rejected, { status: OrderStatus.REJECTED });
  const settledLedger =
    ledger === undefined ? {} : { ledger: settled(ledger, again, "Used by an invoice that has expired") };
  const taken = returned.bill?.charges ?? [];
  await record(tx, row, { patch: { ...patch, ...settledLedger }, taken, events, order: null, now });
}

interface RenewalEntry {
  readonly renewal: Renewed | Grace;
  readonly now: Moment;
  readonly log: Log;
  /** `null` when it renewed automatically. */
  readonly creatorId: number | null;
  readonly cause?: string;
}

/** Records a renewal: its order, its invoice, and the next period if it was paid. */
export async function recordRenewal(
  tx: Tx,
  row: SubscriptionRow,
  { renewal, now, log, creatorId, cause }: RenewalEntry,
): Promise<void> {
  const { charge, orderStatus, patch, unbillable } = renewal;
  // What the order bills: the new terms, also while they wait for their payment.
  const { productVersion, quantities, period } = patch.pending ?? patch;
  if (unbillable.length > 0) {
    log.warn({ subscription: row.id, billingItems: unbillable }, "use is too large to be billed");
  }
  await record(tx, row, {
    patch,
    events: renewal.kind === "renewed" ? renewal.transition.events : renewal.events,
    order: {
      type: OrderType.RENEWAL,
      status: orderStatus,
      productVersionId: (productVersion ?? row.productVersion).id,
      quantities: quantities ?? new Map(),
      charge,
      creatorId,
      cause,
      endOfPeriod: period?.end,
    },
    now,
  });
  const waiting = row.deferredUpgrade;
  if (waiting === null || patch.deferredUpgrade === null || patch.period === undefined) return;
  // The deferred upgrade takes effect at the new end of the period.
  const { billingPeriod } = patch.productVersion ?? row.productVersion;
  const startDate = upgradeStart(patch.period, billingPeriod, waiting.from);
  await updateOrder(tx, waiting.orderId, { startDate });
}
