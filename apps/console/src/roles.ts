import type { Role } from "@syndikit/contract";

interface RoleWords {
  readonly name: string;
  /** Those who have it. */
  readonly holders: string;
  /** Where there is little room. */
  readonly short: string;
  /** What somebody with it does here. */
  readonly does: string;
}

/** The roles, as the reader meets them. */
export const roleWords: Readonly<Record<Role, RoleWords>> = {
  ROLE_USER: {
    name: "Customer",
    holders: "customers",
    short: "Customer",
    does: "Orders, pays, and opens what was provisioned",
  },
  ROLE_VENDOR: {
    name: "Vendor",
    holders: "vendors",
    short: "Vendor",
    does: "Lists products, provisions, and reads why an event failed",
  },
  ROLE_ADMIN: {
    name: "Administrator",
    holders: "administrators",
    short: "Admin",
    does: "Moves the clock, breaks things on purpose, sees everything",
  },
};

export const isRole = (text: string | undefined): text is Role =>
  text !== undefined && Object.hasOwn(roleWords, text);
