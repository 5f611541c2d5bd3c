import { Seed } from "@syndikit/contract";
import { REQUESTS_PER_MINUTE, SHUTDOWN_TIMEOUT } from "../config/settings.js";
import { isPostgres } from "../config/values.js";
import { silentLog, systemClock, systemRandom } from "../ports.js";
import type { DryRunThread } from "../sandbox/dry-run.js";
import type { SharedStore } from "../store/postgres/open.js";
import type { ReferenceServerOptions } from "./options.js";

/** A database that only exists as long as the process. */
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
  shutdownTimeout: SHUTDOWN_TIMEOUT,
  requestsPerMinute: REQUESTS_PER_MINUTE,
  failedLoginsPerMinute: 20,
  validateResponses: true,
} as const satisfies ReferenceServerOptions;

/** The options, with defaults filled in. */
export type Settings = ReferenceServerOptions & Required<Pick<ReferenceServerOptions, keyof typeof DEFAULTS>>;

/** Also has what several processes on one database share, if there are several, and what a test gives. */
export type StartSettings = Settings & {
  readonly shared?: SharedStore | undefined;
  readonly dryRunThread?: DryRunThread | undefined;
};

/** Whether the database is a file, which can have the key and the snapshots next to it. */
export function hasFile(database: string): boolean {
  return database !== IN_MEMORY && !isPostgres(database);
}
