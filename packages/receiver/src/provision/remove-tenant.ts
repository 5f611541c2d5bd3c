import type { Subscription } from "@syndikit/contract";
import { checkDone } from "../check-return.js";
import { type Next, runVendorCode, type Work } from "./work.js";

/** Removes the tenant, and then, with `confirm`, reports it as undeployed. */
export async function removeTenant(
  work: Work,
  subscription: Subscription | undefined,
  confirm: boolean,
): Promise<Next> {
  const { keeper, marketplace, options } = work;
  const run = await keeper.begin("deprovision");
  const { tenant, tenantId, provisionSteps: steps, former = 0 } = keeper.record;
  // Without a tenant of its own, the vendor's code would look for one by the number, and find that of the earlier one.
  const isEarlierOnes = tenant === "none" && former > 0;
  if (tenant !== "removed" && !isEarlierOnes) {
    await runVendorCode(work, run, {
      name: "deprovision()",
      scope: "",
      check: checkDone,
      run: (context) => options.deprovision({ subscription, tenantId, steps, ...context }),
    });
    await keeper.update({ tenant: "removed" });
  }
  // Not read again before: nothing but this report leads on from the state that asks for it.
  if (confirm) await marketplace.report("markUndeployed");
  const over = { run: undefined, waiting: undefined, snapshot: undefined, failure: undefined } as const;
  await keeper.update({ provisionSteps: {}, missingSince: undefined, failedState: undefined, ...over });
  return "done";
}
