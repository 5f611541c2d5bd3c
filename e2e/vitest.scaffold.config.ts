import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { shared } from "../vitest.config.js";
import { SlowestFirst } from "../vitest.sequencer.js";

/** What installs whole projects. It is apart from the tests that need nothing but this repository. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    ...shared.test,
    include: ["e2e/test/scaffold/*.on-machine.ts"],
    globalSetup: fileURLToPath(new URL("test/scaffold/publish.ts", import.meta.url)),
    sequence: { sequencer: SlowestFirst },
    // One of them, the README's stories, waits for most of its time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
