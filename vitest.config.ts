import { defineConfig } from "vitest/config";

const source = "@syndikit/source";

export default defineConfig({
  resolve: { conditions: [source, "node"] },
  // Not "module": that is a form which only bundlers can read, and Node loads dependencies itself.
  ssr: { resolve: { conditions: [source, "node"], externalConditions: [source] } },
  test: {
    include: ["{packages,apps,tools,e2e,examples}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/templates/**"],
    testTimeout: 20_000,
  },
});
