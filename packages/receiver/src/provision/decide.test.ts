import { DeploymentStatus, lifecycle, type Subscription, SubscriptionType } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { pendingSubscription } from "../../test/fake-marketplace.js";
import { type Decision, decide } from "./decide.js";
import { emptyRecord, type Run, type SubscriptionRecord, type TenantState } from "./record.js";
import { takeSnapshot } from "./snapshot.js";

const subscription = (changes: Partial<Subscription> = {}): Subscription => pendingSubscription(changes);
const snapshot = takeSnapshot(subscription());
const run = (kind: Run["kind"]): Run => ({ kind, idempotencyKey: "k", target: "", steps: {}, done: [] });
const tenants = ["none", "partial", "present", "failed", "removed"] as const satisfies TenantState[];

function recordOf(tenant: TenantState, changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  const made = tenant === "present" ? { tenantId: "t", snapshot } : {};
  return { ...emptyRecord, tenant, ...made, ...changes };
}

function kindOf(
  status: Subscription["deploymentStatus"] | "gone",
  record: SubscriptionRecord,
  changes: Partial<Subscription> = {},
): Decision["kind"] {
  const fetched =
    status === "gone" ? ("gone" as const) : subscription({ ...changes, deploymentStatus: status });
  return decide({ fetched, record, servesSandbox: () => true }).kind;
}

// Every state with every stored tenant. `gone` stands for a subscription that answers 404.
const table = {
  WAITING_PAYMENT: { none: "wait", partial: "wait", present: "wait", failed: "wait", removed: "wait" },
  PENDING: {
    none: "provision",
    partial: "provision",
    present: "report_deployed",
    failed: "provision",
    removed: "provision",
  },
  DEPLOYED: { none: "adopt", partial: "adopt", present: "nothing", failed: "adopt", removed: "adopt" },
  UNDEPLOY_SENT: {
    none: "deprovision",
    partial: "deprovision",
    present: "deprovision",
    failed: "deprovision",
    removed: "deprovision",
  },
  STOPPED: { none: "adopt", partial: "adopt", present: "update", failed: "adopt", removed: "adopt" },
  UNDEPLOYED: {
    none: "nothing",
    partial: "deprovision",
    present: "deprovision",
    failed: "nothing",
    removed: "nothing",
  },
  FAILED: { none: "nothing", partial: "nothing", present: "nothing", failed: "nothing", removed: "nothing" },
  gone: { none: "stub", partial: "gone", present: "gone", failed: "nothing", removed: "nothing" },
  ELSEWHERE: {
    none: "unknown_status",
    partial: "unknown_status",
    present: "unknown_status",
    failed: "unknown_status",
    removed: "unknown_status",
  },
} satisfies Record<
  keyof typeof lifecycle.states | "gone" | "ELSEWHERE",
  Record<TenantState, Decision["kind"]>
>;

