import type { Subscription } from "@syndikit/contract";
import { identify, isSame } from "./identity.js";
import { formerKey } from "./subscription-key.js";
import type { Work } from "./work.js";

/**
 * Compares a subscription that was read with the one that the record is about. If it is another one, the record is set
 * aside, and the work begins with an empty one: nothing that was done for one customer counts for another.
 *
 * @returns whether it is another one.
 */
export async function recognise(work: Work, fetched: Subscription | "gone"): Promise<boolean> {
  const { keeper, task } = work;
  const found = fetched === "gone" ? undefined : identify(fetched);
  const known = keeper.record.identity;
  if (found === undefined || known === undefined || isSame(known, found)) {
    if (found !== undefined && known === undefined) keeper.identify(found);
    await task.dropRepeats();
    return false;
  }
  const { former = 0, tenant, tenantId } = keeper.record;
  const as = formerKey(work.scope, work.id, former + 1);
  const name = `subscription/${work.id}`;
  const message =
    `${name} is not the one from ${known.createdAt} of ${known.buyer} that is stored here, but one from ` +
    `${found.createdAt} of ${found.buyer}: the marketplace was reset, or is another one. It begins without a tenant.`;
  if (work.options.dryRun === true) {
    work.report.warning({ code: "other_subscription", message, subject: task.key });
    return true;
  }
  const repeats = await keeper.setAside({ as, error: message, identity: found });
  const owned = tenant === "none" ? "" : `, with its tenant${tenantId === undefined ? "" : ` "${tenantId}"`}`;
  work.report.warning({
    code: "other_subscription",
    message: `${message} The record of the earlier one is kept as ${as}${owned}.`,
    subject: task.key,
  });
  await work.handleAgain(repeats, former + 1);
  return true;
}
