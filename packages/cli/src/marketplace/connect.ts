import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { usageError } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import { readSecretText } from "../secret/read-secret.js";
import { readUrl } from "../url/read-url.js";
import { type Credentials, demoCustomerWithoutCard, type Part, readCredentials } from "./accounts.js";
import { isLoopback } from "./loopback.js";
import { defaultMarketplace, type MarketplaceOptions } from "./options.js";

/** The marketplace that a command talks to. */
export interface Connection {
  /** Its origin, without `/api`. */
  readonly url: string;
  readonly isLocal: boolean;
  /** A client that signs in as one part. */
  as(part: Part): Marketplace;
  /** A client of the customer who has no payment data; of the demo only. */
  asCustomerWithoutCard(): Marketplace;
}

/** The version of the interface that this program is written for. */
const apiVersion = "20250109";

/**
 * Reads where the marketplace is, and who calls. Nothing is sent yet.
 *
 * @throws CliError when the address, or the credentials, cannot be used.
 */
export async function connect(context: Context, options: MarketplaceOptions): Promise<Connection> {
  const { env } = context;
  const address = options.marketplace ?? env["SYNDIKIT_MARKETPLACE"] ?? defaultMarketplace;
  const url = readUrl(address, "the marketplace's address (--marketplace)");
  const isLocal = isLoopback(url.hostname);
  if (url.protocol === "http:" && !isLocal) {
    throw usageError(`${url.origin} would get your token unencrypted: use its https address.`);
  }
  const token = options.token === undefined ? undefined : await readSecretText(context, options.token);
  const client = (auth: Credentials): Marketplace =>
    createMarketplace({ baseUrl: address, apiVersion, auth, app: "syndikit" });
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
