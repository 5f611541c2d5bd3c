import type { Scenario } from "../scenario.js";

const deployedOnce = { state: "DEPLOYED", tenants: 1, made: 1 } as const;

/** Crashes, restarts, and calls that fail. */
export const failureScenarios: readonly Scenario[] = [
  {
    name: "a crash after the acknowledgement",
    guards: "what was acknowledged is stored",
    steps: [{ do: "hold", at: "get" }, { do: "deliver", aside: true }, { do: "reach" }, { do: "crash" }],
    expected: deployedOnce,
  },
  {
    name: "a crash after the tenant was made",
    guards: "a tenant that was made before the crash is found again, not made twice",
    steps: [
      { do: "hold", at: "createTenant" },
      { do: "deliver", aside: true },
      { do: "reach" },
      { do: "crash" },
    ],
    expected: deployedOnce,
  },
  {
    name: "a crash after the report",
    guards: "a report that arrived before the crash is not taken for a failure",
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
    steps: [{ do: "fail", at: "setEndpoints", times: 2 }, { do: "deliver" }, { do: "restart" }],
    expected: deployedOnce,
  },
  {
    name: "a restart of a receiver at rest",
    guards: "a tenant is known after a restart",
    steps: [
      { do: "deliver" },
      { do: "restart" },
      { do: "change", to: { deploymentStatus: "UNDEPLOY_SENT" } },
      { do: "deliver" },
    ],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 1 },
  },
  {
    name: "a marketplace that is away",
    guards: "an acknowledged event survives a marketplace that answers 500",
    steps: [{ do: "fail", at: "get", times: 3 }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a cloud that is away",
    guards: "the same event is handled again after a failure, and not taken for a repeated one",
    steps: [{ do: "fail", at: "createTenant", times: 2 }, { do: "deliver" }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "an answer of the cloud that is lost",
    guards: "a tenant that was made, though the call seemed to fail, is not made twice",
    steps: [{ do: "fail", at: "createTenant", after: true }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a report whose answer is lost",
    guards: "a report that arrived is not a failure",
    steps: [{ do: "fail", at: "markDeployed", after: true }, { do: "deliver" }],
    expected: deployedOnce,
  },
  {
    name: "a removal that fails at first",
    guards: "the end of a subscription is reported when the tenant is gone, and not before",
    subscription: { deploymentStatus: "UNDEPLOY_SENT" },
    steps: [{ do: "fail", at: "removeTenant", times: 2 }, { do: "deliver" }],
    expected: { state: "UNDEPLOYED", tenants: 0, made: 0, calls: { removeTenant: 3, markUndeployed: 1 } },
  },
];
