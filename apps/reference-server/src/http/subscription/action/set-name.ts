import { type SubscriptionSetNamePatch, UserRole } from "@syndikit/contract";
import { updateSubscription } from "../../../ledger/subscription.js";
import { noContent } from "../../reply.js";
import { type Action, type ActionServices, theSubscription } from "./action.js";

/** Names the subscription. Once the customer has chosen a name, a vendor's is not taken any more. */
export async function setName(
  { store, clock }: ActionServices,
  action: Action<SubscriptionSetNamePatch>,
): Promise<typeof noContent> {
  const { role } = action.call.principal;
  return store.write(async (tx) => {
    const before = await theSubscription(tx, action);
    if (role === UserRole.ROLE_VENDOR && before.namedByCustomer) return noContent;
    const { name } = action.body;
    const namedByCustomer = before.namedByCustomer || role === UserRole.ROLE_USER;
    if (name === before.name && namedByCustomer === before.namedByCustomer) return noContent;
    await updateSubscription(tx, before.id, { name, namedByCustomer, updatedAt: clock.now() });
    return noContent;
  });
}
