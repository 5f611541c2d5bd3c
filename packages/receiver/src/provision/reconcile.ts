import type { Subscription } from "@syndikit/contract";
import { aText, describe } from "../check-options.js";
import { toMilliseconds } from "../duration.js";
import { isPromise } from "../promise.js";
import type { TaskResult } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";
import { type Decision, decide } from "./decide.js";
import { provisionTenant } from "./provision-tenant.js";
import type { ProvisionerOptions } from "./provisioner-options.js";
import { recognise } from "./recognise.js";
import { emptyRecord } from "./record.js";
import { isOpen } from "./record-keeper.js";
import { removeTenant } from "./remove-tenant.js";
import { reportFailure } from "./report-failure.js";
import { takeSnapshot } from "./snapshot.js";
import { updateTenant } from "./update-tenant.js";
import type { Next, Work } from "./work.js";

// If the state changes more often than this, the rest is left to the back-off.
const ROUNDS = 5;

/** For how many milliseconds a subscription that cannot be read is read again, before it becomes a dead letter. */
const UNREADABLE_AFTER = 10 * 60_000;
const MIN_MISSING_DELAY = 5000;
const MAX_MISSING_DELAY = 10 * 60_000;

/** Reads the current state, decides, acts, and starts again if the state has changed meanwhile. */
export async function reconcile(work: Work): Promise<TaskResult> {
  const { keeper, task, marketplace } = work;
  const servesSandbox = sandboxPolicy(work.options.sandbox);
  const notes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const fetched = await marketplace.read();
    const isOther = await recognise(work, fetched);
    if (round === 0) {
      if (task.task.dead !== undefined && !isOther && isUnchanged(work, fetched))
        return { kind: "still_dead", look: true };
      if (task.task.dead !== undefined) await task.revive();
    }
    // In a dry run, the record of another subscription is still there.
    const decision = decide({ fetched, record: isOther ? emptyRecord : keeper.record, servesSandbox });
    // It was reported a moment ago, and reads of the marketplace do not show it yet.
    if (decision.kind === "report_deployed" && notes.length > 0) return toDone(work, notes);
    work.report.decided({ subscriptionId: work.id, decision });
    if (work.options.dryRun === true) return { kind: "done" };
    if (fetched === "gone") {
      const missing = await waitForMissing(work, decision);
      if (missing !== undefined) return missing;
    } else if (keeper.record.missingSince !== undefined) {
      await keeper.update({ missingSince: undefined });
    }
    const next = await act(work, decision, fetched);
    // "Nothing to do" and "ignored" need no entry in the history.
    if (decision.kind !== "nothing" && decision.kind !== "ignore") notes.push(noteOf(decision));
    if (next === "done") return toDone(work, notes);
  }
  const error = new Error(`subscription/${work.id} changed at each of ${ROUNDS} reads.`);
  return { kind: "failed", error };
}

function toDone({ keeper }: Work, notes: readonly string[]): TaskResult {
  const note = notes.length === 0 ? {} : { note: [...new Set(notes)].join(", ") };
  return { kind: "done", look: isOpen(keeper.record), ...note };
}

/** The part of a subscription that a failure depends on: while it does not change, an automatic retry does not help. */
export function stateText(fetched: Subscription | "gone"): string {
  if (fetched === "gone") return "gone";
  return JSON.stringify([fetched.deploymentStatus, fetched.paid, takeSnapshot(fetched)]);
}

function isUnchanged({ keeper }: Work, fetched: Subscription | "gone"): boolean {
  return keeper.record.failedState === stateText(fetched);
}

/** A 404 may be temporary, or come from a wrong address. So the subscription is read again before it counts as gone. */
async function waitForMissing(work: Work, decision: Decision): Promise<TaskResult | undefined> {
  const { keeper, clock, options, task } = work;
  const now = clock.now();
  const since = keeper.record.missingSince ?? now;
  if (decision.kind === "nothing") return undefined;
  await keeper.update({ missingSince: since });
  const missingFor = now - since;
  const message =
    `${task.key} is not readable: the marketplace answers 404. The base URL is wrong, the account of the token is ` +
    "another one, or the subscription is gone.";
  if (decision.kind === "gone" && options.gone === "deprovision") {
    const isCertain = missingFor >= toMilliseconds(options.goneAfter ?? "1d") && work.isReadableSince(since);
    if (isCertain) return undefined;
  } else if (missingFor >= UNREADABLE_AFTER) {
    if (decision.kind === "gone") {
      work.report.warning({ code: "gone", message: `${message} Its tenant is kept.`, subject: task.key });
    }
    await keeper.update({ failedState: stateText("gone") });
    return { kind: "dead", reason: "unreadable", error: new Error(message), look: isOpen(keeper.record) };
  }
  const delay = Math.min(MAX_MISSING_DELAY, Math.max(MIN_MISSING_DELAY, missingFor));
  // It may be the stub of a test event, which would otherwise be sent again and again.
  const acknowledge = decision.kind === "stub";
  return { kind: "delayed", delay, minimum: MIN_MISSING_DELAY, error: new Error(message), acknowledge };
}

function noteOf(decision: Decision): string {
  if (decision.kind !== "update") return NOTES[decision.kind];
  return `updated: ${decision.changes.map(({ kind }) => kind).join(", ")}`;
}

const NOTES: Record<Exclude<Decision["kind"], "update">, string> = {
  wait: "waits for the payment",
  provision: "deployed",
  report_deployed: "reported as deployed",
  report_failed: "reported as failed",
  complete: "deployed",
  adopt: "taken over",
  deprovision: "removed",
  gone: "gone",
  stub: "not known to the marketplace",
  ignore: "not served",
  unknown_status: "in a state that is not known",
  nothing: "in order",
};

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
      return "again";
    case "report_failed":
      return reportFailure(work, fetched);
    case "complete":
      await keeper.update({ tenant: "present", run: undefined, waiting: undefined });
      // Changes since the tenant was made must still be applied.
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
      // A change that was taken back leaves its run behind. Differences that are not a named change, such as an earlier
      // end, become part of the snapshot that later changes are compared with.
      await keeper.update({
        waiting: undefined,
        ...(keeper.record.tenant === "present" ? { run: undefined, snapshot: takeSnapshot(fetched) } : {}),
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
  if (decision.kind === "gone") return removeTenant(work, undefined, false);
  await work.keeper.update({ waiting: undefined });
  return "done";
}

async function adopt(work: Work, subscription: Subscription): Promise<Next> {
  const tenantId = await work.options.adopt?.({ subscription });
  if (tenantId !== undefined && !aText.fits(tenantId)) {
    throw new ReceiverError(
      "invalid_result",
      `adopt() must return the tenant's name as a text, or nothing, not ${describe(tenantId)}.`,
    );
  }
  work.report.warning({
    code: "adopted",
    message: "This subscription is deployed and the store did not know it. It is adopted unchanged.",
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
  if (typeof sandbox !== "function") return () => sandbox === "provision";
  return (subscription) => {
    const serves: unknown = sandbox(subscription);
    // A promise would count as true.
    if (typeof serves === "boolean") return serves;
    const found = isPromise(serves) ? "a promise" : describe(serves);
    throw new ReceiverError("invalid_result", `sandbox() must return true or false, not ${found}.`);
  };
}
