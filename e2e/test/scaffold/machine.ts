import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";

/** A machine on which nothing of this repository is installed. */
export interface Machine {
  /** An empty folder. */
  readonly folder: string;
  /** Sends npm to the registry with the packed packages, and to a cache that is not the user's. */
  readonly env: Readonly<Record<string, string>>;
}

/** Prepares a machine. */
export async function openMachine(name: string): Promise<Machine> {
  const folder = join(inject("folder"), name);
  await mkdir(folder);
  return {
    folder,
    env: {
      npm_config_registry: inject("registry"),
      npm_config_cache: inject("cache"),
      // npm asks before it runs a package that is new to it.
      npm_config_yes: "true",
      npm_config_update_notifier: "false",
      // What another machine of these tests has downloaded is not asked for again.
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      // A connection that stalls is given up and made anew, long before the test gives up.
      npm_config_fetch_timeout: "60000",
      npm_config_better_sqlite3_binary_host: `${inject("registry")}/binaries`,
      NO_COLOR: "1",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  };
}
