import { DeploymentStatus } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const deployedOnce = { state: DeploymentStatus.DEPLOYED, tenants: 1, made: 1 } as const;

/** Crashes, restarts, and calls that fail. */
export const failureScenarios: readonly Scenario[] = [
  {
    name: "a crash after the acknowledgement",
    guards: "what was acknowledged is stored",
    remedy:
      "Answer 204 only after the id of the subscription is in a durable store (a row in a table is enough), or after the work itself. Read that store at each start, and go on with what is not done.",
    steps: [{ do: "hold", at: "get" }, { do: "deliver", aside: true }, { do: "reach" }, { do: "crash" }],
    expected: deployedOnce,
  },
  {
    name: "a crash after the tenant was made",
    guards: "a tenant that was made before the crash is found again, not made twice",
    remedy:
      "Name the tenant by the subscription, as tenant-<id>, so that a second attempt finds the first one's tenant. If a lock in your store marks the work, give it an end: a lock of a process that died must not hold for ever.",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "crash" },
    ],
    expected: deployedOnce,
    outside: {
      steps: [
        { do: "hold", at: "setEndpoints" },
        { do: "deliver", aside: true },
        { do: "reach" },
        { do: "crash" },
      ],
    },
  },
  {
    name: "a crash after the report",
    guards: "a report that arrived before the crash is not taken for a failure",
    remedy:
      "Read the subscription before each report. After a crash it may be DEPLOYED already: then note that the work is done, and report nothing.",
    steps: [
      { do: "hold", at: "markDeployed" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "crash" },
      { do: "deliver" },
    ],
    expected: { ...deployedOnce, calls: { markDeployed: 1 } },
  },
  {
    name: "a restart between two attempts",
    guards: "work that failed goes on after a restart",
    remedy:
      "Keep what is to be tried again in your durable store, not in memory or in a timer, and go on with it at each start.",
    steps: [{ do: "fail", at: "setEndpoints", times: 2 }, { do: "deliver" }, { do: "restart" }],
    expected: deployedOnce,
  },
  {
    name: "a restart of a receiver at rest",
    guards: "a tenant is known after a restart",
    remedy:
      "Keep which subscription has which tenant in a durable store, so that a restart can still remove it.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "restart" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
  },
  {
    name: "a marketplace that is away",
    guards: "an acknowledged event survives a marketplace that answers 500",
    remedy:
      "When a call of the marketplace fails with 429, 5xx or without an answer, try again with growing delays until it works; or do not acknowledge the event, so that it is sent again.",
    steps: [{ do: "fail", at: "get", times: 3 }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a cloud that is away",
    guards: "the same event is handled again after a failure, and not taken for a repeated one",
    remedy:
      "Mark an event as handled only when its work is done, not when it came in. Work that failed must be tried again, by your own retries or by the next delivery.",
    steps: [{ do: "fail", at: "createTenant", times: 2 }, { do: "deliver" }, { do: "deliver" }],
    expected: deployedOnce,
    outside: { steps: [{ do: "fail", at: "setEndpoints", times: 2 }, { do: "deliver" }, { do: "deliver" }] },
  },
  {
    name: "an answer of the cloud that is lost",
    guards: "a tenant that was made, though the call seemed to fail, is not made twice",
    remedy:
      "Use the same name or idempotency key for the tenant at each attempt, made from the subscription's id. A random name, or one with the time in it, makes a second tenant.",
    steps: [{ do: "fail", at: "createTenant", after: true }, { do: "deliver" }],
    expected: deployedOnce,
    outside: {
      // The attempt fails after the tenant was made, so the next one must find it.
      steps: [{ do: "fail", at: "setEndpoints", times: 3 }, { do: "deliver" }],
      needs: ["tenants"],
    },
  },
  {
    name: "a report whose answer is lost",
    guards: "a report that arrived is not a failure",
    remedy:
      "When PATCH DEPLOYED fails without an answer, read the subscription. If it is DEPLOYED, the report arrived: keep the tenant, and go on.",
    steps: [{ do: "fail", at: "markDeployed", after: true }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a removal that fails at first",
    guards: "the end of a subscription is reported when the tenant is gone, and not before",
    remedy:
      "On UNDEPLOY_SENT remove the tenant, or block it, and PATCH deploymentStatus UNDEPLOYED only when that has worked. A report that comes first leaves a tenant that nobody pays for, should the removal fail.",
    subscription: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT },
    steps: [{ do: "fail", at: "removeTenant", times: 2 }, { do: "deliver" }],
    expected: {
      state: DeploymentStatus.UNDEPLOYED,
      tenants: 0,
      made: 0,
      calls: { removeTenant: 3, markUndeployed: 1 },
    },
    outside: {
      subscription: {},
      steps: [
        { do: "deliver" },
        { do: "settle" },
        { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } },
        { do: "fail", at: "markUndeployed", times: 2 },
        { do: "deliver" },
      ],
      expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, made: 1 },
      needs: ["tenants"],
    },
  },
];
