import { defineConfig } from "vitest/config";

const conditions = ["@syndikit/source", "module", "node", "import", "default"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ["{packages,apps,tools,e2e,examples}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/templates/**"],
    testTimeout: 20_000,
  },
});
