import { type BillingItemQuantities, type SubscriptionBillingItem, toReference } from "@syndikit/contract";
import { entriesById, type Facts, type VersionChange } from "./change.js";

/** Quantities are a list with the identifier and the unit of each extra resource. */
export const change = {
  answers: {
    Subscription: { billingItems: ({ billingItems }, { facts }) => toList(billingItems, facts) },
    OrderDTO: { billingItems: ({ billingItems }, { facts }) => toList(billingItems, facts) },
  },
  reads: ["billingItem"],
} as const satisfies VersionChange;

function toList(quantities: BillingItemQuantities, { billingItem }: Facts): SubscriptionBillingItem[] {
  return entriesById(quantities, "billingItem").map(([id, value]) => {
    const { identifier, unit } = billingItem.get(id) ?? {};
    return {
      billingItem: { url: toReference("billingItem", id) },
      ...(identifier == null ? {} : { identifier }),
      ...(unit === undefined ? {} : { unit }),
      value,
    };
  });
}
