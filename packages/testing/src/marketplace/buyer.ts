import { parseReference } from "@syndikit/contract";
import { type Api, createApi } from "./api.js";
import { type Account, accounts, type ClientOptions } from "./marketplace.js";
import { findOpen, payFor, type TestCardName } from "./pay.js";
import { type SubscriptionRef, subscriptionId } from "./subscription-handle.js";

/** What the buyer of a subscription does after the order. */
export interface Buyer {
  pay(subscription: SubscriptionRef, card?: TestCardName): Promise<void>;
  cancel(subscription: SubscriptionRef): Promise<void>;
}

/** Acts as whoever bought a subscription. */
export function createBuyer(admin: Api, clientFor: (account: Account) => ClientOptions): Buyer {
  async function open(ref: SubscriptionRef) {
    const subscription = await admin("subscriptionGet", { path: { id: subscriptionId(ref) } });
    const id = parseReference(subscription.buyer.url, "user") ?? 0;
    const { userName } = await admin("userGet", { path: { id } });
    const account = accounts.find((name) => name === userName);
    if (account === undefined)
      throw new TypeError(`${userName} is not a user of the demo. Use its own client.`);
    return { subscription, buyer: createApi(clientFor(account)) };
  }

  return {
    async pay(ref, card) {
      const { subscription, buyer } = await open(ref);
      await payFor(buyer, await findOpen(buyer, subscription.invoices), card);
    },
    async cancel(ref) {
      const { subscription, buyer } = await open(ref);
      await buyer("subscriptionPatch", { path: { id: subscription.id }, body: { action: "KILL" } });
    },
  };
}
