import { DeploymentStatus } from "@syndikit/contract";
import { knownOf } from "../../domain/known.js";
import type { Refusal } from "../../domain/refusal.js";
import { checkSupply, type Supply } from "../../domain/supply.js";
import { updateSubscription } from "../../ledger/subscription.js";
import { allowed, found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import type { Tx } from "../../store/store.js";
import { noContent } from "../reply.js";
import type { ObjectCall } from "../scope.js";
import { findSubscription } from "./find.js";

/** What a vendor supplies for a subscription. */
export interface SupplyRequest {
  readonly supply: Supply;
  /** Why what was sent is not taken; `null` when it is. */
  readonly refusal: Refusal | null;
  /** Replaces what was there. */
  replace(tx: Tx, subscriptionId: number): Promise<void>;
}

/**
 * Takes what a vendor supplies for a subscription, in place of what was there.
 *
 * @throws MarketplaceError 404; 409 in a state in which nothing is supplied; 422 for what breaks a rule.
 */
export async function takeSupply(
  { store, clock }: Pick<Services, "store" | "clock">,
  call: ObjectCall,
  { supply, refusal, replace }: SupplyRequest,
): Promise<typeof noContent> {
  const { id } = call.path;
  return store.write(async (tx) => {
    const { deploymentStatus } = found(await findSubscription(tx, call, id), "subscription", id);
    allowed(checkSupply(knownOf(DeploymentStatus, deploymentStatus), supply));
    allowed(refusal);
    await replace(tx, id);
    await updateSubscription(tx, id, { updatedAt: clock.now() });
    return noContent;
  });
}
