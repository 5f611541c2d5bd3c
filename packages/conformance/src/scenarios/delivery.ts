import { DeploymentStatus, EventType } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const deployedOnce = { state: DeploymentStatus.DEPLOYED, tenants: 1, created: 1 } as const;
const createOnce =
  "Before you create a tenant, read the subscription, and continue only while it is PENDING. Let only one worker handle a subscription at a time: take a lock or a lease by its id, or put a unique key on the table of tenants so that a second attempt fails.";

/** What the sender may do: deliver more than once, in any order, at any moment. */
export const deliveryScenarios: readonly Scenario[] = [
  {
    name: "one event for a paid order",
    requirement: "the tenant is created, its endpoints are posted, and then it is reported, in that order",
    remedy:
      "On an event, GET subscription/<id>. If it is PENDING and paid, create the tenant, POST its endpoints (one with the category APP, all https), and only then PATCH deploymentStatus to DEPLOYED.",
    steps: [{ do: "deliver", event: { type: EventType.CREATED } }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "the same event twice",
    requirement: "a repeated delivery creates no second tenant",
    remedy: createOnce,
    steps: [{ do: "deliver" }, { do: "settle" }, { do: "deliver" }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "the same event five times at once",
    requirement: "concurrent deliveries create no second tenant",
    remedy: createOnce,
    steps: [{ do: "deliver", copies: 5 }],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
  },
  {
    name: "a repeated event while the first is being handled",
    requirement: "a delivery that is repeated after a timeout creates no second tenant",
    remedy: `${createOnce} Acknowledge the second event (or answer 429) while the first is being handled, and read the subscription once more when that work is done.`,
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", background: true },
      { do: "reach" },
      { do: "deliver" },
      { do: "release" },
    ],
    expected: { ...deployedOnce, calls: { createTenant: 1, markDeployed: 1 } },
    live: {
      steps: [
        { do: "hold", at: "setEndpoints" },
        { do: "deliver", background: true },
        { do: "reach" },
        { do: "deliver", background: true },
        { do: "release" },
      ],
    },
  },
  {
    name: "events out of order",
    requirement: "MODIFIED before CREATED is handled like any other event",
    remedy:
      "Treat every event of a subscription as a signal to read that subscription, and decide by its deploymentStatus alone. Neither the type nor the order of events may matter.",
    steps: [
      { do: "deliver", event: { type: EventType.MODIFIED, second: 9 } },
      { do: "deliver", event: { type: EventType.CREATED, second: 1 } },
    ],
    expected: deployedOnce,
  },
  {
    name: "only the second event arrives",
    requirement: "a tenant is created without a CREATED event",
    remedy:
      "Do not wait for CREATED. On any event, read the subscription, and create the tenant when it is PENDING and paid.",
    steps: [{ do: "deliver", event: { type: EventType.MODIFIED } }],
    expected: deployedOnce,
  },
  {
    name: "an event that is older than the last one",
    requirement: "no change is missed when an event has an earlier date than the one before it",
    remedy:
      "Do not compare the dates of events. What counts is the state that you read, and that is always the newest.",
    steps: [
      { do: "deliver", event: { second: 9 } },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver", event: { second: 1 } },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
  },
  {
    name: "two changes in one second, with equal bytes",
    requirement: "an event that looks like a repeated one is not dropped",
    remedy:
      "Dates are whole seconds, and an event need not carry an eventId, so two real changes can be equal to the byte. Do not drop events by a hash of the body. Read the subscription again instead: that costs one GET.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
  },
  {
    name: "a stale event after the end",
    requirement: "a late CREATED does not bring a removed tenant back",
    remedy:
      "Before you create a tenant, read the subscription. Only PENDING asks for a tenant. UNDEPLOYED never does, whatever the event says.",
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
      created: 1,
      calls: { removeTenant: 1, markUndeployed: 1 },
    },
  },
  {
    name: "a change during the work",
    requirement: "a change during the handling of an earlier event is not missed",
    remedy:
      "When an event comes for a subscription that is being handled, note that it must be read again, and read it when the work ends. Do not drop the event because a lock is held.",
    steps: [
      { do: "hold", at: "markDeployed" },
      { do: "deliver", background: true },
      { do: "reach" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver", background: true },
      { do: "release" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
  },
  {
    name: "a lost event",
    requirement: "the end of a subscription is noticed without an event",
    remedy:
      "Poll: read every subscription that has a tenant from time to time, for example every ten minutes, and handle what you find as if an event had come.",
    steps: [
      { do: "deliver" },
      { do: "wait", minutes: 1 },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "wait", minutes: 30 },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
    live: { needs: ["sweep"] },
  },
];
