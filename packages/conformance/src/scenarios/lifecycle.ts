import { DeploymentStatus, EventType, SubscriptionType } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

/** States of a subscription, and what follows from each. */
export const lifecycleScenarios: readonly Scenario[] = [
  {
    name: "an unpaid order",
    requirement: "no tenant is created without a payment",
    remedy:
      "Create a tenant only when paid is true, or when the type is TRIAL. Another event comes when the payment arrives.",
    subscription: { paid: false },
    steps: [{ do: "deliver", event: { type: EventType.CREATED } }],
    expected: { state: DeploymentStatus.PENDING, tenants: 0, created: 0 },
  },
  {
    name: "a payment that comes later",
    requirement: "the tenant is created when the payment arrives",
    remedy:
      "Acknowledge the event of a subscription in WAITING_PAYMENT, and do nothing. Create the tenant when you read on the next event that it is PENDING and paid.",
    subscription: { deploymentStatus: DeploymentStatus.WAITING_PAYMENT, paid: false },
    steps: [
      { do: "deliver", event: { type: EventType.CREATED } },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.PENDING, paid: true } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.DEPLOYED, tenants: 1, created: 1 },
  },
  {
    name: "a trial",
    requirement: "a trial gets its tenant without a payment",
    remedy: "Create the tenant of a PENDING subscription whose type is TRIAL, even when paid is false.",
    subscription: { type: SubscriptionType.TRIAL, paid: false },
    steps: [{ do: "deliver", event: { type: EventType.CREATED } }],
    expected: { state: DeploymentStatus.DEPLOYED, tenants: 1, created: 1 },
  },
  {
    name: "a termination",
    requirement: "UNDEPLOY_SENT removes the tenant, and the removal is reported",
    remedy:
      "When you read UNDEPLOY_SENT, remove the tenant or block access to it, and then PATCH deploymentStatus to UNDEPLOYED. Do not wait for the DELETED event: it comes only after your report.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1, calls: { markUndeployed: 1 } },
    live: { sendsDeletedToo: true },
  },
  {
    name: "a cancellation while the tenant is being created",
    requirement: "a tenant whose subscription was cancelled meanwhile is removed again",
    remedy:
      "Read the subscription again before you report DEPLOYED, and when the report is refused with 409. If it is UNDEPLOY_SENT by then, remove the tenant that you created, and report UNDEPLOYED.",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", background: true },
      { do: "reach" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver", background: true },
      { do: "release" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
    live: {
      steps: [
        { do: "hold", at: "setEndpoints" },
        { do: "deliver", background: true },
        { do: "reach" },
        { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
        { do: "deliver", background: true },
        { do: "release" },
      ],
    },
  },
  {
    name: "a failed subscription",
    requirement: "the receiver does nothing for a FAILED subscription",
    remedy: "Leave a FAILED subscription alone, and acknowledge its events. Only PENDING asks for a tenant.",
    subscription: { deploymentStatus: DeploymentStatus.FAILED },
    steps: [{ do: "deliver" }],
    expected: { state: DeploymentStatus.FAILED, tenants: 0, created: 0 },
  },
  {
    name: "an unknown state",
    requirement: "a state of a later version starts nothing, and its event is acknowledged",
    remedy:
      "Treat deploymentStatus as an open list: a value that you do not know means that there is nothing to do. It must not be a parse error.",
    subscription: { deploymentStatus: "POSTPONED" },
    beyond: "No state of this name exists today.",
    steps: [{ do: "deliver" }],
    expected: { state: "POSTPONED", tenants: 0, created: 0 },
  },
];
