import { usageError } from "../frame/cli-error.js";
import type { Io } from "../frame/io.js";

/** In which part a command calls the marketplace. */
export type Part = "vendor" | "customer" | "admin";

/** How an account signs in. */
export type Credentials =
  | { readonly token: string }
  | { readonly username: string; readonly password: string };

/** The accounts of the reference server's demo, for a marketplace on this machine. */
export const demoAccounts = {
  vendor: { username: "vendor", password: "vendor-demo" },
  customer: { username: "customer", password: "customer-demo" },
  admin: { username: "admin", password: "admin-demo" },
} as const satisfies Record<Part, Credentials>;

/** The customer of the demo who has no payment data. */
export const demoCustomerWithoutCard = {
  username: "customer2",
  password: "customer2-demo",
} as const satisfies Credentials;

/** The environment variables of each part; the vendor's have no name in them, being the usual ones. */
const variables = {
  vendor: "SYNDIKIT",
  customer: "SYNDIKIT_CUSTOMER",
  admin: "SYNDIKIT_ADMIN",
} as const satisfies Record<Part, string>;

/**
 * The credentials of a part: from the environment, or of the demo when the marketplace is on this machine.
 *
 * @throws CliError when there are none.
 */
export function readCredentials(part: Part, env: Io["env"], onThisMachine: boolean): Credentials {
  const prefix = variables[part];
  const { [`${prefix}_TOKEN`]: token, [`${prefix}_USER`]: username, [`${prefix}_PASSWORD`]: password } = env;
  if (token) return { token };
  if (username && password) return { username, password };
  if (username || password) {
    throw usageError(`${prefix}_USER and ${prefix}_PASSWORD go together: set both, or ${prefix}_TOKEN.`);
  }
  if (onThisMachine) return demoAccounts[part];
  throw usageError(
    `There is no ${part} to sign in as: set ${prefix}_TOKEN, or ${prefix}_USER and ${prefix}_PASSWORD.`,
  );
}
