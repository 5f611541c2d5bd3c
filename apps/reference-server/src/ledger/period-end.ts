import { OrderType } from "@syndikit/contract";
import { decidePeriodEnd, type Grace, type Renewed } from "../domain/renewal.js";
import type { Log, Moment } from "../ports.js";
import type { SubscriptionRow } from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";
import { recordEnd } from "./end.js";
import { readPeriodFacts } from "./facts.js";
import { record } from "./record.js";

/** Renews a subscription at the end of its period, or ends it. Does nothing when nothing is due. */
export async function endPeriod(
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

/** A renewal, and who asked for it. */
export interface RenewalEntry {
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
      planId: (patch.plan ?? row.plan).id,
      quantities: patch.quantities ?? new Map(),
      charge,
      creatorId,
      ...(cause === undefined ? {} : { cause }),
    },
    now,
  });
}
