import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    fetch: "src/adapters/fetch.ts",
    node: "src/adapters/node.ts",
    express: "src/adapters/express.ts",
    fastify: "src/adapters/fastify.ts",
    hono: "src/adapters/hono.ts",
    lambda: "src/adapters/lambda.ts",
    otel: "src/otel/otel-hooks.ts",
    "store/postgres": "src/store/postgres.ts",
    "store/sqlite": "src/store/sqlite.ts",
  },
  format: ["esm", "cjs"],
  dts: { compilerOptions: { noCheck: true, customConditions: [] } },
  clean: true,
  // One copy of each class, so that `instanceof` holds across the entries.
  splitting: true,
  target: "es2022",
  platform: "neutral",
  external: ["@opentelemetry/api", "better-sqlite3", /^node:/],
});
