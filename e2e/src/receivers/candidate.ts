import type { HttpDelivery, TenantView } from "@syndikit/conformance";
import { DeploymentStatus, type Subscription } from "@syndikit/contract";
import type { Clock, MarketplaceClient } from "@syndikit/receiver";

/** The vendor's own cloud. The same key makes one tenant, however often it is used. */
export interface Cloud {
  create(tenant: { readonly subscriptionId: number; readonly key: string }): Promise<string>;
  /** Brings what there is of a subscription's tenant in line. */
  update(subscriptionId: number, view: TenantView): Promise<void>;
  remove(subscriptionId: number): Promise<void>;
}

/** What a tenant has to be like for its subscription. */
export function viewOf(subscription: Subscription): Required<TenantView> {
  return {
    productVersion: subscription.productVersion.url,
    billingItems: subscription.billingItems ?? {},
    blocked: subscription.deploymentStatus === DeploymentStatus.STOPPED,
  };
}

/** Everything that a receiver has to do with, for one life of its process. */
export interface Surroundings {
  readonly client: MarketplaceClient;
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: (line: string) => void;
}

/** A receiver that runs. */
export interface Running {
  /** Takes one delivery, and gives the status of the answer. */
  deliver(delivery: HttpDelivery): Promise<number>;
  /** Ends in order. */
  stop(): Promise<void>;
  /** Whether it waits for something that needs no time of the clock, such as a database. */
  isBusy?(): boolean;
}

/** A receiver under test, and what it keeps over the ends of its process. */
export interface Candidate {
  /** Starts it; again after a restart and a crash, and then it must find what it stored. */
  start(surroundings: Surroundings): Promise<Running>;
  /** Frees what it keeps. */
  dispose(): Promise<void>;
}
