import { defineConfig, type ViteUserConfig } from "vitest/config";
import { shared } from "./vitest.config.js";

/** Long ones that need a PostgreSQL under the reference server; `npm run test:postgres` runs them. */
export const onPostgres = [
  "apps/reference-server/{src/store/postgres,test/replicas,test/postgres}/*.long.test.ts",
];

/** Builds what long tests start as a program. */
export const buildPrograms = "tools/build-programs.ts";

/**
 * What `npm run test:long` and `npm run test:soak` run: what kills processes, waits for real time, packs and installs,
 * or needs servers. Each project prepares what its own files need, and only when one of them is run.
 */
export function configOf(size: "long" | "soak"): ViteUserConfig {
  const servers = `{packages,e2e}/**/*.servers.${size}.test.ts`;
  const packed = `e2e/test/{consumers,release,scaffold}/*.${size}.test.ts`;
  const replicas = "apps/reference-server/test/replicas/*.soak.test.ts";
  return {
    ...shared,
    test: {
      ...shared.test,
      // Processes are started and time goes by in most of them: they leave a processor free now and then.
      maxWorkers: shared.test.maxWorkers + 1,
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: size,
            include: [`{apps,bench,docs,e2e,examples,packages,tools}/**/*.${size}.test.ts`],
            exclude: [...shared.test.exclude, servers, ...onPostgres, replicas, packed],
            globalSetup: buildPrograms,
          },
        },
        {
          extends: true,
          test: {
            name: "servers",
            include: [servers],
            globalSetup: [buildPrograms, "packages/receiver/test/servers/start-servers.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "replicas",
            include: size === "soak" ? [replicas] : [],
            globalSetup: [buildPrograms, "packages/receiver/test/servers/start-quick-postgres.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "packed",
            include: [packed],
            globalSetup: [
              "e2e/test/scaffold/publish.ts",
              "packages/receiver/test/servers/start-quick-postgres.ts",
            ],
            // npm installs a whole project in most of them.
            testTimeout: 600_000,
            hookTimeout: 600_000,
          },
        },
      ],
    },
  };
}

export default defineConfig(configOf("long"));
