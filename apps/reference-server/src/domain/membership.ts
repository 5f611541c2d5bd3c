import { UserRole } from "@syndikit/contract";
import { type Refusal, refuse } from "./refusal.js";

/** Sells products, or buys them. */
export type Membership = "VENDOR" | "CUSTOMER";

/** A user, and where it shall be a member. */
export interface MembershipFacts {
  readonly role: UserRole;
  readonly company: { readonly id: number; readonly kind: Membership } | null;
  /** A group of users; it lies in a customer company. */
  readonly group: { readonly companyId: number } | null;
}

/**
 * The kind of company that a role is a member of: what a caller reaches depends on its company, so a customer
 * must not sit in a vendor's. `null`: any kind.
 */
export function companyKindOf(role: UserRole): Membership | null {
  switch (role) {
    case UserRole.ROLE_VENDOR:
      return "VENDOR";
    case UserRole.ROLE_USER:
      return "CUSTOMER";
    default:
      return null;
  }
}

/** Decides whether a user can be where it shall be; `null` when it can. */
export function decideMembership({ role, company, group }: MembershipFacts): Refusal<"fieldInvalid"> | null {
  const kind = companyKindOf(role);
  if (company !== null && kind !== null && company.kind !== kind) {
    return refuse("fieldInvalid", { field: "company", reason: `${role} is not a member of such a company` });
  }
  if (group !== null && group.companyId !== company?.id) {
    return refuse("fieldInvalid", { field: "companyGroup", reason: "it is a group of another company" });
  }
  return null;
}
