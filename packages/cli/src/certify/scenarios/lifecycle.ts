import { DeploymentStatus, EventType, SubscriptionType } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

/** States of a subscription, and what follows from each. */
export const lifecycleScenarios: readonly Scenario[] = [
  {
    name: "an order that is not paid",
    guards: "no tenant without a payment",
    remedy:
      "Make a tenant only when paid is true, or when type is TRIAL. The event of the payment follows by itself.",
    subscription: { paid: false },
    steps: [{ do: "deliver", event: { type: EventType.CREATED } }],
    expected: { state: DeploymentStatus.PENDING, tenants: 0, made: 0 },
  },
  {
    name: "a payment that comes later",
    guards: "the payment makes the tenant",
    remedy:
      "Acknowledge the event of a subscription in WAITING_PAYMENT, and do nothing. Make the tenant when the next event finds it PENDING and paid.",
    subscription: { deploymentStatus: DeploymentStatus.WAITING_PAYMENT, paid: false },
    steps: [
      { do: "deliver", event: { type: EventType.CREATED } },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.PENDING, paid: true } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.DEPLOYED, tenants: 1, made: 1 },
  },
  {
    name: "a trial",
    guards: "a trial is served without a payment",
    remedy: "Make the tenant of a PENDING subscription whose type is TRIAL, also when paid is false.",
    subscription: { type: SubscriptionType.TRIAL, paid: false },
    steps: [{ do: "deliver", event: { type: EventType.CREATED } }],
    expected: { state: DeploymentStatus.DEPLOYED, tenants: 1, made: 1 },
  },
  {
    name: "a termination",
    guards: "UNDEPLOY_SENT removes the tenant, and is reported",
    remedy:
      "When you read UNDEPLOY_SENT: remove the tenant, or block access to it, and then PATCH deploymentStatus UNDEPLOYED. The DELETED event comes only after your report, so do not wait for it.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1, calls: { markUndeployed: 1 } },
  },
  {
    name: "a cancellation while the tenant is made",
    guards: "a tenant that nobody wants any more does not stay",
    remedy:
      "Read the subscription again before you report DEPLOYED, and when the report is refused with 409. If it is UNDEPLOY_SENT by then, remove what you have made, and report UNDEPLOYED.",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver", aside: true },
      { do: "release" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
    outside: {
      steps: [
        { do: "hold", at: "setEndpoints" },
        { do: "deliver", aside: true },
        { do: "reach" },
        { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
        { do: "deliver", aside: true },
        { do: "release" },
      ],
    },
  },
  {
    name: "a subscription that failed",
    guards: "nothing happens by itself after FAILED",
    remedy: "Leave a FAILED subscription alone, and acknowledge its events. Only PENDING asks for a tenant.",
    subscription: { deploymentStatus: DeploymentStatus.FAILED },
    steps: [{ do: "deliver" }],
    expected: { state: DeploymentStatus.FAILED, tenants: 0, made: 0 },
  },
  {
    name: "a state that is not known",
    guards: "a state of a later version starts nothing, and is acknowledged",
    remedy:
      "Treat deploymentStatus as an open list: a value that you do not know means that there is nothing to do. Do not make it an error of the parser.",
    subscription: { deploymentStatus: "POSTPONED" },
    steps: [{ do: "deliver" }],
    expected: { state: "POSTPONED", tenants: 0, made: 0 },
  },
];
