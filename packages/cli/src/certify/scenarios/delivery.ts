import { DeploymentStatus, EventType } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const deployedOnce = { state: DeploymentStatus.DEPLOYED, tenants: 1, made: 1 } as const;
const onceOnly =
  "Before you make a tenant, read the subscription, and go on only while it is PENDING. Work on one subscription in one place at a time: a lock or a lease by its id, or a unique key in the table of tenants that a second attempt runs into.";

/** At least once, in any order, at any moment: what the sender may do. */
export const deliveryScenarios: readonly Scenario[] = [
  {
    name: "one event for a paid order",
    guards: "the tenant is made, can be reached, and is reported, in that order",
    remedy:
      "On an event: GET subscription/<id>; if it is PENDING and paid, make the tenant, POST its endpoints (one with the category APP, all https), and only then PATCH deploymentStatus DEPLOYED.",
    steps: [{ do: "deliver", event: { type: EventType.CREATED } }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "the same event twice",
    guards: "a repeated delivery makes no second tenant",
    remedy: onceOnly,
    steps: [{ do: "deliver" }, { do: "settle" }, { do: "deliver" }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "the same event five times at once",
    guards: "deliveries beside each other make no second tenant",
    remedy: onceOnly,
    steps: [{ do: "deliver", copies: 5 }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "a repeated event while the first one is at work",
    guards: "a sender that waits no longer, and sends again, makes no second tenant",
    remedy: `${onceOnly} Acknowledge the second event (or answer 429) while the first one is at work, and look once more when it is done.`,
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "deliver" },
      { do: "release" },
    ],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
    outside: {
      steps: [
        { do: "hold", at: "setEndpoints" },
        { do: "deliver", aside: true },
        { do: "reach" },
        { do: "deliver", aside: true },
        { do: "release" },
      ],
    },
  },
  {
    name: "events in the wrong order",
    guards: "MODIFIED before CREATED is a wake-up like any other",
    remedy:
      "Take every event of a subscription as a wake-up: read the subscription, and decide from its deploymentStatus alone. Neither the type nor the order of events may matter.",
    steps: [
      { do: "deliver", event: { type: EventType.MODIFIED, second: 9 } },
      { do: "deliver", event: { type: EventType.CREATED, second: 1 } },
    ],
    expected: deployedOnce,
  },
  {
    name: "only the second event arrives",
    guards: "a tenant does not hang on CREATED",
    remedy:
      "Do not wait for CREATED. Whatever event comes first: read the subscription, and make the tenant when it is PENDING and paid.",
    steps: [{ do: "deliver", event: { type: EventType.MODIFIED } }],
    expected: deployedOnce,
  },
  {
    name: "an event that is older than the last one",
    guards: "a change is not missed because the sender's clocks disagree",
    remedy:
      "Do not compare the date of an event with the last one. What counts is the state that you read, and that is always the newest.",
    steps: [
      { do: "deliver", event: { second: 9 } },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver", event: { second: 1 } },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
  },
  {
    name: "two changes in one second, with equal bytes",
    guards: "an event that looks like a repeated one is not dropped",
    remedy:
      "Dates are whole seconds, and events carry no delivery id: two real changes can be equal to the byte. Do not drop by a hash of the body. Read the subscription again instead; that costs one GET.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
  },
  {
    name: "a stale event after the end",
    guards: "a late CREATED does not bring a removed tenant back",
    remedy:
      "Before you make a tenant, read the subscription. Only PENDING asks for one; UNDEPLOYED never does, whatever the event says.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
      { do: "wait", minutes: 2 },
      { do: "deliver", event: { type: EventType.CREATED } },
    ],
    expected: {
      state: DeploymentStatus.UNDEPLOYED,
      tenants: 0,
      made: 1,
      calls: { removeTenant: 1, markUndeployed: 1 },
    },
  },
  {
    name: "a change amid the work",
    guards: "what changes while a subscription is worked on is not missed",
    remedy:
      "When an event comes for a subscription that is being worked on, note that it is to be looked at again, and do so when the work ends. Do not throw the event away because a lock is held.",
    steps: [
      { do: "hold", at: "markDeployed" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver", aside: true },
      { do: "release" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
  },
  {
    name: "a lost event",
    guards: "the end of a subscription is noticed without an event",
    remedy:
      "Look by yourself from time to time: read every subscription that has a tenant, say every ten minutes, and handle what you find as if an event had come.",
    steps: [
      { do: "deliver" },
      { do: "wait", minutes: 1 },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "wait", minutes: 30 },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
    outside: { needs: ["sweep"] },
  },
];
