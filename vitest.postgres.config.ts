import { defineConfig } from "vitest/config";
import { serverSetup, shared } from "./vitest.config.js";
import { buildPrograms, onPostgres } from "./vitest.long.config.js";

/** What `npm run test:postgres` runs: the reference server's own tests on PostgreSQL, and those of several replicas. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: "postgres",
    include: [...onPostgres, "apps/reference-server/**/*.test.ts"],
    exclude: [
      ...shared.test.exclude,
      "apps/reference-server/{test/!(replicas|postgres),src/!(store)}/**/*.long.test.ts",
      "apps/reference-server/src/*.long.test.ts",
      "**/*.soak.test.ts",
      "apps/reference-server/src/store/sqlite/**",
    ],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: [serverSetup, "apps/reference-server/src/test-support/on-postgres.ts"],
    globalSetup: [
      buildPrograms,
      "packages/receiver/test/servers/start-quick-postgres.ts",
      "packages/receiver/test/servers/start-crashing-postgres.ts",
    ],
  },
});
