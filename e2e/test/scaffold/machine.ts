import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";

/** A machine on which nothing of this repository is installed. */
export interface Machine {
  /** An empty folder. */
  readonly folder: string;
  /** Makes npm use the registry with the packed packages, and a cache that is not the user's. */
  readonly env: Readonly<Record<string, string>>;
}

export async function openMachine(name: string): Promise<Machine> {
  const folder = join(inject("folder"), name);
  await mkdir(folder);
  return {
    folder,
    env: {
      npm_config_registry: inject("registry"),
      npm_config_cache: inject("cache"),
      // npm asks before it runs a new package.
      npm_config_yes: "true",
      npm_config_update_notifier: "false",
      // Uses packages that the tests of another machine have already downloaded.
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      // Gives up on a stalled connection and retries, long before the test gives up.
      npm_config_fetch_timeout: "60000",
      npm_config_better_sqlite3_binary_host: `${inject("registry")}/binaries`,
      NO_COLOR: "1",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  };
}
