import { DeploymentStatus, InvoiceStatus, SubscriptionType } from "@syndikit/contract";
import { knownOf } from "../../domain/known.js";
import { isPaid } from "../../domain/payment.js";
import { isRefusal } from "../../domain/refusal.js";
import type { Subscription } from "../../domain/subscription.js";
import { decideUpgrade } from "../../domain/upgrade.js";
import type { Moment } from "../../ports.js";
import type { Db } from "../../store/store.js";
import type { SubscriptionDetails } from "./record.js";
import { readUpgradeTargets } from "./upgrade-targets.js";

/**
 * Identifiers of the plans that a subscription can be upgraded to now. The decision on a real upgrade is asked
 * about each, so that the list never promises what would be refused.
 */
export async function readPossibleUpgrades(
  db: Db,
  record: SubscriptionDetails,
  now: Moment,
): Promise<readonly number[]> {
  const targets = await readUpgradeTargets(db, record);
  if (targets.length === 0) return [];
  const facts = {
    subscription: toSubscription(record),
    quantities: null,
    // Put off, so that nobody works out the price of each plan's remaining days for a list.
    from: now + 1,
    now,
    // Whether the charge would succeed is not asked here.
    paymentMethod: null,
  };
  return targets.filter((target) => !isRefusal(decideUpgrade({ ...facts, target }))).map(({ id }) => id);
}

function toSubscription(record: SubscriptionDetails): Subscription {
  const { deferredUpgrade, periodStart: start, periodEnd: end, anchorDay } = record;
  const states = record.invoices.map(([, status, , cashed]) => ({
    status: knownOf(InvoiceStatus, status),
    cashed: cashed === 1,
  }));
  return {
    ...record,
    status: knownOf(DeploymentStatus, record.deploymentStatus),
    type: knownOf(SubscriptionType, record.type),
    paid: isPaid(states),
    period: { start, end, anchorDay },
    quantities: new Map(record.items),
    chargedRanges: new Set(record.chargedRanges),
    deferredUpgrade: deferredUpgrade === null ? null : { ...deferredUpgrade, quantities: new Map() },
  };
}
