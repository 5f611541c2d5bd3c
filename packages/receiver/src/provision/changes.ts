import { SubscriptionType } from "@syndikit/contract";
import type { Snapshot } from "./snapshot.js";

/**
 * One change of a deployed subscription. `converted`: a trial became paid; reset your counters, or the use during the
 * trial is billed. `upgraded`: another plan. `renewed`: a later end. `parameters`: other values or quantities.
 * `stopped`: block the tenant, but keep its data. `started`: unblock it.
 */
export interface Change {
  readonly kind: "converted" | "upgraded" | "renewed" | "parameters" | "stopped" | "started";
  readonly from: Snapshot;
  readonly to: Snapshot;
}

/** The changes between two snapshots, in the order in which to apply them. */
export function findChanges(from: Snapshot, to: Snapshot): readonly Change[] {
  const converted = from.type === SubscriptionType.TRIAL && to.type !== SubscriptionType.TRIAL;
  const kinds: Change["kind"][] = [];
  if (converted) kinds.push("converted");
  if (from.productVersion !== to.productVersion) kinds.push("upgraded");
  // The conversion of a trial also moves the end date. It is one change, not two.
  if (!converted && endsLater(from.endDate, to.endDate)) kinds.push("renewed");
  if (
    !same(from.configurationParameters, to.configurationParameters) ||
    !same(from.billingItems, to.billingItems)
  ) {
    kinds.push("parameters");
  }
  if (from.stopped !== to.stopped) kinds.push(to.stopped ? "stopped" : "started");
  return kinds.map((kind) => ({ kind, from, to }));
}

function endsLater(from: string | null, to: string | null): boolean {
  if (from === null) return false;
  return to === null || Date.parse(to) > Date.parse(from);
}

// Snapshots sort their keys.
function same(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