describe("decide", () => {
  const statuses = [...Object.keys(lifecycle.states), "gone", "ELSEWHERE"] as (keyof typeof table)[];
  const cells = statuses.flatMap((status) => tenants.map((tenant) => ({ status, tenant })));

  test.each(cells)("$status with a tenant that is $tenant", ({ status, tenant }) => {
    expect(kindOf(status, recordOf(tenant))).toBe(table[status][tenant]);
  });

  test("reads the other spelling of WAITING_PAYMENT", () => {
    expect(kindOf("WAITING_FOR_PAYMENT", recordOf("none"))).toBe("wait");
  });

  test.each(tenants)("waits for the payment of a PENDING order, whatever is stored: %s", (tenant) => {
    expect(kindOf(DeploymentStatus.PENDING, recordOf(tenant), { paid: false })).toBe("wait");
  });

  test("provisions a trial that nobody paid", () => {
    const trial = { paid: false, type: SubscriptionType.TRIAL };

    expect(kindOf(DeploymentStatus.PENDING, recordOf("none"), trial)).toBe("provision");
  });

  test("completes what was deployed before a crash, and only when the tenant had been made", () => {
    const made = recordOf("partial", { snapshot });

    expect(kindOf(DeploymentStatus.DEPLOYED, made)).toBe("complete");
    expect(kindOf(DeploymentStatus.DEPLOYED, recordOf("partial", { tenantId: "t" }))).toBe("adopt");
  });

  test("carries a failure through, before and after it was reported, paid or not", () => {
    const failing = recordOf("failed", { run: run("failure") });

    expect(kindOf(DeploymentStatus.PENDING, failing)).toBe("report_failed");
    expect(kindOf(DeploymentStatus.PENDING, failing, { paid: false })).toBe("report_failed");
    expect(kindOf(DeploymentStatus.FAILED, failing)).toBe("report_failed");
  });

  test("cleans up a half-done failure of a subscription that is over", () => {
    const failing = recordOf("failed", { run: run("failure") });

    expect(kindOf(DeploymentStatus.UNDEPLOYED, failing)).toBe("deprovision");
  });

  test("confirms a removal that was asked for, and not one that is over", () => {
    const decisionFor = (deploymentStatus: DeploymentStatus): Decision =>
      decide({
        fetched: subscription({ deploymentStatus }),
        record: recordOf("present"),
        servesSandbox: () => true,
      });

    expect(decisionFor(DeploymentStatus.UNDEPLOY_SENT)).toEqual({ kind: "deprovision", confirm: true });
    expect(decisionFor(DeploymentStatus.UNDEPLOYED)).toEqual({ kind: "deprovision", confirm: false });
  });

  test("does not serve sandbox orders where that is switched off, but never leaves a tenant behind", () => {
    const decideFor = (deploymentStatus: DeploymentStatus, tenant: TenantState): Decision["kind"] =>
      decide({
        fetched: subscription({ deploymentStatus, type: SubscriptionType.SANDBOX }),
        record: recordOf(tenant, tenant === "present" ? { snapshot: { ...snapshot, type: "SANDBOX" } } : {}),
        servesSandbox: () => false,
      }).kind;

    expect(decideFor(DeploymentStatus.PENDING, "none")).toBe("ignore");
    expect(decideFor(DeploymentStatus.DEPLOYED, "none")).toBe("ignore");
    expect(decideFor(DeploymentStatus.PENDING, "partial")).toBe("provision");
    expect(decideFor(DeploymentStatus.DEPLOYED, "present")).toBe("nothing");
    expect(decideFor(DeploymentStatus.UNDEPLOY_SENT, "present")).toBe("deprovision");
  });
});

describe("changes of a deployed subscription", () => {
  function changesTo(changes: Partial<Subscription>, before: Partial<Subscription> = {}): readonly string[] {
    const record = recordOf("present", { snapshot: takeSnapshot(subscription(before)) });
    const fetched = subscription({ ...before, deploymentStatus: DeploymentStatus.DEPLOYED, ...changes });
    const decision = decide({ fetched, record, servesSandbox: () => true });
    return decision.kind === "update" ? decision.changes.map(({ kind }) => kind) : [decision.kind];
  }
  const [early, late] = ["2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"];

  test.each([
    ["a later end", ["renewed"], { endDate: late }, { endDate: early }],
    ["an earlier end", ["nothing"], { endDate: early }, { endDate: late }],
    [
      "the same end in another spelling",
      ["nothing"],
      { endDate: "2026-02-01T01:00:00+01:00" },
      { endDate: early },
    ],
    ["another plan", ["upgraded"], { productVersion: { url: "productVersion/99" } }, {}],
    [
      "a trial that became paid",
      ["converted"],
      { type: "NORMAL", endDate: late },
      { type: "TRIAL", endDate: early },
    ],
    [
      "another parameter",
      ["parameters"],
      { configurationParameters: { "configurationParameter/1": "b" } },
      {},
    ],
    [
      "another quantity",
      ["parameters"],
      { billingItems: { "billingItem/1": 2 } },
      { billingItems: { "billingItem/1": 1 } },
    ],
    ["a stop", ["stopped"], { deploymentStatus: "STOPPED" }, {}],
    ["a start", ["started"], {}, { deploymentStatus: "STOPPED" }],
    ["a new name", ["nothing"], { name: "Another name" }, {}],
    [
      "the same parameters in another order",
      ["nothing"],
      { configurationParameters: { b: "2", a: "1" } },
      { configurationParameters: { a: "1", b: "2" } },
    ],
    [
      "several at once",
      ["converted", "upgraded", "parameters"],
      { type: "NORMAL", productVersion: { url: "productVersion/99" }, billingItems: { "billingItem/9": 1 } },
      { type: "TRIAL" },
    ],
  ] satisfies [string, string[], Partial<Subscription>, Partial<Subscription>][])(
    "%s: %j",
    (_, kinds, changes, before) => {
      expect(changesTo(changes, before)).toEqual(kinds);
    },
  );
});
