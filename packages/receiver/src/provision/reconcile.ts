import type { Subscription } from "@syndikit/contract";
import type { TaskResult } from "../queue/task.js";
import { type Decision, decide } from "./decide.js";
import { provisionTenant } from "./provision-tenant.js";
import type { ProvisionerOptions } from "./provisioner-options.js";
import { removeTenant } from "./remove-tenant.js";
import { reportFailure } from "./report-failure.js";
import { takeSnapshot } from "./snapshot.js";
import { updateTenant } from "./update-tenant.js";
import type { Next, Work } from "./work.js";

// A state that moves faster than this is left to the back-off.
const rounds = 5;

/** Reads the current state, decides, acts, and begins again where the state moved meanwhile. */
export async function reconcile(work: Work): Promise<TaskResult> {
  const servesSandbox = sandboxPolicy(work.options.sandbox);
  for (let round = 0; round < rounds; round += 1) {
    const fetched = await work.marketplace.read();
    const decision = decide({ fetched, record: work.keeper.record, servesSandbox });
    work.report.decided({ subscriptionId: work.id, decision });
    if (work.options.dryRun === true) return { kind: "done" };
    if ((await act(work, decision, fetched)) === "done") return { kind: "done" };
  }
  const error = new Error(`subscription/${work.id} changed at each of ${rounds} looks.`);
  return { kind: "retry", error };
}

async function act(work: Work, decision: Decision, fetched: Subscription | "gone"): Promise<Next> {
  const { keeper } = work;
  if (fetched === "gone") return actOnGone(work, decision);
  switch (decision.kind) {
    case "wait":
      await keeper.update({ waiting: true });
      return "done";
    case "provision":
      return provisionTenant(work, fetched);
    case "report_deployed":
      await work.marketplace.report("markDeployed");
      return "done";
    case "report_failed":
      return reportFailure(work, fetched);
    case "complete":
      await keeper.update({ tenant: "present", run: undefined, waiting: undefined });
      // What changed since the tenant was made is still to be applied.
      return "again";
    case "adopt":
      return adopt(work, fetched);
    case "update":
      return updateTenant(work, fetched, decision.changes);
    case "deprovision":
      return removeTenant(work, fetched, decision.confirm);
    case "unknown_status":
      work.report.warning({
        code: "unknown_status",
        message: `The state "${decision.status}" is not known. Nothing is done until it changes.`,
        subject: `subscription/${work.id}`,
      });
      await keeper.update({ waiting: true });
      return "done";
    case "nothing":
      // A change that was taken back leaves its run behind.
      await keeper.update({
        waiting: undefined,
        ...(keeper.record.tenant === "present" ? { run: undefined } : {}),
      });
      return "done";
    case "gone":
    case "stub":
    case "ignore":
      await keeper.update({ waiting: undefined });
      return "done";
    default:
      return decision satisfies never;
  }
}

async function actOnGone(work: Work, decision: Decision): Promise<Next> {
  if (decision.kind === "gone") {
    if (work.options.gone === "deprovision") return removeTenant(work, undefined, false);
    work.report.warning({
      code: "gone",
      message: "The marketplace does not know this subscription any more, and its tenant is still there.",
      subject: `subscription/${work.id}`,
    });
  }
  await work.keeper.update({ waiting: undefined });
  return "done";
}

async function adopt(work: Work, subscription: Subscription): Promise<Next> {
  const tenantId = await work.options.adopt?.({ subscription });
  work.report.warning({
    code: "adopted",
    message: "This subscription is deployed and the store did not know it. It is taken over as it is.",
    subject: `subscription/${work.id}`,
  });
  await work.keeper.update({
    tenant: "present",
    tenantId,
    snapshot: takeSnapshot(subscription),
    run: undefined,
    waiting: undefined,
  });
  return "done";
}

function sandboxPolicy(
  sandbox: ProvisionerOptions["sandbox"] = "provision",
): (subscription: Subscription) => boolean {
  return typeof sandbox === "function" ? sandbox : () => sandbox === "provision";
}
