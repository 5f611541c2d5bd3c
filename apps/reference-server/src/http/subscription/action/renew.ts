import type { SubscriptionRenewPatch } from "@syndikit/contract";
import { decideRenew } from "../../../domain/renew.js";
import { readPeriodFacts } from "../../../ledger/facts.js";
import { recordRenewal } from "../../../ledger/period-end.js";
import { allowed } from "../../../marketplace-error.js";
import { noContent } from "../../reply.js";
import { type Action, type ActionServices, theSubscription } from "./action.js";

/** Renews the subscription, or turns a trial into a paid one. */
export async function renew(
  { store, clock, log }: ActionServices,
  action: Action<SubscriptionRenewPatch>,
): Promise<typeof noContent> {
  return store.write(async (tx) => {
    const row = await theSubscription(tx, action);
    const now = clock.now();
    const { hours = null } = action.body;
    const renewal = allowed(decideRenew({ ...(await readPeriodFacts(tx, row, { now })), hours }));
    await recordRenewal(tx, row, { renewal, now, log, creatorId: action.call.principal.userId });
    return noContent;
  });
}
