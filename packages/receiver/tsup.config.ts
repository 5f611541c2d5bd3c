import { defineConfig } from "tsup";
import { emitDeclarations } from "../../tools/emit-declarations.js";

const entry = {
  index: "src/index.ts",
  fetch: "src/adapters/fetch.ts",
  node: "src/adapters/node.ts",
  express: "src/adapters/express.ts",
  fastify: "src/adapters/fastify.ts",
  hono: "src/adapters/hono.ts",
  lambda: "src/adapters/lambda.ts",
  otel: "src/otel/otel-hooks.ts",
  "store/conformance": "src/store/conformance.ts",
  "store/mysql": "src/store/mysql.ts",
  "store/postgres": "src/store/postgres.ts",
  "store/sqlite": "src/store/sqlite.ts",
};

export default defineConfig({
  entry,
  format: ["esm", "cjs"],
  dts: emitDeclarations(entry, { customConditions: [] }),
  clean: true,
  // One copy of each class, so that `instanceof` holds across the entries.
  splitting: true,
  // With chunks, tsup would write CommonJS that calls functions for each `?.` and `??`, and is 31 kB longer.
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  external: ["@opentelemetry/api", "better-sqlite3", /^node:/],
});
