import { DeploymentStatus, EventEntity, EventType } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const deployedOnce = {
  state: DeploymentStatus.DEPLOYED,
  tenants: 1,
  created: 1,
  calls: { removeTenant: 0, markUndeployed: 0 },
  inLine: true,
} as const;
const readAndCompare =
  "On each event, read the subscription, compare it with the state that you last applied to the tenant, and apply the difference.";

/** Changes during the life of a subscription: late payments and refunds, seats, plans, suspension. */
export const changeScenarios: readonly Scenario[] = [
  {
    name: "a deployment long after the order",
    requirement:
      "a tenant is created for an order that waited for months: its period begins when it is deployed",
    remedy:
      "Create the tenant of a PENDING subscription that is paid, whatever its dates say. Before DEPLOYED, endDate and nextInvoice are provisional and may lie in the past; nothing is billed, and nothing expires.",
    subscription: { endDate: "2020-02-01T00:00:00Z", nextInvoice: "2020-02-01T00:00:00Z" },
    steps: [{ do: "deliver" }],
    expected: { ...deployedOnce, calls: { markDeployed: 1 } },
  },
  {
    name: "a renewal that is not paid yet",
    requirement: "the tenant stays in use during the grace period",
    remedy:
      "When a DEPLOYED subscription has paid false, a payment is due, and the customer has some days for it. Keep the tenant in use. Only UNDEPLOY_SENT asks for its end.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { paid: false } },
      { do: "deliver" },
      { do: "wait", minutes: 1 },
    ],
    expected: deployedOnce,
  },
  {
    name: "a grace that ends without a payment",
    requirement: "the tenant of a customer who did not pay is removed, and the removal is reported",
    remedy: "Act on UNDEPLOY_SENT whether or not the subscription is paid: paid matters for PENDING alone.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { paid: false } },
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT, paid: false } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 1, calls: { markUndeployed: 1 } },
  },
  {
    name: "a credit after a failure",
    requirement: "a refund to the customer of a FAILED subscription starts nothing",
    remedy:
      "Leave a FAILED subscription alone, although paid is true: a credit note has given the payment back. Acknowledge events of invoices.",
    subscription: { deploymentStatus: DeploymentStatus.FAILED, paid: true },
    steps: [
      { do: "deliver" },
      { do: "deliver", event: { entity: EventEntity.Invoice, type: EventType.CREATED } },
      { do: "deliver" },
    ],
    expected: { state: DeploymentStatus.FAILED, tenants: 0, created: 0 },
  },
  {
    name: "an order that ends before it has a tenant",
    requirement: "the end is reported even if no tenant was created; the customer gets a credit note",
    remedy:
      "On UNDEPLOY_SENT remove what exists, if anything, and always PATCH deploymentStatus to UNDEPLOYED. If there is no tenant, the removal is already done.",
    steps: [{ do: "change", to: { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT } }, { do: "deliver" }],
    expected: { state: DeploymentStatus.UNDEPLOYED, tenants: 0, created: 0, calls: { markUndeployed: 1 } },
  },
  {
    name: "more seats",
    requirement: "a larger quantity is applied to the existing tenant",
    remedy: `${readAndCompare} A change of billingItems is a new limit of the tenant, and asks for no new tenant and no report.`,
    subscription: { billingItems: { "billingItem/1": 3 } },
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { billingItems: { "billingItem/1": 5 } } },
      { do: "deliver" },
    ],
    expected: deployedOnce,
  },
  {
    name: "fewer seats",
    requirement: "a smaller quantity is applied to the existing tenant",
    remedy: `${readAndCompare} Quantities go down too, when a new period begins.`,
    subscription: { billingItems: { "billingItem/1": 5 } },
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { billingItems: { "billingItem/1": 2 } } },
      { do: "deliver" },
    ],
    expected: deployedOnce,
  },
  {
    name: "an upgrade that was cancelled",
    requirement: "an upgrade that never takes effect changes nothing",
    remedy:
      "Take the plan from productVersion of the subscription that you read, and from nowhere else. An upgrade may be asked for, deferred, and cancelled before its period begins: until then the subscription has its old plan.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "deliver", event: { second: 1 } },
      { do: "settle" },
      { do: "deliver", event: { second: 2 } },
    ],
    expected: { ...deployedOnce, calls: { ...deployedOnce.calls, markDeployed: 1 } },
  },
  {
    name: "a suspension",
    requirement: "a STOPPED subscription keeps its tenant, which nobody may use",
    remedy:
      "On STOPPED block the access to the tenant, and keep it with its data. Report nothing: a stop is not an end.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.STOPPED } },
      { do: "deliver" },
    ],
    expected: { ...deployedOnce, state: DeploymentStatus.STOPPED },
  },
  {
    name: "the end of a suspension",
    requirement: "when a subscription is started again, its old tenant is unblocked",
    remedy:
      "When you read DEPLOYED, unblock the tenant if it was blocked. It is the same tenant: create no second one, and do not report DEPLOYED again.",
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.STOPPED } },
      { do: "deliver" },
      { do: "settle" },
      { do: "change", to: { deploymentStatus: DeploymentStatus.DEPLOYED } },
      { do: "deliver" },
    ],
    expected: { ...deployedOnce, calls: { ...deployedOnce.calls, markDeployed: 1 } },
  },
];
