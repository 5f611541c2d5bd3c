import type { Scenario } from "../scenario.js";

/** States of a subscription, and what follows from each. */
export const lifecycleScenarios: readonly Scenario[] = [
  {
    name: "an order that is not paid",
    guards: "no tenant without a payment",
    subscription: { paid: false },
    steps: [{ do: "deliver", event: { type: "CREATED" } }],
    expected: { state: "PENDING", tenants: 0, made: 0 },
  },
  {
    name: "a payment that comes later",
    guards: "the payment makes the tenant",
    subscription: { deploymentStatus: "WAITING_PAYMENT", paid: false },
    steps: [
      { do: "deliver", event: { type: "CREATED" } },
      { do: "change", to: { deploymentStatus: "PENDING", paid: true } },
      { do: "deliver" },
    ],
    expected: { state: "DEPLOYED", tenants: 1, made: 1 },
  },
  {
    name: "a trial",
    guards: "a trial is served without a payment",
    subscription: { type: "TRIAL", paid: false },
    steps: [{ do: "deliver", event: { type: "CREATED" } }],
    expected: { state: "DEPLOYED", tenants: 1, made: 1 },
  },
  {
    name: "a termination",
    guards: "UNDEPLOY_SENT removes the tenant, and is reported",
    steps: [
      { do: "deliver" },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver" },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1, calls: { markUndeployed: 1 } },
  },
  {
    name: "a cancellation while the tenant is made",
    guards: "a tenant that nobody wants any more does not stay",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver", aside: true },
      { do: "release" },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1 },
  },
  {
    name: "a subscription that failed",
    guards: "nothing happens by itself after FAILED",
    subscription: { deploymentStatus: "FAILED" },
    steps: [{ do: "deliver" }],
    expected: { state: "FAILED", tenants: 0, made: 0 },
  },
  {
    name: "a state that is not known",
    guards: "a state of a later version starts nothing, and is acknowledged",
    subscription: { deploymentStatus: "POSTPONED" },
    steps: [{ do: "deliver" }],
    expected: { state: "POSTPONED", tenants: 0, made: 0 },
  },
];
