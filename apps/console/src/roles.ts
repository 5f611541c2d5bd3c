import type { Role } from "@syndikit/contract";

interface RoleWords {
  readonly name: string;
  /** The people who have the role, in the plural. */
  readonly holders: string;
  /** A shorter name, for when space is tight. */
  readonly short: string;
  /** What somebody with this role does here. */
  readonly does: string;
}

/** The roles, in the words that the reader sees. */
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
