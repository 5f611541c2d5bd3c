import { DeploymentStatus, readState, type Subscription } from "@syndikit/contract";

/** The fields of a subscription that a tenant depends on, as they were when the tenant was last updated. */
export interface Snapshot {
  readonly type: Subscription["type"];
  readonly productVersion: Subscription["productVersion"]["url"];
  readonly endDate: string | null;
  /** Whether nobody may use the tenant. */
  readonly stopped?: true;
  readonly configurationParameters: Readonly<Record<string, string>>;
  readonly billingItems: Readonly<Record<string, number>>;
}

/** Takes the snapshot, with sorted keys, so that equal snapshots have equal text. */
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
