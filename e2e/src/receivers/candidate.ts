import type { HttpDelivery, TenantView } from "@syndikit/conformance";
import { DeploymentStatus, type Subscription } from "@syndikit/contract";
import type { Clock, MarketplaceClient } from "@syndikit/receiver";

/** The vendor's own cloud. The same key always gives the same tenant, however often it is used. */
export interface Cloud {
  create(tenant: { readonly subscriptionId: number; readonly key: string }): Promise<string>;
  /** Brings an existing tenant in line with its subscription. */
  update(subscriptionId: number, view: TenantView): Promise<void>;
  remove(subscriptionId: number): Promise<void>;
}

/** The view that a subscription's tenant must have. */
export function viewOf(subscription: Subscription): Required<TenantView> {
  return {
    productVersion: subscription.productVersion.url,
    billingItems: subscription.billingItems ?? {},
    blocked: subscription.deploymentStatus === DeploymentStatus.STOPPED,
  };
}

/** Everything that a receiver works with during one life of its process. */
export interface Surroundings {
  readonly client: MarketplaceClient;
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: (line: string) => void;
}

/** A running receiver. */
export interface Running {
  /** Takes one delivery, and returns the status of the answer. */
  deliver(delivery: HttpDelivery): Promise<number>;
  /** Shuts down cleanly. */
  stop(): Promise<void>;
  /** Whether it is waiting for something other than the clock, such as a database. */
  isBusy?(): boolean;
}

/** A receiver under test, with the state that outlives its process. */
export interface Candidate {
  /** Starts the receiver. It is called again after a restart or a crash, and must then find its stored state. */
  start(surroundings: Surroundings): Promise<Running>;
  dispose(): Promise<void>;
}
