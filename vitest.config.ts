import { availableParallelism } from "node:os";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { SlowestFirst } from "./vitest.sequencer.js";

const source = "@syndikit/source";

/** What every run of vitest in this repository has in common. */
export const shared = {
  resolve: { conditions: [source, "node"] },
  // Not "module": that is a form which only bundlers can read, and Node loads dependencies itself.
  ssr: { resolve: { conditions: [source, "node"], externalConditions: [source] } },
  test: {
    // By itself vitest leaves one processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // These end what hangs; they measure nothing. A busy machine takes many times as long as a free one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
} satisfies ViteUserConfig;

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ["{packages,apps,tools,e2e,examples}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/templates/**"],
    sequence: { sequencer: SlowestFirst },
  },
});
