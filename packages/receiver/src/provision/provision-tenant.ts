import {
  DeploymentStatus,
  readState,
  type Subscription,
  type SubscriptionEndpoint,
  type SubscriptionEndpointInput,
} from "@syndikit/contract";
import { ReceiverError } from "../receiver-error.js";
import { checkResult } from "./check-result.js";
import { identify, isSame } from "./identity.js";
import { PermanentFailure } from "./permanent-failure.js";
import type { Run } from "./record.js";
import { takeSnapshot } from "./snapshot.js";
import { Suspended } from "./steps.js";
import { type Next, runVendorCode, type Work } from "./work.js";

/** Makes the tenant, tells the customer how to reach it, and last reports it as deployed. */
export async function provisionTenant(work: Work, subscription: Subscription): Promise<Next> {
  const { keeper, marketplace } = work;
  const fresh = { tenant: "partial", provisionSteps: {}, snapshot: undefined, failure: undefined } as const;
  const run = await keeper.begin("provision", { patch: { waiting: undefined, ...fresh } });
  const made = await makeTenant(work, run, subscription);
  if (made === "again") return "again";
  const { result } = made;
  checkResult(result);

  const { tenantId, endpoints, instructions = {}, credentials = [] } = result;
  await keeper.update({ tenantId, snapshot: takeSnapshot(subscription) });
  await keeper.once("endpoints", async () => {
    // Before a crash, the call may have arrived. The interface does not say whether a second call replaces or adds.
    if (!sameEndpoints(subscription.syndicatedEndpoints, endpoints))
      await marketplace.setEndpoints(endpoints);
  });
  if (Object.keys(instructions).length > 0) {
    await keeper.once("instructions", () => marketplace.setInstructions(instructions));
  }
  if (credentials.length > 0) {
    await keeper.once("credentials", () => marketplace.setCredentials(credentials));
  }

  // Read again: the customer may have cancelled, or the report may have arrived before a crash.
  if (!(await isPending(work))) return "again";
  await marketplace.report("markDeployed");
  await keeper.update({ tenant: "present", run: undefined, failedState: undefined });
  // The deployment has set dates, so the state that later changes are compared with is read again.
  return "again";
}

async function makeTenant(
  work: Work,
  run: Run,
  subscription: Subscription,
): Promise<{ readonly result: unknown } | "again"> {
  const { keeper, options, task, marketplace } = work;
  let superseded = false;
  const checkpoint = async (): Promise<void> => {
    if (!task.isStale() || (await isPending(work))) return;
    superseded = true;
    throw new ReceiverError("superseded", `subscription/${work.id} must not be provisioned any more.`);
  };
  const buyer = await marketplace.readBuyer(subscription);
  try {
    const result = await runVendorCode(work, run, {
      name: "provision()",
      scope: "",
      checkpoint,
      run: (context) => options.provision({ subscription, buyer, ...context }),
    });
    // The vendor's code may have caught the error of the step.
    return superseded ? "again" : { result };
  } catch (error) {
    if (superseded && !(error instanceof Suspended)) return "again";
    if (!PermanentFailure.is(error)) throw error;
    await keeper.begin("failure", { patch: { tenant: "failed", failure: error.instructions } });
    return "again";
  }
}

/** Whether the subscription still waits for its tenant, and is still the one that the work began for. */
async function isPending({ marketplace, keeper }: Work): Promise<boolean> {
  const current = await marketplace.read();
  if (current === "gone" || readState(current.deploymentStatus) !== DeploymentStatus.PENDING) return false;
  const [known, found] = [keeper.record.identity, identify(current)];
  return known === undefined || found === undefined || isSame(known, found);
}

function sameEndpoints(
  left: readonly SubscriptionEndpoint[] | undefined,
  right: readonly SubscriptionEndpointInput[],
): boolean {
  const texts = (list: readonly SubscriptionEndpoint[]): string[] =>
    list
      .map(({ category, endpoint, description }) => JSON.stringify([category, endpoint, description ?? null]))
      .sort();
  return JSON.stringify(texts(left ?? [])) === JSON.stringify(texts(right));
}
