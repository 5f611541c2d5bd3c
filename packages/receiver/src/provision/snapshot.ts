import { DeploymentStatus, readState, type Subscription } from "@syndikit/contract";

/** What of a subscription a tenant depends on, as it was when the tenant was last brought in line with it. */
export interface Snapshot {
  readonly type: Subscription["type"];
  readonly productVersion: Subscription["productVersion"]["url"];
  readonly endDate: string | null;
  /** Whether nobody may use the tenant. Absent, as in snapshots that are older than this field: it may be used. */
  readonly stopped?: true;
  readonly configurationParameters: Readonly<Record<string, string>>;
  readonly billingItems: Readonly<Record<string, number>>;
}

/** Takes the snapshot, with sorted keys: equal ones have equal text. */
export function takeSnapshot(subscription: Subscription): Snapshot {
  return {
    type: subscription.type,
    productVersion: subscription.productVersion.url,
    endDate: subscription.endDate ?? null,
    ...(readState(subscription.deploymentStatus) === DeploymentStatus.STOPPED ? { stopped: true } : {}),
    configurationParameters: sorted(subscription.configurationParameters ?? {}),
    billingItems: sorted(subscription.billingItems ?? {}),
  };
}

function sorted<Value>(map: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).sort(([left], [right]) => (left < right ? -1 : 1)));
}
