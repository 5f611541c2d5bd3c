import { SubscriptionType, UserRole } from "@syndikit/contract";
import { raise } from "../../marketplace-error.js";
import type { Principal } from "../../principal.js";
import type { OrderRequest } from "./read-order.js";

/**
 * Checks what a role may order at all: a vendor tests with SANDBOX orders, a customer buys and tries.
 *
 * @throws MarketplaceError `actionForbidden`; `fieldInvalid` for a caller without a company to order for.
 */
export function assertMayOrder({ role, companyId }: Principal, { type }: OrderRequest): number {
  const sandbox = type === SubscriptionType.SANDBOX;
  if (role === UserRole.ROLE_VENDOR && !sandbox) raise("actionForbidden", { action: type, role });
  if (role === UserRole.ROLE_USER && sandbox) raise("actionForbidden", { action: type, role });
  return companyId ?? raise("fieldInvalid", { field: "buyer", reason: "you are not a member of a company" });
}
