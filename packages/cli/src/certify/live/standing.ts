import { DeploymentStatus, type Subscription, SubscriptionType } from "@syndikit/contract";
import type { Guise } from "./subject.js";

const { PENDING, UNDEPLOY_SENT } = DeploymentStatus;

/** The state of a subscription, as the vendor is told. */
export function stateOf(guise: Guise, { deploymentStatus }: Subscription): string {
  if (guise === "gone") return guise;
  // A receiver that reported something has changed the real state, whatever it was told.
  return deploymentStatus === PENDING ? (guise?.deploymentStatus ?? deploymentStatus) : deploymentStatus;
}

/** Whether the receiver has to do something for a subscription. */
export function isOwed(guise: Guise, subscription: Subscription): boolean {
  const state = stateOf(guise, subscription);
  if (guise === "gone" || state !== PENDING) return state === UNDEPLOY_SENT;
  const { paid, type } = { ...subscription, ...guise };
  return paid || type === SubscriptionType.TRIAL;
}
