import { defineConfig } from "vitest/config";
import { shared } from "./vitest.config.js";

const servers = "{packages,e2e}/**/*.servers.long.test.ts";
const scaffold = "e2e/test/scaffold/*.long.test.ts";

/**
 * What `npm run test:long` runs: what kills processes, waits for real time, packs and installs, or needs servers.
 * Each project prepares what its own files need, and only when one of them is run.
 */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // Processes are started and time goes by in most of them: they leave a processor free now and then.
    maxWorkers: shared.test.maxWorkers + 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "long",
          include: ["{packages,apps,tools,e2e,examples}/**/*.long.test.ts"],
          exclude: [...shared.test.exclude, servers, scaffold],
        },
      },
      {
        extends: true,
        test: {
          name: "servers",
          include: [servers],
          globalSetup: "packages/receiver/test/servers/start-servers.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "scaffold",
          include: [scaffold],
          globalSetup: "e2e/test/scaffold/publish.ts",
          // npm installs a whole project in each of them.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
