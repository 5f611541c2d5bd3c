import { DeploymentStatus, readState, type Subscription } from "@syndikit/contract";
import { checkDone } from "../check-return.js";
import { ReceiverError } from "../receiver-error.js";
import { checkInstructions } from "./check-result.js";
import { type Next, runVendorCode, type Work } from "./work.js";

/** Reports FAILED, then sends the instructions, then lets the vendor's code clean up; each only once. */
export async function reportFailure(work: Work, subscription: Subscription): Promise<Next> {
  const { keeper, marketplace, options } = work;
  const run = await keeper.begin("failure");
  const { failure = {}, tenantId, provisionSteps } = keeper.record;

  if (readState(subscription.deploymentStatus) === DeploymentStatus.PENDING) {
    await keeper.once("markFailed", () => marketplace.report("markFailed"));
  }
  if (Object.keys(failure).length > 0) {
    await keeper.once("instructions", async () => {
      const faults = checkInstructions(failure);
      if (faults.length > 0) {
        throw new ReceiverError(
          "invalid_result",
          `The customer cannot be told why it failed. ${faults.join(" ")}`,
        );
      }
      await marketplace.setInstructions(failure);
    });
  }
  await keeper.once("rollback", () =>
    runVendorCode(work, run, {
      name: "rollback()",
      scope: "rollback/",
      check: checkDone,
      run: (context) => options.rollback?.({ subscription, tenantId, steps: provisionSteps, ...context }),
    }),
  );
  await keeper.update({ run: undefined });
  return "done";
}
