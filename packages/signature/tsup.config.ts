import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/index.node.ts"],
  format: ["esm", "cjs"],
  dts: true,
  clean: true,
  splitting: false,
  sourcemap: true,
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  external: ["node:crypto"],
  esbuildOptions(options) {
    // The sources are in the package; four maps need not hold them again.
    options.sourcesContent = false;
  },
});
