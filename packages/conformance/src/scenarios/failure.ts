import { DeploymentStatus } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const deployedOnce = { state: DeploymentStatus.DEPLOYED, tenants: 1, created: 1 } as const;

/** Crashes, restarts, and calls that fail. */
export const failureScenarios: readonly Scenario[] = [
  {
    name: "a crash after the acknowledgement",
    requirement: "an event that was acknowledged is not lost in a crash",
    remedy:
      "Answer 204 only after the id of the subscription is in a durable store (a row in a table is enough), or after the work itself. Read that store at every start, and continue what is not done.",
    steps: [{ do: "hold", at: "get" }, { do: "deliver", background: true }, { do: "reach" }, { do: "crash" }],
    expected: deployedOnce,
  },
  {
    name: "a crash after the tenant was created",
    requirement: "a tenant that was created before the crash is found again, not created twice",
    remedy:
      "Name the tenant after the subscription, for example tenant-<id>-<createdAt>, so that a second attempt finds the tenant of the first. If your store holds a lock during the work, let it expire: the lock of a process that died must not be held for ever.",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", background: true },
      { do: "reach" },
      { do: "crash" },
    ],
    expected: deployedOnce,
    live: {
      steps: [
        { do: "hold", at: "setEndpoints" },
        { do: "deliver", background: true },
        { do: "reach" },
        { do: "crash" },
      ],
    },
  },
  {
    name: "a crash after the report",
    requirement: "a report that arrived before the crash is not repeated or treated as an error",
    remedy:
      "Read the subscription before each report. After a crash it may be DEPLOYED already: then note that the work is done, and report nothing.",
    steps: [
      { do: "hold", at: "markDeployed" },
      { do: "deliver", background: true },
      { do: "reach" },
      { do: "crash" },
      { do: "deliver" },
    ],
    expected: { ...deployedOnce, calls: { markDeployed: 1 } },
  },
  {
    name: "a restart between two attempts",
    requirement: "work that failed is tried again after a restart",
    remedy:
      "Keep the work to retry in your durable store, not in memory or in a timer, and continue it at every start.",
    steps: [{ do: "fail", at: "setEndpoints", times: 2 }, { do: "deliver" }, { do: "restart" }],
    expected: deployedOnce,
  },
  {
    name: "a restart while idle",
    requirement: "a tenant is still known after a restart",
    remedy:
      "Keep which subscription has which tenant in a durable store, so that the tenant can still be removed after a restart.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "restart" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
  },
  {
    name: "a marketplace that is down",
    requirement: "an acknowledged event survives a marketplace that answers 500",
    remedy:
      "When a call of the marketplace fails with 429 or 5xx, or without an answer, retry with growing delays until it succeeds. Or do not acknowledge the event, so that it is sent again.",
    steps: [{ do: "fail", at: "get", times: 3 }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a cloud that is down",
    requirement: "after a failure the same event is handled again, and not ignored as a duplicate",
    remedy:
      "Mark an event as handled only when its work is done, not when it arrives. Work that failed must be tried again, by your own retries or on the next delivery.",
    steps: [{ do: "fail", at: "createTenant", times: 2 }, { do: "deliver" }, { do: "deliver" }],
    expected: deployedOnce,
    live: { steps: [{ do: "fail", at: "setEndpoints", times: 2 }, { do: "deliver" }, { do: "deliver" }] },
  },
  {
    name: "a lost answer from the cloud",
    requirement: "a tenant that was created although the call seemed to fail is not created twice",
    remedy:
      "Use the same name or idempotency key for the tenant at every attempt, derived from the subscription's id and its createdAt. A random name, or one that contains the time of the attempt, creates a second tenant.",
    steps: [{ do: "fail", at: "createTenant", after: true }, { do: "deliver" }],
    expected: deployedOnce,
    live: {
      // The attempt fails after the tenant was created, so the next one must find it.
      steps: [{ do: "fail", at: "setEndpoints", times: 3 }, { do: "deliver" }],
      needs: ["tenants"],
    },
  },
  {
    name: "a report whose answer is lost",
    requirement: "a report that arrived is not treated as failed",
    remedy:
      "When PATCH DEPLOYED fails without an answer, read the subscription. If it is DEPLOYED, the report arrived: keep the tenant.",
    steps: [{ do: "fail", at: "markDeployed", after: true }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a removal that fails at first",
    requirement: "the end of a subscription is reported after the tenant is gone, and not before",
    remedy:
      "On UNDEPLOY_SENT remove the tenant or block it, and PATCH deploymentStatus to UNDEPLOYED only when that has succeeded. If you report first and the removal fails, a tenant remains that nobody pays for.",
    subscription: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT },
    steps: [{ do: "fail", at: "removeTenant", times: 2 }, { do: "deliver" }],
    expected: {
      state: DeploymentStatus.UNDEPLOYED,
      tenants: 0,
      created: 0,
      calls: { removeTenant: 3, markUndeployed: 1 },
    },
    live: {
      subscription: {},
      steps: [
        { do: "deliver" },
        { do: "settle" },
        { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
        { do: "fail", at: "markUndeployed", times: 2 },
        { do: "deliver" },
      ],
      expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1 },
      needs: ["tenants"],
    },
  },
];
