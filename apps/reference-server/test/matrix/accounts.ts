import type { Role } from "@syndikit/contract";

/** The accounts: two customers of one company and one of another, two vendors, and an administrator. */
export const accounts = {
  customer: "ROLE_USER",
  colleague: "ROLE_USER",
  customer2: "ROLE_USER",
  vendor: "ROLE_VENDOR",
  vendor2: "ROLE_VENDOR",
  admin: "ROLE_ADMIN",
} as const satisfies Record<string, Role>;

/** An account of the matrix; its password is the name and `-demo`. */
export type Account = keyof typeof accounts;

export const accountNames = Object.keys(accounts).filter((name): name is Account => name in accounts);

export function accountsOf(role: Role): readonly Account[] {
  return accountNames.filter((account) => accounts[account] === role);
}
