import { DeploymentStatus } from "@syndikit/contract";
import { knownOf } from "../../domain/known.js";
import { checkUpgradable, checkUpgrade, type UpgradedSubscription } from "../../domain/upgrade.js";
import type { Moment } from "../../ports.js";
import type { Db } from "../../store/store.js";
import type { SubscriptionDetails } from "./record.js";
import { readUpgradeTargets } from "./upgrade-targets.js";

/**
 * Identifiers of the plans that a subscription can be upgraded to now. What checks a real upgrade is asked about
 * each, so that the list never promises what would be refused.
 */
export async function readPossibleUpgrades(
  db: Db,
  record: SubscriptionDetails,
  now: Moment,
): Promise<readonly number[]> {
  const subscription = toSubscription(record);
  // Before the plans are read, for most of what is asked about is upgraded to nothing: it waits, or has ended.
  if (checkUpgradable(subscription, now) !== null) return [];
  const targets = await readUpgradeTargets(db, record);
  const { quantities } = subscription;
  return targets
    .filter((target) => checkUpgrade({ subscription, target, quantities, now }) === null)
    .map(({ id }) => id);
}

function toSubscription(record: SubscriptionDetails): UpgradedSubscription {
  const { plan, deferredUpgrade, periodStart: start, periodEnd: end, anchorDay } = record;
  return {
    status: knownOf(DeploymentStatus, record.deploymentStatus),
    plan,
    period: { start, end, anchorDay },
    quantities: new Map(record.items),
    deferredUpgrade: deferredUpgrade === null ? null : { ...deferredUpgrade, quantities: new Map() },
  };
}
