import { OrderType } from "@syndikit/contract";
import { and, eq, lte } from "drizzle-orm";
import type { Log, Moment } from "../ports.js";
import type { Store, Tx } from "../store/port.js";
import { dueAtOf, isDeployed, type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { JobRunner } from "../time/jobs.js";
import { readPeriodFacts } from "./facts.js";
import { nextDue } from "./next-due.js";
import { record } from "./record.js";
import { decidePeriodEnd, type Grace, type Renewed } from "./rules/renewal.js";
import { recordEnd } from "./termination.js";

const KIND = "periodEnd";

/**
 * Renewals, expiries, and the ends of trials, lifespans and graces. Each is a write of its own; what was done is
 * not due again, so a job that runs twice does nothing the second time.
 */
export function createPeriodEndRunner({
  store,
  log,
}: {
  readonly store: Store;
  readonly log: Log;
}): JobRunner {
  return {
    kind: KIND,
    async dueJobs(db, until) {
      const rows = await nextDue(db, until);
      return rows.map(({ id, dueAt }) => ({ kind: KIND, id: String(id), dueAt }));
    },
    async run(job) {
      await store.write(async (tx) => {
        const [row] = await tx
          .select()
          .from(subscriptions)
          .where(
            and(
              eq(subscriptions.id, Number(job.id)),
              isDeployed(subscriptions),
              lte(dueAtOf(subscriptions), job.dueAt),
            ),
          );
        // Something else happened first: it was renewed by hand, or terminated.
        if (row === undefined) return;
        // Never before the tenant was there: one that was deployed late may be past its period already.
        const now = Math.max(job.dueAt, row.startDate ?? job.dueAt);
        await endPeriod(tx, row, { now, log });
      });
    },
  };
}

/** Renews a subscription at the end of its period, or ends it. Does nothing when nothing is due. */
async function endPeriod(
  tx: Tx,
  row: SubscriptionRow,
  { now, log }: { readonly now: Moment; readonly log: Log },
): Promise<void> {
  const decision = decidePeriodEnd(await readPeriodFacts(tx, row, { now, usedUntil: row.periodEnd }));
  switch (decision.kind) {
    case "notDue":
      return;
    case "renewed":
    case "grace": {
      const cause = `renewal:${row.id}:${row.periodEnd}`;
      return recordRenewal(tx, row, { renewal: decision, now, log, creatorId: null, cause });
    }
    case "expired":
      log.info({ subscription: row.id, reason: decision.reason }, "a subscription has expired");
      return recordEnd(tx, row, { ending: decision, now, creatorId: null });
  }
}

interface RenewalEntry {
  readonly renewal: Renewed | Grace;
  readonly now: Moment;
  readonly log: Log;
  /** `null` when it renewed by itself. */
  readonly creatorId: number | null;
  readonly cause?: string;
}

/** Writes a renewal: its order, its invoice, and the next period where it was paid. */
export async function recordRenewal(
  tx: Tx,
  row: SubscriptionRow,
  { renewal, now, log, creatorId, cause }: RenewalEntry,
): Promise<void> {
  const { charge, orderStatus, patch, unbillable } = renewal;
  if (unbillable.length > 0) {
    log.warn({ subscription: row.id, billingItems: unbillable }, "use is too large to be billed");
  }
  await record(tx, row, {
    patch,
    events: renewal.kind === "renewed" ? renewal.transition.events : [],
    order: {
      type: OrderType.RENEWAL,
      status: orderStatus,
      productVersionId: (patch.productVersion ?? row.productVersion).id,
      quantities: patch.quantities ?? new Map(),
      charge,
      creatorId,
      ...(cause === undefined ? {} : { cause }),
    },
    now,
  });
}
