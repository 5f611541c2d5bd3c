import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { shared } from "../../vitest.config.js";
import { SlowestFirst } from "../../vitest.sequencer.js";

/** What needs real database servers. It is apart from the tests that run with Node alone. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    ...shared.test,
    include: [
      "packages/receiver/test/servers/*.on-server.ts",
      "e2e/test/*/*.on-server.ts",
      "e2e/test/examples/own-queue.long.test.ts",
    ],
    globalSetup: fileURLToPath(new URL("test/servers/start-servers.ts", import.meta.url)),
    sequence: { sequencer: SlowestFirst },
  },
});
