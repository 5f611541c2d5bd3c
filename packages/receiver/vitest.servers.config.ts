import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import workspace from "../../vitest.config.js";

/** What needs real database servers. It is apart from the tests that run with Node alone. */
export default defineConfig({
  ...workspace,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["packages/receiver/test/servers/*.on-server.ts", "e2e/test/*/*.on-server.ts"],
    globalSetup: fileURLToPath(new URL("test/servers/start-servers.ts", import.meta.url)),
    testTimeout: 60_000,
  },
});
