import { Seed } from "@syndikit/contract";
import { isPostgres } from "../config/values.js";
import { silentLog, systemClock, systemRandom } from "../ports.js";
import type { SharedStore } from "../store/postgres/open.js";
import type { ReferenceServerOptions } from "./options.js";

/** The database that ends with the process. */
export const IN_MEMORY = ":memory:";

export const DEFAULTS = {
  database: IN_MEMORY,
  durability: "full",
  seed: Seed.demo,
  sandbox: true,
  production: false,
  demoOnNetwork: false,
  environment: "staging",
  clock: systemClock,
  random: systemRandom,
  log: silentLog,
  allowPrivateTargets: [],
  shutdownTimeout: 8_000,
  requestsPerMinute: 5_000,
  failedLoginsPerMinute: 20,
  validateResponses: true,
} as const satisfies ReferenceServerOptions;

/** The options, with a value for each that has a default. */
export type Settings = ReferenceServerOptions & Required<Pick<ReferenceServerOptions, keyof typeof DEFAULTS>>;

/** With what other processes share, if any use the same database. */
export type StartSettings = Settings & { readonly shared?: SharedStore | undefined };

/** Whether there is a database file, next to which the key and the snapshots can lie. */
export function hasFile(database: string): boolean {
  return database !== IN_MEMORY && !isPostgres(database);
}
