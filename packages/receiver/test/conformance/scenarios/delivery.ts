import type { Scenario } from "../scenario.js";

const deployedOnce = { state: "DEPLOYED", tenants: 1, made: 1 } as const;

/** At least once, in any order, at any moment: what the sender may do. */
export const deliveryScenarios: readonly Scenario[] = [
  {
    name: "one event for a paid order",
    guards: "the tenant is made, can be reached, and is reported, in that order",
    steps: [{ do: "deliver", event: { type: "CREATED" } }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "the same event twice",
    guards: "a repeated delivery makes no second tenant",
    steps: [{ do: "deliver" }, { do: "deliver" }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "the same event five times at once",
    guards: "deliveries beside each other make no second tenant",
    steps: [{ do: "deliver", copies: 5 }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "a repeated event while the first one is at work",
    guards: "a sender that waits no longer, and sends again, makes no second tenant",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "deliver" },
      { do: "release" },
    ],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "events in the wrong order",
    guards: "MODIFIED before CREATED is a wake-up like any other",
    steps: [
      { do: "deliver", event: { type: "MODIFIED", date: "2026-01-01T00:00:09Z" } },
      { do: "deliver", event: { type: "CREATED", date: "2026-01-01T00:00:01Z" } },
    ],
    expected: deployedOnce,
  },
  {
    name: "only the second event arrives",
    guards: "a tenant does not hang on CREATED",
    steps: [{ do: "deliver", event: { type: "MODIFIED" } }],
    expected: deployedOnce,
  },
  {
    name: "an event that is older than the last one",
    guards: "a change is not missed because the sender's clocks disagree",
    steps: [
      { do: "deliver", event: { date: "2026-01-01T00:00:09Z" } },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver", event: { date: "2026-01-01T00:00:01Z" } },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1 },
  },
  {
    name: "two changes in one second, with equal bytes",
    guards: "an event that looks like a repeated one is not dropped",
    steps: [
      { do: "deliver" },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver" },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1 },
  },
  {
    name: "a stale event after the end",
    guards: "a late CREATED does not bring a removed tenant back",
    steps: [
      { do: "deliver" },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver" },
      { do: "wait", minutes: 2 },
      { do: "deliver", event: { type: "CREATED" } },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1, calls: { removeTenant: 1, markUndeployed: 1 } },
  },
  {
    name: "a change amid the work",
    guards: "what changes while a subscription is worked on is not missed",
    steps: [
      { do: "hold", at: "markDeployed" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver", aside: true },
      { do: "release" },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1 },
  },
  {
    name: "a lost event",
    guards: "the end of a subscription is noticed without an event",
    steps: [
      { do: "deliver" },
      { do: "wait", minutes: 1 },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "wait", minutes: 30 },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1 },
  },
];
