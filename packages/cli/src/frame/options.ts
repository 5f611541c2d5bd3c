import type { Command } from "commander";
import type { CommonOptions } from "./verb.js";

/** The environment variable with the secret that events are signed with. */
export const SECRET_VARIABLE = "SYNDIKIT_SECRET";

/** The option of every command that signs or verifies. */
export const secretOption = [
  "--secret <secret>",
  `the secret that events are signed with, or - to read it from standard input [${SECRET_VARIABLE}]`,
] as const;

/** The option of every command that writes a file. */
export const forceOption = [
  "--force",
  "keep a file that exists as <file>.before-<time>, instead of refusing it",
] as const;

/** The address of a local reference server. */
export const DEFAULT_MARKETPLACE = "http://127.0.0.1:8081";

/** The options of every command that calls the marketplace. */
export interface MarketplaceOptions extends CommonOptions {
  readonly marketplace?: string;
  readonly token?: string;
}

export function addMarketplaceOptions(command: Command): void {
  command
    .option("--marketplace <url>", `the marketplace's address [SYNDIKIT_MARKETPLACE, ${DEFAULT_MARKETPLACE}]`)
    .option(
      "--token <token>",
      "the vendor's token, or - to read it from standard input [SYNDIKIT_TOKEN, or SYNDIKIT_USER and SYNDIKIT_PASSWORD]",
    );
}
