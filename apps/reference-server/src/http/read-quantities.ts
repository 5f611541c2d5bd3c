import type { BillingItemQuantitiesInput } from "@syndikit/contract";
import type { Quantities } from "../domain/plan.js";
import { NONE, parseQuantity } from "../domain/quantity.js";
import { raise } from "../marketplace-error.js";
import { readKeyed } from "./keyed-references.js";

/**
 * Reads the quantities of extra resources. None of a resource is the same as leaving it out.
 *
 * @throws MarketplaceError for a key that is no reference to an extra resource.
 */
export function readQuantities(input: BillingItemQuantitiesInput | undefined, baseUrl: string): Quantities {
  const field = "billingItems";
  const entries = [...readKeyed(input, { resource: "billingItem", field, baseUrl })].map(([id, value]) => {
    const quantity = parseQuantity(value) ?? raise("fieldInvalid", { field, reason: "it is not a decimal" });
    return [id, quantity] as const;
  });
  return new Map(entries.filter(([, quantity]) => quantity !== NONE));
}
