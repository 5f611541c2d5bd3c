import { DeploymentStatus, readState, type Subscription, SubscriptionType } from "@syndikit/contract";
import { type Change, findChanges } from "./changes.js";
import type { SubscriptionRecord } from "./record.js";
import { takeSnapshot } from "./snapshot.js";

/** What is to be done for a subscription. */
export type Decision =
  /** Not paid yet. */
  | { readonly kind: "wait" }
  /** Make the tenant, tell the customer, and report it as deployed. */
  | { readonly kind: "provision" }
  /** The tenant is there, and only the report is missing. */
  | { readonly kind: "report_deployed" }
  /** Report the failure, and tell the customer. */
  | { readonly kind: "report_failed" }
  /** The report arrived, but the process crashed before it was recorded. */
  | { readonly kind: "complete" }
  /** Deployed, but no tenant is known: adopt it, and never create a second one silently. */
  | { readonly kind: "adopt" }
  | { readonly kind: "update"; readonly changes: readonly Change[] }
  /** Remove the tenant; `confirm`: and report it as undeployed. */
  | { readonly kind: "deprovision"; readonly confirm: boolean }
  /** The marketplace does not know the subscription, but it has a tenant here. */
  | { readonly kind: "gone" }
  /** Nobody knows it: it comes from a test event. */
  | { readonly kind: "stub" }
  /** A sandbox order that is not to be served. */
  | { readonly kind: "ignore" }
  /** A state that this version does not know. */
  | { readonly kind: "unknown_status"; readonly status: string }
  | { readonly kind: "nothing" };

/** What a decision is made from: the current state at the marketplace, and what is stored. */
export interface Situation {
  readonly fetched: Subscription | "gone";
  readonly record: SubscriptionRecord;
  /** Whether sandbox orders get tenants. */
  readonly servesSandbox: (subscription: Subscription) => boolean;
}

/** Decides from the current state only: which events arrived, how often and in which order, makes no difference. */
export function decide({ fetched, record, servesSandbox }: Situation): Decision {
  if (fetched === "gone") return decideGone(record);
  const status = readState(fetched.deploymentStatus);
  switch (status) {
    case DeploymentStatus.WAITING_PAYMENT:
      return { kind: "wait" };
    case DeploymentStatus.PENDING:
      return decidePending(fetched, record, servesSandbox);
    case DeploymentStatus.DEPLOYED:
    case DeploymentStatus.STOPPED:
      return decideDeployed(fetched, record, servesSandbox);
    case DeploymentStatus.UNDEPLOY_SENT:
      return { kind: "deprovision", confirm: true };
    case DeploymentStatus.UNDEPLOYED:
      // There is nobody to report to, but a complete or partial tenant must still be removed.
      return hasTenant(record) || record.run !== undefined
        ? { kind: "deprovision", confirm: false }
        : { kind: "nothing" };
    case DeploymentStatus.FAILED:
      return record.run?.kind === "failure" ? { kind: "report_failed" } : { kind: "nothing" };
    case undefined:
      return { kind: "unknown_status", status: fetched.deploymentStatus };
    default:
      return status satisfies never;
  }
}

function decideGone(record: SubscriptionRecord): Decision {
  if (hasTenant(record)) return { kind: "gone" };
  return record.tenant === "none" ? { kind: "stub" } : { kind: "nothing" };
}

function decidePending(
  fetched: Subscription,
  record: SubscriptionRecord,
  servesSandbox: Situation["servesSandbox"],
): Decision {
  // Once a failure was decided, it is reported, even if the payment is uncertain again.
  if (record.run?.kind === "failure") return { kind: "report_failed" };
  if (!fetched.paid && fetched.type !== SubscriptionType.TRIAL) return { kind: "wait" };
  if (record.tenant === "present") return { kind: "report_deployed" };
  if (fetched.type === SubscriptionType.SANDBOX && record.tenant === "none" && !servesSandbox(fetched)) {
    return { kind: "ignore" };
  }
  return { kind: "provision" };
}

function decideDeployed(
  fetched: Subscription,
  record: SubscriptionRecord,
  servesSandbox: Situation["servesSandbox"],
): Decision {
  // The snapshot is written after the vendor's code has finished, and before the report.
  if (record.tenant === "partial" && record.snapshot !== undefined) return { kind: "complete" };
  if (record.tenant !== "present" || record.snapshot === undefined) {
    const ignored =
      fetched.type === SubscriptionType.SANDBOX && !hasTenant(record) && !servesSandbox(fetched);
    return ignored ? { kind: "ignore" } : { kind: "adopt" };
  }
  const changes = findChanges(record.snapshot, takeSnapshot(fetched));
  return changes.length === 0 ? { kind: "nothing" } : { kind: "update", changes };
}

function hasTenant({ tenant }: SubscriptionRecord): boolean {
  return tenant === "partial" || tenant === "present";
}
