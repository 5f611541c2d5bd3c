import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { SlowestFirst } from "./vitest.sequencer.js";

const source = "@syndikit/source";

const cache = (program: string): string =>
  fileURLToPath(new URL(`node_modules/.cache/${program}`, import.meta.url));

/** What all sizes of tests have in common. */
export const shared = {
  resolve: { conditions: [source, "node"] },
  // Not "module": that is a form which only bundlers can read, and Node loads dependencies itself.
  ssr: { resolve: { conditions: [source, "node"], externalConditions: [source] } },
  test: {
    // By itself vitest leaves one processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    exclude: ["**/node_modules/**", "**/dist/**", "**/templates/**", ".release/**"],
    sequence: { sequencer: SlowestFirst },
    // Deno and Bun keep what they have translated in the home folder otherwise.
    env: { DENO_DIR: cache("deno"), BUN_RUNTIME_TRANSPILER_CACHE_PATH: cache("bun") },
    // What one project has translated, the others take from a folder in node_modules: 350 to 390 seconds of a
    // processor instead of 443.
    experimental: { fsModuleCache: true },
  },
} satisfies ViteUserConfig;

const exclude = [...shared.test.exclude, "**/*.{long,soak}.test.ts"];

// A worker loads each source once, and not once for each test file: half of the processor's time. So no test may leave
// anything behind in a module. Each project has workers of its own, for what a worker has loaded it keeps.
const project = (name: string, folders: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`${folders}/**/*.test.ts`], exclude, isolate: false, setupFiles },
});

/** What is set up before the reference server's own tests. */
export const serverSetup = "apps/reference-server/src/test-support/refuse-nested-transactions.ts";

/** What `npm test` runs. What takes its time is `*.long.test.ts` or `*.soak.test.ts`, which have configurations of their own. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      project("server", "apps", [serverSetup]),
      project("crossing", "e2e"),
      project("tools", "packages/{cli,testing}", ["packages/testing/test/load-server.ts"]),
      // Looks at its promises, which the storages of other packages would leave marks on.
      project("sdk", "packages/sdk"),
      project("packages", "{docs,examples,tools,packages/!(cli|sdk|testing)}"),
    ],
  },
});
