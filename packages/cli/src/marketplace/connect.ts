import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { usageError } from "../frame/cli-error.js";
import type { Io } from "../frame/io.js";
import { DEFAULT_MARKETPLACE, type MarketplaceOptions } from "../frame/options.js";
import { readUrl } from "../frame/read-values.js";
import type { Context } from "../frame/verb.js";
import { isLoopback } from "../http/host.js";
import { readSecretText } from "../secret/read-secret.js";

/** The role in which a command calls the marketplace. */
type Part = "vendor" | "customer" | "admin";

interface Account {
  readonly username: string;
  readonly password: string;
}

type Credentials = { readonly token: string } | Account;

/** The accounts of the reference server's demo, for a marketplace on this machine. */
export const demoAccounts = {
  vendor: { username: "vendor", password: "vendor-demo" },
  customer: { username: "customer", password: "customer-demo" },
  admin: { username: "admin", password: "admin-demo" },
} as const satisfies Record<Part, Credentials>;

/** The demo's customer without payment data. */
export const demoCustomerWithoutCard = {
  username: "customer2",
  password: "customer2-demo",
} as const satisfies Credentials;

/** The prefix of each role's environment variables. The vendor is the usual role, so its variables name none. */
const variables = {
  vendor: "SYNDIKIT",
  customer: "SYNDIKIT_CUSTOMER",
  admin: "SYNDIKIT_ADMIN",
} as const satisfies Record<Part, string>;

/**
 * Reads a role's name and password from the environment; `undefined` when there are none.
 *
 * @throws {CliError} when one of the two is missing.
 */
export function readAccount(part: Part, env: Io["env"]): Account | undefined {
  const prefix = variables[part];
  const { [`${prefix}_USER`]: username, [`${prefix}_PASSWORD`]: password } = env;
  if (username && password) return { username, password };
  if (!username && !password) return undefined;
  throw usageError(`${prefix}_USER and ${prefix}_PASSWORD go together: set both, or neither.`);
}

/**
 * Reads a role's credentials from the environment. If the marketplace is on this machine, the default is the demo's
 * accounts.
 *
 * @throws {CliError} when there are none.
 */
function readCredentials(part: Part, env: Io["env"], onThisMachine: boolean): Credentials {
  const prefix = variables[part];
  const token = env[`${prefix}_TOKEN`];
  if (token) return { token };
  const account = readAccount(part, env);
  if (account !== undefined) return account;
  if (onThisMachine) return demoAccounts[part];
  throw usageError(
    `There is no ${part} to sign in as: set ${prefix}_TOKEN, or ${prefix}_USER and ${prefix}_PASSWORD.`,
  );
}

/** The marketplace that a command talks to. */
export interface Connection {
  /** Its origin, without `/api`. */
  readonly url: string;
  readonly isLocal: boolean;
  /** A client that signs in with one role. */
  as(part: Part): Marketplace;
  /** A client of the demo's customer without payment data. */
  asCustomerWithoutCard(): Marketplace;
}

/**
 * Reads the marketplace's address and the credentials. Nothing is sent yet.
 *
 * @throws {CliError} when the address, or the credentials, cannot be used.
 */
export async function connect(context: Context, options: MarketplaceOptions): Promise<Connection> {
  const { env, network } = context;
  const address = options.marketplace ?? env["SYNDIKIT_MARKETPLACE"] ?? DEFAULT_MARKETPLACE;
  const url = readUrl(address, "the marketplace's address (--marketplace)", DEFAULT_MARKETPLACE);
  const isLocal = isLoopback(url.hostname);
  if (url.protocol === "http:" && !isLocal) {
    throw usageError(`${url.origin} would get your token unencrypted: use its https address.`);
  }
  const token = options.token === undefined ? undefined : await readSecretText(context, options.token);
  const client = (auth: Credentials): Marketplace =>
    createMarketplace({ baseUrl: address, auth, app: "syndikit", fetch: network.fetch, allowHttp: isLocal });
  return {
    url: url.href.replace(/(\/api)?\/*$/, ""),
    isLocal,
    as: (part) =>
      client(part === "vendor" && token !== undefined ? { token } : readCredentials(part, env, isLocal)),
    asCustomerWithoutCard() {
      if (!isLocal)
        throw usageError("This story needs the demo's customer without a card: use a local marketplace.");
      return client(demoCustomerWithoutCard);
    },
  };
}
