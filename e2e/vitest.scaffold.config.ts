import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import workspace from "../vitest.config.js";

/** What installs whole projects. It is apart from the tests that need nothing but this repository. */
export default defineConfig({
  ...workspace,
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/test/scaffold/*.on-machine.ts"],
    globalSetup: fileURLToPath(new URL("test/scaffold/publish.ts", import.meta.url)),
    // Each takes most of a processor.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
