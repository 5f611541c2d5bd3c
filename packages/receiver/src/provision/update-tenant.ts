import type { Subscription } from "@syndikit/contract";
import { checkDone } from "../check-return.js";
import type { Change } from "./changes.js";
import { takeSnapshot } from "./snapshot.js";
import { type Next, runVendorCode, type Work } from "./work.js";

/** Updates a tenant with each change, in order, and then stores the new state. */
export async function updateTenant(
  work: Work,
  subscription: Subscription,
  changes: readonly Change[],
): Promise<Next> {
  const { keeper, options } = work;
  const snapshot = takeSnapshot(subscription);
  // The target is part of the run: if it changes during a retry, work for the old target does not count.
  const run = await keeper.begin("update", { target: JSON.stringify(snapshot) });
  for (const change of changes) {
    await keeper.once(change.kind, () =>
      runVendorCode(work, run, {
        name: "update()",
        scope: `${change.kind}/`,
        check: checkDone,
        run: (context) =>
          options.update?.({ subscription, change, tenantId: keeper.record.tenantId, ...context }),
      }),
    );
  }
  await keeper.update({ snapshot, run: undefined, failedState: undefined });
  return "done";
}
