import { defineConfig } from "tsup";

export default defineConfig({
  entry: { main: "src/start.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  // Each verb is a file of its own, so that help and completion load none of them.
  splitting: true,
  clean: true,
});
